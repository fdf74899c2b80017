"""Ice Witches: winter in their regions and around them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import Allocation
from sw_widget.engine.conditions import Condition
from sw_widget.engine.conquest.losses import drop_all
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.allocation import Placing, Spread
from sw_widget.engine.map.board import bits
from sw_widget.engine.why_not.from_afar import kept_off, open_from_afar


@dataclass(frozen=True)
class BringsWinter(Effect):
    """At redeployment, a new marker for each region of a kind: into own regions, or beside them, one each.

    The markers lie there while the race is active, whoever comes and goes.
    """

    marker: str
    where: Condition
    notes: ClassVar[Mapping[str, Note]] = {"new_winter": Note(THIS_TURN, regions=True)}

    def placings(self, at: View) -> tuple[Placing, ...]:
        marker, new = at.marker(self.marker), at.note("new_winter")
        old = sum(1 << region for region in at.position.markers[marker] if not new >> region & 1)
        free = open_from_afar(at, self, self._near(at) & ~old, attack=False)
        number = (at.held & self.where.now(at.position, at.race)).bit_count()
        most = min(number, at.rules.markers[marker].in_box - old.bit_count())
        spread = Spread(bits(free), 0, most, most=1)
        return (Placing(marker, spread, False, True, bits(new), lambda given: self._refusal(at, given)),)

    @staticmethod
    def _near(at: View) -> int:
        """Regions of the race, and beside them."""
        return at.held | at.position.beside(at.race, at.held)

    def _refusal(self, at: View, allocation: Allocation) -> Reason | None:
        """Where a marker cannot lie; how many there are is asked later."""
        near = self._near(at)
        for region, count in allocation:
            params = {"region": ("region", region), "race": at.name, "marker": ("marker", self.marker)}
            if count < 0:
                return Reason("bad_allocation", "bad_allocation-negative", params, (), at.rule)
            if not near >> region & 1:
                return Reason("bad_allocation", "bad_allocation-not_near", params, (), at.rule)
            reason = kept_off(at, self, region, params, attack=False)
            if reason is not None:
                return reason
        return None

    def placed(self, t: Turn, marker: int, allocation: Allocation) -> None:
        if marker == t.marker(self.marker):
            t.remember("new_winter", sum(1 << region for region, _ in allocation))

    def ends(self, t: Turn) -> None:
        """Winter ends with the race, wherever it lies."""
        marker = t.marker(self.marker)
        drop_all(t.position, t.race, marker, sorted(t.position.markers[marker]), t.record)
