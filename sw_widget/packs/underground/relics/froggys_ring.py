"""Froggy's Ring: a coin from everybody who stands beside it."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.position import NOBODY
from sw_widget.packs.underground.relics.put_down import PutDown


@dataclass(frozen=True)
class TakesFromNeighbours(PutDown):
    """At the end of a turn it is put into a region of the race: each opponent whose active race stands beside
    it pays, if possible.
    """

    coins: int = 1
    sentences = ("act-ring", "ask-ring", "choice-ring")

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        super().used(t, kind, value, die)
        around = t.position.beside(t.race, 1 << value)
        for player, race in enumerate(t.position.active):
            if player == t.player or race == NOBODY or t.position.passes_for_declined(race):
                continue
            if t.position.held[race] & around:
                t.pay(player, t.player, self.coins, "ring_paid", "ring_unpaid")
