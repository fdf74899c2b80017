"""Boards with islands: the ground, and beside it the sky, in which islands float one below the other.

Each part is drawn as a map of its own, so that the ground looks as it does without islands, only taller where
that gives names more room; then the parts are put together. Bridges, and the ways up, join regions that do
not touch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from math import atan2, dist, pi, sin, sqrt
from random import Random

from sw_widget.draw.shapes import Point, crosses
from sw_widget.engine.map.board import Board, Region, bits

TALLER = 1.4
"""How much taller than without islands the ground may be drawn: it is narrow, and names need room."""
WIDEST = 1.62
"""How wide the whole of it should be at most, for a height of 1: about as wide as boards without islands."""
SKY = (0.26, 0.36)
"""The part of the width that is sky, at least and at most."""
AIR = 1.4
"""How much more room the region of an island takes, with the air round it."""
MARGIN = 14.0
"""Between an island and the edge of the sky."""
GAP = 30.0
"""Between two islands, for the bridges."""
NARROW = (0.4, 0.14)
"""How much of the sky's width an island takes: so much, and so much more for each of its regions."""
ROUND = 0.75
"""How round an island is: 0 is a box, 1 an ellipse."""
WAVES = ((2, 0.05), (3, 0.06), (5, 0.05), (8, 0.03), (13, 0.02))
"""What bends its shore: so many bays round it, and how deep they are."""
HALF_BRIDGE = (10.0, 4.0, 1.0)
"""Half the width of a bridge, which should meet no land; where that cannot be, less of it."""
MOST_ENDS = 24
"""Points of an outline at which a bridge may end."""


@dataclass(frozen=True)
class Part:
    """The ground or an island: its regions, as a board of its own, and the box that it fills."""

    regions: tuple[int, ...]
    board: Board
    left: float
    top: float
    width: float
    height: float

    @property
    def name(self) -> str:
        """The name of the island; none for the ground."""
        return self.board.regions[0].island


def sky_share(board: Board) -> float:
    """The part of the width that is sky: regions of islands are about as large as those of the ground."""
    sky = AIR * board.sky.bit_count()
    least, most = SKY
    return min(most, max(least, sky / (sky + board.ground.bit_count())))


def height_of(board: Board, width: float) -> float:
    """How high ground and islands are where they are so wide."""
    ground = width * (1 - sky_share(board)) / board.aspect
    return max(ground, min(TALLER * ground, width / WIDEST))


def parts(board: Board, size: Point) -> list[Part]:
    """The ground and the islands of a board, each with its box on a canvas of this size."""
    width, height = size
    across = width * (1 - sky_share(board))
    found = [_part(board, board.ground, (0.0, 0.0, across, height))]
    islands = sorted(board.islands.values(), key=lambda mask: _height(board, mask))
    counts = [len(bits(mask)) for mask in islands]
    room = height - 2 * MARGIN - GAP * (len(islands) - 1)
    share = [max(1.6, count) for count in counts]
    top = MARGIN
    for mask, count, part in zip(islands, counts, share, strict=True):
        tall = room * part / sum(share)
        wide = (width - across - 2 * MARGIN) * min(1.0, NARROW[0] + NARROW[1] * count)
        found.append(_part(board, mask, (across + MARGIN, top, wide, tall)))
        top += tall + GAP
    return found


def _height(board: Board, mask: int) -> tuple[float, int]:
    """How high up an island lies by the points that are given, then by the order of its regions."""
    regions = bits(mask)
    points = [board.regions[i].xy for i in regions]
    known = [point[1] for point in points if point is not None]
    return (sum(known) / len(known) if len(known) == len(points) else 0.5), regions[0]


def _part(board: Board, mask: int, box: tuple[float, float, float, float]) -> Part:
    chosen = bits(mask)
    number = {region: i for i, region in enumerate(chosen)}
    edges = tuple((number[a], number[b]) for a, b in board.edges if a in number and b in number)
    island = bool(board.regions[chosen[0]].island)
    regions = [board.regions[i] for i in chosen]
    if island:
        regions = _spread(regions, edges)
    left, top, width, height = box
    # The ground is drawn in its own form, and then made taller.
    sub = Board(board.id, tuple(regions), edges, aspect=width / height if island else board.aspect)
    return Part(chosen, sub, left, top, width, height)


