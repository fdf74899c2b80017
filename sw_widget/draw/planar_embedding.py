"""The planar embedding of a board: the order of the neighbours around each region.

The result is a plane map of the board, with the edge regions outside wherever that can be. Borders that
no plane map can hold are handed back as *links*, to be drawn as roads across the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2
from typing import Any

from sw_widget.draw.darts import Darts
from sw_widget.draw.effort import Effort
from sw_widget.draw.shapes import Point, crosses

Edge = tuple[int, int]

PATIENCE = 120
"""How many planarity tests an unplanar board is worth before the rest of its borders become links."""


@dataclass(frozen=True)
class Embedding:
    """A plane map: darts, one dart of the outer face, and the borders that do not fit."""

    darts: Darts
    outer: int
    links: tuple[Edge, ...]
    extra: int
    """How many regions at the end were added only to hold separate parts of the map together."""


def embed(
    edges: Sequence[Edge], border: Sequence[bool], xy: Sequence[Point] | None, effort: Effort
) -> Embedding:
    """The best plane map of a board with at least one border between regions."""
    given = _from_points(edges, border, xy) if xy is not None else None
    if given is not None and given[1]:
        return given[0]
    found = _from_planarity(edges, border, effort)
    if given is not None and not _all_outside(found, border):
        return given[0]
    return found


def _all_outside(found: Embedding, border: Sequence[bool]) -> bool:
    seen = {found.darts.origin[d] for d in found.darts.walk(found.outer)}
    return not found.links and all(i in seen for i, b in enumerate(border) if b)


def _from_points(
    edges: Sequence[Edge], border: Sequence[bool], xy: Sequence[Point]
) -> tuple[Embedding, bool] | None:
    """The map that straight lines between the points make, if none of them cross; and whether it is ideal."""
    if len(set(xy)) < len(xy) or _too_many(len(xy), len(edges)) or not _connected(len(border), edges):
        return None
    lines = [(xy[a], xy[b], a, b) for a, b in edges]
    for i, (p, q, a, b) in enumerate(lines):
        for r, s, c, d in lines[:i]:
            if a != c and a != d and b != c and b != d and crosses(p, q, r, s):
                return None
    rings: list[list[int]] = [[] for _ in border]
    for a, b in edges:
        rings[a].append(b)
        rings[b].append(a)
    for u, ring in enumerate(rings):
        x, y = xy[u]
        ring.sort(key=lambda v: atan2(xy[v][1] - y, xy[v][0] - x))
        turns = [atan2(xy[v][1] - y, xy[v][0] - x) for v in ring]
        if any(b - a < 1e-6 for a, b in pairwise(turns)):
            return None  # two neighbours behind one another: their order would be a guess
    darts = Darts(rings)

    def twice_area(walk: list[int]) -> float:
        points = [xy[darts.origin[d]] for d in walk]
        return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1], strict=True))

    outer = min(darts.faces(), key=twice_area)[0]
    found = Embedding(darts, outer, (), 0)
    return found, _all_outside(found, border)


def _from_planarity(edges: Sequence[Edge], border: Sequence[bool], effort: Effort) -> Embedding:
    """A plane map by the left-right planarity test, with a node beyond the edge to hold edge regions out."""
    import networkx

    size = len(border)
    edges = list(dict.fromkeys(edges))
    joints = _joints(size, edges)
    total = size + len(joints)
    beyond = total
    graph = networkx.Graph()
    graph.add_nodes_from(range(total))
    graph.add_edges_from((size + k, v) for k, pair in enumerate(joints) for v in pair)
    links = _add(graph, edges, effort)
    pockets = {} if links else _pockets(total, edges, border)
    graph.remove_nodes_from(pockets)
    _add(graph, [(i, beyond) for i, b in enumerate(border) if b], effort)
    _, plan = networkx.check_planarity(graph)
    rings = [list(plan.neighbors_cw_order(u)) if u in plan else [] for u in range(total)]
    doors = [u for u in range(total) if beyond in rings[u]]
    corner: Edge | None = None
    if doors:
        ring = rings[doors[0]]
        before = ring[ring.index(beyond) - 1]
        if before != beyond:
            corner = (doors[0], before)
        rings = [[v for v in ring if v != beyond] for ring in rings]
    for pocket, (a, b) in pockets.items():
        corner = _insert_pocket(rings, pocket, a, b, corner)
    darts = Darts(rings)
    outer = _outer(darts, corner)
    return Embedding(darts, outer, tuple(links), len(joints))


def _outer(darts: Darts, corner: Edge | None) -> int:
    if corner is not None:
        for d in range(len(darts.origin)):
            if (darts.origin[d], darts.target(d)) == corner:
                return d
    return max(darts.faces(), key=len)[0]


def _planar(graph: Any, effort: Effort) -> bool:
    import networkx

    if _too_many(len(graph), graph.size()):
        return False
    effort.spend(15.0 * (len(graph) + graph.size()))
    planar: bool = networkx.check_planarity(graph)[0]
    return planar


def _too_many(regions: int, borders: int) -> bool:
    """Whether no plane map has so many borders (Euler's formula)."""
    return regions > 2 and borders > 3 * regions - 6


def _add(graph: Any, edges: list[Edge], effort: Effort) -> list[Edge]:
    """Add edges as long as the graph stays planar; what did not fit."""
    import networkx

    graph.add_edges_from(edges)
    if _planar(graph, effort):
        return []
    graph.remove_edges_from(edges)
    # A tree is always planar, and keeps the map in one piece; so the edges of one come first.
    parts = networkx.utils.UnionFind()
    for a, b in graph.edges:
        parts.union(a, b)
    rest = []
    for a, b in edges:
        if parts[a] == parts[b]:
            rest.append((a, b))
        else:
            parts.union(a, b)
            graph.add_edge(a, b)
    refused: list[Edge] = []
    tests = 0
    queue = [rest]
    while queue:
        # Whole halves at a time: most boards fail at a border or two only.
        batch = queue.pop()
        if tests >= PATIENCE:
            refused += batch
            continue
        tests += 1
        graph.add_edges_from(batch)
        if _planar(graph, effort):
            continue
        graph.remove_edges_from(batch)
        if len(batch) == 1:
            refused += batch
        else:
            half = len(batch) // 2
            queue += [batch[half:], batch[:half]]
    return sorted(refused)


def _pockets(size: int, edges: Sequence[Edge], border: Sequence[bool]) -> dict[int, Edge]:
    """Inland regions with just two neighbours, which border each other: they can lie between those two.

    Left to the planarity test they would often end up outside, with empty ground around them.
    """
    near: list[set[int]] = [set() for _ in range(size)]
    for a, b in edges:
        near[a].add(b)
        near[b].add(a)
    found: dict[int, Edge] = {}
    for u, inland in enumerate(not b for b in border):
        if inland and len(near[u]) == 2 and not near[u] & found.keys():
            a, b = sorted(near[u])
            if b in near[a] and size > 3:
                found[u] = (a, b)
    return found


def _insert_pocket(rings: list[list[int]], pocket: int, a: int, b: int, corner: Edge | None) -> Edge | None:
    """Lay a pocket beside the border of its two neighbours, away from the outer face."""
    bare = Darts(rings)
    outside = set(bare.walk(_outer(bare, corner)))
    dart = next(d for d in range(len(bare.origin)) if bare.origin[d] == a and bare.target(d) == b)
    # The face of dart a→b holds the corner of a after b, and the corner of b before a.
    if dart not in outside or dart ^ 1 in outside:
        rings[a].insert(rings[a].index(b) + 1, pocket)
        rings[b].insert(rings[b].index(a), pocket)
        corner = (a, pocket) if corner == (a, b) else corner
    else:
        rings[a].insert(rings[a].index(b), pocket)
        rings[b].insert(rings[b].index(a) + 1, pocket)
    rings[pocket] = [a, b]
    return corner


def _connected(size: int, edges: Sequence[Edge]) -> bool:
    return not _joints(size, edges)


def _joints(size: int, edges: Sequence[Edge]) -> list[Edge]:
    """Pairs of regions that would join the separate parts of a map into one."""
    root = list(range(size))

    def find(u: int) -> int:
        while root[u] != u:
            root[u] = root[root[u]]
            u = root[u]
        return u

    for a, b in edges:
        root[find(a)] = find(b)
    heads = list(dict.fromkeys(find(u) for u in range(size)))
    first = {head: next(u for u in range(size) if find(u) == head) for head in heads}
    return [(first[heads[k]], first[heads[k + 1]]) for k in range(len(heads) - 1)]
