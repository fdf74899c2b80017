"""Exploring: coins for being at home on the ground and on the islands."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line


@dataclass(frozen=True)
class Explores(Effect):
    """Coins for each pair of a region on the ground and one on the islands."""

    coins: int = 1

    def earns(self, at: View) -> Line:
        board = at.rules.board
        ground, sky = (at.held & board.ground).bit_count(), (at.held & board.sky).bit_count()
        n = self.coins * min(ground, sky)
        return at.line(n, "score-explored" if n else "not-explored", n=n, ground=ground, sky=sky)
