"""A map on a grid of characters: which region is where, and the lines between them."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.draw.shapes import Point

OUTSIDE = -1
WILDS = -2

# By the arms of a crossing: 1 up, 2 right, 4 down, 8 left.
_THIN = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
_FRAME = {3: "╚", 6: "╔", 9: "╝", 12: "╗", 5: "║", 10: "═"}
_JOINED = {"top": "╤", "bottom": "╧", "left": "╟", "right": "╢"}


def fill(outlines: Sequence[Sequence[Point]], size: Point, columns: int, rows: int) -> list[list[int]]:
    """For each box of the grid the outline it lies in; those in none are wilds."""
    grid = [[WILDS] * columns for _ in range(rows)]
    wide, high = size[0] / columns, size[1] / rows
    for index, outline in enumerate(outlines):
        crossings: dict[int, list[float]] = {}
        ax, ay = outline[-1]
        for bx, by in outline:
            low, top = sorted((ay, by))
            for row in range(max(0, int(low / high - 0.5)), min(rows - 1, int(top / high + 0.5)) + 1):
                y = (row + 0.5) * high
                if (ay > y) != (by > y):
                    crossings.setdefault(row, []).append((bx - ax) * (y - ay) / (by - ay) + ax)
            ax, ay = bx, by
        for row, xs in crossings.items():
            xs.sort()
            for left, right in zip(xs[::2], xs[1::2], strict=False):
                for column in range(max(0, round(left / wide)), min(columns, round(right / wide))):
                    grid[row][column] = index
    return grid


def draw(grid: list[list[int]]) -> list[list[str]]:
    """Lines along the boxes of the grid: thin between regions, double round the whole map."""
    rows, columns = len(grid), len(grid[0])

    def at(r: int, c: int) -> int:
        return grid[r][c] if 0 <= r < rows and 0 <= c < columns else OUTSIDE

    picture = []
    for r in range(rows + 1):
        line = []
        for c in range(columns + 1):
            a, b, d, e = at(r - 1, c - 1), at(r - 1, c), at(r, c - 1), at(r, c)
            arms = (a != b) + 2 * (b != e) + 4 * (d != e) + 8 * (a != d)
            line.append(_edge(r, c, rows, columns, arms) or _THIN[arms])
        picture.append(line)
    return picture


def _edge(r: int, c: int, rows: int, columns: int, arms: int) -> str | None:
    if r in (0, rows) and c in (0, columns):
        return _FRAME[arms]
    if r in (0, rows):
        return "═" if arms == 10 else _JOINED["bottom" if r else "top"]
    if c in (0, columns):
        return "║" if arms == 5 else _JOINED["right" if c else "left"]
    return None


def free(grid: list[list[int]], index: int) -> dict[int, list[tuple[int, int]]]:
    """Where one may write in a region: for each line of the picture its stretches, from column to column."""
    found: dict[int, list[tuple[int, int]]] = {}
    for r in range(1, len(grid)):
        above, below = grid[r - 1], grid[r]
        start = None
        for c in range(1, len(above) + 1):
            mine = c < len(above) and above[c - 1] == above[c] == below[c - 1] == below[c] == index
            if mine and start is None:
                start = c
            elif not mine and start is not None:
                found.setdefault(r, []).append((start, c))
                start = None
    return found
