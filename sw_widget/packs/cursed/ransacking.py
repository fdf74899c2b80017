"""Ransacking: a coin from whoever loses a region."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class TakesCoins(Effect):
    """The player of an active race whose region is conquered pays so many coins, as far as there are any."""

    coins: int = 1

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(takes=self.coins)

    def conquered(self, t: Turn, region: int, victim: int) -> None:
        t.pay(t.position.owner[victim], t.player, self.coins, "coins_taken", "coins_taken-none")
