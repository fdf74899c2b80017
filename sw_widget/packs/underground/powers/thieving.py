"""Thieving: a coin from every neighbour."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.position import NOBODY


@dataclass(frozen=True)
class RobsNeighbours(Effect):
    """When the turn ends, each player whose active race stands next to the race pays coins, as far as there
    are any.
    """

    coins: int = 1

    def scored(self, t: Turn) -> None:
        position = t.position
        near = position.beside(t.race, t.held) if t.held else 0
        for player, race in enumerate(position.active):
            if player == t.player or race == NOBODY or position.passes_for_declined(race):
                continue
            if position.held[race] & near:
                t.pay(player, t.player, self.coins, "stolen", "stolen-none")
