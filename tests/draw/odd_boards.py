"""Boards that nobody would print: random ones up to the limit, planar or not, and stars."""

from __future__ import annotations

from random import Random
from typing import Any

from sw_widget.engine.map.board import MAX_REGIONS, Board
from sw_widget.engine.map.reading import read_board

Edges = set[tuple[int, int]]


def star(leaves: int, on_edge: int) -> dict[str, Any]:
    """A region with so many neighbours that know no other; some of them on the edge."""
    regions: dict[str, Any] = {"0": {"terrain": "hill", "border": True}}
    regions |= {str(i): {"terrain": "forest", "border": i <= on_edge} for i in range(1, leaves + 1)}
    return {"regions": regions, "edges": [["0", str(i)] for i in range(1, leaves + 1)]}


def random_board(seed: int, most: int = MAX_REGIONS) -> Board:
    """A connected board of any kind; the same for the same seed."""
    rng = Random(seed)
    count = rng.randint(2, rng.choice([12, 30, 60, most]))
    edges = _edges(rng, count)
    share = rng.choice([0.0, 0.1, 0.5, 1.0])
    regions: dict[str, Any] = {}
    for i in range(count):
        land = rng.choice(["hill", "forest", "sea", "lake"]) if i else "hill"
        regions[str(i)] = {"terrain": land, "border": not i or rng.random() < share}
    if rng.random() < 0.3:
        for facts in regions.values():
            facts["xy"] = [round(rng.random(), rng.choice([1, 3])), round(rng.random(), 3)]
    if rng.random() < 0.3:
        for facts in regions.values():
            facts["area"] = rng.choice([0, 1, rng.random()])
    pairs = [[str(a), str(b)] for a, b in sorted(edges)]
    return read_board({"regions": regions, "edges": pairs, "aspect": rng.choice([0.2, 1.0, 1.5, 5.0])})


def _edges(rng: Random, count: int) -> Edges:
    kind = rng.choice(["tree", "star", "ring", "grid", "complete", "sparse", "dense"])
    tree = {(rng.randrange(i), i) for i in range(1, count)}
    if kind == "star":
        edges = {(0, i) for i in range(1, count)}
    elif kind == "ring":
        edges = {(i, i + 1) for i in range(count - 1)} | {(0, count - 1)}
    elif kind == "grid":
        width = max(1, int(count**0.5))
        edges = {(i, i + 1) for i in range(count - 1) if (i + 1) % width}
        edges |= {(i, i + width) for i in range(count - width)}
    elif kind == "complete":
        edges = {(i, j) for j in range(count) for i in range(j)}
    else:
        edges = tree
    more = {"sparse": count // 2, "dense": 4 * count}.get(kind, rng.choice([0, 0, 1, 3]))
    chords = (tuple(sorted(rng.sample(range(count), 2))) for _ in range(more))
    return edges | {(a, b) for a, b in chords}
