"""Drow: coins for regions without neighbours of another race."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition
from sw_widget.engine.effects.coins import CoinPer, coins_per
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line, Params
from sw_widget.engine.position import Position


@dataclass(frozen=True)
class Secluded(Condition):
    """Regions that border on none with another race, a Lost Tribe or monsters in it."""

    fixed = False

    def now(self, position: Position, race: int) -> int:
        board = position.rules.board
        others = position.neutral
        for other, held in enumerate(position.held):
            if other != race:
                others |= held
        return board.all & ~board.around(others | position.layered)

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "secluded", {}


secluded = Secluded()


@dataclass(frozen=True)
class CoinPerSecluded(CoinPer):
    """Coins for each region of the race with nobody else next to it."""

    where: Condition = secluded

    def earns(self, at: View) -> Line:
        return coins_per(at, self.coins, at.held & self.where.now(at.position, at.race), "secluded", {})
