"""Frightened: coins for crowded regions."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition
from sw_widget.engine.ledger import Params
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position


@dataclass(frozen=True)
class Crowded(Condition):
    """Regions of the race with at least so many of its tokens."""

    tokens: int
    fixed = False
    by_tokens = True
    kind = "crowded"

    def now(self, position: Position, race: int) -> int:
        mask = 0
        for region in bits(position.held[race]):
            if position.tokens[region] >= self.tokens:
                mask |= 1 << region
        return mask

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "special", {}
