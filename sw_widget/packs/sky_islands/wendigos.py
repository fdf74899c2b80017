"""Wendigos: once a turn a forest is emptied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.conquest.losses import clear
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import NEXT_TURN, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.from_afar import kept_off, refused_region


@dataclass(frozen=True)
class EmptiesRegion(Effect):
    """Once a turn everybody leaves a region of a kind, wherever it lies, and the race gains a token.

    Whoever stood there has the usual losses, and nobody is spared them.
    """

    where: Condition = everywhere
    uses = "region"
    where_is_fixed = True
    notes: ClassVar[Mapping[str, Note]] = {"emptied": Note(THIS_TURN)}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, gains_tokens=True)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST) or position.active[position.player] != at.race:
            return ()

        def label(region: int) -> tuple[str, Params]:
            return "act-empty_region", {"region": ("region", region), "race": at.name}

        regions = bits(self.where.on_board(at.rules.board))
        return (
            Offer(
                USE,
                at.rule,
                "region",
                tuple(region for region in regions if self._why_not(at, region) is None),
                lambda region: refused_region(at, region, self._why_not),
                label=label,
                question=("ask-empty_region", {"race": at.name}),
                phrase=("choice-empty_region", {}),
            ),
        )

    def _why_not(self, at: View, region: int) -> Reason | None:
        position, bit = at.position, 1 << region
        params: dict[str, object] = {"region": ("region", region), "race": at.name}
        if not self.where.on_board(at.rules.board) & bit:
            _, why = self.where.why_not(position, at.race, region)
            return Reason("bad_allocation", "bad_allocation-not_emptied", {**params, **why}, (), at.rule)
        if at.held & bit:
            return Reason("own_region", "refuse-own_region", params, (), at.rule)
        reason = kept_off(at, self, region, params)
        if reason is not None:
            return reason
        if at.note("emptied"):
            return Reason("already_used", "already_used-empty_region", params, (NEXT_TURN,), at.rule)
        return None

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        t.remember("emptied", 1)
        t.tell("region_emptied", region=value)
        clear(t.position, value, t.record, fought=False, rule=t.rule)
        gained = t.gain_tokens(1)
        t.tell("token_for_emptying" if gained else "token_for_emptying-none", n=gained)
