"""Where a race may go: the edge and the shore, neighbours, links, water, anywhere; and what forbids it."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.engine.conditions import symbol, terrain, water
from sw_widget.engine.definitions import Marker
from tests.engine.made_up_packs import play, reachable, table, why_not
from tests.every_effect import (
    ConquersInDecline,
    EnterAnywhere,
    Linked,
    NamesAlly,
    PlacesAll,
    ReachAnywhere,
    StandOn,
)
from tests.rules.below import LINE, duel, mine
from tests.rules.support import board

SHIELD = Marker("shield", in_box=2, protects=True)
LAND = terrain("hill", "farmland", "mountain", "swamp", "forest")

#   s --- a --- b     s is a sea at the edge, m one inside; only z touches the edge itself
#         |
#   z --- c --- m --- d
SHORE = board(
    "sa ab ac zc cm md bd", s="sea border", a="hill", b="hill", c="hill", d="hill", m="sea", z="hill border"
)


def test_entry_by_the_edge_or_the_shore_of_a_sea_at_the_edge() -> None:
    """The shore of a sea that does not touch the edge (d) is no way in; nor is the water itself."""
    assert reachable(table(SHORE)) == "az"
    assert why_not(table(SHORE), "conquer d") == "not_border"
    assert why_not(table(SHORE), "conquer s") == "water"


def test_entry_anywhere_is_about_entering_only() -> None:
    game = table(race=[EnterAnywhere()])
    assert reachable(game) == "abcde"
    play(game, "conquer d")
    assert reachable(game) == "ce"


def test_neighbours_of_what_is_held() -> None:
    game = table(regions={"b": "newts"})
    assert reachable(game) == "ac"
    assert why_not(game, "conquer b") == "own_region"
    assert why_not(game, "conquer d") == "not_adjacent"
    assert why_not(game, "conquer l") == "water"


def test_standing_on_water() -> None:
    assert reachable(table(race=[StandOn(water)], regions={"b": "newts"})) == "acl"
    assert reachable(table(SHORE, race=[StandOn(water)])) == "saz"
    assert reachable(table(SHORE, race=[StandOn(terrain("lake"))])) == "az"


def test_reaching_anywhere_of_a_kind() -> None:
    assert reachable(table(race=[ReachAnywhere(LAND)], regions={"a": "newts"})) == "bcde"
    assert reachable(table(race=[ReachAnywhere(LAND)])) == "abcde"
    assert reachable(table(race=[ReachAnywhere(symbol("mine"))], regions={"a": "newts"})) == "bd"
    assert reachable(table(race=[ReachAnywhere(symbol("mine"))])) == "ade"


def test_reaching_anywhere_does_not_make_land_of_water() -> None:
    game = table(race=[ReachAnywhere()], regions={"a": "newts"})
    assert reachable(game) == "bcde" and why_not(game, "conquer l") == "water"
    assert reachable(table(race=[ReachAnywhere(), StandOn(water)], regions={"a": "newts"})) == "bcdel"


def test_links_join_regions_once_one_of_them_is_held() -> None:
    game = table(race=[Linked(symbol("cavern"))], regions={"a": "newts"})
    assert reachable(game) == "b"
    play(game, "conquer b")
    assert reachable(game) == "ce"


def test_two_links_are_two_networks() -> None:
    links = [Linked(symbol("cavern")), Linked(symbol("mine"))]
    assert reachable(table(race=links, regions={"d": "newts"})) == "ce"
    assert reachable(table(race=links, regions={"b": "newts"})) == "ace"


def test_links_do_not_help_to_enter() -> None:
    inside = board("ab bc", a="hill border", b="hill", c="hill cavern")
    assert reachable(table(inside, race=[Linked(symbol("cavern"))])) == "a"


def test_a_marker_that_protects() -> None:
    game = table(
        other=[PlacesAll("shield")], markers=(SHIELD,), regions={"b": "newts", "c": "geese 1 shield=1"}
    )
    assert reachable(game) == "a" and why_not(game, "conquer c") == "immune"


def test_what_protects_against_enemies_does_not_bind_ones_own() -> None:
    game = table(
        race=[PlacesAll("shield")],
        old=[ConquersInDecline()],
        markers=(SHIELD,),
        regions={"b": "moles 5", "c": "newts 1 shield=1", "a": "newts"},
    )
    assert reachable(game) == "ac"


@pytest.mark.parametrize("converted", [False, True])
def test_peace_binds_the_ally_only(converted: bool) -> None:
    """The second player's race has made peace with the first player, or with nobody."""
    seats = [
        {"active": {"race": "newts", "power": "brisk", "hand": 5}},
        {"active": {"race": "geese", "power": "dull"}, "ally": 0 if converted else None},
    ]
    game = table(other_power=[NamesAlly()], seats=seats, regions={"b": "newts", "c": "geese"})
    assert reachable(game) == ("a" if converted else "ac")
    assert why_not(game, "conquer c") == ("peace" if converted else None)


def test_peace_covers_active_races_only() -> None:
    """Neither the regions in decline of the one who made it, nor attacks by a race in decline."""
    seats = [
        {
            "active": {"race": "newts", "power": "brisk", "hand": 5},
            "declined": [{"race": "moles", "power": None}],
        },
        {
            "active": {"race": "geese", "power": "dull"},
            "declined": [{"race": "toads", "power": None}],
            "ally": 0,
        },
    ]
    game = table(
        old=[ConquersInDecline()],
        other_power=[NamesAlly()],
        seats=seats,
        regions={"b": "moles 4", "a": "toads", "c": "geese", "d": "newts", "e": "geese"},
    )
    assert reachable(game) == "ac"
    play(game, "stop")
    assert why_not(game, "conquer c") == "peace" and why_not(game, "conquer e") == "peace"


def test_abandoning_all_regions_means_entering_again() -> None:
    game = table(regions={"c": "newts 3"})
    play(game, "abandon c")
    assert reachable(game) == "ae"


def test_conquest_ends_abandoning() -> None:
    game = table(regions={"b": "newts", "c": "newts"})
    play(game, "conquer a")
    assert why_not(game, "abandon c") == "wrong_phase"


def test_no_region_is_a_neighbour_of_itself() -> None:
    """Not even where a link joins it to others; two linked regions are neighbours of each other."""
    game = Game.from_scenario({"format": "sw-scenario/1"} | duel(LINE, {"a": mine(great_brass_pipe=1)}))
    view, race = game.position, game.position.active[0]
    for asked in (view.adjacent, view.beside):
        assert view.rules.board.ids(asked(race, 0b1)) == ["b", "d"]
        assert view.rules.board.ids(asked(race, 0b1001)) == ["a", "b", "c", "d", "e"]
