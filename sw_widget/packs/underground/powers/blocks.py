"""Flocking and Quarreling: coins for how the race's regions hang together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import BLOCKS
from sw_widget.engine.ledger import Line


def blocks(held: int, around: Callable[[int], int]) -> int:
    """Into how many blocks some regions fall; `around` says what lies next to regions of a mask."""
    number = 0
    while held:
        block, found = 0, held & -held
        while found:
            block |= found
            found = around(block) & held & ~block
        held &= ~block
        number += 1
    return number


@dataclass(frozen=True)
class CoinsForOneBlock(Effect):
    """Coins if all regions of the race form one block. What counts as adjacent for the race joins them,
    unless it does so for conquests alone.
    """

    coins: int = 2

    def earns(self, at: View) -> Line:
        found = blocks(at.held, lambda mask: at.position.beside(at.race, mask, BLOCKS))
        if found == 1:
            return at.line(self.coins, "score-one_block", n=self.coins)
        return at.line(0, "not-one_block", n=found)


@dataclass(frozen=True)
class CoinsPerBlock(Effect):
    """A coin for each block of the race's regions. Only borders on the map join regions."""

    def earns(self, at: View) -> Line:
        n = blocks(at.held, at.rules.board.around)
        return at.line(n, "score-blocks" if n else "not-blocks", n=n)
