"""Wendigos: once a turn any forest is emptied, with the usual loss, and a Wendigo comes from the tray."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS, aloft
from tests.rules.powers.badges import END, STOP, idle
from tests.rules.support import VALLEY, Json, act, at, board, check, expect, offer, player, position


def empty(region: str, error: str | None = None, **more: Any) -> Json:
    """Name a forest."""
    return act("use", region, trait="wendigos", **({} if error is None else {"error": error}), **more)


def woods(ben: Json | None = None, hand: int = 2, power: str = "hill", **more: Any) -> Json:
    """Ann's Wendigos far away in h; Ben in the forest c with three tokens, and in a and b."""
    ben = ben or player("giants", "swamp")
    race = ben["active"]["race"]
    held = {"h": at(0, "wendigos"), "c": at(1, race, 3), "a": at(1, race), "b": at(1, race)}
    regions = {**held, **more.pop("regions", {})}
    packs = (*PACKS, *more.pop("packs", ()))
    return position(VALLEY, [player("wendigos", power, hand), ben], regions, packs, **more)


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 7), ("flying", 11, 6)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Wendigos: six and the badge, seventeen in the box."""
    check(
        offer(f"wendigos {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"wendigos": tray}),
    )


@pytest.mark.parametrize(("race", "total"), [("giants", 11), ("elves", 11)])
def test_one_is_lost_and_the_others_withdraw(race: str, total: int) -> None:
    """R166: anywhere on the map, and Elves are not spared."""
    check(
        woods(player(race, "swamp")),
        empty("c"),
        expect(hand=[3, 2], tray={race: total - 4, "wendigos": 17 - 4}, regions={"c": None}),
        STOP,
        act("redeploy", tokens={"h": 4}),
        END,
        expect(score={"player": 0, "total": 1}, to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", by=1, tokens={"a": 2}),
        expect(regions={"a": {"tokens": 3}, "b": {"tokens": 1}, "c": None}),
    )


def test_the_emptied_forest_is_conquered_as_usual() -> None:
    """R166: for two tokens, from next to it."""
    check(
        woods(regions={"d": at(0, "wendigos")}),
        expect(cost={"c": 5}),
        empty("c"),
        expect(cost={"c": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "c"),
        expect(hand=[1, 2], regions={"c": {"player": 0, "race": "wendigos", "tokens": 2}}),
    )
    check(woods(), empty("c"), act("conquer", "c", error="not_adjacent"))


def test_once_a_turn() -> None:
    """German compendium, Wendigos: and again on the next one."""
    grove = board("ab bc cd", a="hill border", b="forest", c="forest", d="swamp border")
    check(
        position(
            grove,
            [player("wendigos", "hill"), player("orcs", "swamp")],
            {"a": at(0, "wendigos"), "b": at(1, "orcs"), "c": at(1, "orcs"), "d": at(1, "orcs")},
            PACKS,
        ),
        empty("b"),
        empty("c", "already_used"),
        STOP,
        act("redeploy", tokens={"a": 2}),
        END,
        *idle(1),
        empty("c", by=0),
        expect(hand=[2, 0], regions={"b": None, "c": None}, tray={"orcs": 9, "wendigos": 14}),
    )


def test_the_new_token_fights_at_once() -> None:
    """German compendium, Wendigos: with two in hand and the new one a region of three can be paid."""
    check(
        woods(regions={"g": at(1, "giants")}),
        expect(why_not={"g": "not_enough_tokens"}),
        empty("c"),
        act("conquer", "g"),
        expect(hand=[0, 2], regions={"g": {"player": 0, "tokens": 3}}),
    )


def test_no_token_is_left_in_the_tray() -> None:
    """German compendium, Wendigos: one if there is one; the forest is emptied all the same."""
    check(
        woods(hand=16),
        expect(tray={"wendigos": 0}),
        empty("c"),
        expect(hand=[16, 2], tray={"wendigos": 0}, regions={"c": None}),
    )


def test_a_race_in_decline_only_loses_its_token() -> None:
    """German compendium, Wendigos: nothing withdraws."""
    ben = player("giants", "swamp", declined=["elves"])
    check(
        woods(ben, regions={"c": at(1, "elves"), "e": at(1, "elves")}),
        empty("c"),
        expect(hand=[3, 0], tray={"elves": 10}, regions={"c": None, "e": {"tokens": 1}}),
    )


@pytest.mark.parametrize("there", [{"lost_tribe": 1}, None])
def test_tribes_and_empty_forests(there: Json | None) -> None:
    """R240: a Lost Tribe is gone, and an empty forest is named for the token."""
    check(woods(regions={"c": there}), empty("c"), expect(hand=[3, 0], regions={"c": None}))


def test_before_the_first_conquest_and_on_an_island() -> None:
    """German compendium, Wendigos: on any of the boards, even for a race that stands on none."""
    check(
        aloft(
            [player("wendigos", "hill", 5), player("orcs", "swamp")],
            {"y": at(1, "orcs", 2), "z": at(1, "orcs")},
        ),
        empty("y"),
        expect(hand=[6, 1], tray={"orcs": 8}, regions={"y": None}),
    )


def test_a_mushroom_forest_is_a_forest() -> None:
    """German compendium, Wendigos: named beside it."""
    caves = board("ab bc", a="mud border", b="mushroom_forest", c="mining border")
    check(
        position(
            caves,
            [player("wendigos", "hill", 1), player("orcs", "swamp")],
            {"a": at(0, "wendigos"), "b": at(1, "orcs"), "c": at(1, "orcs")},
            (*PACKS, "underground"),
        ),
        empty("c", "bad_allocation"),
        empty("b"),
        expect(hand=[2, 0], tray={"orcs": 9}),
    )


@pytest.mark.parametrize(
    ("region", "error"), [("b", "bad_allocation"), ("c", "immune"), ("z", "unknown_region")]
)
def test_what_cannot_be_emptied(region: str, error: str) -> None:
    """R095, R240: no other land, and no forest that a hero guards."""
    ben = player("giants", "heroic")
    check(woods(ben, regions={"c": at(1, "giants", 3, hero=1)}), empty(region, error), expect(hand=[2, 0]))


def test_not_their_own_forest() -> None:
    """R240."""
    check(woods(regions={"c": at(0, "wendigos")}), empty("c", "own_region"))


def test_the_forest_of_the_race_before_may_be_named() -> None:
    """R240: any but their own; the Orcs in decline of the same player are another race."""
    scenario = woods(regions={"c": at(0, "orcs")})
    scenario["players"][0] = player("wendigos", "hill", 2, declined=["orcs"])
    check(scenario, empty("c"), expect(hand=[3, 0], tray={"orcs": 10}, regions={"c": None}))


def test_walls_do_not_outlast_their_people() -> None:
    """R166: whatever stood there, the forest costs two now; lair and fortress are gone."""
    ben = player("trolls", "fortified")
    check(
        woods(ben, regions={"c": at(1, "trolls", 2, fortress=1), "d": at(0, "wendigos")}),
        expect(cost={"c": 6}),
        empty("c"),
        expect(cost={"c": {"total": 2, "lines": {"base": 2}}}),
    )


def test_shrubmen_are_safe_among_trees() -> None:
    """R143, R240: their forests are protected, also in decline."""
    ben = player("giants", "swamp", declined=["shrubmen"])
    check(woods(ben, packs=("royal_bonus",), regions={"c": at(1, "shrubmen")}), empty("c", "immune"))


def test_a_diplomat_forbids_it() -> None:
    """R246: peace holds against it."""
    scenario = woods(player("giants", "diplomat", ally=0))
    check(scenario, empty("c", "peace"))


def test_it_is_no_attack() -> None:
    """R246: Peace-Loving Wendigos keep their three coins."""
    check(
        woods(hand=1, power="peace_loving", packs=("grand_dames",)),
        empty("c"),
        STOP,
        act("redeploy", tokens={"h": 3}),
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 1, "peace_loving": 3}}, coins=[9, 5]),
    )


def test_what_lies_beneath_scavengers_goes_along() -> None:
    """R245: one Scavenger is lost, one withdraws, and the Orc beneath is gone."""
    stack = {**at(1, "scavengers", 2), "under": {"player": 1, "race": "orcs", "tokens": 1}}
    ben = player("scavengers", "swamp", declined=["orcs"])
    check(
        woods(ben, regions={"c": stack}),
        empty("c"),
        expect(hand=[3, 1], tray={"orcs": 10, "scavengers": 11 - 3}, regions={"c": None}),
    )


def test_when_it_is_done() -> None:
    """German compendium, Wendigos: in the conquests of their own turn, while they are active."""
    check(
        woods(regions={"g": at(1, "giants")}, hand=3),
        act("conquer", "g"),
        empty("c"),
        STOP,
        empty("c", "wrong_phase"),
    )
    check(woods(), STOP, empty("c", "wrong_phase"))
    scenario = woods()
    scenario["players"][0] = player("orcs", "hill", 3, declined=["wendigos"])
    check(scenario, empty("c", "wrong_phase"))
    check(
        woods(hand=0),
        act("decline"),
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}),
        empty("c", "wrong_phase", by=1),
    )
