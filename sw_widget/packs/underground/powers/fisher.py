"""Fisher: coins for pairs of regions by the water."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line


@dataclass(frozen=True)
class CoinsPerGroup(Effect):
    """Coins for every so many regions of a kind, rounded down."""

    where: Condition
    every: int = 2
    coins: int = 1

    def earns(self, at: View) -> Line:
        regions = at.held & self.where.now(at.position, at.race)
        held = regions.bit_count()
        n = self.coins * (held // self.every)
        # The coins are for the group, so no single region brings them.
        return at.line(n, "score-shores" if n else "not-shores", n=n, held=held, every=self.every)
