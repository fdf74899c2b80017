"""Ways up to the islands: the regions of the ground on which they stand, as named or as drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from sw_widget.engine.chance import generator, shuffled
from sw_widget.engine.checks import Problem, perhaps, shown
from sw_widget.engine.map.board import Board, bits

APART = 3
"""Steps from one way up to the next, at least: two regions lie between."""
TRIES = 200
OPEN = -1


def place_links(board: Board, named: Mapping[str, object], seed: int, path: str = "links") -> tuple[int, ...]:
    """The foot of each link of a board: as named, the others drawn with the seed.

    Those that are drawn stand neither at the edge nor close to each other, as far as the board allows it.
    """
    known = [link.id for link in board.links]
    for id in named:
        if id not in known:
            has = f"; it has {', '.join(known)}" if known else ", which has none"
            raise Problem(f"{path}.{id}", f"is no link of this board{perhaps(id, known)}{has}")
    feet = [_named(board, named[id], f"{path}.{id}") if id in named else OPEN for id in known]
    taken = [foot for foot in feet if foot != OPEN]
    if len(set(taken)) < len(taken):
        raise Problem(path, "two links cannot stand on the same region")
    if OPEN in feet:
        drawn = iter(_drawn(board, taken, feet.count(OPEN), seed, path))
        feet = [next(drawn) if foot == OPEN else foot for foot in feet]
    return tuple(feet)


def _named(board: Board, id: object, path: str) -> int:
    if not isinstance(id, str) or id not in board.index:
        raise Problem(path, f"{shown(id)} is no region of this board{perhaps(id, board.index)}")
    region = board.index[id]
    if not board.ground & board.land & 1 << region:
        raise Problem(path, f"must stand on land of the ground, and {id!r} is not that")
    return region


def _drawn(board: Board, taken: Sequence[int], count: int, seed: int, path: str) -> list[int]:
    """Any such choice is as likely as any other; the demands are lowered where none is found."""
    ground = board.ground & board.land
    inner = ground & ~board.border
    rng = generator(seed, "links", 0)
    for among, apart in ((inner, APART), (inner, APART - 1), (ground, APART - 1), (ground, 1)):
        for _ in range(TRIES):
            found = shuffled(list(bits(among)), rng)[:count]
            if len(found) == count and _far_apart(board, [*taken, *found], apart):
                return found
    raise Problem(path, "the ground has too few regions for the links of this board")


def _far_apart(board: Board, regions: Sequence[int], apart: int) -> bool:
    return not any(_within(board, one, apart - 1) >> other & 1 for one, other in combinations(regions, 2))


def _within(board: Board, region: int, steps: int) -> int:
    """The regions that are no farther away than so many steps on the ground."""
    reached = 1 << region
    for _ in range(steps):
        reached |= board.printed.around(reached) & board.ground
    return reached
