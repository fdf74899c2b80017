"""What the rulings say of the races and powers of Sky Islands, each shown once."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.support import SYMBOLS, VALLEY, act, at, board, check, expect, player, position

SKY = ("base", "sky_islands")


def islands() -> dict[str, Any]:
    """Ground a-b-c, and an isle of x, y and the pond w; its way up leads to x."""
    place = board("ab bc xy yw", a="hill border", b="forest", c="swamp", x="farmland", y="forest", w="lake")
    for id in "xyw":
        place["regions"][id]["island"] = "Lone Isle"
    return {**place, "links": {"beanstalk": "x"}}


def test_airborne_saves_two_tokens_on_the_first_turn_only() -> None:
    """R160."""
    held = {"b": at(1, "giants", 2)}
    players = [player("elves", "airborne", 6), player("giants", "hill")]
    check(position(VALLEY, players, held, packs=SKY), expect(cost={"b": 2}))
    check(position(VALLEY, players, {**held, "c": at(0, "elves")}, packs=SKY), expect(cost={"b": 4}))


def test_goldsmith_two_mines_and_three_other_regions() -> None:
    """R161."""
    held = {id: at(0, "ratmen") for id in "adbch"}
    check(
        position(SYMBOLS, [player("ratmen", "goldsmith"), player()], held, packs=SKY),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 6}),
    )


def test_khans_three_good_regions_and_two_others() -> None:
    """R162."""
    held = {id: at(0, "khans") for id in "abgce"}
    check(
        position(VALLEY, [player("khans", "stout"), player()], held, packs=SKY),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 6}),
    )


def test_escargots_are_paid_for_what_is_left_when_the_turn_begins() -> None:
    """R163."""
    held = {id: at(0, "escargots") for id in "abcd"}
    check(
        position(
            VALLEY,
            [player("escargots", "spirit"), player("giants", "swamp", 4)],
            {**held, "e": at(1, "giants")},
            packs=SKY,
            this_turn={"phase": "redeploy", "conquered": {"a": "empty"}},
        ),
        act("end_turn"),
        expect(score={"player": 0, "total": 0}, coins=[5, 5]),
        act("conquer", "d"),
        act("stop"),
        act("end_turn"),
        expect(coins=[8, 8]),
    )


def test_two_regions_of_scarecrows_bring_two_coins() -> None:
    """R164."""
    check(
        position(
            VALLEY,
            [player("elves", "stout", 6), player("scarecrows", "hill")],
            {"a": at(0, "elves"), "b": at(1, "scarecrows"), "c": at(1, "scarecrows")},
            packs=SKY,
        ),
        act("conquer", "b"),
        act("conquer", "c"),
        expect(coins=[7, 5]),
    )


def test_scavengers_on_own_ruins_are_paid_twice_and_hard_to_drive_out() -> None:
    """R165."""
    check(
        position(
            VALLEY,
            [player("scavengers", "spirit", 3, declined=["orcs"]), player("elves", "hill", 6)],
            {"a": at(0, "scavengers"), "b": at(0, "orcs"), "d": at(1, "elves")},
            packs=SKY,
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 3},
            regions={"b": {"race": "scavengers", "tokens": 3, "under": {"race": "orcs", "tokens": 1}}},
        ),
        expect(cost={"b": 6}),
    )


def test_an_island_is_held_by_scavengers_and_not_by_those_beneath() -> None:
    """R253."""
    check(
        position(
            islands(),
            [player("scavengers", "spirit", 6, declined=["orcs"]), player()],
            {"b": at(0, "scavengers"), "x": at(0, "orcs"), "y": at(0, "orcs")},
            packs=SKY,
            links={"beanstalk": "b"},
        ),
        act("conquer", "x"),
        act("conquer", "y"),
        act("stop"),
        act("redeploy", tokens={"b": 1, "x": 3, "y": 3}),
        act("end_turn"),
        expect(score={"player": 0, "lines": {"regions": 3, "declined": 2, "island": 1}}),
    )


def test_a_forest_with_three_elves_is_emptied() -> None:
    """R166."""
    check(
        position(
            VALLEY,
            [player("wendigos", "hill", 1), player("elves", "swamp")],
            {"a": at(0, "wendigos"), "c": at(1, "elves", 3), "e": at(1, "elves")},
            packs=SKY,
        ),
        act("use", "c", trait="wendigos"),
        expect(hand=[2, 2], cost={"c": 2}, regions={"c": None}),
    )


def test_between_two_cannons_a_region_of_six_costs_two() -> None:
    """R167."""
    check(
        position(
            VALLEY,
            [player("ratmen", "gunner", 2), player("giants", "hill")],
            {"b": at(0, "ratmen", cannon=1), "c": at(0, "ratmen", cannon=1), "d": at(1, "giants", 3)},
            packs=SKY,
        ),
        expect(cost={"d": 6}),
        act("use", "b", trait="gunner"),
        act("use", "c", trait="gunner"),
        expect(cost={"d": 2}),
    )


@pytest.mark.parametrize(("breaks", "coins"), [(False, [5, 8]), (True, [9, 5])])
def test_two_pacts_are_paid_by_one_side_or_the_other(breaks: bool, coins: list[int]) -> None:
    """R168."""
    turn = [act("conquer", "b")] if breaks else []
    check(
        position(
            VALLEY,
            [player("ratmen", "haggling"), player("giants", "swamp", 3)],
            {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "d": at(1, "giants")},
            packs=SKY,
        ),
        act("use", trait="haggling", player=1, count=2),
        act("stop"),
        act("end_turn"),
        *turn,
        act("stop"),
        act("redeploy", tokens={"b": 3, "d": 1} if breaks else {"d": 4}),
        act("end_turn"),
        expect(coins=coins),
    )


FOUR = [
    {"race": race, "power": power, "coins": 0}
    for race, power in (
        ("elves", "hill"),
        ("trolls", "forest"),
        ("dwarves", "commando"),
        ("humans", "merchant"),
    )
]


def test_three_combos_passed_over_are_three_coins() -> None:
    """R169."""
    check(
        position(
            VALLEY,
            [player(), player("ratmen", "racketeering")],
            {"b": at(1, "ratmen")},
            packs=SKY,
            column=FOUR,
            race_stack=[],
            power_stack=[],
        ),
        act("pick", slot=3),
        expect(coins=[2, 8]),
    )


def racketeers(regions: dict[str, Any], hand: int = 0) -> dict[str, Any]:
    return position(
        VALLEY,
        [player("ratmen", "racketeering", hand, coins=0), player("giants", "swamp")],
        {**regions, "e": at(1, "giants")},
        packs=SKY,
        column=FOUR,
        race_stack=[],
        power_stack=[],
    )


@pytest.mark.parametrize(("regions", "coins"), [({"b": at(0, "ratmen")}, 1), ({}, 0)])
def test_after_racketeers_the_lowest_combo_is_free_whether_they_held_land_or_not(
    regions: dict[str, Any], coins: int
) -> None:
    """R170, and R249 for a race that declines without a region."""
    check(
        racketeers(regions, 0 if regions else 5),
        act("decline"),
        act("stop"),
        act("end_turn"),
        act("pick", slot=3),
        expect(coins=[coins, 7]),
    )


def crash(power: str = "hill", **more: Any) -> dict[str, Any]:
    return position(
        VALLEY,
        [player("ratmen", "zeppelined", 4), player("giants", power)],
        {"a": at(0, "ratmen"), "g": at(1, "giants", 2), "h": at(1, "giants")},
        packs=SKY,
        dice=[0],
        **more,
    )


def test_a_crash_costs_each_side_a_token_and_closes_the_region_for_a_round() -> None:
    """R171."""
    check(
        crash(),
        act("conquer", "g", **{"with": ["zeppelin"]}),
        expect(hand=[3, 1], regions={"g": None}, why_not={"g": "immune"}),
        act("stop"),
        act("redeploy", tokens={"a": 4}),
        act("end_turn"),
        expect(why_not={"g": "immune"}),
        act("stop"),
        act("redeploy", tokens={"h": 2}),
        act("end_turn"),
        act("conquer", "g", error="not_adjacent"),
    )


def test_a_crash_drives_out_a_lost_tribe_and_a_token_goes_however_good_the_roll() -> None:
    """R247 for the Lost Tribe."""
    check(crash(), act("conquer", "f", **{"with": ["zeppelin"]}), expect(regions={"f": None}))
    check(
        position(
            VALLEY,
            [player("ratmen", "zeppelined", 4), player("giants", "hill")],
            {"a": at(0, "ratmen"), "g": at(1, "giants")},
            packs=SKY,
            dice=[3],
        ),
        act("conquer", "g", **{"with": ["zeppelin"]}),
        expect(hand=[3, 0], regions={"g": {"player": 0, "tokens": 1}}),
    )


def test_explorers_with_four_regions_below_and_two_above() -> None:
    """R172."""
    place = islands()
    place["regions"]["d"] = {"terrain": "hill", "border": True}
    place["edges"].append(["c", "d"])
    held = {id: at(0, "elves") for id in "abcdxy"}
    check(
        position(place, [player("elves", "exploring"), player()], held, packs=SKY, links={"beanstalk": "b"}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "lines": {"regions": 6, "exploring": 2, "island": 1}}),
    )


def test_without_islands_nobody_explores() -> None:
    """R239."""
    powers = {
        power for seed in range(12) for power in drawn(Game(players=["Ann", "Ben"], packs=SKY, seed=seed))
    }
    assert "goldsmith" in powers and "exploring" not in powers
    above = {
        power
        for seed in range(12)
        for power in drawn(Game(players=["Ann", "Ben", "Cleo"], packs=SKY, seed=seed))
    }
    assert "exploring" in above


def drawn(game: Game) -> set[str]:
    scenario = game.to_scenario()
    return {combo["power"] for combo in scenario["column"]} | set(scenario["power_stack"])


def test_a_cannon_that_was_fired_may_be_fired_on_the_next_turn_and_cannons_may_wait_in_hand() -> None:
    """R260."""
    check(
        position(
            VALLEY,
            [player("ratmen", "gunner", 2), player("giants", "hill")],
            {"b": at(0, "ratmen", cannon=1), "h": at(1, "giants")},
            packs=SKY,
        ),
        act("use", "b", trait="gunner"),
        act("stop"),
        act("place", marker="cannon", regions={}, error="bad_allocation"),
        act("redeploy", tokens={"b": 3}),
        act("end_turn"),
        act("stop"),
        act("end_turn"),
        act("use", "b", trait="gunner"),
        expect(cost={"c": 1}),
    )


def test_nobody_pays_more_for_pacts_than_there_is_and_they_are_handed_out_once() -> None:
    """R238."""
    held = {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "d": at(1, "giants")}
    poor = [player("ratmen", "haggling"), player("giants", "swamp", 3, coins=0)]
    check(
        position(VALLEY, poor, held, packs=SKY),
        act("use", trait="haggling", player=1, count=4),
        act("stop"),
        act("end_turn"),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 3, "d": 1}),
        act("end_turn"),
        expect(coins=[9, 0]),
    )
    check(
        position(VALLEY, [player("ratmen", "haggling"), player("giants", "swamp", 3)], held, packs=SKY),
        act("use", trait="haggling", player=1, count=4),
        act("decline", error="wrong_phase"),
        act("stop"),
        act("use", trait="haggling", player=1, count=1, error="already_used"),
    )


@pytest.mark.parametrize("forest", ["empty", "tribe"])
def test_an_empty_forest_will_do_and_a_lost_tribe_is_gone(forest: str) -> None:
    """R240."""
    held: dict[str, Any] = {"a": at(0, "wendigos")}
    if forest == "tribe":
        held["c"] = {"lost_tribe": 1}
    check(
        position(VALLEY, [player("wendigos", "hill", 1), player()], held, packs=SKY),
        act("use", "c", trait="wendigos"),
        expect(hand=[2, 0], regions={"c": None}),
    )


def test_escargots_in_decline_are_paid_at_the_end_from_the_turn_of_decline_on() -> None:
    """R241."""
    check(
        position(
            VALLEY,
            [player("escargots", "stout"), player()],
            {"a": at(0, "escargots"), "b": at(0, "escargots")},
            packs=SKY,
        ),
        act("decline"),
        expect(score={"player": 0, "lines": {"declined": 2}}),
    )


def test_what_takes_coins_from_a_region_of_escargots_takes_them_at_the_start() -> None:
    """R242."""
    check(
        position(
            VALLEY,
            [player("giants", "hill"), player("escargots", "goldsmith")],
            {"e": at(0, "giants"), "a": at(1, "escargots"), "b": at(1, "escargots")},
            packs=SKY,
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[6, 5], to_act={"player": 1, "phase": "start"}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 1, "total": 0}, coins=[6, 5]),
    )


def test_ruins_hold_their_region_again_when_scavengers_leave_it() -> None:
    """R245."""
    check(
        position(
            VALLEY,
            [player("scavengers", "stout"), player("giants", "hill", declined=["orcs"])],
            {
                "a": at(0, "scavengers", 2),
                "b": {**at(0, "scavengers"), "under": {"player": 1, "race": "orcs", "tokens": 1}},
                "e": at(1, "giants"),
            },
            packs=SKY,
        ),
        act("abandon", "b"),
        expect(regions={"b": {"player": 1, "race": "orcs", "tokens": 1, "in_decline": True}}),
    )


def test_a_dragon_is_used_up_where_a_skag_attack_waits() -> None:
    """R248."""
    check(
        position(
            VALLEY,
            [player("drakons", "stout", 4), player("skags", "hill")],
            {"a": at(0, "drakons"), "b": {**at(1, "skags", 3, loot_marker=1), "loot": "attack"}},
            packs=(*SKY, "spiders_web"),
        ),
        act("conquer", "b", **{"with": ["transformed_drakon"]}),
        expect(regions={"b": {"player": 1}}, hand=[2, 0]),
    )


def test_storm_giants_without_islands_come_in_by_the_edge() -> None:
    """R254."""
    check(
        position(VALLEY, [player("storm_giants", "stout", 5), player()], packs=SKY),
        expect(why_not={"d": "not_border", "h": None}),
        act("conquer", "h", **{"with": ["lightning_bolt"]}),
        expect(hand=[4, 0]),
    )


def test_emptying_a_forest_is_no_attack_but_peace_forbids_it() -> None:
    """R246."""
    held = {"a": at(0, "wendigos"), "c": at(1, "elves"), "e": at(1, "elves")}
    grand = (*SKY, "grand_dames")
    check(
        position(VALLEY, [player("wendigos", "peace_loving"), player("elves", "swamp")], held, packs=grand),
        act("use", "c", trait="wendigos"),
        act("stop"),
        act("redeploy", tokens={"a": 2}),
        act("end_turn"),
        expect(score={"player": 0, "lines": {"regions": 1, "peace_loving": 3}}),
    )
    check(
        position(
            VALLEY,
            [player("elves", "diplomat"), player("wendigos", "hill")],
            {"c": at(0, "elves"), "a": at(1, "wendigos")},
            packs=SKY,
        ),
        act("stop"),
        act("ally", player=1),
        act("end_turn"),
        act("use", "c", trait="wendigos", error="peace"),
    )


def test_homunculi_grow_even_where_the_pick_is_free() -> None:
    """R243."""
    homunculi = {"race": "homunculi", "power": "hill", "coins": 0, "tokens": 0}
    start = racketeers({"b": at(0, "ratmen")})
    check(
        {**start, "packs": [*SKY, "be_not_afraid"], "column": [homunculi, *FOUR[1:]]},
        act("decline"),
        act("stop"),
        act("end_turn"),
        act("pick", slot=3),
        expect(column=[{"race": "homunculi", "coins": 0, "tokens": 1}]),
    )


def test_a_crash_breaks_no_pact() -> None:
    """R247."""
    check(
        position(
            VALLEY,
            [player("giants", "haggling"), player("ratmen", "zeppelined", 4)],
            {"g": at(0, "giants"), "h": at(0, "giants"), "a": at(1, "ratmen")},
            packs=SKY,
            dice=[0],
        ),
        act("use", trait="haggling", player=1, count=2),
        act("stop"),
        act("end_turn"),
        act("conquer", "g", **{"with": ["zeppelin"]}),
        act("stop"),
        act("redeploy", tokens={"a": 4}),
        act("end_turn"),
        expect(coins=[5, 8]),
    )
