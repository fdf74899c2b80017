"""What silhouettes are made of, and how those of a terrain are strewn over its regions.

A silhouette stands on the origin, and is as wide and as high as it says; the light comes from the upper left.
"""

from __future__ import annotations

from dataclasses import dataclass

EDGE = "#3f352b"


@dataclass(frozen=True)
class Silhouette:
    """A drawing that stands on the origin; SVG elements."""

    drawing: str
    width: float
    height: float


@dataclass(frozen=True)
class Landscape:
    """The silhouettes of a terrain."""

    common: tuple[Silhouette, ...]
    """Those that cover it, in turns."""
    spacing: tuple[float, float]
    """How far apart they stand, sideways and in depth."""
    landmarks: tuple[Silhouette, ...] = ()
    """Larger ones: at most one in a region, where there is room."""


def path(d: str, fill: str, line: float = 0.0) -> str:
    """A filled shape, with a dark line round it where a width is given."""
    edge = f' stroke="{EDGE}" stroke-width="{line:g}" stroke-linejoin="round"' if line else ""
    return f'<path d="{d}" fill="{fill}"{edge}/>'


def stroke(d: str, colour: str, width: float) -> str:
    """A line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def shadow(rx: float, x: float = 4.0, ry: float = 3.0) -> str:
    """What it throws on the ground, to the lower right."""
    return f'<ellipse cx="{x:g}" cy="0" rx="{rx:g}" ry="{ry:g}" fill="{EDGE}" opacity=".25"/>'
