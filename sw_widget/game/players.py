"""Players as people name them: by their number at the table, counted from 0."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine.checks import shown, whole
from sw_widget.game.errors import ActionError


def player_number(given: object, names: Sequence[str], path: str = "player") -> int:
    """The number that somebody gives for a player; raises `ActionError` where nobody has it."""
    number = whole(given)
    if number is None or not 0 <= number < len(names):
        meant = f"{given!r} is {names.index(given)}" if given in names else f"they are 0 to {len(names) - 1}"
        raise ActionError(path, f"there is no player {shown(given)}: {meant}")
    return number
