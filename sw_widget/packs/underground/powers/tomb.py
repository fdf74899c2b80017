"""Tomb: in decline all tokens stay, after a last redeployment."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects.decline import KeepsAllInDecline
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class RedeploysInDecline(KeepsAllInDecline):
    """All tokens on the map stay when the race declines, and may be redeployed before its player scores."""

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def redeploys_in_decline(self, at: View) -> bool:
        return True
