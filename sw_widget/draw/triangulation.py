"""The triangulation of a plane map: every inner face is a triangle, and only edge regions lie outside.

What no region fills becomes *wilds*: empty ground that belongs to nobody, so that regions which do not
border each other never touch, not even in a point, and a region that is not on the edge never reaches it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.draw.darts import Darts


def complete(darts: Darts, outer: int, on_edge: Sequence[bool]) -> int:
    """Fill the map in place; returns a dart of the outer face. Regions from the old `size` on are wilds."""
    regions = darts.size
    outer_walk = set(darts.walk(outer))
    inner = [walk for walk in darts.faces() if walk[0] not in outer_walk]
    outer = _fence(darts, outer, on_edge)
    neighbours = {(darts.origin[d], darts.target(d)) for d in range(len(darts.origin))}
    for walk in inner:
        _split(darts, walk[0], regions, neighbours)
    return outer


def _split(darts: Darts, dart: int, regions: int, neighbours: set[tuple[int, int]]) -> None:
    """Cut a face into triangles: by a second border between neighbours, else with wilds in the middle."""
    walk = darts.walk(dart)
    count = len(walk)
    if count <= 3 and len({darts.origin[d] for d in walk}) == count:
        return
    chords = []
    for i in range(count):
        for j in range(i + 2, count - (i == 0)):
            a, b = darts.origin[walk[i]], darts.origin[walk[j]]
            if a != b and (a, b) in neighbours and max(a, b) < regions:
                # The most even cut leaves the roundest pieces.
                chords.append((abs(2 * (j - i) - count), i, j))
    if chords:
        _, i, j = min(chords)
        new = darts.join(walk[i], walk[j])
        _split(darts, new, regions, neighbours)
        _split(darts, new ^ 1, regions, neighbours)
        return
    darts.fill(walk)


def _fence(darts: Darts, outer: int, on_edge: Sequence[bool]) -> int:
    """Put wilds between the edge and every stretch of regions that are not on it."""
    walk = darts.walk(outer)
    count = len(walk)
    access = _edge_access([darts.origin[d] for d in walk], on_edge)
    if True not in access:
        return _moat(darts, walk)
    start = access.index(True)
    walk = walk[start:] + walk[:start]
    access = access[start:] + access[:start]
    outer = home = walk[0]
    i = 0
    while i < count:
        j = i + 1
        while j < count and not access[j]:
            j += 1
        if j > i + 1:
            first, last = darts.fill(walk[i:j])
            if i == 0:
                home = first  # seen from outside, the first corner now lies beyond its spoke
            outer = darts.join(last, walk[j] if j < count else home)
        i = j
    return outer


def _edge_access(walk: list[int], on_edge: Sequence[bool]) -> list[bool]:
    """At which steps of the outer walk a region reaches the edge.

    One that is passed several times reaches it twice at most, unless it lies between others on the edge.
    """
    count = len(walk)
    beside = [on_edge[walk[i - 1]] + on_edge[walk[(i + 1) % count]] for i in range(count)]
    visits: dict[int, list[int]] = {}
    for i, u in enumerate(walk):
        if on_edge[u]:
            visits.setdefault(u, []).append(i)
    access = [False] * count
    for steps in visits.values():
        best = max(steps, key=lambda i: beside[i])
        other = max(steps, key=lambda i: min((i - best) % count, (best - i) % count))
        for i in steps:
            access[i] = i in (best, other) or beside[i] == 2
    return access


def _moat(darts: Darts, walk: list[int]) -> int:
    """No region is on the edge: the map floats, and three pieces of wilds surround it."""
    count = len(walk)
    second, third = max(1, count // 3), max(1, 2 * count // 3)
    home, hold = darts.fill(walk[: second + 1])
    opening = -1
    for lower, upper in ((second, third), (third, count)):
        back = darts.sprout(walk[lower])
        across = darts.join(hold, back)
        opening = across if opening < 0 else opening
        hold = back
        for k in range(lower + 1, upper + 1):
            hold = darts.join(hold, walk[k] if k < count else home)
    return darts.join(hold, opening)
