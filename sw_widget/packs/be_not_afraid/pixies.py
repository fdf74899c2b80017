"""Pixies: one token stays in each region."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.redeployment import regions_of, tokens_of


@dataclass(frozen=True)
class LeavesOne(Effect):
    """At redeployment one token stays in each region, and all others go back to the hand."""

    benefit = False

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(leaves_one=True)

    def lifts(self, at: View) -> Line:
        position, race = at.position, at.race
        n = max(0, tokens_of(position, race) - at.kit.least * regions_of(position, race).bit_count())
        return at.line(n, "lift-leaves_one", n=n)
