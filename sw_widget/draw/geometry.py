"""The shape of a board: an outline for each region, ready to be filled, on a canvas a thousand wide.

Two outlines share a border exactly where the board has an edge. Where the printed facts give areas and
centre points the cells follow them; otherwise they are laid out. All of it is worked out once for a board,
always comes out the same, and needs nothing but Python. A board that makes no map, or takes too long to
become one, gets the plain layout instead.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

from sw_widget.draw.effort import Effort
from sw_widget.draw.form import FLATTEN, WIDTH, Border, Shape
from sw_widget.draw.island_shapes import with_islands
from sw_widget.draw.mesh import Mesh, Tangled
from sw_widget.draw.plain_layout import plain_outlines
from sw_widget.draw.planar_embedding import Edge, embed
from sw_widget.draw.relax import settle, shares
from sw_widget.draw.rough_borders import draw_borders
from sw_widget.draw.shapes import Point, area, dotted, widest_box
from sw_widget.draw.triangulation import complete
from sw_widget.engine.map.board import Board

EFFORT = 700_000.0
"""What a map may take: about a second on an ordinary machine. Printed boards take less than half of it."""
BORDERS = 250_000.0
"""What drawing its borders and finding room for its labels may take."""
LEAST_ROOM = 5.0
"""Half the height of the smallest region that can still be seen and hit."""


def shape(board: Board) -> Shape:
    """The shape of a board, remembered for all boards with the same facts."""
    return _with_islands(board.printed) if board.sky else _alone(board)


@lru_cache(maxsize=64)
def _with_islands(board: Board) -> Shape:
    return with_islands(board, _alone)


def _alone(board: Board) -> Shape:
    """The shape of a board without islands."""
    return _shape(
        len(board.regions),
        board.edges,
        tuple(r.border for r in board.regions),
        tuple(r.xy for r in board.regions),
        tuple(r.area for r in board.regions),
        board.aspect,
    )


def outlines(board: Board) -> dict[str, list[Point]]:
    """The outline of each region, clockwise, on a canvas 1000 wide and 1000/aspect high."""
    return {r.id: list(line) for r, line in zip(board.regions, shape(board).outlines, strict=True)}


def label_point(board: Board) -> dict[str, Point]:
    """Where names and tokens of each region stand best."""
    return {r.id: point for r, point in zip(board.regions, shape(board).labels, strict=True)}


def label_room(board: Board) -> dict[str, float]:
    """Half the height that a label may have at its point; half the width is 1/0.7 of it."""
    return {r.id: room for r, room in zip(board.regions, shape(board).rooms, strict=True)}


@lru_cache(maxsize=64)
def _shape(
    count: int,
    edges: tuple[Edge, ...],
    border: tuple[bool, ...],
    xy: tuple[Point | None, ...],
    areas: tuple[float | None, ...],
    aspect: float,
) -> Shape:
    size = (WIDTH, WIDTH / aspect)
    if count == 1:
        return _lone(size, border[0])
    given = [(p[0] * size[0], p[1] * size[1]) for p in xy if p is not None]
    points = given if len(given) == count else None
    try:
        return _map(count, edges, border, points, areas, size)
    except Exception:  # a picture there must be, whatever somebody's board brought about
        return _plain(count, edges, points, size)


def _map(
    count: int,
    edges: tuple[Edge, ...],
    border: tuple[bool, ...],
    points: list[Point] | None,
    areas: tuple[float | None, ...],
    size: Point,
) -> Shape:
    """The board as a map; raises `Tangled`, or whatever went wrong, where it does not make one."""
    effort = Effort(EFFORT)
    plan = embed(edges, border, points, effort)
    outer = complete(plan.darts, plan.outer, (*border, *([True] * plan.extra)))
    aims = _aims(count, edges, areas, plan.darts.size - count, size)
    mesh = Mesh(plan.darts, outer, aims, points or [None] * count, size, effort)
    settle(mesh)
    if any(share * aim < 4 * LEAST_ROOM**2 for share, aim in zip(shares(mesh), mesh.aims, strict=False)):
        raise Tangled
    effort.left = BORDERS
    drawn = _draw(mesh, count, plan.links)
    if min(drawn.rooms) < LEAST_ROOM or min(map(area, drawn.outlines)) <= 0:
        raise Tangled
    return drawn


def _plain(count: int, edges: tuple[Edge, ...], points: list[Point] | None, size: Point) -> Shape:
    """The board as tiles and roads."""
    outlines = plain_outlines(edges, points, count, size)
    width, height = size
    labels, rooms = [], []
    for outline in outlines:
        (left, right), (top, bottom) = ((min(values), max(values)) for values in zip(*outline, strict=True))
        labels.append((round((left + right) / 2, 1), round((top + bottom) / 2, 1)))
        rooms.append(round(min((right - left) * FLATTEN, bottom - top) * 0.45, 1))
    frame = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    return Shape(
        width,
        height,
        tuple(outlines),
        (frame,),
        tuple(Border((i, None), (*outline, outline[0])) for i, outline in enumerate(outlines)),
        ((),) * count,
        tuple(labels),
        tuple(rooms),
        edges,
    )


def _aims(
    count: int, edges: tuple[Edge, ...], areas: tuple[float | None, ...], wilds: int, size: Point
) -> list[float]:
    """The area that each region should get: as printed, else by its number of neighbours; wilds little."""
    if all(areas):
        aims = [max(a or 0.0, 0.2 / count) for a in areas]
    else:
        aims = [0.5] * count
        for pair in edges:
            for u in pair:
                aims[u] = min(aims[u] + 0.125, 1.25)
    mean = sum(aims) / count
    aims += [0.25 * mean] * wilds
    scale = size[0] * size[1] / sum(aims)
    return [a * scale for a in aims]


def _draw(mesh: Mesh, count: int, links: tuple[Edge, ...]) -> Shape:
    xs, ys, size = mesh.xs, mesh.ys, (mesh.width, mesh.height)
    chains = [[(xs[v], ys[v]) for v in chain] for chain in mesh.chains]
    names = [f"border {i} of {u} and {v}" for i, (u, v) in enumerate(mesh.sides)]
    lines = [_tidy(line) for line in draw_borders(chains, names, size, mesh.effort)]
    found, edge, labels, rooms = [], [], [], []
    for region in range(len(mesh.centres)):
        outline: list[Point] = []
        stretches = []
        ring = mesh.rings[region]
        for k, (chain, direction, frame) in enumerate(ring):
            line = lines[chain]
            outline += line[-2::-1] if direction > 0 else line[1:]
            if frame:
                end = mesh.chains[chain][0 if direction > 0 else -1]
                following, way, _ = ring[(k + 1) % len(ring)]
                start = mesh.chains[following][-1 if way > 0 else 0]
                stretch = [outline[-1], *((xs[v], ys[v]) for v in mesh.corners_between(end, start))]
                stretch.append(lines[following][-1 if way > 0 else 0])
                outline += stretch[1:]
                stretches.append(tuple(stretch))
        found.append(tuple(outline))
        if region < count:
            centre = mesh.centres[region]
            dots = dotted(outline)
            mesh.effort.spend(15.0 * len(dots))
            x, y, room = widest_box(
                dots, FLATTEN, (xs[centre], ys[centre]), 0.0 if region in mesh.winding else 0.05
            )
            labels.append((round(x, 1), round(y, 1)))
            rooms.append(round(room, 1))
        edge.append(tuple(stretches))

    def known(u: int) -> int | None:
        return u if u < count else None

    borders = tuple(
        Border((known(u), known(v)), tuple(line)) for (u, v), line in zip(mesh.sides, lines, strict=True)
    )
    return Shape(
        mesh.width,
        mesh.height,
        tuple(found[:count]),
        tuple(found[count:]),
        borders,
        tuple(edge[:count]),
        tuple(labels),
        tuple(rooms),
        links,
    )


def _tidy(line: list[Point]) -> list[Point]:
    """Rounded to a tenth; points that become the same are one, save that a line keeps both its ends."""
    points = [(round(x, 1), round(y, 1)) for x, y in line]
    inner = [p for p, q in pairwise(points[1:]) if p not in (q, points[0], points[-1])]
    return [points[0], *inner, points[-1]]


def _lone(size: Point, on_edge: bool) -> Shape:
    """A board of a single region: the whole frame, or an island in it."""
    width, height = size
    outline: list[Point] = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    edge = ((*outline, outline[0]),) if on_edge else ()
    if not on_edge:
        outline = [
            (width * (0.5 + 0.35 * cos(k * pi / 8)), height * (0.5 + 0.4 * sin(k * pi / 8)))
            for k in range(16)
        ]
    room = min(width * FLATTEN, height) * 0.3
    return Shape(width, height, (tuple(outline),), (), (), (edge,), ((width / 2, height / 2),), (room,), ())
