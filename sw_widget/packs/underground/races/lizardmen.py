"""Lizardmen: over rivers and lakes as if these were not there."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class PassesThrough(Effect):
    """What lies beyond regions of a kind may be attacked as if these were not between, whoever holds them."""

    where: Condition = everywhere
    where_is_fixed = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def reaches(self, at: View) -> int:
        position, passable = at.position, self.where.on_board(at.rules.board)
        crossed, beside = 0, position.adjacent(at.race, at.held) if at.held else 0
        while beside & passable & ~crossed:
            crossed |= beside & passable
            beside |= position.adjacent(at.race, crossed)
        return position.adjacent(at.race, crossed)
