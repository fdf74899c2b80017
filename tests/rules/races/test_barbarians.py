"""Barbarians: where they fought they stay; what has no region waits for the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, offer, player, position

PACKS = ("base", "be_not_afraid")


def alone(hand: int, tokens: int = 1, power: str = "swamp", **more: Any) -> Json:
    """Ann's Barbarians in the forest; Ben's Giants far away."""
    return position(
        VALLEY,
        [player("barbarians", power, hand), player("giants", "hill")],
        {"c": at(0, "barbarians", tokens), "h": at(1, "giants")},
        PACKS,
        **more,
    )


@pytest.mark.parametrize(("power", "hand", "tray"), [("merchant", 11, 3), ("hill", 13, 1), ("flying", 14, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Barbarians: nine and the badge, fourteen in the box."""
    check(
        offer(f"barbarians {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"barbarians": tray}),
    )


def test_they_stay_where_they_fought() -> None:
    """R124: no redeployment, not even of tokens that took part in nothing."""
    check(
        alone(6, 3),
        act("conquer", "d"),
        act("conquer", "a"),
        STOP,
        act("redeploy", tokens={"a": 3, "c": 3, "d": 3}, error="wrong_phase"),
        act("redeploy", tokens={"a": 3, "c": 1, "d": 3}, error="wrong_phase"),
        expect(hand=[2, 0]),
        END,
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 3}},
            hand=[2, 0],
            regions={"a": {"tokens": 3}, "c": {"tokens": 1}, "d": {"tokens": 3}},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_next_turn_they_are_readied_as_ever() -> None:
    """R125: what waited off the map joins what is taken up again, all but one a region."""
    check(
        alone(6, 3),
        act("conquer", "d"),
        act("conquer", "a"),
        STOP,
        END,
        *idle(1),
        act("conquer", "b", by=0),
        expect(hand=[4, 0], regions={"a": {"tokens": 1}, "b": {"tokens": 2}, "d": {"tokens": 1}}),
    )


def test_a_failed_attempt_sends_them_off_the_map() -> None:
    """R125: the tokens of the attempt wait in hand, and go to no region."""
    check(
        position(
            VALLEY,
            [player("barbarians", "swamp", 2), player("ratmen", "hill")],
            {"c": at(0, "barbarians"), "b": at(1, "ratmen", 3)},
            PACKS,
            dice=[1],
        ),
        act("attempt", "b"),
        act("redeploy", tokens={"c": 3}, error="wrong_phase"),
        END,
        expect(
            hand=[2, 0],
            regions={"c": {"tokens": 1}, "b": {"player": 1, "tokens": 3}},
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
        ),
    )


def test_a_successful_attempt_holds_the_region() -> None:
    """Rules summary, Barbarians: only a failed attempt leaves tokens over."""
    check(
        position(
            VALLEY,
            [player("barbarians", "swamp", 2), player("ratmen", "hill")],
            {"c": at(0, "barbarians"), "b": at(1, "ratmen", 3), "h": at(1, "ratmen")},
            PACKS,
            dice=[3],
        ),
        act("attempt", "b"),
        END,
        expect(hand=[0, 0], regions={"b": {"player": 0, "tokens": 2}, "c": {"tokens": 1}}),
    )


def test_a_failed_entry() -> None:
    """R025 and R125: without any region they wait as well."""
    check(
        position(VALLEY, [player("barbarians", "swamp", 1), player("giants", "hill")], {}, PACKS, dice=[0]),
        act("attempt", "b"),
        END,
        expect(hand=[1, 0], score={"player": 0, "total": 0, "lines": {}}),
    )


def driven_out(hand: int = 0) -> Json:
    """Ben's Orcs attack four of Ann's Barbarians."""
    return position(
        VALLEY,
        [player("barbarians", "swamp", hand), player("orcs", "hill", 6)],
        {
            "a": at(0, "barbarians"),
            "b": at(0, "barbarians", 4),
            "c": at(0, "barbarians"),
            "d": at(1, "orcs"),
        },
        PACKS,
        current=1,
    )


