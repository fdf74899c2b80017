"""A board or a position as one SVG picture: a pure function, the same text for the same input.

Ids inside the picture start with a prefix made from its content, so that several pictures can share a page.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from json import dumps
from math import dist
from operator import index
from typing import SupportsIndex

from sw_widget.draw import glyphs
from sw_widget.draw.content import Content, Scene, contents, describe, players, tell
from sw_widget.draw.form import Shape
from sw_widget.draw.frame import frame
from sw_widget.draw.geometry import shape
from sw_widget.draw.islet import ISLET, islet
from sw_widget.draw.legend import legend, set_out
from sw_widget.draw.palette import FRAME, INK, PAPER, PAPER_DARK, WATER, player, terrain
from sw_widget.draw.relief import grounds, relief, tile
from sw_widget.draw.shapes import Point
from sw_widget.draw.sky import sky
from sw_widget.draw.svg_text import escape, no_formulas, path_data, shorten, tag
from sw_widget.draw.tokens import SANS, SERIF, label, largest_scale
from sw_widget.engine.map.board import Board
from sw_widget.text import sentence

MARGIN = 24.0
MOST_ROADS = 150
"""More would only blacken the map; a board that needs so many is no map any more."""
STILL = {"pointer_events": "none"}
"""Decoration lets the mouse through to the region below, whose name it then shows."""


def svg(
    board: Board,
    scene: Scene | None = None,
    *,
    costs: Mapping[str, object] | None = None,
    title: str | None = None,
    subtitle: str = "",
    language: str = "en",
) -> str:
    """The picture of a board and, given a scene, of what stands on it; `costs` puts prices on regions.

    A subtitle stands below the title.
    """
    form = shape(board)
    found = contents(board, scene)
    names = players(scene, found, language)
    prefix = _prefix(board, scene, costs, f"{title}\n{subtitle}" if subtitle else title, language)
    key, key_height = set_out(legend(board, form, found, names, bool(costs), prefix, language), form.width)
    head = (40.0 if title else 0.0) + (24.0 if subtitle else 0.0)
    width = form.width + 2 * MARGIN
    height = round(head + form.height + 2 * MARGIN + key_height + 14)
    heading = title or sentence("draw-map", {"n": len(board)}, language)
    land, air = relief(board, form, prefix), sky(board, form, prefix)
    islets = "".join(
        islet(board.regions[n].name, form, n) for n, here in enumerate(found) if ISLET in here.markers
    )
    standing = "".join(tag("use", href=f"#{prefix}-s{n}", x=x, y=y) for n, x, y in land.standing)
    lay = [
        *_ground(board, form, found, names, prefix, language, air.below),
        tag("g", land.coasts + islets + standing + land.light + frame(form.width, form.height), **STILL),
        *_holdings(found, prefix),
        *_lines(board, form),
        *_roads(form),
        tag("g", air.above, **STILL) if air.above else "",
        *_labels(board, form, found, costs or {}, language),
    ]
    (body, key), pictures = glyphs.share(["".join(lay), key], prefix)
    defs = _hatches(prefix) + _outlines(form, prefix) + land.definitions + air.definitions + pictures
    out = [
        tag("title", escape(heading), id=f"{prefix}-title"),
        tag("desc", escape(_story(board, found, names, language)), id=f"{prefix}-desc"),
        tag("defs", defs),
        tag("rect", width=width, height=height, rx=10, fill=PAPER),
    ]
    if title:
        look = {"font_family": SERIF, "font_size": 24, "font_weight": 700, "fill": INK}
        text = escape(shorten(title, 24, form.width))
        out.append(tag("text", text, x=width / 2, y=32, text_anchor="middle", **look))
    if subtitle:
        text = escape(shorten(subtitle, 17, form.width))
        out.append(tag("text", text, x=width / 2, y=head - 6, text_anchor="middle", font_size=17, fill=INK))
    out.append(tag("g", body, transform=f"translate({MARGIN:g} {head + MARGIN:g})"))
    below = head + form.height + 2 * MARGIN + 2
    out.append(tag("g", key, transform=f"translate({MARGIN:g} {below:.1f})"))
    drawn = "".join(out)
    return tag(
        "svg",
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height}",
        # No width and height: a notebook shows the picture as an image, and must be free to shrink it.
        style=f"width:100%;max-width:{width:g}px;height:auto",
        font_family=SANS,
        role="img",
        aria_labelledby=f"{prefix}-title {prefix}-desc",
        **no_formulas(drawn),
    )


def _prefix(board: Board, scene: Scene | None, costs: object, title: str | None, language: str) -> str:
    facts = [board.id, list(map(repr, board.regions)), board.edges, board.links, board.aspect]
    text = dumps([*facts, scene, costs, title, language], default=repr)
    return "sw" + sha256(text.encode()).hexdigest()[:8]


def _story(board: Board, found: list[Content], names: list[str], language: str) -> str:
    """The picture in words: the map, and everything that stands on it."""
    told = [sentence("draw-map", {"n": len(board)}, language)]
    for i, content in enumerate(found):
        pieces = tell(content, names, language)
        if pieces:
            told.append(f"{describe(board, i, language)}: {', '.join(pieces)}")
    return ". ".join(told) + "."


def _hatches(prefix: str) -> str:
    """The hatch of wilds, and of what is immune."""
    hatch = tag("rect", width=12, height=12, fill=PAPER_DARK)
    hatch += tag("path", d="M0 12L12 0M-3 3L3-3M9 15L15 9", stroke=FRAME, stroke_width=1, opacity=0.35)
    veil = tag("path", d="M0 0L11 11M-3 8L3 14M8-3L14 3", stroke="#ffffff", stroke_width=3, opacity=0.55)
    return tile(f"{prefix}-wilds", 12, 12, hatch) + tile(f"{prefix}-immune", 11, 11, veil)


def _outlines(form: Shape, prefix: str) -> str:
    """Every outline once, to be used for the ground, the bands, and to keep these inside."""
    out = []
    for i, line in enumerate(form.outlines):
        out.append(tag("path", id=f"{prefix}-r{i}", d=path_data(line)))
        out.append(tag("clipPath", tag("use", href=f"#{prefix}-r{i}"), id=f"{prefix}-c{i}"))
    return "".join(out)


def _ground(
    board: Board, form: Shape, found: list[Content], names: list[str], prefix: str, language: str, air: str
) -> list[str]:
    """Wilds and the sky below, then every region with its texture; its edge is lit from the upper left."""
    out = [tag("rect", width=form.width, height=form.height, fill=f"url(#{prefix}-wilds) {PAPER_DARK}")]
    out += [tag("g", air, **STILL)] if air else []
    numbers = grounds(board)
    edges = (("#2a1500", 0.22, "translate(-1.5 -2)"), ("#ffffff", 0.4, "translate(1.5 2)"))
    for i, region in enumerate(board.regions):
        words = "; ".join([describe(board, i, language), *tell(found[i], names, language)])
        n = numbers.index(region.terrain)
        fill = f"url(#{prefix}-ground{n}) {terrain(region.terrain).ground}"
        about = tag("title", escape(words))
        out.append(tag("use", about, href=f"#{prefix}-r{i}", data_region=region.id, fill=fill))
        lines = tag("use", href=f"#{prefix}-r{i}", fill=f"url(#{prefix}-texture{n})")
        for colour, opacity, transform in edges:
            line = {"fill": "none", "stroke": colour, "stroke_width": 6, "stroke_opacity": opacity}
            lines += tag("use", href=f"#{prefix}-r{i}", transform=transform, **line)
        out.append(tag("g", lines, clip_path=f"url(#{prefix}-c{i})", **STILL))
    return out


def _inside(prefix: str, i: int, look: Mapping[str, object]) -> str:
    """The outline of a region once more, but only the inner half of its stroke."""
    return tag("use", href=f"#{prefix}-r{i}", clip_path=f"url(#{prefix}-c{i})", **look)


def _holdings(found: list[Content], prefix: str) -> list[str]:
    """Whose land it is: a broad band inside the border, whole for active races, broken for declined ones."""
    out = []
    for i, content in enumerate(found):
        if content.immune:
            out.append(tag("use", href=f"#{prefix}-r{i}", fill=f"url(#{prefix}-immune)", **STILL))
        if content.player is None:
            continue
        colour = player(content.player)
        band: dict[str, object] = {"fill": colour.full, "stroke": colour.full, **STILL}
        if content.in_decline:
            band |= {"stroke_width": 11, "stroke_dasharray": "14 9", "opacity": 0.85, "fill_opacity": 0.05}
        else:
            out.append(_inside(prefix, i, {"fill": "none", "stroke": "#ffffff", "stroke_width": 22, **STILL}))
            band |= {"stroke_width": 17, "fill_opacity": 0.16}
        out.append(_inside(prefix, i, band))
    return out


def _lines(board: Board, form: Shape) -> list[str]:
    """Each border once: shores blue, land borders brown."""
    lines: dict[bool, list[str]] = {False: [], True: []}
    for border in form.borders:
        known = [board.regions[r] for r in border.regions if r is not None]
        if known:
            shore = any(region.terrain in WATER for region in known)
            lines[shore].append(path_data(border.line, close=False))
    return [
        tag(
            "path",
            d="".join(paths),
            fill="none",
            stroke="#153f63" if shore else "#3b2a1a",
            stroke_width=3.0 if shore else 2.6,
            stroke_linejoin="round",
            stroke_linecap="round",
            **STILL,
        )
        for shore, paths in lines.items()
        if paths
    ]


def _roads(form: Shape) -> list[str]:
    out = []
    for path in roads(form):
        way = {"d": path, "fill": "none", **STILL}
        out.append(tag("path", **way, stroke="#fffaf0", stroke_width=8, opacity=0.7))
        dots = {"stroke_dasharray": "2 8", "stroke_linecap": "round"}
        out.append(tag("path", **way, **dots, stroke=INK, stroke_width=4))
    return out


def roads(form: Shape) -> list[str]:
    """The roads of a map, as paths; where there are too many, the shortest ones."""
    ends = [(form.labels[a], form.labels[b]) for a, b in form.links]
    if len(ends) > MOST_ROADS:
        ends = sorted(ends, key=lambda pair: dist(*pair))[:MOST_ROADS]
    return [_road(*pair) for pair in ends]


def _road(start: Point, end: Point) -> str:
    """The road between two regions whose border the map does not show."""
    (ax, ay), (bx, by) = start, end
    # A slight bow keeps a road apart from what lies straight between.
    mx, my = (ax + bx) / 2 - (by - ay) * 0.12, (ay + by) / 2 + (bx - ax) * 0.12
    return f"M{ax:g} {ay:g}Q{mx:.1f} {my:.1f} {bx:g} {by:g}"


def _labels(
    board: Board, form: Shape, found: list[Content], costs: Mapping[str, object], language: str
) -> list[str]:
    largest = largest_scale(form.rooms)
    out = []
    for i, region in enumerate(board.regions):
        cost = costs.get(region.id)
        drawn = label(
            region,
            found[i],
            form.labels[i],
            form.rooms[i],
            largest=largest,
            wider=form.wider[i] if form.wider else 1.0,
            gate=region.border and not form.edge[i],
            links=board.links_at(i),
            # A ledger stands for its total; written out it would be a sentence.
            cost=None if cost is None else str(index(cost) if isinstance(cost, SupportsIndex) else cost),
            language=language,
        )
        out.append(tag("g", drawn, **STILL))
    return out
