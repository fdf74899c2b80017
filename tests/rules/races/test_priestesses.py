"""Priestesses: in decline one token of each region goes into an Ivory Tower that pays for each of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, offer, player, position

DAMES = ("base", "grand_dames")
STOP = act("stop")
END = act("end_turn")


def combos(*names: str) -> Json:
    """Only these combos are on offer."""
    column = [dict(zip(("race", "power"), name.split(), strict=True), coins=0) for name in names]
    return {"column": column, "race_stack": [], "power_stack": []}


def five_regions(power: str = "swamp", hand: int = 0, **more: Any) -> Json:
    """Ann's Priestesses hold a to e, two of them in a; Ben's Ratmen stand in g and h."""
    regions = {name: at(0, "priestesses") for name in "bcde"}
    return position(
        VALLEY,
        [player("priestesses", power, hand), player("ratmen", "hill", 7)],
        {"a": at(0, "priestesses", 2), **regions, "g": at(1, "ratmen"), "h": at(1, "ratmen")},
        packs=DAMES,
        **more,
    )


def tower(tokens: int, race: str = "ratmen", power: str = "swamp", hand: int = 8, **markers: int) -> Json:
    """Ann attacks from c; Ben's declined Priestesses have a tower in b, his Giants stand in g and h."""
    return position(
        VALLEY,
        [
            player(race, power, hand),
            player("giants", "hill", declined=[("priestesses", "fortified" if markers else None)]),
        ],
        {
            "c": at(0, race),
            "b": at(1, "priestesses", tokens, **markers),
            "g": at(1, "giants"),
            "h": at(1, "giants"),
        },
        packs=("base", "cursed", "grand_dames"),
    )


