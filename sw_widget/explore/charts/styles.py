"""The styles of players and sources of coins in charts: a colour, and always a shape or a pattern with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sw_widget.draw.palette import INK, player
from sw_widget.explore.coin_flows import BOARD, DECLINED, PEACE, PICK, POWER, RACE, REGIONS

# The players' shapes on the board, by plotly's names.
_SHAPES = ("circle", "square", "diamond", "hexagon2", "triangle-down", "triangle-up")

FILLS = {
    REGIONS: ("#e3ae3c", ""),
    DECLINED: ("#cbbfa9", "."),
    BOARD: ("#9fd3d6", "+"),
    RACE: ("#7fb78f", "/"),
    POWER: ("#7fb0d8", "\\"),
    PICK: ("#e39b80", "x"),
    PEACE: ("#c2a6d8", "-"),
}

PATTERN = {"fillmode": "overlay", "fgcolor": INK, "fgopacity": 0.35, "size": 9, "solidity": 0.14}


def line_style(index: int) -> dict[str, Any]:
    """A player's line with its marks."""
    colour = player(index).full
    return {
        "line": {"color": colour, "width": 3},
        "cliponaxis": False,
        "marker": {
            "color": colour,
            "symbol": _SHAPES[index % len(_SHAPES)],
            "size": 10,
            "line": {"color": "#fffaf0", "width": 1.5},
        },
    }


def text_colour(index: int) -> str:
    """A player's colour for names on a chart's paper: darker than that of lines, to be read."""
    pairs = [(int(player(index).full[i : i + 2], 16), int(INK[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(0.7 * own + 0.3 * ink):02x}" for own, ink in pairs)


def fill_style(source: str) -> dict[str, Any]:
    """The bars of a source of coins."""
    colour, shape = FILLS[source]
    return bar(colour, shape)


def bar(colour: str, shape: str = "") -> dict[str, Any]:
    """A bar with a pattern that can be told apart without the colour."""
    return {"color": colour, "pattern": {"shape": shape, **PATTERN}, "line": {"color": INK, "width": 1}}


def spread_labels(heights: Sequence[float], least: float) -> list[float]:
    """Heights for labels in the same order, moved so that no two are nearer than `least`."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    moved = list(heights)
    for below, above in pairwise(order):
        moved[above] = max(moved[above], moved[below] + least)
    # What was pushed up is let down again together, so that a bunch stays round its middle.
    shift = sum(new - old for new, old in zip(moved, heights, strict=True)) / max(1, len(moved))
    return [height - shift for height in moved]
