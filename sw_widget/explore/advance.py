"""`advance`: plays an action with the rolls that others must make for their losses, as the game does."""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ROLLING, Code
from sw_widget.engine.legal.offers import codes_of, offered
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply


def _nothing() -> int:
    return 0


def converted_in(position: Position) -> int:
    """A mask of the opponents who have lost a token to replacement by the acting race this turn."""
    return position.noted("converted", position.acting)


def trade_code(position: Position) -> Code | None:
    """Everything traded for tokens that can be, where the active race has such an offer."""
    if not position.kit[position.active[position.player]].outlook.trades:
        return None
    for item in offered(position):
        if item.offer.key == "count" and item.offer.values:
            return codes_of(item.offer)[-1]
    return None


def advance(
    position: Position, code: Code, die: int | None = None, roll: Callable[[], int] = _nothing
) -> None:
    """Play an action, and what must be rolled for before anybody decides anything.

    Such a roll brings tokens to others when the turn is over: it changes nothing of what the turn brings to
    the player whose turn it is, so that any face will do unless the game is played on.
    """
    apply(position, code, die)
    while position.pending and position.stage == ROLLING:
        apply(position, (do.ROLL,), roll())
