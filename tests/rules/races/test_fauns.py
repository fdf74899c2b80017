"""Fauns: active regions that they take bring a token to them, and one to each who lost it."""

from __future__ import annotations

import pytest

from tests.rules.powers.badges import END, STOP
from tests.rules.support import VALLEY, act, at, check, expect, offer, player, position

PACKS = ("base", "royal_bonus")


@pytest.mark.parametrize(("power", "hand", "tray"), [("merchant", 7, 11), ("hill", 9, 9), ("flying", 10, 8)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Fauns: five and the badge, eighteen in the box."""
    check(
        offer(f"fauns {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"fauns": tray}),
    )


def test_three_active_regions_bring_three_to_both() -> None:
    """R139: the tokens are there when conquests end, and the victim puts his down with what fled."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 11), player("ratmen", "hill")],
            {
                "c": at(0, "fauns"),
                "b": at(1, "ratmen", 2),
                "d": at(1, "ratmen"),
                "a": at(1, "ratmen"),
                "g": at(1, "ratmen"),
                "h": at(1, "ratmen"),
            },
            PACKS,
        ),
        act("conquer", "b"),
        act("conquer", "d"),
        act("conquer", "a"),
        expect(hand=[0, 1], tray={"fauns": 6, "ratmen": 10}),
        STOP,
        expect(hand=[3, 4], tray={"fauns": 3, "ratmen": 7}),
        act("redeploy", tokens={"a": 3, "b": 4, "c": 4, "d": 4}),
        END,
        act("withdraw", by=1, tokens={"g": 1}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"g": 1, "h": 3}),
        expect(regions={"g": {"tokens": 2}, "h": {"tokens": 4}}),
    )


def test_nothing_for_other_regions() -> None:
    """Rules summary, Fauns: empty regions, tribes and races in decline do not count, nor do Ghouls."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 11), player("ratmen", "hill", declined=["ghouls"])],
            {"c": at(0, "fauns"), "d": at(1, "ghouls", 2), "h": at(1, "ratmen"), "g": at(1, "ghouls")},
            PACKS,
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        act("conquer", "d"),
        STOP,
        expect(hand=[1, 0], hand_of={"ghouls": 1}, tray={"fauns": 6}),
    )


def test_elves_grow() -> None:
    """R140: both Elves get away, and a third joins them."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 4), player("elves", "hill")],
            {"c": at(0, "fauns"), "b": at(1, "elves", 2), "g": at(1, "elves"), "h": at(1, "elves")},
            PACKS,
        ),
        act("conquer", "b"),
        STOP,
        expect(hand=[1, 3], tray={"elves": 6}),
    )


def test_an_empty_tray_gives_nothing() -> None:
    """R139: with all eleven Elves in play there is none to come; the Fauns grow all the same."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 4), player("elves", "hill")],
            {"c": at(0, "fauns"), "b": at(1, "elves", 2), "g": at(1, "elves", 9)},
            PACKS,
        ),
        act("conquer", "b"),
        STOP,
        expect(hand=[1, 2], tray={"elves": 0}),
    )


def test_the_tray_of_the_fauns_limits_them_alone() -> None:
    """R139: seventeen in play, two regions taken: one Faun comes, and two Ratmen."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 10), player("ratmen", "hill")],
            {"c": at(0, "fauns", 7), "b": at(1, "ratmen"), "a": at(1, "ratmen"), "h": at(1, "ratmen")},
            PACKS,
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        expect(hand=[10, 0], tray={"fauns": 1}),
        STOP,
        expect(hand=[11, 2], tray={"fauns": 0, "ratmen": 10}),
    )


