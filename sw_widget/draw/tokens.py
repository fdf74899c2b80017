"""Tokens, signs and names of one region, stacked round its label point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sw_widget.draw import glyphs
from sw_widget.draw.content import Content, race_name
from sw_widget.draw.form import FLATTEN
from sw_widget.draw.palette import INK, player, terrain
from sw_widget.draw.shapes import Point
from sw_widget.draw.svg_text import escape, shorten, tag, width_of, wrap
from sw_widget.engine.map.board import Region

SERIF = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"
SANS = "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
HALO = "#fffaf0"
READABLE = 19.2
"""The least size of a name: 11 pixels where the map is 590 pixels wide."""
NARROW = 0.85
"""How much narrower than by nature a name may be before it is broken."""
MOON = "M3-6A6.5 6.5 0 1 0 3 6A5 5 0 1 1 3-6Z"

Piece = tuple[str, float]
"""A drawing round the origin, and its width."""


@dataclass(frozen=True)
class Fit:
    """How large a region's label is. Everything in it is given for scale 1, so all of it grows together."""

    scale: float
    width: float
    """How wide the label may be."""
    lines: tuple[str, ...]
    """The name, broken where it is long."""
    size: float
    """Of the name's letters."""


def fit(region_name: str, room: float, largest: float = 1.3, wider: float = 1.0) -> Fit:
    """How the label of a region fits into the room round its label point (`label_room`).

    `largest`: no label of the map has a greater scale, see `largest_scale`; `wider`: how much wider it is.
    """
    scale = max(0.9, min(largest, room / 34))
    width = max(2.12 * room / FLATTEN, 72.0) / scale * wider
    size = max(15.0, READABLE / scale)
    return Fit(scale, width, tuple(wrap(region_name, size, width / NARROW)), size)


