"""Why an action is refused: the first reason against it, and what would help."""

from __future__ import annotations

from sw_widget.engine.actions import ATTEMPT, CONQUER, Code
from sw_widget.engine.ledger import Help, Reason
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from sw_widget.engine.why_not import conquests
from sw_widget.engine.why_not.first_reason import first_reason
from sw_widget.engine.why_not.helps import tried
from sw_widget.engine.why_not.trial_positions import TrialPositions, has_turn_to_come


def check(
    position: Position, code: Code, view: Position | None = None, after: TrialPositions | None = None
) -> Reason | None:
    """Why the action is refused now, or None. `view` is the readied position, `after` what has been tried on
    it, if these are known already.
    """
    reason = first_reason(position, code, view)
    if reason is None or not reason.helps:
        return reason
    return tried(reason, code, after or TrialPositions(view if view is not None else readied(position)))


def why_not_conquer(view: Position, region: object, after: TrialPositions | None = None) -> Reason | None:
    """Why the acting race cannot conquer the region now with what it has in hand."""
    after = after or TrialPositions(view)
    reason = conquests.why_not_conquer(view, region, after.obstacles)
    return None if reason is None else tried_conquest(reason, region, after)


def why_not_attempt(view: Position, region: object, after: TrialPositions) -> Reason | None:
    """Why the acting race cannot make its final attempt there."""
    reason = conquests.check_attempt(view, (ATTEMPT, region), after.obstacles)
    return None if reason is None else tried(reason, (ATTEMPT, region), after)


def tried_conquest(reason: Reason, region: object, after: TrialPositions) -> Reason:
    """A reason against a conquest of the region, with those of its helps that do help."""
    return tried(reason, (CONQUER, region), after, _without_roll)


def _without_roll(view: Position, code: Code) -> Reason | None:
    """After a roll any region may be tried, so that the action itself says nothing about tokens."""
    return conquests.why_not_conquer(view, code[1])


def not_your_turn(position: Position, player: int) -> Reason:
    """Somebody else must decide now; waiting helps whoever still has a turn before the game ends."""
    decider = ("player", position.decider)
    params = {"player": ("player", player), "decider": decider}
    if position.over:
        return Reason("not_your_turn", "not_your_turn-over", params)
    wait: tuple[Help, ...] = (("help-wait_for", {"player": decider}),)
    helps = wait if has_turn_to_come(position, player) else ()
    return Reason("not_your_turn", "refuse-not_your_turn", params, helps)
