"""Shiny Orb: a lone token of a neighbour becomes one's own."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects.convert import Convert
from sw_widget.engine.hooks.effect import Offer
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.packs.underground.relics.relic import RelicPower


@dataclass(frozen=True)
class ReplacesLone(Convert, RelicPower):
    """Once a turn a lone active token of an opponent next to the race is replaced by one from the tray, or
    from the hand if the tray is empty.
    """

    from_hand: bool = True

    def offers(self, at: View) -> tuple[Offer, ...]:
        if not self._lies_on_map(at):
            return ()
        named = (at.rules.means_index[self.marker],)
        return tuple(offer._replace(trait=self.relic, named=named) for offer in super().offers(at))

    def _why_not(self, at: View, region: int) -> Reason | None:
        return self._spent(at) or self._beside_original(at, region) or super()._why_not(at, region)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        t.spend_for_turn(t.marker(self.piece))
        super().used(t, kind, value, die)
        t.remember("converted", 0)
        if t.held >> value & 1:
            t.move(t.marker(self.piece), value)
