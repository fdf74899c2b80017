"""The land above the bare colours: rims of water and chasms, silhouettes strewn over regions, light.

It depends on the board alone: the ids of its regions are the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from sw_widget.draw.form import Shape
from sw_widget.draw.geometry import shape
from sw_widget.draw.landscape import LANDSCAPES
from sw_widget.draw.palette import terrain
from sw_widget.draw.rims import rims
from sw_widget.draw.shapes import Point
from sw_widget.draw.silhouettes import Landscape, Silhouette
from sw_widget.draw.svg_text import tag, width_of
from sw_widget.draw.tokens import fit, largest_scale
from sw_widget.engine.map.board import Board

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
BAND = 5.0
"""How far from its border things stand in a region; their heads may reach over it."""
LIGHT = (("#fff8e0", 0, 0.26), ("#fff8e0", 0.45, 0.0), ("#2a1500", 0.55, 0.0), ("#2a1500", 1, 0.2))
"""Light on the map, from the upper left to the lower right: colour, where, opacity."""
LAMPLIGHT = (("#ffe9b8", 0, 0.1), ("#ffe9b8", 0.45, 0.0), ("#000000", 0.55, 0.0), ("#000000", 1, 0.25))
"""The same below ground, where holes stay dark."""
MOST = 900
"""Silhouettes on a map at most, whatever the size of the board."""
Strewn = list[tuple[Silhouette, int, int]]
"""Silhouettes, and where each stands."""


def grounds(board: Board) -> list[str]:
    """The terrains of a board in the order in which their grounds are numbered."""
    return sorted({region.terrain for region in board.regions})


def ground_definitions(board: Board, prefix: str) -> str:
    """Of each terrain its ground, as "{prefix}-ground2", and its texture, as "{prefix}-texture2"."""
    out = []
    for n, look in enumerate(map(terrain, grounds(board))):
        stops = tag("stop", stop_color=look.light) + tag("stop", offset=1, stop_color=look.ground)
        out.append(tag("linearGradient", stops, id=f"{prefix}-ground{n}", x2=0.7, y2=1))
        texture = look.pattern.replace("{s}", look.shade)
        out.append(tile(f"{prefix}-texture{n}", *look.tile, texture))
    return "".join(out)


def tile(id: str, width: int, height: int, drawing: str) -> str:
    """A pattern of which this is one tile."""
    return tag("pattern", drawing, id=id, width=width, height=height, patternUnits="userSpaceOnUse")


@dataclass(frozen=True)
class Relief:
    """What is drawn over the grounds of a map, in this order, with its definitions: SVG elements."""

    definitions: str
    """Also those of the grounds."""
    coasts: str
    standing: tuple[tuple[int, int, int], ...]
    """Silhouettes: "{prefix}-s3" at x and y for (3, x, y)."""
    light: str


def relief(board: Board, form: Shape, prefix: str) -> Relief:
    """The relief of a board; ids begin with the prefix.

    The outline of region 3 must be there to clip with, as "{prefix}-c3".
    """
    strewn = _strewn(board)
    kinds = list(dict.fromkeys(kind for kind, _, _ in strewn))
    lines, coasts = rims(board, form, prefix)
    light = LAMPLIGHT if any(terrain(region.terrain).dark for region in board.regions) else LIGHT
    stops = "".join(tag("stop", offset=at, stop_color=c, stop_opacity=opacity) for c, at, opacity in light)
    definitions = [
        ground_definitions(board, prefix),
        *(tag("g", kind.drawing, id=f"{prefix}-s{n}") for n, kind in enumerate(kinds)),
        lines,
        tag("linearGradient", stops, id=f"{prefix}-light", x2=1, y2=1),
    ]
    lit = tag("rect", width=form.width, height=form.height, fill=f"url(#{prefix}-light)")
    # The frame stands out above the map, so it throws a shadow on it.
    corner = f"M3 {form.height:g}V3H{form.width:g}"
    shadow = "".join(
        tag("path", d=corner, fill="none", stroke="#2a1500", stroke_width=width, stroke_opacity=0.12)
        for width in (6, 12)
    )
    standing = tuple((kinds.index(kind), x, y) for kind, x, y in strewn)
    return Relief("".join(definitions), coasts, standing, lit + shadow)


@lru_cache(maxsize=64)
def _strewn(board: Board) -> Strewn:
    """The silhouettes of all regions, from back to front."""
    form = shape(board)
    found = [placed for region in range(len(board)) for placed in strew(board, form, region)]
    return sorted(found, key=lambda placed: placed[:0:-1])[:MOST]


class Ground:
    """Where silhouettes may stand in a region: inside its outline and away from what is written there."""

    STEP = 4.0

    def __init__(self, outline: Sequence[Point], writing: Sequence[Box]) -> None:
        self.outline = outline
        self.taken = [*writing]
        self.left, self.right = min(x for x, _ in outline), max(x for x, _ in outline)
        self.top, self.bottom = min(y for _, y in outline), max(y for _, y in outline)
        rows = int((self.bottom - self.top) / self.STEP) + 1
        self.spans = [self._crossings(self.top + (row + 0.5) * self.STEP) for row in range(rows)]

    def _crossings(self, y: float) -> list[float]:
        """Where a level line enters and leaves the region, in turns."""
        found = []
        ax, ay = self.outline[-1]
        for bx, by in self.outline:
            if (ay > y) != (by > y):
                found.append((bx - ax) * (y - ay) / (by - ay) + ax)
            ax, ay = bx, by
        return sorted(found)

    def holds(self, left: float, right: float, y: float) -> bool:
        """Whether the whole stretch of a level line is inside."""
        row = int((y - self.top) // self.STEP)
        if not 0 <= row < len(self.spans):
            return False
        spans = self.spans[row]
        return any(a <= left and right <= b for a, b in zip(spans[::2], spans[1::2], strict=True))

    def fits(self, kind: Silhouette, x: float, y: float) -> bool:
        half = kind.width / 2
        if any(
            x + half > left and x - half < right and y > top and y - kind.height < bottom
            for left, top, right, bottom in self.taken
        ):
            return False
        foot, middle = half + BAND / 2, half * 0.7
        return (
            self.holds(x - foot, x + foot, y + BAND)
            and self.holds(x - foot, x + foot, y)
            and self.holds(x - middle, x + middle, y - kind.height / 2)
        )


def strew(board: Board, form: Shape, region: int) -> Strewn:
    """The silhouettes of a region, and where each stands."""
    place = board.regions[region]
    landscape = LANDSCAPES.get(place.terrain)
    if landscape is None:
        return []
    chance = Random(f"{board.id} {place.id}")
    ground = Ground(form.outlines[region], _writing(board, form, region))
    found: Strewn = []
    if landscape.landmarks:
        found += _landmark(ground, chance.choice(landscape.landmarks), chance)
    across, deep = landscape.spacing
    found += _scatter(ground, landscape, chance, across, deep)
    # A small region has something of its terrain, too, if there is any room for it.
    return found or _scatter(ground, landscape, chance, across / 4, deep / 4)[:2]


def _scatter(ground: Ground, landscape: Landscape, chance: Random, across: float, deep: float) -> Strewn:
    """The common silhouettes of a terrain in turns, so far apart."""
    found: Strewn = []
    turn = chance.randrange(len(landscape.common))
    y = ground.top + chance.uniform(0.5, 1.0) * deep
    while y < ground.bottom:
        x = ground.left + chance.uniform(0, across)
        while x < ground.right:
            spot = round(x + chance.uniform(-0.2, 0.2) * across), round(y + chance.uniform(-0.3, 0.3) * deep)
            for step in range(len(landscape.common)):
                kind = landscape.common[(turn + step) % len(landscape.common)]
                if ground.fits(kind, *spot):
                    found.append((kind, *spot))
                    turn += 1
                    break
            x += across
        y += deep
    return found


def _landmark(ground: Ground, kind: Silhouette, chance: Random) -> Strewn:
    """A landmark where there is room for it, if one of some tries finds such a place, which is taken then."""
    for _ in range(40):
        x, y = chance.uniform(ground.left, ground.right), chance.uniform(ground.top, ground.bottom)
        if ground.fits(kind, x, y):
            ground.taken.append((x - kind.width / 2 - 4, y - kind.height, x + kind.width / 2 + 4, y + 6))
            return [(kind, round(x), round(y))]
    return []


def _writing(board: Board, form: Shape, region: int) -> tuple[Box, Box]:
    """The boxes of a region's signs and of its name, wherever pieces move them."""
    place = board.regions[region]
    fitted = fit(place.name, form.rooms[region], largest_scale(form.rooms))
    size = max(fitted.size * fitted.scale, 19.0)
    longest = max((width_of(line, size) for line in fitted.lines), default=0.0)
    signs = 26.0 * (1 + len(place.symbols))
    high = 24 + size * 1.1 * len(fitted.lines)
    x, y = form.labels[region]
    top = y - (high + 36) / 2
    name = (x - longest / 2, top + 22, x + longest / 2, y + high / 2)
    return (x - signs / 2, top, x + signs / 2, top + 40), name
