"""The shapes of islands: small maps of their own, bent into islands, and put beside the ground."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise, product
from math import dist, inf

from sw_widget.draw.form import FLATTEN, WIDTH, Border, Bridge, Shape
from sw_widget.draw.island_layout import Part, bridges, dense, height_of, parts, sky_share, to_island
from sw_widget.draw.planar_embedding import Edge
from sw_widget.draw.shapes import Point, dotted, widest_box
from sw_widget.engine.map.board import Board

MOST_WIDER = 1.3
NAME_ROW = 44.0
"""How far below each other two names must stand to have nothing to do with each other."""


def with_islands(board: Board, alone: Callable[[Board], Shape]) -> Shape:
    """The shape of ground and islands, put together: `alone` gives that of each part."""
    ground = WIDTH * (1 - sky_share(board))
    size = (WIDTH, height_of(board, WIDTH))
    count = len(board)
    outlines: list[tuple[Point, ...]] = [()] * count
    edge: list[tuple[tuple[Point, ...], ...]] = [()] * count
    labels, rooms = [(0.0, 0.0)] * count, [0.0] * count
    wilds: tuple[tuple[Point, ...], ...] = ()
    borders: list[Border] = []
    links: list[Edge] = []
    for part in parts(board, size):
        form = alone(part.board)
        if part.name:
            form = _bent(_turned(form, part.board), part.name)
        scale = (part.width / form.width, part.height / form.height)

        def moved(line: Iterable[Point], part: Part = part, scale: Point = scale) -> tuple[Point, ...]:
            return tuple(
                (round(part.left + x * scale[0], 1), round(part.top + y * scale[1], 1)) for x, y in line
            )

        def known(region: int | None, part: Part = part) -> int | None:
            return None if region is None else part.regions[region]

        for i, region in enumerate(part.regions):
            outlines[region] = moved(form.outlines[i])
            (label,) = moved((form.labels[i],))
            labels[region], rooms[region] = label, round(form.rooms[i] * scale[0], 1)
            if scale[1] > scale[0]:
                labels[region], rooms[region] = _label(outlines[region], label)
            edge[region] = tuple(map(moved, form.edge[i]))
        for border in form.borders:
            if any(region is not None for region in border.regions):
                a, b = border.regions
                borders.append(Border((known(a), known(b)), moved(border.line)))
        links += [(part.regions[a], part.regions[b]) for a, b in form.links]
        if not part.left:
            wilds = tuple(map(moved, form.wilds))
    found = tuple(Bridge((a, b), start, end) for a, b, start, end in bridges(board, outlines))
    return Shape(
        *size,
        tuple(outlines),
        wilds,
        tuple(borders),
        tuple(edge),
        tuple(labels),
        tuple(rooms),
        tuple(links),
        round(ground, 1),
        found,
        tuple(_wider(board, labels, rooms, region) for region in range(count)),
    )


def _wider(board: Board, labels: Sequence[Point], rooms: Sequence[float], region: int) -> float:
    """How much wider than its room the name of a region may be.

    On an island it may stand over the shore, but not over another name.
    """
    if not board.sky >> region & 1:
        return 1.0
    x, y = labels[region]
    beside = [abs(x - u) for n, (u, v) in enumerate(labels) if n != region and abs(y - v) < NAME_ROW]
    # The page lets a name be a little wider still.
    room = 2.4 * rooms[region] / FLATTEN
    return round(max(1.0, min(MOST_WIDER, min(beside, default=inf) / room)), 2)


def _label(outline: Iterable[Point], near: Point) -> tuple[Point, float]:
    """Where the label of a region stands best, and the room that it has there."""
    x, y, room = widest_box(dotted(list(outline)), FLATTEN, near)
    return (round(x, 1), round(y, 1)), round(room, 1)


def _turned(form: Shape, board: Board) -> Shape:
    """The shape of a small map, mirrored where its regions then lie nearer to the points that are given."""
    points = [region.xy for region in board.regions if region.xy is not None]
    if len(points) < len(board):
        return form
    width, height = form.width, form.height

    def mirrored(point: Point, across: bool, down: bool) -> Point:
        return (width - point[0] if across else point[0]), (height - point[1] if down else point[1])

    def away(sides: tuple[bool, bool]) -> float:
        pairs = zip(form.labels, points, strict=True)
        return sum(dist(mirrored(label, *sides), (x * width, y * height)) for label, (x, y) in pairs)

    sides = min(product((False, True), (False, True)), key=away)

    def moved(line: Iterable[Point]) -> tuple[Point, ...]:
        found = [mirrored(point, *sides) for point in line]
        # Outlines stay clockwise.
        return tuple(found if sides[0] == sides[1] else found[::-1])

    return replace(
        form,
        outlines=tuple(map(moved, form.outlines)),
        wilds=tuple(map(moved, form.wilds)),
        borders=tuple(Border(border.regions, moved(border.line)) for border in form.borders),
        edge=tuple(tuple(map(moved, stretches)) for stretches in form.edge),
        labels=tuple(mirrored(label, *sides) for label in form.labels),
    )


def _bent(form: Shape, name: str) -> Shape:
    """The shape of an island: bent out of the box that it fills, with its edge as a shore."""
    bend, (width, height) = to_island(name), (form.width / 2, form.height / 2)

    def moved(line: Iterable[Point]) -> tuple[Point, ...]:
        found = (
            bend((max(-1.0, min(1.0, x / width - 1)), max(-1.0, min(1.0, y / height - 1)))) for x, y in line
        )
        return tuple((width * (1 + u), height * (1 + v)) for u, v in found)

    def on_edge(p: Point, q: Point) -> bool:
        ends = ((0, 0.0), (0, form.width), (1, 0.0), (1, form.height))
        return any(abs(p[i] - end) < 0.2 and abs(q[i] - end) < 0.2 for i, end in ends)

    def outlined(line: tuple[Point, ...]) -> tuple[Point, ...]:
        sides = pairwise((*line, line[0]))
        return moved(point for p, q in sides for point in (dense((p, q))[:-1] if on_edge(p, q) else (p,)))

    outlines = tuple(map(outlined, form.outlines))
    labels, rooms = [], []
    for outline, label in zip(outlines, moved(form.labels), strict=True):
        at, room = _label(outline, label)
        labels.append(at)
        rooms.append(room)
    shores = [
        Border((i, None), moved(dense(stretch))) for i, found in enumerate(form.edge) for stretch in found
    ]
    borders = [Border(border.regions, moved(border.line)) for border in form.borders]
    return replace(
        form,
        outlines=outlines,
        wilds=tuple(map(moved, form.wilds)),
        borders=(*borders, *shores),
        edge=((),) * len(outlines),
        labels=tuple(labels),
        rooms=tuple(rooms),
    )
