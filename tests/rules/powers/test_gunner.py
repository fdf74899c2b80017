"""Gunner: two cannons that protect where they stand, and are fired or moved from the second turn on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

CANNON = {"cannon": 1}


def fire(region: str, error: str | None = None, **more: Any) -> Json:
    """Fire the cannon there."""
    return act("use", region, trait="gunner", **({} if error is None else {"error": error}), **more)


def put(error: str | None = None, **regions: int) -> Json:
    """Say where the cannons stand."""
    return act("place", marker="cannon", regions=regions, **({} if error is None else {"error": error}))


def battery(hand: int = 0, ben: Json | None = None, race: str = "ratmen", **more: Any) -> Json:
    """Ann's cannons in b and c; Ben in a and in the mountain d, both beside both, and in h."""
    ben = ben or player("orcs", "swamp")
    foe = ben["active"]["race"]
    gun = at(0, race, cannon=1)
    held = {"b": gun, "c": gun, "a": at(1, foe), "d": at(1, foe, 3), "h": at(1, foe)}
    regions = {**held, **more.pop("regions", {})}
    packs = (*PACKS, *more.pop("packs", ()))
    return position(VALLEY, [player(race, "gunner", hand), ben], regions, packs, **more)


def test_badge_brings_three_tokens() -> None:
    """Badge: 8 + 3 Ratmen."""
    check_badge_value("ratmen", "gunner", 11, 2, PACKS)


def test_both_are_put_down_when_the_first_turn_ends() -> None:
    """German compendium, Gunner: in two different regions of the race, and not fired before."""
    check(
        position(
            VALLEY, [player("ratmen", "gunner", 8), player("orcs", "swamp")], {"h": at(1, "orcs")}, PACKS
        ),
        act("conquer", "b"),
        act("conquer", "c"),
        fire("b", "bad_allocation"),
        put("wrong_phase", b=1, c=1),
        STOP,
        act("redeploy", tokens={"b": 4, "c": 4}),
        put("marker_limit", b=2),
        put("bad_allocation", b=1, d=1),
        put("unknown_region", b=1, z=1),
        put(b=1, c=1),
        END,
        expect(regions={"b": {"tokens": 4, "markers": CANNON}, "c": {"tokens": 4, "markers": CANNON}}),
    )


def test_three_are_too_many_and_none_is_allowed() -> None:
    """German compendium, Gunner: two in all; R260, whoever leaves them in hand may end the turn."""
    regions = {name: at(0, "ratmen") for name in "bce"}
    scenario = position(VALLEY, [player("ratmen", "gunner"), player()], regions, PACKS)
    check(scenario, STOP, put("marker_limit", b=1, c=1, e=1), END, expect(regions={"b": {"markers": {}}}))


@pytest.mark.parametrize(
    ("fired", "lines"),
    [
        ("", {"base": 2, "tokens": 3, "mountain": 1}),
        ("b", {"base": 2, "tokens": 3, "mountain": 1, "gunner": -2}),
        ("bc", {"base": 2, "tokens": 3, "mountain": 1, "gunner": -4}),
    ],
)
def test_two_tokens_less_for_each_cannon_that_was_fired(fired: str, lines: dict[str, int]) -> None:
    """R167: a region of six costs four beside one of them, and two beside both."""
    cost = sum(lines.values())
    check(
        battery(cost),
        *map(fire, fired),
        expect(cost={"d": {"total": cost, "lines": lines}}),
        act("conquer", "d"),
        expect(hand=[0, 2], tray={"orcs": 6}, regions={"d": {"player": 0, "tokens": cost}}),
    )


def test_never_less_than_one_token() -> None:
    """German compendium, Gunner: an empty hill beside both."""
    check(
        battery(1, regions={"a": None}),
        fire("b"),
        fire("c"),
        expect(cost={"a": {"total": 1, "lines": {"base": 2, "gunner": -4, "minimum": 3}}}),
        act("conquer", "a"),
        expect(hand=[0, 0]),
    )


def test_only_neighbours_are_cheaper() -> None:
    """German compendium, Gunner: f touches c and not b; e touches d, where no cannon stands."""
    check(
        battery(9),
        fire("b"),
        expect(cost={"f": 3}),
        fire("c"),
        expect(cost={"f": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "gunner": -2}}}),
        act("conquer", "d"),
        expect(cost={"e": {"total": 2, "lines": {"base": 2}}}),
    )


def test_other_discounts_are_added() -> None:
    """R003: Giants with a cannon on their mountain pay three less next to it."""
    giants = {"d": at(0, "giants", cannon=1), "b": at(0, "giants"), "c": at(0, "giants", cannon=1)}
    check(
        battery(1, race="giants", regions={**giants, "g": at(1, "orcs", 3)}),
        fire("d"),
        expect(cost={"g": {"total": 2, "lines": {"base": 2, "tokens": 3, "gunner": -2, "giants": -1}}}),
    )


def test_a_cannon_protects_its_region_fired_or_not() -> None:
    """German compendium, Gunner: no conquest, and no target for races and powers."""
    check(
        battery(0, player("sorcerers", "swamp", 9)),
        fire("b"),
        STOP,
        END,
        expect(why_not={"b": "immune", "c": "immune"}, cost={"b": None}),
        act("conquer", "b", by=1, error="immune"),
        act("attempt", "c", error="immune"),
        act("convert", "c", error="immune"),
    )


def test_wendigos_do_not_empty_a_cannons_forest() -> None:
    """German compendium, Gunner, and R095."""
    check(
        battery(0, player("wendigos", "swamp", 2), current=1),
        act("use", "c", trait="wendigos", error="immune"),
    )


def test_fired_or_moved_but_not_both() -> None:
    """German compendium, Gunner: each cannon by itself; what was moved leaves its region open."""
    check(
        battery(0, player("orcs", "swamp", 1), regions={"e": at(0, "ratmen")}),
        fire("b"),
        fire("b", "already_used"),
        fire("e", "bad_allocation"),
        STOP,
        put("bad_allocation", c=1, e=1),
        put(b=1, e=1),
        END,
        expect(
            regions={"b": {"markers": CANNON}, "c": {"markers": {}}, "e": {"markers": CANNON}},
            why_not={"b": "immune", "c": None, "e": "immune"},
        ),
    )


def test_it_may_be_fired_on_every_turn_and_each_time_anew() -> None:
    """R260: the discount ends with the turn."""
    check(
        battery(0),
        fire("b"),
        expect(cost={"a": 1}),
        STOP,
        END,
        act("stop", by=1),
        act("redeploy", tokens={"a": 1, "d": 3, "h": 1}),
        END,
        expect(cost={"a": 3}),
        fire("b", by=0),
        expect(cost={"a": {"total": 1, "lines": {"base": 2, "tokens": 1, "gunner": -2}}}),
    )


def test_when_and_by_whom() -> None:
    """German compendium, Gunner: for conquests of the own turn, by the race with this badge."""
    check(battery(), STOP, fire("b", "wrong_phase"))
    scenario = battery(regions={"b": at(0, "ratmen"), "c": at(0, "ratmen")})
    scenario["players"][0] = player("ratmen", "hill")
    check(scenario, fire("b", "wrong_phase"), STOP, put("wrong_phase", b=1))


def test_decline_takes_the_cannons_away() -> None:
    """Rulebook, Entering in decline: badge and pieces are given up, so the regions are open."""
    check(
        battery(ben=player("orcs", "swamp", 1)),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"b": {"in_decline": True, "markers": {}}, "c": {"in_decline": True, "markers": {}}},
            why_not={"b": None, "c": None},
            cost={"b": 3},
        ),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("gunner", PACKS)
