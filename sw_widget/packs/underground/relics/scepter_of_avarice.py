"""Scepter of Avarice: it doubles what one region brings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import THIS_TURN, Note
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.turn.scoring import worth_of_region
from sw_widget.packs.underground.relics.put_down import PutDown


@dataclass(frozen=True)
class DoublesRegion(PutDown):
    """Before scoring it is put into a region of the race, and the bank pays twice for that region."""

    not_at: str = ""
    """The place in whose region it does nothing."""
    sentences = ("act-double", "ask-double", "choice-double")
    notes: ClassVar[Mapping[str, Note]] = {"doubled": Note(THIS_TURN)}
    """The region that it was put into this turn, counted from 1."""

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        super().used(t, kind, value, die)
        t.remember("doubled", value + 1)

    def earns(self, at: View) -> Line | None:
        region = at.note("doubled") - 1
        params = {**self._names(), "name": ("marker", self.relic)}
        if region < 0 or not at.held >> region & 1:
            if not self.has_marker:
                return None  # the piece that could stand for it may have been used otherwise
            return Line(self.relic, 0, "not-doubled", params, applied=False, reference=at.rule)
        params["region"] = ("region", region)
        if self.not_at and region in at.position.markers[at.marker(self.not_at)]:
            params["place"] = ("marker", self.not_at)
            return Line(self.relic, 0, "not-doubled_there", params, applied=False, reference=at.rule)
        n = worth_of_region(at.position, at.race, region, DoublesRegion)
        mask = 1 << region
        return Line(self.relic, n, "score-doubled", {**params, "n": n}, n > 0, mask, reference=at.rule)
