"""The game that is meant where one is asked for: a game itself, or what shows one, such as a `SmallWorld`."""

from __future__ import annotations

from typing import Protocol

from sw_widget.engine.checks import shown
from sw_widget.game.errors import ActionError
from sw_widget.game.game import Game


class ShowsGame(Protocol):
    """An object that shows a game."""

    @property
    def game(self) -> Game: ...


AnyGame = Game | ShowsGame


def game_of(
    given: AnyGame, path: str = "game", wanted: str = "a Game, or a SmallWorld that shows one"
) -> Game:
    """The game that is given, or shown by what is given; raises `ActionError` where there is none."""
    game = given if isinstance(given, Game) else getattr(given, "game", None)
    if not isinstance(game, Game):
        raise ActionError(path, f"must be {wanted}, not {shown(given)}")
    return game
