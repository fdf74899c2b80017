"""Cultists: the Great Ancient, who protects a region and makes those beside it cheaper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.conditions import Condition
from sw_widget.engine.hooks.effect import THIS_TURN, WHILE_ACTIVE, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import NEXT_TURN, Line, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import unknown_region


@dataclass(frozen=True)
class NearMarker(Condition):
    """Regions that are adjacent, in the eyes of the race, to one of its own in which a marker stands."""

    marker: str
    fixed = False

    def now(self, position: Position, race: int) -> int:
        standing = position.marked(position.rules.marker_index[self.marker], race)
        return position.adjacent(race, sum(1 << region for region in standing)) if standing else 0

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "near_marker", {"marker": ("marker", self.marker)}


@dataclass(frozen=True)
class LedByMarker(Effect):
    """A marker goes into the first land region that the race conquers; what lies beside it costs less.

    At the start of later turns it may be moved to another region of the race. With its region it is lost.
    """

    marker: str
    tokens: int = 1
    uses = "region"
    notes: ClassVar[Mapping[str, Note]] = {
        "marks_left": Note(WHILE_ACTIVE),
        "led": Note(THIS_TURN),
    }
    """Whether the marker is still to come; whether it was moved this turn."""

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.shifting.append((self.tokens, NearMarker(self.marker)))

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def cost(self, at: View, region: int) -> Line:
        near = NearMarker(self.marker).now(at.position, at.race) >> region & 1
        n = self.tokens if near else 0
        sentence = "cost-discount-near_marker" if near else "not-near_marker"
        return at.line(-n, sentence, n=n, marker=("marker", self.marker))

    def begins(self, t: Turn, how: int) -> None:
        t.remember("marks_left", 1)

    def loaded(self, t: Turn) -> None:
        """A race that holds land, or did, and has no marker has lost it."""
        standing = t.position.markers[t.marker(self.marker)]
        new = t.position.new >> t.race & 1
        t.remember(
            "marks_left", int(not standing and not t.held & t.rules.board.land and bool(new or t.held))
        )

    def moved_in(self, t: Turn, region: int) -> None:
        if t.note("marks_left") and t.rules.board.land >> region & 1:
            t.remember("marks_left", 0)
            t.put(t.marker(self.marker), region)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST) or position.active[position.player] != at.race:
            return ()
        standing = position.marked(at.marker(self.marker), at.race)
        if not standing:
            return ()

        def label(region: int) -> tuple[str, Params]:
            return "act-shift", {"region": ("region", region), "marker": ("marker", self.marker)}

        others = at.held & ~(1 << standing[0])
        return (
            Offer(
                USE,
                at.rule,
                "region",
                () if position.begun or at.note("led") else bits(others),
                lambda region: self._refusal(at, region),
                label=label,
                question=("ask-shift", {"race": at.name, "marker": ("marker", self.marker)}),
                phrase=("choice-shift", {"marker": ("marker", self.marker)}),
            ),
        )

    def _refusal(self, at: View, region: object) -> Reason:
        params: dict[str, object] = {"race": at.name, "marker": ("marker", self.marker)}
        if at.position.begun:
            return Reason("wrong_phase", "wrong_phase-shift", params, (NEXT_TURN,), at.rule)
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(at.position, region)
        if at.note("led"):
            return Reason("already_used", "already_used-shift", params, (NEXT_TURN,), at.rule)
        params["region"] = ("region", region)
        return Reason("bad_allocation", "bad_allocation-shift", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        marker = t.marker(self.marker)
        t.remember("led", 1)
        t.take_up(marker)
        t.position.set_markers(marker, value, 1)
        t.tell("marker_led", region=value, marker=("marker", self.marker))
