"""Liches: whoever conquers a region of theirs in decline pays for it, or leaves it alone."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conquest.buried import lies_in
from sw_widget.engine.hooks.effect import Due, Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class PaidInDecline(Effect):
    """In decline: an opponent who conquers a region in which the race lies pays so many coins for it."""

    coins: int = 1
    active = False
    in_decline = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(toll=self.coins)

    def due(self, at: View) -> Due:
        return Due(lies_in(at.position, at.race), self.coins)
