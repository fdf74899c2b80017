"""Portraits of the races of all packs, each on a square tile: our own, to be told apart at 28 pixels.

portraits.json has for each race the colour of its tile and then its shapes, from back to front. A shape is a
colour and path data, on a grid of 24 by 24 round the origin: filled, with a line of ink round it. A third
entry is the width of a line that is not filled; 0 stands for a filled shape without a line.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from sw_widget.draw.palette import INK
from sw_widget.draw.svg_text import tag

TILE = {"x": -11.5, "y": -11.5, "width": 23, "height": 23, "rx": 4.5}


@cache
def load() -> dict[str, list[str | list[str | float]]]:
    """All portraits by the id of their race."""
    file = files("sw_widget.draw").joinpath("portraits.json")
    found: dict[str, list[str | list[str | float]]] = json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def portrait(race: str) -> str | None:
    """The portrait of a race; None for those that people made themselves."""
    if race not in load():
        return None
    tile, *shapes = load()[race]
    drawn = "".join(_shape(*shape) for shape in shapes)
    ink = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round", "stroke_linecap": "round"}
    frame = tag("rect", **TILE, fill="none", stroke_width=1.1)
    return tag("g", tag("rect", **TILE, fill=tile, stroke="none") + drawn + frame, **ink)


def _shape(colour: str, path: str, line: float | None = None) -> str:
    if line:
        return tag("path", d=path, fill="none", stroke=colour, stroke_width=line)
    return tag("path", d=path, fill=colour, stroke="none" if line == 0 else None)