def largest_scale(rooms: Iterable[float]) -> float:
    """Maps of few regions have larger writing, but all of it about the same."""
    ordered = sorted(rooms)
    return max(1.15, min(2.0, 1.05 * ordered[len(ordered) // 4] / 34))


def label(
    region: Region,
    content: Content,
    where: Point,
    room: float,
    *,
    largest: float,
    wider: float,
    gate: bool,
    links: Sequence[str] = (),
    cost: str | None,
    language: str,
) -> str:
    """All that is written on a region: signs above, its name, and who stands there below."""
    fitted = fit(region.name, room, largest, wider)
    scale, lines = fitted.scale, fitted.lines
    width, size = fitted.width * scale, fitted.size * scale
    top, low = 23 * scale, 30 * scale
    bottom = _bottom(content, cost, scale, width, language)
    height = top + size * 1.1 * len(lines) + (low if bottom else 0)
    x, y = where
    # What stands there makes the label higher, but it stays on the map.
    upper = max(y - height / 2, 1.0)
    out = [_signs(region, content, x, upper + top / 2, scale, width, gate, links)]
    for k, line in enumerate(lines):
        down = upper + top + size * (0.86 + 1.1 * k)
        squeezed: dict[str, Any] = {}
        if width_of(line, size) > width:
            squeezed = {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
        halo, dark = size * 0.22, terrain(region.terrain).dark
        out.append(_writing(line, x, down, size, family=SERIF, weight=700, halo=halo, dark=dark, **squeezed))
    if bottom:
        out.append(_row(bottom, x, upper + height - low / 2 + scale))
    return "".join(out)


def _writing(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    family: str | None = None,
    weight: int = 800,
    colour: str = INK,
    halo: float | None = None,
    dark: bool = False,
    **more: object,
) -> str:
    """Centred text; where it stands on a patterned ground, with a pale halo, or pale with a dark one."""
    if halo:
        colour, around = (HALO, INK) if dark else (colour, HALO)
        more |= {"stroke": around, "stroke_opacity": 0.85, "stroke_width": halo, "stroke_linejoin": "round"}
        more["paint_order"] = "stroke"
    look = {"font_family": family, "font_size": size, "font_weight": weight, "fill": colour}
    return tag("text", escape(text), x=x, y=y, **look, **{"text_anchor": "middle", **more})


def _signs(
    region: Region,
    content: Content,
    x: float,
    y: float,
    scale: float,
    width: float,
    gate: bool,
    links: Sequence[str],
) -> str:
    """The row of signs: id and terrain, symbols, ways up or down, then markers and what else is special."""
    signs = [(glyphs.terrain(region.terrain), 0.95)]
    if region.id != region.name:
        # Who plays by typing needs the id of a region.
        short = region.id if len(region.id) <= 5 else region.id[:4] + "…"
        written = _writing(
            short, 0, 5, 13 if len(short) < 4 else 9, weight=600, halo=2.5, dark=terrain(region.terrain).dark
        )
        signs.insert(0, (written, 1.0))
    signs += [(glyphs.symbol(symbol), 0.84) for symbol in region.symbols]
    signs += [(glyphs.link(id), 0.94) for id in links]
    for id, count in content.markers.items():
        tile = (glyphs.FLASH if id in content.fired else "") + glyphs.marker(id)
        signs.append((_several(tile, count), 1.1 if glyphs.find(id) else 0.84))
    if content.immune:
        signs.append((glyphs.SHIELD, 0.84))
    if gate:
        signs.append((glyphs.GATE, 0.84))
    step = min(24 * scale, width / len(signs))
    start = x - step * (len(signs) - 1) / 2
    return "".join(
        glyphs.at(sign, start + k * step, y, size * step / 24) for k, (sign, size) in enumerate(signs)
    )


def _several(tile: str, count: int) -> str:
    """A marker; where there are several, with another one behind it and their number."""
    return glyphs.at(tile, -4, -3, 1) + tile + _times(count) if count > 1 else tile


def _times(count: int) -> str:
    return tag("circle", cx=10, cy=9, r=7, fill=INK) + _writing(str(count), 10, 13, 11, colour="#ffffff")


def _row(pieces: list[Piece], x: float, y: float) -> str:
    left = x - sum(w for _, w in pieces) / 2 - 2 * (len(pieces) - 1)
    out = []
    for drawing, w in pieces:
        out.append(tag("g", drawing, transform=f"translate({left + w / 2:.1f} {y:.1f})"))
        left += w + 4
    return "".join(out)


def _bottom(content: Content, cost: str | None, scale: float, width: float, language: str) -> list[Piece]:
    pieces: list[Piece] = []
    if content.lost_tribe:
        tile = _several(glyphs.marker("lost_tribe"), content.lost_tribe)
        pieces.append((glyphs.at(tile, 0, 0, scale), 24 * scale))
    price = cost_tag(cost, scale) if cost is not None else None
    if content.player is not None:
        left = 0.95 * width - (price[1] + 4 if price else 0) - sum(w + 4 for _, w in pieces)
        pieces.append(pill(content, scale, max(left, 52.0), language))
    if price:
        pieces.append(price)
    return pieces


def cost_tag(text: str, scale: float) -> Piece:
    """A price tag, so that it is not taken for a number of tokens."""
    size = 15 * scale
    text = shorten(text, size, 90 * scale)
    w = max(width_of(text, size) + 16 * scale, 26 * scale)
    right, low, notch = w / 2, 12 * scale, 7 * scale
    shape = f"M{-right:.1f} 0L{notch - right:.1f} {-low:.1f}H{right:.1f}V{low:.1f}H{notch - right:.1f}Z"
    plate = tag("path", d=shape, fill="#fff7b8", stroke=INK, stroke_width=1.6, stroke_linejoin="round")
    return plate + _writing(text, notch / 2, size * 0.36, size), w


def pill(content: Content, scale: float, room: float, language: str) -> Piece:
    """A stack of tokens: how many, in the player's shape, and of which race, by its emblem and its name.

    Active: full colour, piled up, white writing. In decline: pale, flat, dashed, leaning writing and a moon.
    Where there is little room the name is left to the key below the map, and the emblem speaks alone.
    """
    assert content.player is not None
    colour = player(content.player)
    declined = content.in_decline
    dark = colour.full if declined else "#ffffff"
    race, size = _fitting(race_name(content.race, language), scale, room - (69 if declined else 57) * scale)
    if not race and room > 76 * scale:
        # What is left out makes room for what is left.
        scale *= 1.1
    written = width_of(race, size)
    head, gap = 29 * scale, 4 * scale
    emblem = (20 if race else 22) * scale if content.race else 0.0
    moon = 12 * scale if declined else 0.0
    w, h = head + emblem + (written + gap if race else 0) + moon + gap, 25 * scale
    left, top = -w / 2, -h / 2
    piled = 0 if declined else max(0, min(content.tokens, 4) - 1)
    out = []
    for k in range(piled, 0, -1):
        d = 2.1 * k * scale
        out.append(_plate(left + d, top + d, w, h, colour.full, "#ffffff", 0.9))
    if declined:
        out.append(_plate(left, top, w, h, colour.pale, colour.full, 2.0, "5 3"))
    else:
        out.append(_plate(left, top, w, h, colour.full, "#ffffff", 1.4))
    middle = left + 15 * scale
    number = str(content.tokens)
    number_size = (15 if len(number) < 2 else 12.5 if len(number) < 3 else 9) * scale
    transform = f"translate({middle:.1f} 0) scale({scale * 0.88:.2f})"
    inside, edge = (colour.pale, colour.full) if declined else ("#ffffff", "none")
    out.append(tag("path", d=colour.shape, transform=transform, fill=inside, stroke=edge, stroke_width=1.6))
    out.append(
        _writing(number, middle, number_size * 0.36, number_size, colour=INK if declined else colour.full)
    )
    if emblem:
        drawing = glyphs.at(glyphs.race(content.race), left + head + emblem / 2, 0, emblem / 24)
        out.append(tag("g", drawing, color=dark))
    if race:
        out.append(
            _writing(
                race,
                left + head + emblem + gap,
                size * 0.35,
                size,
                weight=700,
                colour=INK if declined else "#ffffff",
                text_anchor="start",
                # Fonts differ from machine to machine; the plate does not.
                textLength=written,
                lengthAdjust="spacingAndGlyphs",
                font_style="italic" if declined else None,
            )
        )
    if moon:
        transform = f"translate({w / 2 - 9 * scale:.1f} 0) scale({scale * 0.75:.2f})"
        out.append(tag("path", d=MOON, transform=transform, fill=colour.full))
    return "".join(out), w + 2.1 * scale * piled


def _fitting(text: str, scale: float, room: float) -> tuple[str, float]:
    """The text and its size, a little smaller where that helps; no text where it does not."""
    size = 13 * scale
    least = min(size, max(11.0, 11.5 * scale))
    while size > least and width_of(text, size) > room:
        size = max(least, size - 0.5)
    return (text, size) if width_of(text, size) <= room else ("", size)


def _plate(
    x: float, y: float, w: float, h: float, fill: str, stroke: str, line: float, dashes: str | None = None
) -> str:
    look = {"fill": fill, "stroke": stroke, "stroke_width": line, "stroke_dasharray": dashes}
    return tag("rect", x=x, y=y, width=w, height=h, rx=h * 0.3, **look)
