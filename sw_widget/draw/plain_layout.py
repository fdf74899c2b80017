"""The plain layout: every region a tile of a grid, for boards that cannot be drawn as a map.

It takes no search and no luck, so it is there for any board, at once. Tiles do not touch; all borders of the
board are to be drawn as roads between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from sw_widget.draw.effort import Effort, Exhausted
from sw_widget.draw.shapes import Point

GAP = 0.16
"""The share of its box that a tile leaves free on each side."""
CUT = 0.12
"""The share of a tile's shorter side by which its corners are cut."""
SWAPPING = 300_000.0
"""What may be spent on bringing neighbours nearer to each other."""


def plain_outlines(
    edges: Sequence[tuple[int, int]], points: Sequence[Point] | None, count: int, size: Point
) -> list[tuple[Point, ...]]:
    """A tile for each region, clockwise; in the order of their points where they have some."""
    width, height = size
    columns = min(count, max(1, round(sqrt(count * width / height))))
    rows = ceil(count / columns)
    if points is None:
        order = _near_each_other(edges, count, columns)
    else:
        order = _by_points(points, columns)
    wide, high = width / columns, height / rows
    return [
        _tile(order[region] % columns * wide, order[region] // columns * high, wide, high)
        for region in range(count)
    ]


def _tile(x: float, y: float, wide: float, high: float) -> tuple[Point, ...]:
    gap = GAP * min(wide, high)
    left, right, top, bottom = x + gap, x + wide - gap, y + gap, y + high - gap
    cut = CUT * min(right - left, bottom - top)
    corners = (
        (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut),
        (right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut),
    )  # fmt: skip
    return tuple((round(px, 1), round(py, 1)) for px, py in corners)


def _by_points(points: Sequence[Point], columns: int) -> list[int]:
    """The box of each region: rows from top to bottom, in each from left to right."""
    downward = sorted(range(len(points)), key=lambda u: (points[u][1], points[u][0], u))
    boxes = [0] * len(points)
    for first in range(0, len(points), columns):
        row = sorted(downward[first : first + columns], key=lambda u: (points[u][0], u))
        for k, region in enumerate(row):
            boxes[region] = first + k
    return boxes


def _near_each_other(edges: Sequence[tuple[int, int]], count: int, columns: int) -> list[int]:
    """The box of each region: first as they are reached from one another, then swapped where that helps."""
    near: list[set[int]] = [set() for _ in range(count)]
    for a, b in edges:
        near[a].add(b)
        near[b].add(a)
    reached: dict[int, None] = {}
    for start in range(count):
        queue = [start]
        for region in queue:
            if region not in reached:
                reached[region] = None
                queue += sorted(near[region] - reached.keys())
    boxes = [0] * count
    for box, region in enumerate(reached):
        # Every other row runs backwards, so that who follows is next to whom it follows.
        row, column = divmod(box, columns)
        last = min(columns, count - row * columns) - 1
        boxes[region] = row * columns + (last - column if row % 2 else column)
    spot = [divmod(box, columns) for box in boxes]
    effort = Effort(SWAPPING)
    try:
        while _swap(near, spot, effort):
            pass
    except Exhausted:
        pass
    return [row * columns + column for row, column in spot]


def _swap(near: list[set[int]], spot: list[tuple[int, int]], effort: Effort) -> bool:
    """Swap any two regions whose roads would be shorter for it; whether there were such."""

    def length(region: int, at: tuple[int, int], other: int) -> int:
        row, column = at
        return sum((spot[v][0] - row) ** 2 + (spot[v][1] - column) ** 2 for v in near[region] if v != other)

    found = False
    for a in range(len(near)):
        for b in range(a):
            effort.spend(1.0 + 0.8 * (len(near[a]) + len(near[b])))
            now = length(a, spot[a], b) + length(b, spot[b], a)
            if length(a, spot[b], b) + length(b, spot[a], a) < now:
                spot[a], spot[b] = spot[b], spot[a]
                found = True
    return found
