"""Scavengers: where they conquer a race in decline its tokens stay beneath theirs, defend and are paid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS, aloft
from tests.rules.powers.badges import END, STOP, idle, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, offer, player, position

SCAVENGER = at(0, "scavengers")


def over(owner: int, race: str, tokens: int = 1, scavengers: int = 1) -> Json:
    """Ann's Scavengers above tokens of a race in decline."""
    return {
        **at(0, "scavengers", scavengers),
        "under": {"player": owner, "race": race, "tokens": tokens},
    }


def ruins(hand: int = 3, ben: Json | None = None, power: str = "hill", **more: Any) -> Json:
    """Ann's Scavengers in c; Ben's declined Orcs in b beside them, and his active race in d."""
    ben = ben or player("giants", "swamp", declined=["orcs"])
    race = ben["active"]["race"]
    regions = {"c": SCAVENGER, "b": at(1, "orcs"), "d": at(1, race), **more.pop("regions", {})}
    packs = (*PACKS, *more.pop("packs", ()))
    return position(VALLEY, [player("scavengers", power, hand), ben], regions, packs, **more)


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Scavengers: six and the badge, eleven in the box."""
    check(
        offer(f"scavengers {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"scavengers": tray}),
    )


def test_tokens_in_decline_stay_and_defend() -> None:
    """German compendium, Scavengers: nothing goes to the tray, and the region costs one more."""
    check(
        ruins(),
        expect(cost={"b": 3}, tray={"orcs": 9}),
        act("conquer", "b"),
        expect(
            hand=[0, 0],
            tray={"orcs": 9},
            regions={"b": {"player": 0, "race": "scavengers", "tokens": 3, "in_decline": False}},
        ),
        expect(regions={"b": {"under": {"player": 1, "race": "orcs", "tokens": 1}}}),
        STOP,
        END,
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            cost={
                "b": {
                    "total": 2 + 3 + 1 - 1,
                    "lines": {"base": 2, "tokens": 3, "scavengers": 1, "giants": -1},
                }
            },
        ),
    )


def test_their_player_is_still_paid() -> None:
    """German compendium, Scavengers: for the regions in which both stand, at the end of his turn."""
    check(
        ruins(),
        act("conquer", "b"),
        STOP,
        END,
        *idle(1),
        expect(score={"player": 1, "total": 2, "lines": {"regions": 1, "declined": 1}}, coins=[7, 7]),
    )


def test_own_ruins_pay_twice_every_turn() -> None:
    """R165."""
    scenario = position(
        VALLEY,
        [player("scavengers", "underworld", 3, declined=["orcs"]), player("giants", "swamp")],
        {"c": SCAVENGER, "b": at(0, "orcs"), "h": at(1, "giants")},
        PACKS,
    )
    twice = {"player": 0, "total": 3, "lines": {"regions": 2, "declined": 1}}
    check(
        scenario,
        act("conquer", "b"),
        STOP,
        END,
        expect(score=twice, cost={"b": None}),
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"b": 1, "c": 3}),
        END,
        expect(score=twice, coins=[11, 6]),
    )


@pytest.mark.parametrize(("tokens", "cost"), [(1, 5), (3, 7)])
def test_each_token_beneath_counts(tokens: int, cost: int) -> None:
    """German compendium, Scavengers: one for each, here Ghouls; beneath they do not act (R245)."""
    ben = player("orcs", "swamp", declined=["ghouls"])
    check(
        ruins(2 + tokens, ben, regions={"b": at(1, "ghouls", tokens)}),
        act("conquer", "b"),
        expect(hand=[0, 0], tray={"ghouls": 10 - tokens}),
        STOP,
        act("redeploy", tokens={"b": 2, "c": 1 + tokens}),
        END,
        expect(
            to_act={"player": 1, "phase": "start"},
            cost={"b": {"total": cost, "lines": {"base": 2, "tokens": 2, "scavengers": tokens}}},
        ),
        act("stop"),
        END,
        expect(score={"player": 1, "total": 2, "lines": {"regions": 1, "declined": 1}}),
    )


def test_active_races_and_tribes_are_driven_out() -> None:
    """German compendium, Scavengers: only tokens in decline stay; R245, a Lost Tribe is no race."""
    check(
        ruins(8, regions={"d": at(1, "giants", 2), "e": at(1, "giants")}),
        act("conquer", "d"),
        act("conquer", "f"),
        expect(
            hand=[0, 1],
            tray={"giants": 11 - 3 + 1},
            regions={"d": {"player": 0, "tokens": 5}, "f": {"player": 0, "tokens": 3, "lost_tribe": 0}},
        ),
        STOP,
        END,
        expect(
            regions={"e": {"tokens": 2}},
            cost={"d": {"total": 8, "lines": {"base": 2, "tokens": 5, "mountain": 1}}},
        ),
    )


def test_another_conqueror_takes_all() -> None:
    """German compendium, Scavengers: the tokens beneath go, also where their own player is the conqueror."""
    ben = player("giants", "swamp", 4, declined=["orcs"])
    scenario = ruins(ben=ben, current=1, regions={"b": over(1, "orcs")})
    check(
        scenario,
        expect(
            cost={
                "b": {
                    "total": 3,
                    "lines": {"base": 2, "tokens": 1, "scavengers": 1, "giants": -1},
                }
            }
        ),
        act("conquer", "b"),
        expect(tray={"orcs": 10, "scavengers": 11 - 1 - 3}, regions={"b": {"player": 1, "race": "giants"}}),
        STOP,
        act("redeploy", tokens={"b": 4, "d": 1}),
        END,
        expect(score={"player": 1, "total": 2, "lines": {"regions": 2}}),
    )


def test_the_decline_of_the_scavengers_clears_the_ruins() -> None:
    """German compendium, Scavengers: what lay beneath is removed, and pays nobody any more."""
    scenario = ruins(0, regions={"b": over(1, "orcs")})
    check(
        scenario,
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"orcs": 10, "scavengers": 9},
            regions={"b": {"player": 0, "race": "scavengers", "tokens": 1, "in_decline": True}},
            cost={"b": {"total": 2, "lines": {"base": 2, "tokens": 1, "giants": -1}}},
        ),
        *idle(1),
        expect(score={"player": 1, "total": 1, "lines": {"regions": 1}}),
    )


def test_own_ruins_are_paid_once_in_decline() -> None:
    """German compendium, Scavengers, and R052: the race before leaves, beneath or not."""
    scenario = position(
        VALLEY,
        [player("scavengers", "underworld", declined=["orcs"]), player()],
        {"c": SCAVENGER, "b": over(0, "orcs"), "e": at(0, "orcs")},
        PACKS,
    )
    check(
        scenario,
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}, tray={"orcs": 10}),
    )


def test_the_next_decline_of_their_player_removes_them() -> None:
    """German compendium, Scavengers: nobody has two races in decline; the Scavengers stay."""
    scenario = ruins(0, current=1, regions={"b": over(1, "orcs", scavengers=2)})
    check(
        scenario,
        act("decline"),
        expect(
            score={"player": 1, "total": 1, "lines": {"declined": 1}},
            tray={"orcs": 10},
            regions={"b": {"player": 0, "race": "scavengers", "tokens": 2}},
        ),
    )


def test_scavengers_that_leave_uncover_them() -> None:
    """R245: the tokens hold the region again, and can be conquered once more."""
    check(
        ruins(3, regions={"b": over(1, "orcs")}),
        act("abandon", "b"),
        expect(
            hand=[4, 0],
            regions={"b": {"player": 1, "race": "orcs", "tokens": 1, "in_decline": True}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_a_scavenger_above_others_is_not_alone() -> None:
    """R245: Sorcerers convert the one in c, not the one in b."""
    ben = player("sorcerers", "swamp", 1, declined=["orcs"])
    scenario = ruins(0, ben, current=1, regions={"b": over(1, "orcs")})
    check(
        scenario,
        expect(can={"convert": ["c"]}),
        act("convert", "b", error="no_convert"),
    )


def test_goblins_find_a_race_in_decline_there() -> None:
    """R245: one less for them, and one more for the token beneath."""
    ben = player("goblins", "swamp", 1, declined=["orcs"])
    check(
        ruins(0, ben, current=1, packs=("cursed",), regions={"b": over(1, "orcs")}),
        expect(
            cost={
                "b": {"total": 3, "lines": {"base": 2, "tokens": 1, "scavengers": 1, "goblins": -1}},
                "c": 3,
            }
        ),
    )


def test_it_is_a_conquest_of_a_region_with_people() -> None:
    """R010 and Scavengers: Pillaging is paid for it."""
    check(
        ruins(power="pillaging"),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "pillaging": 1}}),
    )


def test_an_island_is_held_by_those_on_top() -> None:
    """R253: both players have their regions, and Ann alone the coin for the island."""
    check(
        aloft(
            [player("scavengers", "underworld"), player("giants", "swamp", declined=["orcs"])],
            {name: over(1, "orcs") for name in "xyz"} | {"a": at(1, "giants")},
            **on_offer("elves hill"),
        ),
        STOP,
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 3, "island": 1}}),
        *idle(1),
        expect(score={"player": 1, "total": 4, "lines": {"regions": 1, "declined": 3}}),
    )
