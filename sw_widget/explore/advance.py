"""Playing an action with the dice that are rolled for what races lose by it, as the game does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ASKED, ROLLING, Code
from sw_widget.engine.chance import faces
from sw_widget.engine.legal.offers import codes_of, offered, takes_die
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.answers import answer_to, asks

_IN_BETWEEN = ASKED | {ROLLING}
"""What comes before the turn goes on, apart from withdrawals."""


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
    """Play an action, what must be rolled for before anybody decides anything, and sensible answers to what
    an effect asks anybody because of it.

    A roll for a race of somebody else brings tokens when the turn is over: it changes nothing of what the
    turn brings to the player whose turn it is, so that any face will do unless the game is played on. A roll
    for a race of the player's own does change that: `decided_by_die` says so.
    """
    apply(position, code, die)
    while position.pending and position.stage in _IN_BETWEEN:
        if position.stage == ROLLING:
            apply(position, (do.ROLL,), roll())
        else:
            apply(position, answer_to(position))


def decided_by_die(position: Position, code: Code) -> bool:
    """Whether a die decides what an action brings the player whose turn it is.

    It is the action's own die, or one that is rolled for tokens that another race of the player loses by it.
    """
    if takes_die(position, code):
        return True
    others = (race for race in position.races_of(position.player) if race != position.acting)
    if not any(position.kit[race].answering.rolled for race in others):
        return False
    after = position.clone()
    apply(after, code)
    return rolls_for_own(after)


def rolls_for_own(position: Position) -> bool:
    """Whether a die must be rolled now that brings tokens to a race of the player whose turn it is."""
    return position.stage == ROLLING and position.owner[position.pending[-1][2]] == position.player


def outcomes(position: Position, code: Code) -> Iterator[tuple[Position, Fraction]]:
    """Every position that dice can make of an action, with its chance.

    A roll for a race of somebody else is not told apart: as for `advance`, any face will do.
    """
    for face, chance in faces().items() if takes_die(position, code) else ((None, Fraction(1)),):
        after = position.clone()
        apply(after, code, face)
        for there, part in _rolled(after):
            yield there, chance * part


def _rolled(position: Position) -> Iterator[tuple[Position, Fraction]]:
    """The position after everything that must be rolled now; for own races once for each face."""
    while asks(position):
        apply(position, answer_to(position))
    if position.stage != ROLLING:
        yield position, Fraction(1)
        return
    for face, chance in faces().items() if rolls_for_own(position) else ((0, Fraction(1)),):
        after = position.clone()
        apply(after, (do.ROLL,), face)
        for there, part in _rolled(after):
            yield there, chance * part
