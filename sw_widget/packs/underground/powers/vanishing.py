"""Vanishing: in decline the whole race leaves, for more coins."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class LeavesForCoins(Effect):
    """When the race declines all its tokens leave the map, and each region that it held brings coins."""

    coins: int = 2

    def outlook(self, rules: Rules) -> Outlook:
        """Only a decline pays, and what that brings is seen by playing it."""
        return NEUTRAL

    def leaves_map(self, at: View) -> int:
        return self.coins * at.held.bit_count()
