"""Games to look back on, played once for all tests of this folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sw_widget import Game
from tests.games.careful_player import Careful

GOLDEN = Path(__file__).resolve().parents[1] / "games" / "golden"
NAMES = ("two_players", "three_players", "five_players")


@cache
def golden(name: str) -> Game:
    """A finished game that shows most of what can happen. Play nothing on it: others look at it, too."""
    return Game.load(GOLDEN / f"{name}.json")


def partly(players: int = 2, *, turn: int = 3, seed: int = 11) -> Game:
    """A game that has come to a turn, played by somebody careful."""
    game = Game(players=["Ann", "Ben", "Cleo", "Dan", "Eve"][:players], seed=seed)
    careful = Careful(game, "partly")
    while game.turn < turn:
        action = careful.choose()
        if action.kind == "end_turn":
            careful.settled.clear()
        game.play(action)
    return game
