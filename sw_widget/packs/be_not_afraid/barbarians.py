"""Barbarians: they stay where they fought."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class StaysPut(Effect):
    """Tokens are not redeployed: they stay where they fought, or in hand."""

    benefit = False

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(stays_put=True)

    def refuses_redeployment(self, at: View) -> Reason:
        return Reason("wrong_phase", "wrong_phase-stays_put", {"race": at.name}, (), at.rule)
