"""Racketeering: coins for what others pass over, and a free combo in the end."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class ProtectionMoney(Effect):
    """Coins from the bank for each combo that another player passes over; the next own pick after the race
    has declined costs nothing.
    """

    coins: int = 1
    frees_pick = True

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def combo_picked(self, t: Turn, power: int, passed_over: int) -> None:
        if t.position.player == t.player or t.rules.powers[power].id == t.rule:
            return  # one's own pick; or the badge itself is taken from a race that had borrowed it
        t.gain_coins(self.coins * passed_over, "paid_for_passing_over")

    def race_declined(self, t: Turn, race: int) -> None:
        if race == t.race:
            t.free_next_pick()
