"""Wickedest Pentacle: whoever holds it leads the Balrog."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, REDEPLOYMENT, START, USE
from sw_widget.engine.conquest.loss_lines import loss_line
from sw_widget.engine.conquest.losses import clear
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View, region_of
from sw_widget.engine.ledger import NEXT_TURN, Line, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.map.terrain import CHASM
from sw_widget.engine.position import ACTIVE, NOBODY
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import cannot_stand
from sw_widget.engine.why_not.from_afar import kept_off, refused_region


@dataclass(frozen=True)
class LeadsBalrog(Effect):
    """Whoever finds it sends a beast to a region beside it at once; later its holder may lead the beast to a
    neighbouring region once a turn. Whoever was there is driven out and loses more than usual.
    """

    beast: str
    losing: int = 2
    uses = "region"
    asks_first = True
    before_decline = True
    notes: ClassVar[Mapping[str, Note]] = {"summoned": Note(THIS_TURN)}
    """Whether it was found just now, and the beast must be sent."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, drives_out=True)

    def discovered(self, t: Turn, region: int) -> None:
        if t.position.status[t.race] == ACTIVE:
            t.remember("summoned", 1)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST, REDEPLOYMENT):
            return ()
        if position.active[position.player] != at.race:
            return ()
        beast = ("marker", self.beast)

        def label(region: int) -> tuple[str, Params]:
            return "act-send_beast", {"region": ("region", region), "marker": beast}

        regions = tuple(region for region in bits(self._around(at)) if self._why_not(at, region) is None)
        return (
            Offer(
                USE,
                at.rule,
                "region",
                regions,
                lambda region: refused_region(at, region, self._why_not),
                label=label,
                question=("ask-send_beast", {"marker": beast}),
                phrase=("choice-send_beast", {"marker": beast}),
                first=bool(at.note("summoned")),
            ),
        )

    def _around(self, at: View) -> int:
        """The regions beside the beast, or beside the place where it comes from."""
        where = next(iter(at.position.markers[at.marker(self.beast)]), region_of(at))
        return at.position.beside(at.race, 1 << where)

    def _why_not(self, at: View, region: int) -> Reason | None:
        position, bit = at.position, 1 << region
        params: dict[str, object] = {
            "region": ("region", region),
            "race": at.name,
            "marker": ("marker", self.beast),
            "name": at.source,
        }
        if position.used >> at.marker(at.rule) & 1:
            return Reason("already_used", "already_used-once", params, (NEXT_TURN,), at.rule)
        if self._closed(at) & bit:
            return cannot_stand(position, at.race, region, at.rule)
        reason = kept_off(at, self, region, params)
        if reason is not None:
            return reason
        if not self._around(at) & bit:
            on_map = bool(position.markers[at.marker(self.beast)])
            sentence = "not_adjacent-lead" if on_map else "not_adjacent-summon"
            return Reason("not_adjacent", sentence, params, (), at.rule)
        return None

    @staticmethod
    def _closed(at: View) -> int:
        """Where nobody can ever be."""
        return at.rules.board.terrain[CHASM]

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        position, holder = t.position, t.position.holder[value]
        t.spend_for_turn(t.marker(t.rule))
        t.remember("summoned", 0)
        t.tell("balrog_led", region=value, marker=("marker", self.beast))
        loss: Line | None = None
        if holder != NOBODY:
            usual = loss_line(position, value)
            n = min(position.tokens[value], max(self.losing, usual.amount))
            params = {"n": n, "race": ("race", t.rules.races[holder].id), "name": t.source}
            loss = usual if not usual.amount else Line("loss", n, "loss-led", params, reference=t.rule)
        clear(position, value, t.record, rule=t.rule, loss=loss)
        t.move(t.marker(self.beast), value)
