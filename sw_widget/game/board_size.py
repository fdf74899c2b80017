"""The largest board of the editor and of a lesson, where a user waits for it to be drawn."""

from __future__ import annotations

from sw_widget.engine.checks import Problem
from sw_widget.game.game import Game

MOST_REGIONS = 65
"""So many has the largest printed board. On a larger one nobody finds their way."""


def check_size(game: Game, path: str) -> None:
    """Refuse a board that is too large; a game alone may have a larger one."""
    regions = len(game.position.rules.board.regions)
    if regions > MOST_REGIONS:
        raise Problem(path, f"has {regions} regions, here it may have {MOST_REGIONS} at most")
