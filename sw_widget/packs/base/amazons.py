"""Amazons: extra tokens that serve for conquest alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import THIS_TURN, Brought, Effect, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.redeployment import tokens_of


@dataclass(frozen=True)
class AttackOnly(Effect):
    """So many extra tokens serve for conquest alone: they come with the pick, and are lifted again.

    `not_after_return`: a race that re-entered the map this turn lifts none.
    """

    tokens: int
    not_after_return: bool = False
    notes: ClassVar[Mapping[str, Note]] = {"returned": Note(THIS_TURN)}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(lifted=self.tokens)

    def brings(self, at: View) -> Brought:
        return Brought(at.line(self.tokens, "tokens-extra-attack_only", n=self.tokens), from_tray=True)

    def turn_began(self, t: Turn) -> None:
        if self.not_after_return and not t.held and not t.position.new >> t.race & 1:
            t.remember("returned", 1)

    def lifts(self, at: View) -> Line | None:
        if at.kit.outlook.leaves_one:
            return None  # what must be lifted is more than these
        if self.not_after_return and at.note("returned"):
            return at.line(0, "lift", n=0)._replace(reference=at.variant)
        n = min(self.tokens, tokens_of(at.position, at.race))
        return at.line(n, "lift", n=n)
