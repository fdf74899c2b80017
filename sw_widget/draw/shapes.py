"""Plane geometry on points and polygons, in plain Python so that it also runs in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf, pi

Point = tuple[float, float]


def turn(p: Point, q: Point, r: Point) -> float:
    """Twice the area of the triangle; positive where the way p, q, r bends clockwise on the page."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def crosses(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Whether the segments p–q and r–s have a point in common (touching counts)."""
    if max(p[0], q[0]) < min(r[0], s[0]) or max(r[0], s[0]) < min(p[0], q[0]):
        return False
    if max(p[1], q[1]) < min(r[1], s[1]) or max(r[1], s[1]) < min(p[1], q[1]):
        return False
    return turn(p, q, r) * turn(p, q, s) <= 0 and turn(r, s, p) * turn(r, s, q) <= 0


def area(polygon: Sequence[Point]) -> float:
    """The area inside; positive for a polygon that runs clockwise on the page."""
    total = 0.0
    x, y = polygon[-1]
    for u, v in polygon:
        total += x * v - u * y
        x, y = u, v
    return total / 2


def perimeter(polygon: Sequence[Point]) -> float:
    pairs = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return sum(hypot(p[0] - q[0], p[1] - q[1]) for p, q in pairs)


def roundness(polygon: Sequence[Point]) -> float:
    """The isoperimetric quotient: 1 for a circle, 0.785 for a square, near 0 for a thread."""
    length = perimeter(polygon)
    return 4 * pi * abs(area(polygon)) / (length * length) if length else 0.0


def knots(polygon: Sequence[Point]) -> set[int]:
    """The points of all sides with which the outline crosses or touches itself; none for a sound outline."""
    count = len(polygon)
    found: set[int] = set()
    boxes = []
    for i, (ax, ay) in enumerate(polygon):
        bx, by = polygon[(i + 1) % count]
        boxes.append((min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)))
    for i, (left, right, top, bottom) in enumerate(boxes):
        p, q = polygon[i], polygon[(i + 1) % count]
        for j in range(i + 2, count - (i == 0)):
            box = boxes[j]
            if box[0] <= right and left <= box[1] and box[2] <= bottom and top <= box[3]:
                if crosses(p, q, polygon[j], polygon[(j + 1) % count]):
                    found.update((i, (i + 1) % count, j, (j + 1) % count))
    return found


def simple(polygon: Sequence[Point]) -> bool:
    """Whether the outline neither crosses nor touches itself."""
    return not knots(polygon)


def inside(x: float, y: float, polygon: Sequence[Point]) -> bool:
    found = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found


def widest_box(
    polygon: Sequence[Point], ratio: float, near: Point, pull: float = 0.05
) -> tuple[float, float, float]:
    """The middle of the largest upright box in a polygon, and half its height; `ratio`: height by width.

    The polygon must have its points close together, since only they are looked at. A small pull towards
    `near` settles ties: in a long strip the box belongs in its middle.
    """
    flat = [(x * ratio, y) for x, y in polygon]
    left, right = min(x for x, _ in flat), max(x for x, _ in flat)
    top, bottom = min(y for _, y in flat), max(y for _, y in flat)
    cx, cy = near[0] * ratio, near[1]

    def room(x: float, y: float) -> float:
        least = inf
        for px, py in flat:
            px = px - x if px > x else x - px
            py = py - y if py > y else y - py
            d = px if px > py else py
            if d < least:
                least = d
        return least

    def rate(x: float, y: float) -> tuple[float, float, float]:
        return room(x, y) - pull * max(abs(x - cx), abs(y - cy)), x, y

    cell = max(right - left, bottom - top) / 6 or 1.0
    tries = [rate(cx, cy)] if inside(cx, cy, flat) else []
    x = left + cell / 2
    while x < right:
        y = top + cell / 2
        while y < bottom:
            if inside(x, y, flat):
                tries.append(rate(x, y))
            y += cell
        x += cell
    best = max(tries, default=(0.0, cx, cy))
    half = cell / 2
    while half > 1.0:
        _, x, y = best
        best = max(best, *(rate(x + dx * half, y + dy * half) for dx in (-1, 0, 1) for dy in (-1, 0, 1)))
        half /= 2
    _, x, y = best
    half = room(x, y)
    for _ in range(8):
        # A corner may have slipped through between two points.
        if all(inside(x + dx * half, y + dy * half, flat) for dx in (-1, 1) for dy in (-1, 1)):
            break
        half *= 0.95
    return x / ratio, y, half


def dotted(outline: list[Point]) -> list[Point]:
    """Points all along an outline, about evenly far apart."""
    found: list[Point] = []
    bx, by = outline[-1]
    for ax, ay in outline:
        gap = max(abs(ax - bx), abs(ay - by))
        if gap < 8:
            continue
        count = round(gap / 11) or 1
        found += [(bx + (ax - bx) * k / count, by + (ay - by) * k / count) for k in range(1, count + 1)]
        bx, by = ax, ay
    return found if len(found) > 2 else outline
