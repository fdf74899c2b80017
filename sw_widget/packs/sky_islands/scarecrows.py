"""Scarecrows: a coin for whoever conquers them."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class PaysConqueror(Effect):
    """Whoever conquers a region of the race gets coins from the bank."""

    coins: int = 1
    benefit = False

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(pays_conqueror=self.coins)

    def region_lost(self, t: Turn, region: int) -> None:
        conqueror = t.of(t.position.acting)
        conqueror.gain_coins(self.coins, "conqueror_paid", region=region, victim=t.name)
