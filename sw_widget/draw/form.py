"""The shape of a board as data: outlines, borders and where things stand, on a canvas a thousand wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sw_widget.draw.planar_embedding import Edge
from sw_widget.draw.shapes import Point

WIDTH = 1000.0
FLATTEN = 0.7
"""Height by width of a label: room is made for boxes of this form."""


@dataclass(frozen=True)
class Border:
    """A line between two regions; None stands for wilds, the empty ground that belongs to nobody."""

    regions: tuple[int | None, int | None]
    line: tuple[Point, ...]


class Bridge(NamedTuple):
    """A border between two islands: the regions that it joins, and where it begins and ends."""

    regions: Edge
    start: Point
    end: Point


@dataclass(frozen=True)
class Shape:
    """Everything there is to draw of a bare board, by index of its regions."""

    width: float
    height: float
    outlines: tuple[tuple[Point, ...], ...]
    wilds: tuple[tuple[Point, ...], ...]
    borders: tuple[Border, ...]
    edge: tuple[tuple[tuple[Point, ...], ...], ...]
    """For each region, its stretches of the frame."""
    labels: tuple[Point, ...]
    rooms: tuple[float, ...]
    """Half the height of the largest box, in the form of a label, that fits round the label point."""
    links: tuple[Edge, ...]
    """Borders of the board that the map does not show; to be drawn as roads."""
    sky: float = 0.0
    """How far from the left the sky begins, in which the islands float; 0 without islands."""
    bridges: tuple[Bridge, ...] = ()
    wider: tuple[float, ...] = ()
    """For each region, how much wider than its room a name may be; empty where none may."""
