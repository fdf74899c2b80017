"""The frame round the map, as if printed on board: wood, a band of dark and light steps, gilded corners."""

from __future__ import annotations

from sw_widget.draw.palette import FRAME, INK, PAPER
from sw_widget.draw.svg_text import tag

FRAME_WIDTH = 15.0
STEP = 24.0
"""About how long a step is; an odd number of them fills each side."""
GILT = "#d9b25f"
CORNER = "M0-6.5L1.9-1.9L6.5 0L1.9 1.9L0 6.5L-1.9 1.9L-6.5 0L-1.9-1.9Z"


def frame(width: float, height: float) -> str:
    """The frame of a map of this size, outside of it."""
    half = FRAME_WIDTH / 2
    out = [
        _ring(width, height, half, FRAME, FRAME_WIDTH),
        _ring(width, height, FRAME_WIDTH - 0.8, "#a67c4a", 1.6),
        _ring(width, height, half, INK, 7.5),
        _steps(0, -half, width, -half),
        _steps(0, height + half, width, height + half),
        _steps(-half, 0, -half, height),
        _steps(width + half, 0, width + half, height),
        _ring(width, height, 2, GILT, 1.6),
        _ring(width, height, 0, INK, 2.2),
    ]
    for x in (-half, width + half):
        for y in (-half, height + half):
            box = {"x": x - half, "y": y - half, "width": FRAME_WIDTH, "height": FRAME_WIDTH}
            out.append(tag("rect", **box, fill=FRAME, stroke=INK))
            out.append(tag("path", d=CORNER, transform=f"translate({x:g} {y:g})", fill=GILT))
    return "".join(out)


def _ring(width: float, height: float, away: float, colour: str, line: float) -> str:
    box = {"x": -away, "y": -away, "width": width + 2 * away, "height": height + 2 * away}
    return tag("rect", **box, fill="none", stroke=colour, stroke_width=line)


def _steps(x: float, y: float, to_x: float, to_y: float) -> str:
    length = to_x - x + to_y - y
    step = length / (2 * round(length / STEP / 2) + 1)
    look = {"stroke": PAPER, "stroke_width": 5, "stroke_dasharray": f"{step:.2f}"}
    return tag("path", d=f"M{x:g} {y:g}L{to_x:g} {to_y:g}", **look)
