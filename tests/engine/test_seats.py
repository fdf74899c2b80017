"""Seats: players who do not pick, and players who win together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from sw_widget import Game, packs
from sw_widget.engine.definitions import Pack, Race, Seat
from sw_widget.engine.turn.scoring import places, winners
from tests.rules.support import board

ROAD = board("ab bc", a="hill border", b="farmland", c="swamp border")
TEAMS = (Seat(team=0), Seat(team=1), Seat(team=0), Seat(team=1))


def table(seats: tuple[Seat, ...], coins: list[int], **more: Any) -> Game:
    pack = Pack("pairs", races=(Race("newts", 5, 20), Race("geese", 5, 20)), seats={len(seats): seats})
    scenario = {
        "packs": ["pairs"],
        "board": ROAD,
        "players": [{"coins": n} for n in coins],
        "column": [],
        **more,
    }
    with patch.dict(packs._packs, {"pairs": pack}):
        return Game.from_scenario(scenario, needs_format=False)


@pytest.mark.parametrize(
    ("coins", "won"),
    [
        ([70, 50, 55, 60], [0, 2]),
        ([70, 66, 55, 55], [0, 2]),
        ([9, 9, 9, 9], [0, 1, 2, 3]),
        ([90, 20, 10, 30], [1, 3]),
    ],
)
def test_a_team_has_the_coins_of_its_poorer_player(coins: list[int], won: list[int]) -> None:
    assert winners(table(TEAMS, coins).position) == won


@pytest.mark.parametrize(
    ("coins", "expected"),
    [([70, 50, 55, 60], [1, 3, 1, 3]), ([9, 9, 9, 9], [1, 1, 1, 1]), ([90, 20, 10, 30], [3, 1, 3, 1])],
)
def test_partners_share_a_place(coins: list[int], expected: list[int]) -> None:
    assert places(table(TEAMS, coins).position) == expected


def test_whoever_is_not_ranked_comes_last() -> None:
    game = table((Seat(), Seat(), Seat(ranked=False)), [3, 4, 90])
    assert places(game.position) == [2, 1, 3] and winners(game.position) == [1]


def test_whoever_wins_at_once_wins_alone_and_the_others_lose_alike() -> None:
    game = table((Seat(), Seat(), Seat(ranked=False)), [3, 4, 0])
    game.position.notes["won", 2, ""] = 1
    assert places(game.position) == [2, 2, 1] and winners(game.position) == [2]


def test_without_teams_everybody_is_alone() -> None:
    assert winners(table((Seat(), Seat()), [3, 4]).position) == [1]


def test_a_seat_that_does_not_pick_goes_on_without_a_race() -> None:
    game = table((Seat(picks=False), Seat()), [5, 5])
    assert game.to_act == (0, "redeploy")
    game.play("end_turn")
    assert game.to_act == (1, "pick")


def test_a_seat_is_data() -> None:
    assert replace(Seat(), team=2) == Seat(team=2)
