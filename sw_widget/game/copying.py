"""A plain copy of a game: nothing is drawn anew, and nothing that changes is shared."""

from __future__ import annotations

from sw_widget.game.game import Game


def copy_of(game: Game, language: str | None = None) -> Game:
    """The same game once more, perhaps in another language. That of a what-if is a game of its own, which
    knows no origin.
    """
    with game.lock:
        other = Game.from_position(game._loaded, language or game.language)
        other.names, other.title, other.text = game.names, game.title, game.text
        other.hidden = game.hidden
        other._dice = None if game._dice is None else game._dice.copy()
        other._rolled = game._rolled
        other._log, other._undone, other._first = game._log[:], game._undone[:], game._first
        other._history = None if game._history is None else game._history.copy()
        other._move_to(game.position.clone())
    return other