def test_survivors_withdraw_at_the_end_of_the_enemys_turn() -> None:
    """R126: one is lost, three go to other regions; the ban is for their own turn."""
    check(
        driven_out(),
        act("conquer", "b"),
        expect(hand=[3, 0], tray={"barbarians": 9}),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "withdraw"}),
        act("withdraw", by=0, tokens={"a": 1, "c": 2}),
        expect(hand=[0, 0], regions={"a": {"tokens": 2}, "c": {"tokens": 3}}),
    )


def test_those_off_the_map_do_not_come_along() -> None:
    """R126 and R125: only what fled is put down, the others wait for their own turn."""
    check(
        driven_out(2),
        act("conquer", "b"),
        STOP,
        END,
        act("withdraw", by=0, tokens={"a": 5}, error="bad_allocation"),
        act("withdraw", by=0, tokens={"a": 3}),
        expect(
            hand=[2, 0],
            regions={"a": {"tokens": 4}, "c": {"tokens": 1}},
            to_act={"player": 0, "phase": "start"},
        ),
        act("conquer", "f"),
        expect(hand=[2, 0]),
    )


@pytest.mark.parametrize(
    ("power", "marker", "where"),
    [
        ("heroic", "hero", {"c": 1, "b": 1}),
        ("fortified", "fortress", {"b": 1}),
        ("bivouacking", "encampment", {"b": 4, "c": 1}),
    ],
)
def test_markers_are_placed_all_the_same(power: str, marker: str, where: dict[str, int]) -> None:
    """Rules summary, Barbarians: troops may not be moved; what is no troop may."""
    check(
        alone(3, power=power),
        act("conquer", "b"),
        STOP,
        act("place", marker=marker, regions=where),
        END,
        expect(hand=[1, 0], regions={name: {"markers": {marker: n}} for name, n in where.items()}),
    )


def test_peace_can_be_made() -> None:
    """Rules summary, Barbarians, and rulebook, Diplomat: the ally is named as ever."""
    check(
        position(
            VALLEY,
            [player("barbarians", "diplomat", 1), player("giants", "hill", 4)],
            {"c": at(0, "barbarians"), "b": at(1, "giants")},
            PACKS,
        ),
        STOP,
        act("ally", player=1),
        END,
        expect(why_not={"c": "peace"}, hand=[1, 4]),
    )


def test_declined_ghouls_of_the_same_player_redeploy() -> None:
    """Rules summary, Barbarians: the ban is theirs alone. What was readied and not used stays in hand."""
    check(
        position(
            VALLEY,
            [player("barbarians", "swamp", declined=["ghouls"]), player()],
            {"a": at(0, "ghouls", 4), "g": at(0, "barbarians", 3)},
            PACKS,
        ),
        act("conquer", "b"),
        STOP,
        STOP,
        act("redeploy", tokens={"g": 3}, error="wrong_phase"),
        act("redeploy", race="ghouls", tokens={"a": 3, "b": 1}),
        END,
        expect(
            hand=[2, 0],
            hand_of={"ghouls": 0},
            regions={"a": {"tokens": 3}, "b": {"tokens": 1}, "g": {"tokens": 1}},
        ),
    )


def test_in_decline_they_are_like_others() -> None:
    """Rulebook, Entering in decline: one a region stays, those off the map go to the tray."""
    check(
        position(
            VALLEY,
            [player("barbarians", "hill", 3), player("giants", "swamp")],
            {"b": at(0, "barbarians", 2), "c": at(0, "barbarians", 4), "h": at(1, "giants")},
            PACKS,
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            hand=[0, 0],
            tray={"barbarians": 12},
            regions={"b": {"tokens": 1, "in_decline": True}, "c": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_marauding_barbarians_are_taken_up_between_the_waves() -> None:
    """R109 and Barbarians: that is no redeployment; after the second wave they stay."""
    check(
        position(
            VALLEY,
            [player("barbarians", "marauding", 5), player("orcs", "hill")],
            {"c": at(0, "barbarians"), "h": at(1, "orcs")},
            ("base", "cursed", "be_not_afraid"),
        ),
        act("conquer", "b"),
        act("conquer", "d"),
        STOP,
        expect(hand=[3, 0]),
        act("conquer", "f"),
        STOP,
        END,
        expect(hand=[0, 0], regions={"b": {"tokens": 1}, "d": {"tokens": 1}, "f": {"tokens": 3}}),
    )
