"""Escargots: their regions are paid for when a turn begins."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.turn.scoring import coins_of_regions


@dataclass(frozen=True)
class PaidAtStart(Effect):
    """The coins for regions come when a turn begins, and not when it ends; other coins come as always."""

    benefit = False
    paid_early = True

    def region_coins(self, at: View) -> Line:
        return at.line(0, "score-paid_at_start", applied=False, mask=at.held, n=at.held.bit_count())

    def turn_began(self, t: Turn) -> None:
        t.gain_coins(coins_of_regions(t.position, t.race), "paid_at_start")
