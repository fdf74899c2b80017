"""How water and chasms end where other land begins: coasts with sand and foam, banks of rivers, cliffs."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.draw.form import Shape
from sw_widget.draw.palette import WATER
from sw_widget.draw.svg_text import path_data, tag
from sw_widget.engine.map.board import Board


@dataclass(frozen=True)
class Rim:
    """The look of a rim."""

    beyond: tuple[str, ...]
    """Terrains on the other side of which there is none."""
    outside: tuple[str, float]
    """What lies on the land along it: colour and width."""
    bands: tuple[tuple[str, float, float | None], ...]
    """What lies within, from the middle of the region to its border: colour, width, opacity if it has one."""
    hatch: tuple[str, float] | None = None
    """Short lines down from the border, as maps show a slope: colour and width."""


COAST = Rim(
    WATER,
    ("#f3e3b3", 13),
    (("#8cc6e0", 46, 0.45), ("#a9dbe8", 30, 0.6), ("#cdeef0", 17, 0.75), ("#ffffff", 8, 0.9)),
)
BANK = Rim(WATER, ("#b5a27e", 13), (("#5fb3dc", 26, 0.5), ("#9fd6ee", 13, 0.6), ("#d5eef7", 5, 0.9)))
CLIFF = Rim(
    ("chasm",),
    ("#a89a8c", 7),
    (("#221b28", 74, None), ("#342a36", 52, None), ("#4b4048", 32, None), ("#7a6b66", 12, None)),
    ("#c9b9a6", 34),
)
WIDE = 60.0
"""The room in a chasm from which on its cliffs have their full depth."""
RIMS = {"sea": COAST, "lake": COAST, "river": BANK, "chasm": CLIFF}


def rims(board: Board, form: Shape, prefix: str) -> tuple[str, str]:
    """Definitions of the lines along which rims lie, and the rims themselves; ids begin with the prefix."""
    lines, outsides, insides = [], [], []
    for region, place in enumerate(board.regions):
        rim = RIMS.get(place.terrain)
        line = _line(board, form, region, rim) if rim else ""
        if not rim or not line:
            continue
        id = f"{prefix}-coast{region}"
        lines.append(tag("path", id=id, d=line))
        # A small chasm must have a bottom, too.
        size = min(1.0, form.rooms[region] / WIDE) if rim.hatch else 1.0
        colour, width = rim.outside
        outsides.append(tag("use", href=f"#{id}", stroke=colour, stroke_width=width, stroke_opacity=0.9))
        bands = "".join(
            tag("use", href=f"#{id}", stroke=colour, stroke_width=round(width * size), stroke_opacity=opacity)
            for colour, width, opacity in rim.bands
        )
        if rim.hatch:
            colour, width = rim.hatch
            slope = {"stroke_opacity": 0.5, "stroke_dasharray": "1.6 9", "stroke_linecap": "butt"}
            bands += tag("use", href=f"#{id}", stroke=colour, stroke_width=round(width * size), **slope)
        insides.append(tag("g", bands, clip_path=f"url(#{prefix}-c{region})"))
    look = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return "".join(lines), tag("g", "".join([*outsides, *insides]), **look) if lines else ""


def _line(board: Board, form: Shape, region: int, rim: Rim) -> str:
    """The borders of a region with land on which its rim lies, as path data."""
    found = []
    for border in form.borders:
        if region in border.regions:
            other = border.regions[border.regions[0] == region]
            if other is not None and board.regions[other].terrain not in rim.beyond:
                found.append(path_data(border.line, close=False))
    return "".join(found)
