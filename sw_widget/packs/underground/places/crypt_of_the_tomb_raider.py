"""Crypt of the Tomb-Raider: her ghost makes a region immune."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import Allocation
from sw_widget.engine.conquest.losses import drop
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View, region_of
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.allocation import Placing, Spread
from sw_widget.engine.map.board import bits
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class SendsGhost(Effect):
    """At redeployment its holder may put a ghost into any region but its own, which makes that immune."""

    ghost: str

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def placings(self, at: View) -> tuple[Placing, ...]:
        ghost, crypt = at.marker(self.ghost), region_of(at)
        lifted = tuple(at.position.markers[ghost])
        spread = Spread(bits(at.rules.board.all & ~(1 << crypt)), 0, 1, most=1)
        return (
            Placing(
                ghost, spread, False, True, refuses=lambda given: self._refusal(at, given), lifted=lifted
            ),
        )

    def _refusal(self, at: View, allocation: Allocation) -> Reason | None:
        for region, count in allocation:
            params = {"region": ("region", region), "marker": ("marker", self.ghost), "name": at.source}
            if count < 0:
                return Reason("bad_allocation", "bad_allocation-negative", {**params, "race": at.name}, ())
            if region == region_of(at):
                return Reason("bad_allocation", "bad_allocation-ghost", params, (), at.rule)
        return None


@dataclass(frozen=True)
class RecallsGhost(Effect):
    """When its region is conquered the ghost leaves the region that it made immune."""

    ghost: str
    in_decline: bool = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def moved_in(self, t: Turn, region: int) -> None:
        if region == region_of(t):
            for other in list(t.position.markers[t.marker(self.ghost)]):
                drop(t.position, t.marker(self.ghost), other, "marker_gone", t.record)
