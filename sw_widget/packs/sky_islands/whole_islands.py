"""Whole islands: a coin for each island of which one race holds all land."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Line
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class WholeIslands(Effect):
    """Coins for each island of which the race holds all land, active or in decline. Water is not needed.

    No two races hold an island whole: where one lies under another, the region is the other's.
    """

    coins: int = 1
    in_decline = True
    in_tables = True
    counts_buried = False

    def equip(self, kit: Kit, rules: Rules) -> None:
        for island in rules.board.islands.values():
            land = island & rules.board.land
            if land:
                kit.joint_coins += ((self.coins, land, land.bit_count() - 1),)

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def earns(self, at: View) -> Line | None:
        board = at.rules.board
        if not at.held & board.sky:
            return None
        lands = {name: island & board.land for name, island in board.islands.items()}
        whole = [name for name, land in lands.items() if land and not land & ~at.held]
        n = self.coins * len(whole)
        params = {"name": at.source, "race": at.name, "islands": whole, "n": n or self.coins}
        return Line("island", n, "score-island" if n else "not-island", params, n > 0)
