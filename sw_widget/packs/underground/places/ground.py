"""Where a place lies, and which regions have the same terrain."""

from __future__ import annotations

from sw_widget.engine.hooks.view import View
from sw_widget.engine.map.board import Board


def region_of(at: View) -> int:
    """The region of the place that lends the effect."""
    return next(iter(at.position.markers[at.marker(at.rule)]))


def same_terrain(board: Board, region: int) -> int:
    """All regions with the terrain of this one."""
    return board.terrain[board.regions[region].terrain]
