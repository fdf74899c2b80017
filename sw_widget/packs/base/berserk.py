"""Berserk: the die is rolled before each conquest."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import IN_CONQUESTS, ROLL
from sw_widget.engine.hooks.effect import Effect, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.conquests import no_tokens


@dataclass(frozen=True)
class RollFirst(Effect):
    """The die may be rolled before each conquest and lowers its cost; it replaces the final attempt."""

    offers_in = IN_CONQUESTS

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(rolls_first=True)

    def refuses_attempt(self, at: View) -> Reason | None:
        if not at.acts:
            return None
        return Reason("wrong_phase", "wrong_phase-rolls_first", {"race": at.name}, (), at.rule)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if not at.acts or position.stage not in IN_CONQUESTS:
            return ()
        may = position.roll == NOBODY and at.hand >= at.kit.least
        return (Offer(ROLL, at.rule, None, (0,) if may else (), lambda value: self._refusal(at), rolls=True),)

    def _refusal(self, at: View) -> Reason:
        position = at.position
        if position.roll != NOBODY:
            rolled = {"n": position.roll}
            return Reason("already_used", "already_used-roll", rolled, (("help-spend_roll", {}),), at.rule)
        reason = no_tokens(position)
        assert reason is not None
        return reason

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        assert die is not None
        t.wait_with_die(die)
        t.tell("die_rolled", die=die)
