"""Which regions have the same terrain as another."""

from __future__ import annotations

from sw_widget.engine.map.board import Board


def same_terrain(board: Board, region: int) -> int:
    """All regions with the terrain of this one."""
    return board.terrain[board.regions[region].terrain]