@pytest.mark.parametrize(
    ("power", "hand", "tray"), [("merchant", 6, 3), ("peace_loving", 8, 1), ("historian", 9, 0)]
)
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, numbers: four and the badge, nine in the box."""
    check(
        offer(f"priestesses {power}", packs=DAMES),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"priestesses": tray}),
    )


def test_active_priestesses_are_a_plain_race() -> None:
    """Rules summary, Priestesses: nothing happens before they decline."""
    check(
        five_regions(),
        STOP,
        act("redeploy", tokens={"a": 1, "b": 2, "c": 1, "d": 1, "e": 1}),
        END,
        expect(score={"player": 0, "total": 6, "lines": {"regions": 5, "swamp": 1}}),
    )


def test_a_tower_of_five_on_a_mountain() -> None:
    """R121: five coins each turn, and it costs 2 + 5 + 1; the other regions are left."""
    check(
        five_regions(hand=1, **combos("orcs forest", "elves flying", "humans commando")),
        act("decline", "d"),
        expect(
            score={"player": 0, "total": 5, "lines": {"priestesses": 5}},
            coins=[10, 5],
            tray={"priestesses": 4},
            hand=[0, 7],
            regions={
                "a": None,
                "b": None,
                "c": None,
                "d": {"player": 0, "race": "priestesses", "tokens": 5, "in_decline": True},
                "e": None,
            },
            cost={"d": {"total": 8, "lines": {"base": 2, "tokens": 5, "mountain": 1}}},
        ),
        act("stop", by=1),
        act("redeploy", tokens={"g": 8, "h": 1}),
        END,
        act("pick", slot=0, by=0),
        act("conquer", "a"),
        STOP,
        act("redeploy", tokens={"a": 9}),
        END,
        expect(score={"player": 0, "total": 6, "lines": {"regions": 1, "priestesses": 5}}),
    )


def test_where_the_tower_may_stand() -> None:
    """Rules summary, Priestesses: in one of their regions; which one must be said where there are several."""
    check(
        five_regions(),
        act("decline", error="bad_allocation"),
        act("decline", "f", error="bad_allocation"),
        act("decline", "g", error="bad_allocation"),
        act("decline", "z", error="unknown_region"),
        expect(can={"decline": True}, coins=[5, 5], regions={"a": {"tokens": 2, "in_decline": False}}),
        act("decline", "a"),
        expect(
            regions={"a": {"tokens": 5, "in_decline": True}, "b": None, "d": None}, tray={"priestesses": 4}
        ),
    )


def test_with_one_region_there_is_nothing_to_choose() -> None:
    """Rules summary, Priestesses: a tower of one token, however many stood there."""
    check(
        position(
            VALLEY,
            [player("priestesses", "hill", 2), player("ratmen", "swamp", 3)],
            {"b": at(0, "priestesses", 4), "h": at(1, "ratmen")},
            packs=DAMES,
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 1, "lines": {"priestesses": 1}},
            tray={"priestesses": 8},
            regions={"b": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_without_a_region_they_vanish() -> None:
    """Case format, Actions: a race that declines without a token on the map is gone at once."""
    check(
        position(
            VALLEY,
            [player("priestesses", "hill", 2, first_turn=False), player("ratmen", "swamp", 3)],
            {"h": at(1, "ratmen")},
            packs=DAMES,
        ),
        act("decline"),
        expect(score={"player": 0, "total": 0, "lines": {}}, tray={"priestesses": 9}, hand=[0, 3]),
    )


def test_a_tower_that_falls_is_lost_altogether() -> None:
    """R122: no token of it withdraws, and nobody is asked."""
    check(
        tower(4),
        expect(cost={"b": {"total": 6, "lines": {"base": 2, "tokens": 4}}}),
        act("conquer", "b"),
        expect(tray={"priestesses": 9}, hand=[2, 0], regions={"b": {"player": 0, "tokens": 6}}),
        STOP,
        act("redeploy", tokens={"b": 8, "c": 1}),
        END,
        expect(to_act={"player": 1, "phase": "start"}, hand_of={"priestesses": 0}),
        act("stop", by=1),
        END,
        expect(score={"player": 1, "total": 3, "lines": {"regions": 2, "hill": 1}}),
    )


def test_one_token_and_a_dragon_are_enough() -> None:
    """German compendium, Priestesses: a tower falls to enough tokens or to a dragon; all of it is lost."""
    check(
        tower(5, "humans", "dragon_master", 1),
        act("conquer", "b", **{"with": ["dragon"]}),
        expect(tray={"priestesses": 9}, hand=[0, 0], regions={"b": {"player": 0, "tokens": 1}}),
    )


def test_it_is_taken_like_any_other_declined_region() -> None:
    """Rules summary, Priestesses: no conversion, not even of a single token; Pillaging counts one region."""
    check(
        tower(1, "sorcerers", "swamp", 2),
        expect(can={"convert": []}),
        act("convert", "b", error="no_convert"),
    )
    check(
        tower(3, "orcs", "pillaging", 5),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "orcs": 1, "pillaging": 1}}),
    )


def test_the_own_next_race_may_storm_the_tower() -> None:
    """R009: own declined tokens defend like others, and all of them go to the tray."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5, declined=["priestesses"]), player()],
            {"c": at(0, "ratmen"), "b": at(0, "priestesses", 3)},
            packs=DAMES,
        ),
        expect(cost={"b": {"total": 5, "lines": {"base": 2, "tokens": 3}}}),
        act("conquer", "b"),
        STOP,
        END,
        expect(tray={"priestesses": 9}, score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_one_fortress_stays_under_the_tower() -> None:
    """Rules summary, Priestesses and Fortified: that of the chosen region; it defends, and pays no more."""
    scenario = position(
        VALLEY,
        [player("priestesses", "fortified"), player("ratmen", "hill", 8)],
        {
            "b": at(0, "priestesses", fortress=1),
            "c": at(0, "priestesses", fortress=1),
            "d": at(0, "priestesses"),
            "g": at(1, "ratmen"),
        },
        packs=DAMES,
    )
    check(
        scenario,
        act("decline", "c"),
        expect(
            score={"player": 0, "total": 3, "lines": {"priestesses": 3}},
            regions={"b": None, "c": {"tokens": 3, "markers": {"fortress": 1}}, "d": None},
        ),
    )
    check(
        scenario,
        act("decline", "d"),
        expect(
            regions={"c": None, "d": {"tokens": 3, "markers": {}}},
            cost={"d": {"total": 6, "lines": {"base": 2, "tokens": 3, "mountain": 1}}},
        ),
    )
    check(
        tower(3, fortress=1),
        expect(cost={"b": {"total": 6, "lines": {"base": 2, "tokens": 3, "fortress": 1}}}),
    )


def test_stout_priestesses_build_after_scoring() -> None:
    """Rules summary, Priestesses, with R102: the coins of the turn, then a tower that pays later."""
    check(
        five_regions("stout", **combos("orcs forest", "elves flying", "humans commando")),
        STOP,
        act("redeploy", tokens={"a": 2, "b": 1, "c": 1, "d": 1, "e": 1}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 5}}, coins=[10, 5]),
        act("decline", error="bad_allocation"),
        act("decline", "b"),
        expect(coins=[10, 5], regions={"a": None, "b": {"tokens": 5, "in_decline": True}, "c": None}),
        act("stop", by=1),
        act("redeploy", tokens={"g": 8, "h": 1}),
        END,
        act("pick", slot=0, by=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"priestesses": 5}}),
    )


