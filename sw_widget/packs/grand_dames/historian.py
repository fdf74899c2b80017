"""Historian: a coin for every race in decline."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import EXCHANGED, RETURNED, Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.position import DECLINED
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class CoinsForDeclined(Effect):
    """Coins for each race that is in decline at the pick."""

    coins: int = 1
    one_shot = True

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def begins(self, t: Turn, how: int) -> None:
        if how in (RETURNED, EXCHANGED):
            return  # nobody has picked anything
        t.gain_coins(self.coins * t.position.status.count(DECLINED), "paid_for_declines")


@dataclass(frozen=True)
class CoinPerDecline(Effect):
    """Coins for each race that declines, this one included."""

    coins: int = 1

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(decline_pays=self.coins)

    def race_declined(self, t: Turn, race: int) -> None:
        t.gain_coins(self.coins, "paid_for_declines")
