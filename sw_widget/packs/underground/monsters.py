"""Monsters on boards above ground: they live in pairs in some of the regions of Lost Tribes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sw_widget.engine.chance import shuffled
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.map.board import Board, bits
from sw_widget.engine.position import Position

EACH = 2
"""So many monsters live in a region."""


@dataclass(frozen=True)
class MonstersAmongTribes(Effect):
    """When a game begins above ground, monsters stand instead of Lost Tribes in as many regions as there are
    players, and one more; no two of these are neighbours.
    """

    marker: str
    on_map = False

    def set_up(self, position: Position, rng: Random) -> None:
        board = position.rules.board
        if board.below:
            return
        regions = shuffled(list(bits(position.tribes)), rng)
        for region in apart(board, regions, len(position.coins) + 1):
            position.set_tribe(region, False)
            position.set_markers(position.rules.marker_index[self.marker], region, EACH)


def apart(board: Board, regions: list[int], wanted: int) -> list[int]:
    """The first so many of these regions of which no two are neighbours; fewer where there are not as
    many.
    """
    best: list[int] = []
    _choose(board, regions, wanted, [], best)
    return best


def _choose(board: Board, left: list[int], wanted: int, chosen: list[int], best: list[int]) -> None:
    """Try all ways to go on, in their order, until enough are found; `best` keeps the most."""
    if len(chosen) > len(best):
        best[:] = chosen
    for i, region in enumerate(left):
        if len(best) == wanted or len(chosen) + len(left) - i <= len(best):
            return
        free = [other for other in left[i + 1 :] if not board.neighbours[region] >> other & 1]
        _choose(board, free, wanted, [*chosen, region], best)
