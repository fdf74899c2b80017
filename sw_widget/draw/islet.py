"""An islet in a lake, for those who come onto the map from there: rock, crooked trees, and surf round it."""

from __future__ import annotations

from sw_widget.draw.form import Shape
from sw_widget.draw.silhouettes import path, stroke
from sw_widget.draw.tokens import fit, largest_scale

ISLET = "necromancer_island"
"""The marker that lies where there is one."""
ROCK, LIT, GRASS, SURF, WOOD = "#6b6470", "#a39a94", "#93a06c", "#e6f6f8", "#2f2732"
BELOW_NAME = 25.0
"""How far below the middle of the name it lies: under what stands in the region."""
SHRUNK = 0.86
"""Beside the size of writing: so that there is water all round it."""

_SURF = f'<ellipse cx="0" cy="3" rx="73" ry="32" fill="{SURF}" opacity=".6"/>'
_LAND = (
    path("M-68 8Q-66-8-48-12Q-38-22-20-19Q0-27 22-20Q44-22 52-11Q68-6 67 8Q52 25 0 25T-68 8Z", ROCK, 1.6)
    + path("M-62 3Q-58-8-45-10Q-36-19-20-16Q0-24 22-17Q42-19 49-8Q60-5 61 2Q44 14 0 14T-62 3Z", LIT)
    + path("M-50 1Q-40-12-20-11Q0-18 22-12Q40-12 48 0Q30 9 0 9T-50 1Z", GRASS)
)
_TREES = stroke(
    "M-55-4Q-58-18-53-27Q-51-33-54-41M-55-17Q-62-21-66-30M-54-25Q-47-29-45-37M-62-23h-7", WOOD, 2.6
) + stroke("M56-2Q58-13 54-21Q52-28 56-36M56-12Q63-16 64-25M55-20Q49-23 47-31", WOOD, 2.4)


def islet(name: str, form: Shape, region: int) -> str:
    """The islet of a region with this name; SVG elements."""
    x, y = form.labels[region]
    scale = SHRUNK * fit(name, form.rooms[region], largest_scale(form.rooms)).scale
    at = f"translate({x:.0f} {y + BELOW_NAME:.0f}) scale({scale:.2f})"
    return f'<g transform="{at}">{_SURF}{_LAND}{_TREES}</g>'
