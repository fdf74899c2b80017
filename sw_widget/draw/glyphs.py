"""Little pictures: terrains, symbols, markers and portraits of races of our own, and emblems.

Each fits a box of 24 by 24 round the origin. Ours have their own colours. Emblems are icons: those of powers
have the colour of the text (`color`), those of relics and places lie on plates.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from sw_widget.draw import emblems, land_glyphs, marker_glyphs, underground_glyphs
from sw_widget.draw.glyph_parts import fill, line
from sw_widget.draw.land_glyphs import LINK
from sw_widget.draw.palette import INK
from sw_widget.draw.portraits import load as load_portraits
from sw_widget.draw.portraits import portrait
from sw_widget.draw.svg_text import escape, tag, width_of

TERRAIN = land_glyphs.TERRAIN | underground_glyphs.TERRAIN
SYMBOL = land_glyphs.SYMBOL | underground_glyphs.SYMBOL
MARKER = marker_glyphs.MARKER | underground_glyphs.MARKER
"""What stands on the map beside race tokens, relics and places."""
COMMON = ("coin", "lost_tribe")
"""What belongs to no pack and can lie on any map."""

SHIELD = fill("M-8-9Q0-7 8-9V0Q8 7 0 11Q-8 7-8 0z", "#ffffff") + line("M-4 0L-1 4L5-4", "#1f6b3a", 2.4)
GATE = fill("M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9z", "#8a6a45")
GATE += line("M0 9V0M-3 3L0 0L3 3", "#1f6b3a", 2)
FLASH = tag(
    "rect", x=-13, y=-13, width=26, height=26, transform="rotate(45)", fill="#ffb300", stroke="#8a2b00"
)
"""Four tongues of fire, behind what was fired this turn."""
GOLD = "#ffe9a8"


def _plate(outline: str, inner: str, colour: str) -> str:
    """A plate with a broad golden rim."""
    rim = tag("path", d=outline, fill="#d9a520", stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    return rim + tag("path", d=inner, fill=colour, stroke=INK, stroke_width=0.8, stroke_linejoin="round")


PLATES = {
    # Eight corners, like a cut stone.
    "relic": _plate(
        "M-5-12H5L12-5V5L5 12H-5L-12 5V-5z",
        "M-4.1-9.8H4.1L9.8-4.1V4.1L4.1 9.8H-4.1L-9.8 4.1V-4.1z",
        "#5a1f5e",
    ),
    # A gate with an arch and a broad foot.
    "place": _plate(
        "M-12.2 12V8.8H-11V-2Q-11-12.3 0-12.3T11-2V8.8H12.2V12z",
        "M-8.8 9.8V-2Q-8.8-10 0-10T8.8-2V9.8z",
        "#1f3f52",
    ),
}
"""The plates of relics and places: no token and no marker has their shapes."""
GUARDS = (
    "hole", "hero", "dragon", "catapult", "lava_token", "transformed_drakon", "cannon", "burning_region",
    "balrog", "great_ancient", "queen", "tomb_raider_ghost",
)  # fmt: skip
"""Markers that keep every attack off; drawn so even where a scene does not say that the region is immune."""


def at(glyph: str, x: float, y: float, scale: float) -> str:
    return tag("g", glyph, transform=f"translate({x:.1f} {y:.1f}) scale({scale:.2f})")


def symbol(id: str) -> str:
    """A symbol on a round plate."""
    plate = tag("circle", r=11.5, fill="#fffaf0", stroke=INK, stroke_width=1.2)
    return plate + (at(SYMBOL[id], 0, 0, 0.8) if id in SYMBOL else letter(id))


def link(id: str) -> str:
    """A way to another part of the map, on a plate as blue as the sky."""
    plate = tag("circle", r=11.5, fill="#dff1fb", stroke="#1f5c93", stroke_width=1.8)
    return plate + (at(LINK[id], 0, 0, 0.72) if id in LINK else letter(id))


def find(id: str) -> str | None:
    """A relic or a place on its plate; None for what is neither."""
    for kind, plate in PLATES.items():
        if path := emblems.path(f"{kind}/{id}"):
            return plate + at(_icon(path, GOLD), 0, 0, 0.68)
    return None


def marker(id: str) -> str:
    """A marker on a square tile, a relic or a place on its plate; without a picture, the first letter."""
    if found := find(id):
        return found
    tile = tag("rect", x=-12, y=-12, width=24, height=24, rx=5, fill="#fff3cf", stroke=INK, stroke_width=1.6)
    return tile + (at(MARKER[id], 0, 0, 0.86) if id in MARKER else letter(id))


def terrain(id: str) -> str:
    return TERRAIN.get(id) or letter(id)


def race(id: str) -> str:
    """The portrait of a race; without one, the first letters of its id in the colour of the text."""
    return portrait(id) or plate(id)


def power(id: str) -> str:
    """The emblem of a special power, in the colour of the text; without one, the first letters of its id."""
    path = emblems.path(id)
    if path is None:
        return plate(id)
    return _icon(path, "currentColor")


def _icon(path: str, colour: str) -> str:
    # The icons are drawn on a grid of 512 by 512.
    return tag("path", transform="translate(-12 -12) scale(.046875)", fill=colour, d=path)


def plate(id: str) -> str:
    """A plate with the first letters of an id: "Mo" for moles, "SL" for swamp_lords."""
    words = [word for word in re.split(r"[\W_]+", id) if word]
    letters = "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else "".join(words)[:2].title()
    letters = letters or "?"
    frame = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.6}
    look = {"font_family": "sans-serif", "font_size": 12, "font_weight": 700, "fill": "currentColor"}
    squeezed = {"textLength": 17, "lengthAdjust": "spacingAndGlyphs"} if width_of(letters, 12) > 17 else {}
    written = tag("text", escape(letters), y=4.3, text_anchor="middle", **look, **squeezed)
    return tag("rect", x=-11, y=-11, width=22, height=22, rx=5, **frame) + written


def letter(id: str) -> str:
    look = {"font_family": "sans-serif", "font_size": 15, "font_weight": 700, "fill": INK}
    return tag("text", escape(id[:1].upper() or "?"), y=5, text_anchor="middle", **look)


@cache
def _shared() -> tuple[str, ...]:
    """The pictures that may come often."""
    pieces = [key.partition("/")[2] for key in emblems.load() if "/" in key]
    tiles = (
        [marker(id) for id in (*MARKER, *pieces)] + [symbol(id) for id in SYMBOL] + [link(id) for id in LINK]
    )
    return (*tiles, *TERRAIN.values(), SHIELD, GATE, *(race(id) for id in load_portraits()))


def share(drawings: Sequence[str], prefix: str) -> tuple[list[str], str]:
    """The drawings, with pictures that come often used from definitions, and the definitions."""
    defined: list[str] = []
    for glyph in _shared():
        if sum(drawing.count(glyph) for drawing in drawings) > 1:
            id = f"{prefix}-g{len(defined)}"
            used = tag("use", href=f"#{id}")
            drawings = [drawing.replace(glyph, used) for drawing in drawings]
            defined.append(tag("g", glyph, id=id))
    return list(drawings), "".join(defined)
