"""Playouts: many games for their results alone, the same as those of `Game`."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game, ScenarioError, playouts
from sw_widget.explore.bots import GreedyBot
from sw_widget.explore.playouts import Playout


def by_hand(players: int, seed: int, **made_with: object) -> Playout:
    """A random game through `Game`, with log and undo."""
    names = [f"Player {number}" for number in range(1, players + 1)]
    game, rng = Game(names, seed=seed, **made_with), Random(seed)  # type: ignore[arg-type]
    while not game.over:
        game.play(game.legal.sample(rng))
    return Playout(seed, tuple(game.coins), tuple(game.winners), game.turn, game.steps)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_as_they_do_in_a_game(players: int) -> None:
    assert playouts(4, players, seed=20) == [by_hand(players, seed) for seed in range(20, 24)]


@pytest.mark.parametrize(
    "packs", [["base", "be_not_afraid", "cursed"], ["base", "sky_islands"], ["underground"]]
)
def test_so_do_those_with_other_packs_where_others_roll_too(packs: list[str]) -> None:
    assert playouts(6, 3, packs=packs) == [by_hand(3, seed, packs=packs) for seed in range(6)]


def test_board_and_roles_are_those_of_a_game() -> None:
    made_with = {"packs": ["base", "necromancer"], "roles": {"Player 2": "necromancer"}}
    assert playouts(2, 3, **made_with) == [by_hand(3, seed, **made_with) for seed in range(2)]  # type: ignore[arg-type]
    assert playouts(2, board="base/3p") == [by_hand(2, seed, board="base/3p") for seed in range(2)]


def test_a_longer_row_begins_with_the_shorter_one() -> None:
    ended = playouts(5, seed=3)
    assert ended[:2] == playouts(2, seed=3)
    assert [game.seed for game in ended] == [3, 4, 5, 6, 7]
    assert len({game.coins for game in ended}) > 1
    for game in ended:
        assert all(game.coins[player] == max(game.coins) for player in game.winners)
        assert game.turns == 10 and game.actions > 40


def test_bots_play_for_all_or_for_one_each() -> None:
    alike = playouts(1, bot="greedy")
    assert alike == playouts(1, bot=GreedyBot()) == playouts(1, bot=["greedy", GreedyBot()])
    [mixed] = playouts(1, bot=["greedy", "random"])
    assert mixed.winners == (0,) and mixed != alike[0]


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"games": 0}, "games"),
        ({"players": 7}, "players"),
        ({"players": 3, "bot": ["greedy"]}, "bot"),
        ({"bot": "gready"}, "bot"),
        ({"packs": ["bass"]}, "packs.0"),
        ({"seed": "x"}, "seed"),
    ],
)
def test_what_is_wrong_is_named(wrong: dict[str, object], path: str) -> None:
    with pytest.raises(ValueError, match=path):
        playouts(**{"games": 1, **wrong})  # type: ignore[arg-type]
    if path != "bot":
        with pytest.raises(ScenarioError):
            playouts(**{"games": 1, **wrong})  # type: ignore[arg-type]
