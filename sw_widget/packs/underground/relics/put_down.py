"""Relics that are put into a region of the race at redeployment."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import REDEPLOYMENT, USE
from sw_widget.engine.hooks.effect import Offer
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.why_not.common import unknown_region
from sw_widget.packs.underground.relics.relic import RelicPower


@dataclass(frozen=True)
class PutDown(RelicPower):
    """Once a turn, at redeployment, it is put into a region of the race."""

    uses = "region"
    sentences = ("", "", "")
    """What a button says, what is asked, and what a prompt calls it."""

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage != REDEPLOYMENT or position.active[position.player] != at.race:
            return ()
        if not self._lies_on_map(at):
            return ()

        def label(region: int) -> tuple[str, Params]:
            return self.sentences[0], {**self._names(), "region": ("region", region)}

        offer = Offer(
            USE,
            self.relic,
            "region",
            tuple(region for region in bits(at.held) if self._why_not(at, region) is None),
            lambda region: self._refusal(at, region),
            label=label,
            question=(self.sentences[1], self._names()),
            phrase=(self.sentences[2], self._names()),
        )
        if self.has_marker:
            return (offer,)
        piece = at.marker(self.piece)
        return (
            offer._replace(key="region with", spelt=lambda region: (("region", region), ("with", piece))),
        )

    def _refusal(self, at: View, given: object) -> Reason:
        region = given.get("region") if isinstance(given, dict) else given
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(at.position, region)
        reason = self._why_not(at, region)
        if reason is None:  # put down with a piece that does not copy it
            reason = Reason("wrong_phase", "wrong_phase-copies_nothing", self._names(), (), at.rule)
        return reason

    def _why_not(self, at: View, region: int) -> Reason | None:
        if not at.held >> region & 1:
            params = {"region": ("region", region), "race": at.name}
            return Reason("bad_allocation", "bad_allocation-not_held", params, (), at.rule)
        return self._spent(at) or self._beside_original(at, region)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        self._use_in(t, value)
