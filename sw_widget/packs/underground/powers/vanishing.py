"""Vanishing: in decline the whole race leaves, for more coins."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.view import View


@dataclass(frozen=True)
class LeavesForCoins(Effect):
    """When the race declines all its tokens leave the map, and each region that it held brings coins."""

    coins: int = 2

    def leaves_map(self, at: View) -> int:
        return self.coins * at.held.bit_count()
