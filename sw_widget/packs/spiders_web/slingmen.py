"""Slingmen: conquests over one region, for a coin."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line


@dataclass(frozen=True)
class Jumps(Effect):
    """Regions two steps away may be conquered, if the race holds nothing beside them: coins at once for each.

    A lake may lie between, a sea may not.
    """

    coins: int = 1

    def reaches(self, at: View) -> int:
        """What lies two steps from the race's regions, and not beside one of them."""
        position, held = at.position, at.held
        beside = position.adjacent(at.race, held)
        between = beside & ~at.rules.board.printed_terrain["sea"]
        return position.adjacent(at.race, between) & ~beside & ~held if between else 0

    def cost(self, at: View, region: int) -> Line | None:
        """A jump costs nothing more; that it is one, or why not, is worth saying."""
        if self.reaches(at) >> region & 1:
            return at.line(0, "cost-jump", applied=True, n=self.coins)
        beside = at.position.adjacent(at.race, at.held) >> region & 1
        return at.line(0, "not-jump") if beside else None

    def moved_in(self, t: Turn, region: int) -> None:
        before = t.position.clone()
        before.vacate(region)  # with it goes what only the region lends
        if self.reaches(View(before, t.race, t.source)) >> region & 1:
            t.gain_coins(self.coins, "jump_paid", region=region)