def test_each_victim_has_his_own() -> None:
    """Rules summary, Fauns: two regions of Ben's and one of Cleo's."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 10), player("ratmen", "hill"), player("orcs", "forest")],
            {
                "c": at(0, "fauns"),
                "b": at(1, "ratmen"),
                "a": at(1, "ratmen"),
                "g": at(1, "ratmen"),
                "d": at(2, "orcs"),
                "h": at(2, "orcs"),
            },
            PACKS,
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        act("conquer", "d"),
        STOP,
        expect(hand=[3, 2, 1]),
        act("redeploy", tokens={"a": 3, "b": 3, "c": 4, "d": 4}),
        END,
        expect(
            regions={"g": {"tokens": 3}, "h": {"tokens": 2}},
            to_act={"player": 1, "phase": "start"},
            hand=[0, 0, 0],
        ),
    )


def test_a_victim_without_a_region_keeps_the_token_in_hand() -> None:
    """R019 and Fauns: driven off the map he still gets it, and enters with it."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 3), player("ratmen", "hill")],
            {"c": at(0, "fauns"), "b": at(1, "ratmen")},
            PACKS,
        ),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 4, "c": 1}),
        END,
        expect(to_act={"player": 1, "phase": "start"}, hand=[0, 1], tray={"ratmen": 12}),
    )


def test_the_final_attempt_counts() -> None:
    """Rules summary, Fauns: conquered with the die is conquered; tried in vain is not."""
    for die, fauns, ratmen in ((1, 1, 1), (0, 2, 0)):
        check(
            position(
                VALLEY,
                [player("fauns", "swamp", 2), player("ratmen", "hill")],
                {"c": at(0, "fauns"), "b": at(1, "ratmen"), "g": at(1, "ratmen"), "h": at(1, "ratmen")},
                PACKS,
                dice=[die],
            ),
            act("attempt", "b"),
            expect(hand=[fauns, ratmen], tray={"fauns": 15 - die}),
        )


def test_conquests_of_own_ghouls_do_not_count() -> None:
    """Rules summary, Fauns, and R041: what the Fauns took, not what their player took."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", declined=["ghouls"]), player("ratmen", "hill")],
            {"c": at(0, "ghouls", 4), "e": at(0, "fauns"), "b": at(1, "ratmen"), "h": at(1, "ratmen")},
            PACKS,
        ),
        act("conquer", "b"),
        STOP,
        STOP,
        expect(hand=[0, 0], tray={"fauns": 17, "ratmen": 12}),
    )


def test_pygmies_roll_and_gain() -> None:
    """R141: a lone Pygmy is lost, two come by the die, and one as for every victim."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 3), player("pygmies", "hill")],
            {"c": at(0, "fauns"), "b": at(1, "pygmies"), "g": at(1, "pygmies"), "h": at(1, "pygmies")},
            ("base", "be_not_afraid", "royal_bonus"),
            dice=[2],
        ),
        act("conquer", "b"),
        expect(hand=[0, 2]),
        STOP,
        expect(hand=[1, 3], tray={"pygmies": 6}),
    )


def test_pixies_that_gain_come_to_the_map() -> None:
    """Rules summary, Fauns and Pixies: only their own redeployment leaves one; those in hand stay there."""
    check(
        position(
            VALLEY,
            [player("fauns", "swamp", 3), player("pixies", "hill", 4)],
            {"c": at(0, "fauns"), "b": at(1, "pixies"), "g": at(1, "pixies")},
            ("base", "be_not_afraid", "royal_bonus"),
        ),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 4, "c": 1}),
        END,
        expect(hand=[0, 4], regions={"g": {"tokens": 2}}, tray={"pixies": 10}),
    )


def test_marauding_fauns_gain_for_both_waves() -> None:
    """R109 and Fauns: all regions of the turn count, when its conquests are over."""
    check(
        position(
            VALLEY,
            [player("fauns", "marauding", 3), player("orcs", "hill")],
            {"c": at(0, "fauns", 2), "b": at(1, "orcs"), "a": at(1, "orcs"), "h": at(1, "orcs")},
            ("base", "cursed", "royal_bonus"),
        ),
        act("conquer", "b"),
        STOP,
        expect(hand=[3, 0]),
        act("conquer", "a"),
        STOP,
        expect(hand=[2, 2]),
    )
