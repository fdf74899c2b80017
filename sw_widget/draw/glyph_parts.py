"""Shapes of which little pictures are made, on a grid of 24 by 24 round the origin."""

from __future__ import annotations

from sw_widget.draw.palette import INK
from sw_widget.draw.svg_text import tag


def fill(path: str, colour: str) -> str:
    """A filled shape with a line of ink round it."""
    return tag("path", d=path, fill=colour, stroke=INK, stroke_width=1, stroke_linejoin="round")


def line(path: str, colour: str = INK, width: float = 1.6) -> str:
    """A line with round ends."""
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width, **ends)


def dot(x: float, y: float, r: float, colour: str) -> str:
    """A filled circle."""
    return tag("circle", cx=x, cy=y, r=r, fill=colour)


def disc(x: float, y: float, r: float, colour: str) -> str:
    """A filled circle with a line of ink round it."""
    return tag("circle", cx=x, cy=y, r=r, fill=colour, stroke=INK)


def ring(x: float, y: float, r: float, colour: str) -> str:
    """A thin circle that is not filled."""
    return tag("circle", cx=x, cy=y, r=r, fill="none", stroke=colour, stroke_width=1.2)


def person(x: float, y: float, colour: str, size: float = 1.0) -> str:
    """Head and shoulders."""
    r, wide, low = 3.4 * size, 5.2 * size, 9.6 * size
    shoulders = f"M{x - wide:g} {y + low:g}Q{x - wide:g} {y + r:g} {x:g} {y + r:g}T{x + wide:g} {y + low:g}z"
    return fill(shoulders, colour) + disc(x, y, r, colour)
