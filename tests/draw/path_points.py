"""The points of path data that consists of lines, each given by its distance from the last."""

from __future__ import annotations

import re


def points_of(data: str) -> list[tuple[float, float]]:
    """The points, to a tenth, in their order."""
    found = []
    for line in re.findall(r"M[^M]*", data):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", line)]
        x = y = 0.0
        for across, down in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = round(x + across, 1), round(y + down, 1)
            found.append((x, y))
    return found
