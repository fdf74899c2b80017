"""Slingmen: over one region into the next but one, and a coin for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP
from tests.rules.support import Json, act, at, board, check, expect, offer, player, position

PACKS = ("base", "spiders_web")
ROAD = board(
    "ab bc cd de ef",
    a="hill border",
    b="farmland",
    c="forest",
    d="mountain",
    e="swamp",
    f="farmland border",
)


def slingers(hand: int, power: str = "wealthy", ben: Json | None = None, **more: Any) -> Json:
    """Ann's Slingmen at one end of a road; a race that is not new is paid nothing for Wealthy."""
    regions = {"a": at(0, "slingmen"), **more.pop("regions", {})}
    return position(ROAD, [player("slingmen", power, hand), ben or player()], regions, PACKS, **more)


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 9, 1), ("flying", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Slingmen: five and the badge, ten in the box."""
    check(
        offer(f"slingmen {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"slingmen": tray}),
    )


def test_over_one_region_for_the_usual_cost() -> None:
    """R153: two steps away, not three; the coin comes at once and is no part of the score."""
    check(
        slingers(2),
        expect(
            cost={"c": {"total": 2, "lines": {"base": 2}}, "d": None},
            why_not={"c": None, "d": "not_adjacent"},
            can={"conquer": ["b", "c"], "attempt": []},
        ),
        act("conquer", "d", error="not_adjacent"),
        act("conquer", "c"),
        expect(coins=[6, 5], hand=[0, 0], regions={"b": None, "c": {"player": 0, "tokens": 2}}),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}, coins=[8, 5]),
    )


def test_a_neighbour_is_taken_for_nothing_extra() -> None:
    """German compendium, Slingmen: no region next to the target may be theirs; then it is no jump."""
    check(
        slingers(4),
        act("conquer", "b"),
        expect(coins=[5, 5]),
        act("conquer", "c"),
        expect(coins=[5, 5], hand=[0, 0]),
    )


def test_two_steps_by_one_way_and_one_by_another() -> None:
    """R153: what one of their regions touches is a neighbour, however far it is from the others."""
    check(
        position(
            board("ab bc ac cd", a="hill border", b="farmland", c="forest", d="hill"),
            [player("slingmen", "wealthy", 4), player()],
            {"a": at(0, "slingmen")},
            PACKS,
        ),
        act("conquer", "c"),
        expect(coins=[5, 5]),
        act("conquer", "d"),
        expect(coins=[5, 5]),
    )


def test_every_jump_pays() -> None:
    """German compendium, Slingmen: from where they landed they jump again."""
    check(
        slingers(4),
        act("conquer", "c"),
        expect(why_not={"e": None, "f": "not_adjacent"}),
        act("conquer", "e"),
        expect(coins=[7, 5], hand=[0, 0]),
    )


@pytest.mark.parametrize(("water", "reason"), [("lake", None), ("sea", "not_adjacent")])
def test_over_the_lake_but_not_over_the_sea(water: str, reason: str | None) -> None:
    """German compendium, Slingmen."""
    scenario = position(
        board("al lc ab cd", a="hill border", l=water, c="forest", b="farmland", d="farmland border"),
        [player("slingmen", "wealthy", 2), player()],
        {"a": at(0, "slingmen")},
        PACKS,
    )
    check(scenario, expect(why_not={"c": reason}))
    if reason is None:
        check(scenario, act("conquer", "c"), expect(coins=[6, 5], regions={"c": {"player": 0, "tokens": 2}}))
    else:
        check(scenario, act("conquer", "c", error=reason))


def test_a_sea_beside_a_way_by_land() -> None:
    """German compendium, Slingmen: over the land between it is no jump over the Sea."""
    check(
        position(
            board("as sc ab bc", a="hill border", s="sea border", b="farmland", c="forest"),
            [player("slingmen", "wealthy", 2), player()],
            {"a": at(0, "slingmen")},
            PACKS,
        ),
        act("conquer", "c"),
        expect(coins=[6, 5]),
    )


def test_water_stays_closed_but_to_seafaring_slingmen() -> None:
    """Rulebook, Seafaring: a Lake two steps away is to them like an empty region, to others water."""
    shore = board("ab bl lc", a="hill border", b="farmland", l="lake", c="forest")
    for power, steps in (
        ("wealthy", (act("conquer", "l", error="water"),)),
        ("seafaring", (act("conquer", "l"), expect(coins=[6, 5], regions={"l": {"player": 0, "tokens": 2}}))),
    ):
        check(
            position(shore, [player("slingmen", power, 2), player()], {"a": at(0, "slingmen")}, PACKS),
            *steps,
        )


def test_they_enter_like_others() -> None:
    """R013 and Slingmen: without a region there is nothing to jump from, and the entry is no jump."""
    check(
        position(ROAD, [player("slingmen", "wealthy", 4, first_turn=False), player()], {}, PACKS),
        expect(
            why_not={"b": "not_border", "c": "not_border", "e": "not_border"}, can={"conquer": ["a", "f"]}
        ),
        act("conquer", "f"),
        expect(coins=[5, 5], why_not={"d": "not_enough_tokens", "c": "not_adjacent"}),
    )


def test_after_leaving_everything_they_enter_again() -> None:
    """R018 and Slingmen."""
    check(slingers(3), act("abandon", "a"), expect(why_not={"c": "not_border"}, can={"conquer": ["a", "f"]}))


def test_the_final_attempt_may_be_a_jump() -> None:
    """Rulebook, Final Conquest Attempt, and Slingmen: the coin is for a conquest, not for a try."""
    check(
        slingers(1, dice=[1]),
        expect(chance={"c": "1/2"}, can={"conquer": [], "attempt": ["b", "c"]}),
        act("attempt", "c"),
        expect(coins=[6, 5], regions={"c": {"player": 0, "tokens": 1}}),
    )
    check(slingers(1, dice=[0]), act("attempt", "c"), expect(coins=[5, 5], regions={"c": None}, hand=[1, 0]))


def test_the_dragon_jumps_too() -> None:
    """Rulebook, benefits cumulate: it goes where they could go, and they are paid."""
    check(
        slingers(
            1,
            "dragon_master",
            player("trolls", "hill"),
            regions={"c": at(1, "trolls", 4), "f": at(1, "trolls")},
        ),
        act("conquer", "c", **{"with": ["dragon"]}),
        expect(
            coins=[6, 5], hand=[0, 3], regions={"c": {"player": 0, "tokens": 1, "markers": {"dragon": 1}}}
        ),
    )


def test_defenders_and_discounts_count_as_always() -> None:
    """Rulebook, Conquering a Region: tokens and a discount; of two Giants one is lost and one flees."""
    check(
        slingers(
            3, "commando", player("giants", "hill"), regions={"c": at(1, "giants", 2), "f": at(1, "giants")}
        ),
        expect(cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 2, "commando": -1}}}),
        act("conquer", "c"),
        expect(coins=[6, 5], hand=[0, 1], tray={"giants": 9}),
    )


def test_whoever_lies_between_does_not_matter() -> None:
    """R153: not even a hole in the ground stops a jump over it; it is no target itself."""
    check(
        slingers(
            2,
            ben=player("halflings", "hill"),
            regions={"b": at(1, "halflings", 3, hole=1), "f": at(1, "halflings")},
        ),
        expect(why_not={"b": "immune"}),
        act("conquer", "c"),
        expect(coins=[6, 5]),
    )


def test_the_own_declined_race_is_no_neighbour() -> None:
    """German compendium, Slingmen: it is Slingmen who may hold no region beside the target."""
    scenario = slingers(2, regions={"b": at(0, "orcs"), "d": at(0, "orcs")})
    scenario["players"][0] = player("slingmen", "wealthy", 2, declined=["orcs"])
    check(scenario, act("conquer", "c"), expect(coins=[6, 5], regions={"c": {"race": "slingmen"}}))


def test_heroes_and_peace_are_respected() -> None:
    """R095 and rulebook, Diplomat: a jump is a conquest like any other."""
    ben = player("giants", "heroic")
    check(
        slingers(5, ben=ben, regions={"c": at(1, "giants", hero=1)}),
        act("conquer", "c", error="immune"),
    )
    check(
        slingers(5, ben=player("giants", "diplomat", ally=0), regions={"c": at(1, "giants")}),
        act("conquer", "c", error="peace"),
    )


def test_no_coin_for_a_jump_into_skags() -> None:
    """R152, R153: the conquest failed; a Slingman is lost."""
    scenario = slingers(
        6, ben=player("skags", "swamp", 2), regions={"d": at(1, "skags")}, current=1, loot=["attack"]
    )
    check(
        scenario,
        act("conquer", "c"),
        STOP,
        END,
        act("conquer", "c", by=0),
        expect(
            coins=[5, 7],
            hand=[5, 0],
            tray={"slingmen": 4},
            regions={"c": {"player": 1, "tokens": 2, "markers": {}}},
        ),
    )


def test_slingmen_that_fly_are_paid_for_two_steps() -> None:
    """R227: however they come there; three steps away is no jump."""
    check(
        slingers(6, "flying"),
        act("conquer", "c"),
        expect(coins=[6, 5]),
        act("conquer", "f"),
        expect(coins=[6, 5], regions={"f": {"player": 0}}),
    )


def test_own_ghouls_do_not_jump() -> None:
    """Rulebook, The Races: the benefit is that of the race with this banner."""
    scenario = slingers(2, regions={"f": at(0, "ghouls", 5)})
    scenario["players"][0] = player("slingmen", "wealthy", 2, declined=["ghouls"])
    check(
        scenario,
        expect(why_not={"d": "not_adjacent", "e": None}),
        act("conquer", "e"),
        expect(coins=[5, 5]),
        STOP,
        act("conquer", "c"),
        expect(coins=[6, 5]),
    )


def test_nothing_of_it_in_decline() -> None:
    """Rulebook, Entering in decline: regions far apart are worth a coin each, as always."""
    check(
        slingers(0, regions={"c": at(0, "slingmen")}),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}, coins=[7, 5]),
    )
