"""What stands on a printed board when a game begins, beside what is printed."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.chance import generator
from sw_widget.engine.position import Position


def begin(position: Position, table: dict[str, Any]) -> dict[str, Any]:
    """Set up the map for a new game on a printed board; says the scenario with what then stands there."""
    if not position.rules.common:
        return table
    before = [(position.tribes >> i & 1, _markers_in(position, i)) for i in range(len(position.holder))]
    for item in position.rules.common:
        item.effect.set_up(position, generator(position.seed, f"set_up/{item.rule}", 0))
    stands = {}
    for i, region in enumerate(position.rules.board.regions):
        tribe, markers = position.tribes >> i & 1, _markers_in(position, i)
        if before[i] != (tribe, markers):
            stands[region.id] = {**({"lost_tribe": 1} if tribe else {}), "markers": markers}
    return {**table, "regions": stands} if stands else table


def _markers_in(position: Position, region: int) -> dict[str, int]:
    kinds = zip(position.rules.markers, position.markers, strict=True)
    return {kind.id: pieces[region] for kind, pieces in kinds if region in pieces}
