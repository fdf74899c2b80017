"""Rough borders: straight chains become lines that look drawn by hand, each shared by both its regions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, pi, sin
from random import Random

from sw_widget.draw.effort import Effort
from sw_widget.draw.shapes import Point, crosses

STEP = 9.0
WAVES = ((78.0, 3.0), (33.0, 1.8), (17.0, 0.9))
"""Lengths and heights of the waves that a border is made of."""


def draw_borders(
    chains: Sequence[Sequence[Point]], names: Sequence[str], size: tuple[float, float], effort: Effort
) -> list[list[Point]]:
    """A hand-drawn line for each chain; the name of a border seeds its waves, so it always looks the same.

    Lines meet only in the ends that they share, and keep inside the frame. Where curves would not, the
    chains concerned are drawn calmer, then straight.
    """
    straight = [list(chain) for chain in chains]
    lines = [_rough(_curve(chain), name) for chain, name in zip(straight, names, strict=True)]
    for strength in (0.35, 0.0, 0.0):
        crossing = _crossing(lines, size, effort)
        if not crossing:
            return lines
        for k in crossing:
            lines[k] = _rough(_curve(straight[k]), names[k], strength) if strength else straight[k]
    return straight if _crossing(lines, size, effort) else lines


def _curve(chain: Sequence[Point]) -> list[Point]:
    """A smooth line through the points of a chain (Catmull and Rom's), in short steps."""
    first = (2 * chain[0][0] - chain[1][0], 2 * chain[0][1] - chain[1][1])
    last = (2 * chain[-1][0] - chain[-2][0], 2 * chain[-1][1] - chain[-2][1])
    knots = [first, *chain, last]
    line = [chain[0]]
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        count = max(1, round(hypot(c[0] - b[0], c[1] - b[1]) / STEP))
        for k in range(1, count):
            t = k / count
            u, v, w, z = (
                -0.5 * t * (1 - t) ** 2,
                1 + t * t * (1.5 * t - 2.5),
                t * (0.5 + t * (2 - 1.5 * t)),
                0.5 * t * t * (t - 1),
            )
            x = a[0] * u + b[0] * v + c[0] * w + d[0] * z
            line.append((x, a[1] * u + b[1] * v + c[1] * w + d[1] * z))
        line.append(c)
    return line


def _rough(line: list[Point], name: str, strength: float = 1.0) -> list[Point]:
    """Waves across the line, calm towards its ends so that borders part cleanly where they meet."""
    chance = Random(name)
    waves = [(2 * pi / length, height * strength, chance.random() * 2 * pi) for length, height in WAVES]
    along = [0.0]
    for p, q in pairwise(line):
        along.append(along[-1] + hypot(q[0] - p[0], q[1] - p[1]))
    total = along[-1]
    found = [line[0]]
    for k in range(1, len(line) - 1):
        s = along[k]
        (ax, ay), (bx, by) = line[k - 1], line[k + 1]
        size = hypot(bx - ax, by - ay) or 1.0
        calm = min(1.0, s / 30, (total - s) / 30)
        off = calm * sum(height * sin(pace * s + phase) for pace, height, phase in waves)
        x, y = line[k]
        found.append((x - (by - ay) / size * off, y + (bx - ax) / size * off))
    return [*found, line[-1]]


def _crossing(lines: Sequence[Sequence[Point]], size: tuple[float, float], effort: Effort) -> set[int]:
    """The lines that leave the frame, or meet another one or themselves anywhere but in a common end."""
    mesh = 2 * STEP
    grid: dict[tuple[int, int], list[tuple[int, int]]] = {}
    found: set[int] = set()
    for n, line in enumerate(lines):
        if any(not (0.5 < x < size[0] - 0.5 and 0.5 < y < size[1] - 0.5) for x, y in line[1:-1]):
            found.add(n)
        for k, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
            for i in range(int(min(ax, bx) // mesh), int(max(ax, bx) // mesh) + 1):
                for j in range(int(min(ay, by) // mesh), int(max(ay, by) // mesh) + 1):
                    grid.setdefault((i, j), []).append((n, k))
    for cell in grid.values():
        effort.spend(0.4 * len(cell) ** 2)
        for i, (n, k) in enumerate(cell):
            p, q = lines[n][k], lines[n][k + 1]
            for m, h in cell[:i]:
                r, s = lines[m][h], lines[m][h + 1]
                if n == m and abs(k - h) == 1:
                    continue
                if q in (r, s) or p in (r, s):
                    continue
                if crosses(p, q, r, s):
                    found |= {n, m}
    return found