def _spread(regions: Sequence[Region], edges: Sequence[tuple[int, int]]) -> list[Region]:
    """The regions of an island, with the points between them spread over its box.

    All of them lie on its shore, but for those that others enclose.
    """
    points = [region.xy for region in regions if region.xy is not None]
    known = len(points) == len(regions)
    across, down = (_over([point[axis] for point in points]) if known else None for axis in (0, 1))
    found = []
    for i, region in enumerate(regions):
        at = (across(region.xy[0]), down(region.xy[1])) if across and down and region.xy else None
        found.append(replace(region, border=not _enclosed(i, edges), area=None, xy=at))
    return found


def _over(values: Sequence[float]) -> Callable[[float], float]:
    """Spreads values from 0.2 to 0.8; one that stands alone goes to the middle."""
    least, most = min(values), max(values)
    if most - least < 1e-6:
        return lambda value: 0.5
    return lambda value: round(0.2 + 0.6 * (value - least) / (most - least), 4)


def _enclosed(region: int, edges: Sequence[tuple[int, int]]) -> bool:
    """Whether the neighbours of a region stand round it hand in hand."""
    around = {a if b == region else b for a, b in edges if region in (a, b)}
    hands = [sum(1 for a, b in edges if other in (a, b) and {a, b} <= around) for other in around]
    return len(around) > 2 and min(hands) >= 2


def to_island(name: str) -> Callable[[Point], Point]:
    """A way to bend a box from -1 to 1 into an island with a winding shore; the same for the same name."""
    chance = Random(name)
    waves = [(count, depth, chance.uniform(0, 2 * pi)) for count, depth in WAVES]

    def bent(point: Point) -> Point:
        u, v = point
        x = u * (1 - ROUND + ROUND * sqrt(1 - v * v / 2))
        y = v * (1 - ROUND + ROUND * sqrt(1 - u * u / 2))
        angle = atan2(y, x)
        reach = 1 - sum(depth * (1 + sin(count * angle + phase)) / 2 for count, depth, phase in waves)
        return x * reach, y * reach

    return bent


def dense(line: Sequence[Point], step: float = 9.0) -> list[Point]:
    """A line with points so close together that it can be bent."""
    found = [line[0]]
    for start, end in pairwise(line):
        count = max(1, round(dist(start, end) / step))
        found += [
            (start[0] + (end[0] - start[0]) * k / count, start[1] + (end[1] - start[1]) * k / count)
            for k in range(1, count + 1)
        ]
    return found


def bridges(board: Board, outlines: Sequence[Sequence[Point]]) -> tuple[tuple[int, int, Point, Point], ...]:
    """The borders between two parts of the board: which regions, and from where to where."""
    found = []
    for a, b in board.edges:
        if board.regions[a].island != board.regions[b].island:
            others = [outlines[i] for i in bits(board.sky) if i not in (a, b)]
            found.append((a, b, *_shortest(outlines[a], outlines[b], others)))
    return tuple(found)


def _shortest(
    one: Sequence[Point], other: Sequence[Point], between: Sequence[Sequence[Point]]
) -> tuple[Point, Point]:
    """The shortest way from one outline to another that meets no third; if there is none, the shortest."""
    pairs = sorted(product(_few(one), _few(other)), key=lambda pair: dist(*pair))
    for half in HALF_BRIDGE:
        for pair in pairs:
            if not _meets(pair, between, half):
                return pair
    return pairs[0]


def _few(line: Sequence[Point]) -> Sequence[Point]:
    return line[:: max(1, len(line) // MOST_ENDS)]


def _meets(pair: tuple[Point, Point], outlines: Sequence[Sequence[Point]], half: float) -> bool:
    """Whether a bridge, which is not thin, would meet one of the outlines."""
    (ax, ay), (bx, by) = pair
    length = dist(*pair) or 1.0
    x, y = (by - ay) / length * half, (ax - bx) / length * half
    sides = [((ax + k * x, ay + k * y), (bx + k * x, by + k * y)) for k in (-1, 0, 1)]
    top, bottom = min(ay, by) - half, max(ay, by) + half
    near = [line for line in outlines if min(y for _, y in line) < bottom and max(y for _, y in line) > top]
    return any(
        crosses(*side, point, line[i - 1]) for side in sides for line in near for i, point in enumerate(line)
    )
