"""Corrupt: whoever conquers a region of theirs pays for it."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class Toll(Effect):
    """Whoever conquers a region of the race, and does not take it for declined, pays so many coins, as far as
    there are any.
    """

    coins: int = 1

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(toll=self.coins)

    def region_lost(self, t: Turn, region: int) -> None:
        if t.player == t.position.player:
            return  # another race of the same player
        if t.position.passes_for_declined(t.race):
            return
        t.pay(t.position.player, t.player, self.coins, "toll_paid", "toll_paid-none")
