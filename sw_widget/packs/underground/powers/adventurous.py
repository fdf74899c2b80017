"""Adventurous: coins for regions with a popular place."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition
from sw_widget.engine.definitions import Place
from sw_widget.engine.ledger import Params
from sw_widget.engine.position import Position


@dataclass(frozen=True)
class HasPlace(Condition):
    """Regions in which a popular place lies."""

    fixed = False
    kind = "place"

    def now(self, position: Position, race: int) -> int:
        mask = 0
        for kind, pieces in zip(position.rules.markers, position.markers, strict=True):
            if isinstance(kind, Place):
                for region in pieces:
                    mask |= 1 << region
        return mask

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "special", {}
