"""Boards with islands, as public summaries and the rulings tell of them."""

from __future__ import annotations

from itertools import combinations

import pytest

from sw_widget import Board, Game
from tests.engine.test_islands import game, lines, steps

PACKS = ("base", "sky_islands")
NAMES = ("Ann", "Ben", "Cleo", "Dag", "Eve", "Fay")


def test_a_whole_island_brings_a_coin_and_its_water_is_not_needed() -> None:
    """R158."""
    assert lines(game({"x": "elves", "y": "elves"})) == {"regions": 2, "island": 1}
    assert lines(game({"x": "elves"})) == {"regions": 1}


@pytest.mark.parametrize(("players", "turns"), [(3, 10), (4, 9), (5, 8), (6, 8)])
def test_how_many_turns_are_played(players: int, turns: int) -> None:
    """R159."""
    for islands in ("two", "three"):
        assert Board(f"sky_islands/{players}p-{islands}").turns == turns


@pytest.mark.parametrize(
    ("race", "power", "enters"),
    [("halflings", "swamp", True), ("elves", "flying", True), ("elves", "swamp", False)],
)
def test_who_may_come_anywhere_may_begin_on_an_island(race: str, power: str, enters: bool) -> None:
    """R250."""
    new = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "packs": list(PACKS),
            "board": "sky_islands/3p-two",
            "players": [{"active": {"race": race, "power": power, "hand": 9}}, {}, {}],
        }
    )
    assert (new.why_not("conquer", region="s2") is None) == enters
    # Water is closed to them up there as it is below.
    assert new.why_not("conquer", region="s6") is not None


def test_where_the_ways_up_stand() -> None:
    """R251."""
    for seed in range(20):
        board = Game(NAMES, packs=PACKS, seed=seed).board.map
        for link in board.links:
            region = board.regions[link.foot]
            assert not region.border and not region.island and region.terrain not in ("sea", "lake")
        for one, other in combinations(board.feet, 2):
            assert steps(board, one, other) >= 3


@pytest.mark.parametrize(
    ("held", "coins"), [({"x": "orcs", "y": "orcs"}, 1), ({"x": "elves", "y": "orcs"}, 0)]
)
def test_one_race_must_hold_it_active_or_in_decline(held: dict[str, str], coins: int) -> None:
    """R252."""
    assert lines(game(held)).get("island", 0) == coins