def test_the_next_decline_removes_the_tower() -> None:
    """Rulebook, Entering in decline: with the next race that declines the older one leaves."""
    for power, stays in ((None, False), ("spirit", True)):
        check(
            position(
                VALLEY,
                [player("orcs", "hill", declined=[("priestesses", power)]), player("ratmen", "swamp")],
                {"b": at(0, "priestesses", 4), "c": at(0, "orcs", 2), "h": at(1, "ratmen")},
                packs=DAMES,
            ),
            act("decline"),
            expect(
                score={
                    "player": 0,
                    "total": 5 if stays else 1,
                    "lines": {"declined": 1, **({"priestesses": 4} if stays else {})},
                },
                tray={"priestesses": 5 if stays else 9},
                regions={"b": {"tokens": 4} if stays else None},
            ),
        )


def test_a_tower_at_sea() -> None:
    """Rules summary, Priestesses, with R099: Seafaring Priestesses may build it on water they hold."""
    check(
        position(
            COAST,
            [player("priestesses", "seafaring"), player("ratmen", "hill", 8)],
            {
                "s": at(0, "priestesses"),
                "a": at(0, "priestesses", 2),
                "b": at(0, "priestesses"),
                "g": at(1, "ratmen"),
            },
            packs=DAMES,
        ),
        act("decline", "s"),
        expect(
            score={"player": 0, "total": 3, "lines": {"priestesses": 3}},
            regions={"s": {"tokens": 3, "in_decline": True}, "a": None},
            why_not={"s": "water"},
        ),
    )


def test_hordes_are_no_stones_of_the_tower() -> None:
    """Rules summary, Hordes of: they disappear in decline, and a region held by them alone gives no token."""
    check(
        position(
            VALLEY,
            [player("priestesses", "hordes_of"), player("ratmen", "hill")],
            {"b": at(0, "priestesses"), "c": at(0, "priestesses", 0, horde=2), "h": at(1, "ratmen")},
            packs=("base", "cursed", "grand_dames"),
        ),
        act("decline", "b"),
        expect(
            score={"player": 0, "total": 1, "lines": {"priestesses": 1}},
            regions={"b": {"tokens": 1, "markers": {}}, "c": None},
            pieces=[{}, {}],
        ),
    )


def test_the_tokens_of_a_tower_break_a_tie() -> None:
    """R049: with equal coins the race tokens on the map decide, those in the tower included."""
    check(
        position(
            VALLEY,
            [player("orcs", "hill", declined=["priestesses"]), player("ratmen", "swamp", coins=8)],
            {"c": at(0, "priestesses", 3), "d": at(0, "orcs"), "b": at(1, "ratmen", 3)},
            packs=DAMES,
            turn=10,
        ),
        STOP,
        END,
        act("stop", by=1),
        act("redeploy", tokens={"b": 3}),
        END,
        expect(over=True, coins=[9, 9], winners=[0]),
    )
