"""Wise: coins for as long as something is left of the race in decline."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line


@dataclass(frozen=True)
class CoinsInDecline(Effect):
    """Coins at every scoring, from that of the turn of decline on, while the race holds a region."""

    coins: int = 2
    active = False
    in_decline: bool = True

    def earns(self, at: View) -> Line:
        n = self.coins if at.held else 0
        return at.line(n, "score-wise" if n else "not-wise", n=n)
