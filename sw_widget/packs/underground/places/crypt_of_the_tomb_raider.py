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
from sw_widget.engine.why_not.from_afar import kept_off, open_from_afar


@dataclass(frozen=True)
class SendsGhost(Effect):
    """At redeployment its holder may put a ghost into any region but its own, which makes that immune. What
    is protected already does not keep it off.
    """

    ghost: str

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def placings(self, at: View) -> tuple[Placing, ...]:
        ghost, crypt = at.marker(self.ghost), region_of(at)
        lifted = tuple(at.position.markers[ghost])
        free = open_from_afar(at, self, at.rules.board.all & ~(1 << crypt), shut=0, attack=False)
        spread = Spread(bits(free), 0, 1, most=1)
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
            reason = kept_off(at, self, region, params, shut=0, attack=False)
            if reason is not None:
                return reason
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
