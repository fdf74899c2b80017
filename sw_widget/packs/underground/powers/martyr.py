"""Martyr: coins for regions that are conquered."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class PaidForLosses(Effect):
    """The bank pays coins whenever an opponent conquers a region of the race."""

    coins: int = 1

    def outlook(self, rules: Rules) -> Outlook:
        """It brings nothing in the player's own turn."""
        return NEUTRAL

    def region_lost(self, t: Turn, region: int) -> None:
        if t.player != t.position.player:  # not to another race of the same player
            t.gain_coins(self.coins, "loss_paid", region=region)
