"""Great Brass Pipe, Fountain of Youth, Crypt of the Tomb-Raider."""

from __future__ import annotations

from tests.rules.below import CAVES, LINE, PACKS, duel, mine, theirs
from tests.rules.support import act, at, check, expect, player

GHOST = "tomb_raider_ghost"


def test_the_pipe_makes_all_regions_of_its_terrain_neighbours() -> None:
    """German compendium, Great Brass Pipe."""
    check(
        duel(CAVES, {"a": mine(great_brass_pipe=1)}),
        expect(why_not={"d": "not_adjacent"}, can={"conquer": ["b", "c", "e"]}),
        act("conquer", "e"),
        expect(can={"conquer": ["b", "c", "d", "f"]}),
    )


def test_the_pipe_does_not_serve_a_race_in_decline_or_another() -> None:
    check(
        duel(CAVES, {"a": mine(), "c": theirs(great_brass_pipe=1)}),
        expect(why_not={"e": "not_adjacent", "c": "not_adjacent"}),
    )


def test_the_fountain_brings_a_token_before_the_choice_to_decline() -> None:
    """German compendium, Fountain of Youth."""
    check(
        duel(LINE, {"a": mine(fountain_of_youth=1)}, hand=2),
        expect(hand=[3, 0], to_act={"player": 0, "phase": "start"}, tray={"ratmen": 9}),
    )


def test_the_fountain_brings_nothing_from_an_empty_tray_or_in_decline() -> None:
    check(duel(LINE, {"a": mine(fountain_of_youth=1)}, hand=12), expect(hand=[12, 0]))
    players = [player("ratmen", "alchemist", 2, declined=["elves"]), player("giants", "forest")]
    regions = {"a": {"player": 0, "race": "elves", "tokens": 1, "markers": {"fountain_of_youth": 1}}}
    check(duel(LINE, regions, players=players), expect(hand=[2, 0], tray={"elves": 10}))


def test_the_ghost_protects_a_region_of_anybody() -> None:
    """German compendium, Crypt of the Tomb-Raider."""
    check(
        duel(LINE, {"a": mine(crypt_of_the_tomb_raider=1), "c": mine(), "d": theirs()}, hand=0),
        act("stop"),
        act("place", marker=GHOST, regions={"a": 1}, error="bad_allocation"),
        act("place", marker=GHOST, regions={"e": 1}),
        act("place", marker=GHOST, regions={"c": 1, "b": 1}, error="marker_limit"),
        act("place", marker=GHOST, regions={"c": 1}),
        expect(regions={"c": {"markers": {GHOST: 1}}, "e": None}),
        act("end_turn"),
        expect(why_not={"c": "immune"}),
        act("stop"),
        act("end_turn"),
        act("stop"),
        act("place", marker=GHOST, regions={"b": 1}),
        expect(regions={"c": {"markers": {}}, "b": {"markers": {GHOST: 1}}}),
    )


def test_in_decline_the_ghost_stays_and_cannot_be_moved() -> None:
    regions = {
        "a": mine(crypt_of_the_tomb_raider=1),
        "c": mine(tomb_raider_ghost=1),
        "d": theirs(5),
        "e": theirs(),
    }
    check(
        duel(LINE, regions, hand=0),
        act("decline"),
        expect(why_not={"c": "immune"}, regions={"c": {"markers": {GHOST: 1}}}),
    )


def test_the_ghost_leaves_when_the_crypt_is_conquered() -> None:
    regions = {"c": theirs(), "d": mine(2), "b": theirs(crypt_of_the_tomb_raider=1)}
    regions["e"] = {"markers": {GHOST: 1}}
    check(
        duel(LINE, regions, hand=9),
        expect(why_not={"e": "immune"}),
        act("conquer", "c"),
        act("conquer", "b"),
        expect(regions={"e": None}, why_not={"e": None}),
        act("stop"),
        act("place", marker=GHOST, regions={"c": 1}),
        expect(regions={"c": {"markers": {GHOST: 1}}}),
    )


def test_slingmen_that_jump_to_the_pipe_are_paid_for_it() -> None:
    """They held no neighbour of it when they attacked."""
    regions = {"a": at(0, "slingmen"), "c": {"markers": {"great_brass_pipe": 1}}}
    check(
        duel(CAVES, regions, race="slingmen", packs=(*PACKS, "spiders_web")),
        act("conquer", "c"),
        expect(coins=[6, 5]),
        act("conquer", "b"),
        expect(coins=[6, 5]),
    )


def test_a_cannon_lowers_costs_through_the_pipe() -> None:
    """R335: whoever holds the Pipe has regions of its terrain for neighbours; e borders no cannon."""
    regions = {"a": at(0, "ratmen", great_brass_pipe=1, cannon=1), "e": theirs(2)}
    players = [player("ratmen", "gunner", 3), player("giants", "forest")]
    check(
        duel(CAVES, regions, players=players, packs=(*PACKS, "sky_islands")),
        expect(cost={"e": {"total": 4}}),
        act("use", "a", trait="gunner"),
        expect(cost={"e": {"total": 2, "lines": {"base": 2, "tokens": 2, "gunner": -2}}}),
    )
