"""Heuristics for the number of players at a table: those of two players play badly among more."""

from __future__ import annotations

from random import Random

from sw_widget.explore.bots.heuristics import Heuristics

# Found by letting these heuristics play thousands of games for four against the others.
HURT_AMONG_MANY = 0.5
"""What a coin that all opponents together lose is worth beside one of one's own."""


class AmongMany(Heuristics):
    """How to play against several: an attack helps all others as well, and a new combo will not last long."""

    thrift = 1.0
    token = 0.2
    lasting = 0.3

    def __init__(self, hurt: float = HURT_AMONG_MANY, rng: Random | None = None) -> None:
        super().__init__(hurt, rng)


def heuristics_for(players: int) -> type[Heuristics]:
    """Those that play best among so many."""
    return Heuristics if players == 2 else AmongMany
