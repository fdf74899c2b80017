"""Little pictures: terrains, symbols, markers and portraits of races of our own, and emblems of powers.

Each fits a box of 24 by 24 round the origin. Ours have their own colours, emblems that of the text (`color`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sw_widget.draw import emblems
from sw_widget.draw.palette import INK
from sw_widget.draw.portraits import load as load_portraits
from sw_widget.draw.portraits import portrait
from sw_widget.draw.svg_text import escape, tag, width_of


def _fill(path: str, colour: str) -> str:
    return tag("path", d=path, fill=colour, stroke=INK, stroke_width=1, stroke_linejoin="round")


def _line(path: str, colour: str = INK, width: float = 1.6) -> str:
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width, **ends)


def _dot(x: float, y: float, r: float, colour: str) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=colour)


def _disc(x: float, y: float, r: float, colour: str) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=colour, stroke=INK)


def _ring(x: float, y: float, r: float, colour: str) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill="none", stroke=colour, stroke_width=1.2)


def _person(x: float, y: float, colour: str, size: float = 1.0) -> str:
    """Head and shoulders."""
    r, wide, low = 3.4 * size, 5.2 * size, 9.6 * size
    shoulders = f"M{x - wide:g} {y + low:g}Q{x - wide:g} {y + r:g} {x:g} {y + r:g}T{x + wide:g} {y + low:g}z"
    return _fill(shoulders, colour) + _disc(x, y, r, colour)


TERRAIN = {
    "farmland": _line("M0 11V-4M-5 11Q-6 3-8-1M5 11Q6 3 8-1", "#7a5a12", 1.5)
    + _fill("M0-11q3.5 4 0 8q-3.5-4 0-8z", "#e8b93c")
    + _fill("M-9-8q4.5 2.5 2 7q-4.5-2.5-2-7zM9-8q-4.5 2.5-2 7q4.5-2.5 2-7z", "#e8b93c")
    + _line("M-6 6H6", "#7a5a12", 2),
    "forest": _fill("M-5 11h2V7h-2zM6 11h2V8H6z", "#7a5230")
    + _fill("M-4-11L2-3H0L4 3H1L5 8H-12L-8 3H-11L-7-3H-9z", "#3f8a44")
    + _fill("M7-3L11 3H9.5L12 8H2L5 3H3z", "#5aa552"),
    "hill": _fill("M-12 10Q-4-10 4 10z", "#a7c45c")
    + _fill("M-2 10Q6-4 12 10z", "#c3d97c")
    + _line("M-6 3l1.5-2.5L-3 3"),
    "mountain": _fill("M-12 10L-3-10L5 10z", "#9a928c")
    + _fill("M0 10L6-3L12 10z", "#b5ada6")
    + _fill("M-3-10L0.2-2.5L-2-4L-4-1.8L-6.5-2.5z", "#ffffff"),
    "swamp": _line("M-11 8Q-8 6-5 8T1 8T7 8T11 8", "#2f5b57", 1.8)
    + _line("M-5 7V-5M0 7V-8M5 7V-3M0 2L4-3", "#5d6b2a", 1.6)
    + _fill("M-6.5-9h3V-2h-3zM-1.5-12h3v7h-3zM3.5-7h3v6h-3z", "#7a4a25"),
    "sea": _line("M-11-5Q-8-9-5-5T1-5T7-5T11-6", "#ffffff", 2.2)
    + _line("M-11 1Q-8-3-5 1T1 1T7 1T11 0M-11 7Q-8 3-5 7T1 7T7 7T11 6", "#1f5c93", 2.2),
    "lake": _fill("M-11 1Q-10-7 0-7T11 0Q11 8 1 8T-11 1z", "#6fb4dc")
    + _line("M-6-1h5M2-1h3M-3 3h6", "#ffffff", 1.6),
}

SYMBOL = {
    "mine": _line("M-6 7L5-4", "#6b4423", 2.6) + _fill("M-1-9Q7-9 9 1L7 2Q5-4-2-6.5z", "#8c939b"),
    "cavern": _fill("M-8 7Q-9-8 0-8T8 7z", "#8a7f78") + _fill("M-4.5 7Q-5-3 0-3T4.5 7z", "#1f1a17"),
    "magic": _fill("M0-10L2.2-2.2L10 0L2.2 2.2L0 10L-2.2 2.2L-10 0L-2.2-2.2z", "#ffd84d")
    + _line("M6-8v4M4-6h4", "#7b3fa0", 1.5),
}

LINK = {
    "beanstalk": _line("M1 11Q-7 6 0 1T1-11", "#1f5f25", 4)
    + _line("M1 11Q-7 6 0 1T1-11", "#5aa552", 2.2)
    + _fill("M-2 5Q-9 6-10 0Q-4-1-2 5zM3-1Q4-7 10-7Q10-1 3-1zM-1-4Q-7-4-8-9Q-2-10-1-4z", "#5aa552"),
    "stairway": _fill("M-10 10V5H-5V0H0V-5H5V-10H10V10z", "#e0c088")
    + _line("M-5 10V5M0 10V0M5 10V-5", "#7a5230", 1.2),
}
"""Ways from one part of a map to another."""

MARKER = {
    "encampment": _fill("M0-9L11 8H-11z", "#e9dcc0")
    + _fill("M0-3L4 8H-4z", "#5a3d22")
    + _line("M0-9L2.5-12"),
    "fortress": _fill("M-9 9V-8H-5V-5H-2V-8H2V-5H5V-8H9V9z", "#b9b4ad")
    + _fill("M-2.5 9V3Q0-1 2.5 3V9z", "#3a2c20"),
    "lair": _fill("M-11 9Q-12-2-5-5Q-2-10 4-7Q12-5 11 9z", "#7d7468")
    + _fill("M-6 9Q-7-1 0-1T6 9z", "#1d1815")
    + _dot(-2.2, 4, 1.3, "#ffd84d")
    + _dot(2.2, 4, 1.3, "#ffd84d"),
    "hole": tag("ellipse", cx=0, cy=2, rx=11, ry=7.5, fill="#a07a4c", stroke=INK)
    + tag("ellipse", cx=0, cy=3, rx=7.5, ry=4.8, fill="#17110c")
    + _line("M-9-4l-1-3M-5-6V-9.5M0-6.5V-10M5-6l1-3", "#4c7a2c"),
    "hero": _fill("M-8-7H8V1Q8 7 0 11Q-8 7-8 1z", "#e3b53a")
    + _line("M0-11V6", "#3a3a44", 2.6)
    + _line("M-4.5-4H4.5", "#3a3a44", 2.2),
    "dragon": _fill(
        "M-11 8Q-8 9-4 6L-7-4L-3-1L-2-9L3-3Q10-4 11 2L6 3L9 6Q4 6 3 4Q2 10-5 10Q-9 10-11 8z", "#b5341f"
    )
    + _dot(5, -0.5, 1.2, "#ffd84d"),
    "lost_tribe": _fill("M-9 0Q-9-10 0-10T9 0Q8 10 0 11Q-8 10-9 0z", "#c98f54")
    + _fill("M-5.5-3h4v3h-4zM1.5-3h4v3h-4z", "#fff4dc")
    + _fill("M-4 5Q0 3 4 5L3 7.5H-3z", "#3a2415")
    + _line("M-6-7L-2-5.5M6-7L2-5.5", "#7c1f14", 1.8),
    "coin": _disc(0, 0, 10, "#f2c230")
    + _ring(0, 0, 7.2, "#8a6410")
    + _line("M-2.6-2.4L.6-4.6V4.8", width=2.4),
    "horde": _person(-6.6, -4.5, "#6a5a93") + _person(6.6, -4.5, "#6a5a93") + _person(0, -1, "#a896d6", 1.25),
    "pot_of_gold": _disc(-4.5, -4.5, 4, "#ffd84d")
    + _disc(4.5, -4.5, 4, "#ffd84d")
    + _disc(0, -6.5, 4.4, "#ffd84d")
    + _fill("M-6 8l-2 3h3.5zM6 8l2 3H4.5z", "#3b3b44")
    + _fill("M-8.5-1Q-13 10 0 10T8.5-1z", "#4d4d58")
    + _fill("M-10.5-4H10.5V-.5H-10.5z", "#62626e")
    + _line("M-6.4 2.5Q-6.4 5.5-4 7", "#c9c9d4", 1.5),
    "catapult": _line("M9 4L-6.5-5.5", INK, 4.6)
    + _line("M9 4L-6.5-5.5", "#a8733a", 2.6)
    + _fill("M-2.5 5L1.5-4.5H4.5L8.5 5z", "#7a5230")
    + _fill("M-11 4H11V7H-11z", "#a8733a")
    + _disc(-7.5, -7.5, 3.9, "#9a9a9f")
    + _disc(-6.5, 8.2, 3.2, "#e9dcc0")
    + _disc(6.5, 8.2, 3.2, "#e9dcc0"),
    # A beast on a stack of tokens: how high that is differs from turn to turn.
    "behemoth": _fill("M-9.5 8.2H9.5V11H-9.5zM-9.5 5.4H9.5V8.2H-9.5z", "#e9dcc0")
    + _fill("M-8 5.4Q-12-3-7-8.5L-4.5-6Q0-9.5 4.5-6L7-8.5Q12-3 8 5.4z", "#5f8a63")
    + _fill("M-5.5 5.4Q-6 .5 0 .5T5.5 5.4z", "#8fb58a")
    + _fill("M-5.5 1.5Q-9.5 0-9-4.5Q-11.5 2-6.5 4.6zM5.5 1.5Q9.5 0 9-4.5Q11.5 2 6.5 4.6z", "#ffffff")
    + _dot(-3.4, -2.6, 1.4, INK)
    + _dot(3.4, -2.6, 1.4, INK)
    + _dot(-1.7, 2.9, 0.8, INK)
    + _dot(1.7, 2.9, 0.8, INK),
    "fireball": _fill(
        "M-9.5 3.5Q-10-3.5-3.5-5Q-3-8 1-10Q.8-7.4 2.4-6.8Q6-8.5 11.5-11Q9-7 8-4"
        "Q9.5-4 11-4.6Q8.5-1 7 3Q6 11-2 11Q-9 11-9.5 3.5z",
        "#d8401f",
    )
    + tag("circle", cx=-1.6, cy=3.2, r=5.8, fill="#f7941e")
    + tag("circle", cx=-2.2, cy=3.8, r=3.2, fill="#ffe27a"),
    "winter_marker": _disc(0, 0, 11, "#cfeaf8")
    + _line("M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5", "#1f5f9c", 2)
    + _line("M-2.4-8L0-5.4L2.4-8M-2.4 8L0 5.4L2.4 8", "#1f5f9c", 1.4)
    + _line("M-8.2-1.9L-4.7-2.7L-5.7-6.1M8.2 1.9L4.7 2.7L5.7 6.1", "#1f5f9c", 1.4)
    + _line("M-8.2 1.9L-4.7 2.7L-5.7 6.1M8.2-1.9L4.7-2.7L5.7-6.1", "#1f5f9c", 1.4),
    # A sack: nobody sees what is in it.
    "loot_marker": _fill("M-3.2-5.6Q-11.5 0-9.5 8Q-8.6 11 0 11T9.5 8Q11.5 0 3.2-5.6z", "#b98a4a")
    + _fill("M-5.6-10.6Q-2.8-8.8 0-10.8Q2.8-8.8 5.6-10.6L3.4-5.4H-3.4z", "#d4a866")
    + _line("M-3-.2Q-3-3.2 0-3.2T3-.2Q3 1.8 0 3.2V4.4", INK, 2.2)
    + _dot(0, 7.9, 1.4, INK),
    "lava_token": _fill("M-11 10.5L-5-3H5L11 10.5z", "#6b5a53")
    + _fill(
        "M-5.4-2.4Q-5.4-5.4-3-6Q-3.4-10 0-11Q3.4-10 3-6Q5.4-5.4 5.4-2.4L8 4Q6.6 6.6 5.2 4L3.8 1.6"
        "Q3.4 9.4 1 9.6Q-1 9.4-.8 3.4Q-2 1.8-2.8 3.6Q-3.4 7.6-5.6 7.4Q-7.6 6.6-6.6 2.6z",
        "#e8541f",
    )
    + _line("M0-7.6V-4M-3.6-1.6Q-4.6 1.4-5 4M1.4-1Q1.8 3 1.2 6M4.4-1.8L6 2", "#ffd25e", 1.5),
    # A winged dragon, rearing.
    "transformed_drakon": _fill("M-1 1Q-4-9-11-10Q-9-6-10.5-4Q-7.5-4-7.5-.5Q-5-1.5-3 3z", "#7fb8a4")
    + _fill(
        "M-3 10.5Q3 11 5 6Q6.5 2 3-1Q2-3 4-4L9-2.5L11-5Q9-9.5 4-9.5Q-1.5-9-2-4Q-2 0 0 3Q0 6-5 7.5z", "#2f8f6b"
    )
    + _dot(5.6, -6.6, 1.3, "#ffe08a"),
    "lightning_bolt": _fill("M2-11.5L-7 1.5H-1L-4 11.5L8-3H1.5L6-11.5z", "#ffd23c"),
    "cannon": _fill("M-11-3.5L6-9L9-2L-7 4.5z", "#4b5058")
    + _fill("M6-10L9.5-10.5L11.5-3L9-1.5z", "#70777f")
    + _disc(-1, 6, 5, "#8a5a2c")
    + _dot(-1, 6, 1.4, INK),
    "zeppelin": _fill("M-11-3Q-6-9 1-9T11-3Q7 3 1 3T-11-3z", "#c9a86a")
    + _line("M-8.5-3Q0-5.5 10-3M-3-8.4Q-5-3-3 2.6M4-8.6Q6-3 4 2.6", "#7a5a2c", 1.1)
    + _fill("M-4 4H5L3.5 8.5H-2.5z", "#7a4a25")
    + _fill("M-11-3L-12-8L-8-6z", "#a8483a"),
    "burning_region": _fill(
        "M0-11.5Q1.5-6 6-2.5Q9 .5 8.5 5Q7.5 11 0 11T-8.5 5Q-9-.5-5-4Q-4.5-1-2.5-.5Q-3.5-7 0-11.5z", "#e8541f"
    )
    + _fill("M.5-2Q1 1 3.5 3Q5 5 4 7.5Q3 10 0 10T-4 7Q-4.2 4-1.5 2Q0 .5 .5-2z", "#ffd25e"),
}
"""What stands on the map beside race tokens."""
COMMON = ("coin", "lost_tribe")
"""What belongs to no pack and can lie on any map."""

SHIELD = _fill("M-8-9Q0-7 8-9V0Q8 7 0 11Q-8 7-8 0z", "#ffffff") + _line("M-4 0L-1 4L5-4", "#1f6b3a", 2.4)
GATE = _fill("M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9z", "#8a6a45")
GATE += _line("M0 9V0M-3 3L0 0L3 3", "#1f6b3a", 2)
GUARDS = (
    "hole", "hero", "dragon", "catapult", "lava_token", "transformed_drakon", "cannon", "burning_region",
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


def marker(id: str) -> str:
    """A marker on a square tile; one that has no picture here shows its first letter."""
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
    # The icons are drawn on a grid of 512 by 512.
    return tag("path", transform="translate(-12 -12) scale(.046875)", fill="currentColor", d=path)


def plate(id: str) -> str:
    """A plate with the first letters of an id: "Gn" for gnomes, "SL" for swamp_lords."""
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


def share(drawings: Sequence[str], prefix: str) -> tuple[list[str], str]:
    """The drawings, with pictures that come often used from definitions, and the definitions."""
    tiles = [marker(id) for id in MARKER] + [symbol(id) for id in SYMBOL] + [link(id) for id in LINK]
    races = [race(id) for id in load_portraits()]
    defined = []
    for n, glyph in enumerate([*tiles, *TERRAIN.values(), SHIELD, GATE, *races]):
        if sum(drawing.count(glyph) for drawing in drawings) > 1:
            used = tag("use", href=f"#{prefix}-g{n}")
            drawings = [drawing.replace(glyph, used) for drawing in drawings]
            defined.append(tag("g", glyph, id=f"{prefix}-g{n}"))
    return list(drawings), "".join(defined)
