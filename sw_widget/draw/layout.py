"""Coordinates for boards that come without any, so that a plain list of regions and borders can be drawn."""

from __future__ import annotations

from sw_widget.draw.geometry import shape
from sw_widget.draw.shapes import Point
from sw_widget.engine.map.board import Board


def layout(board: Board) -> dict[str, Point]:
    """A point for each region, as shares of the board's width and height.

    The board's own points if it has them all; otherwise its regions are laid out so that none of their
    borders cross, with the regions of the edge outside, as far as the board allows it. The same board always
    gets the same layout.
    """
    if all(region.xy is not None for region in board.regions):
        return {region.id: region.xy for region in board.regions if region.xy is not None}
    form = shape(board)
    return {
        region.id: (round(x / form.width, 4), round(y / form.height, 4))
        for region, (x, y) in zip(board.regions, form.labels, strict=True)
    }
