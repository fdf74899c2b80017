"""Replacing a lone token of an opponent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sw_widget.engine.actions import CONVERT, IN_CONQUESTS
from sw_widget.engine.conquest.conquering import ambushed, move_in
from sw_widget.engine.conquest.conversion import companion, convertible, lone_tokens
from sw_widget.engine.conquest.cost import entry, near, open_to
from sw_widget.engine.conquest.loss_lines import conversion_line
from sw_widget.engine.conquest.losses import replace_lone
from sw_widget.engine.conquest.voids import voided_by
from sw_widget.engine.events import said
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.ledger import NEXT_TURN, Event, Ledger, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.why_not.conquests import no_tokens, region_reason

if TYPE_CHECKING:
    from sw_widget.engine.hooks.turn import Turn
    from sw_widget.engine.hooks.view import View
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class Convert(Effect):
    """Once a turn and opponent, a lone active token in reach is replaced by one from the tray.

    `from_hand`: where the tray has none, one from the hand will do. `enters`: a race without a region may do
    so where it could come onto the map.
    """

    from_hand: bool = False
    enters: bool = False
    offers_in = IN_CONQUESTS
    replaces_lone = True
    notes: ClassVar[Mapping[str, Note]] = {"converted": Note(THIS_TURN, players=True, key="converted")}
    """A mask of the opponents who have lost a token so this turn."""

    def outlook(self, rules: Rules) -> Outlook:
        # Bounds reckon with tokens from the tray, beside the race's own regions.
        return Outlook(known=not (self.from_hand or self.enters), replaces=True)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if not at.acts or position.stage not in IN_CONQUESTS:
            return ()
        regions: tuple[int, ...] = ()
        lone = lone_tokens(position, at.player)
        if lone and at.hand >= at.kit.least:
            reached = lone & self._reach(at) & open_to(position, at.race)
            regions = tuple([region for region in bits(reached) if self._why_not(at, region) is None])
        return (Offer(CONVERT, at.rule, "region", regions, lambda region: self._refusal(at, region)),)

    def _reach(self, at: View) -> int:
        """What the race reaches from its regions; where it may come onto the map counts only for some."""
        if self.enters and not at.held:
            return entry(at.position, at.race)
        return near(at.position, at.race, at.kit)

    def _refusal(self, at: View, region: object) -> Reason:
        position = at.position
        reached = self.enters and isinstance(region, int) and self._reach(at) >> region & 1
        own_reach = (lambda: None) if reached else None
        reason = region_reason(position, at.race, region, converting=True, own_reach=own_reach)
        if reason is not None:
            return reason
        assert isinstance(region, int)
        reason = self._why_not(at, region) or no_tokens(position, region)
        assert reason is not None
        return reason

    def _why_not(self, at: View, region: int) -> Reason | None:
        """Why the token in a region in reach cannot be replaced."""
        position, holder = at.position, at.position.holder[region]
        owner = position.owner[holder] if holder != NOBODY else at.player
        used = owner != at.player and at.note("converted") >> owner & 1
        why = None if used else convertible(position, at.race, region, self.from_hand)
        if not used and why is None:
            return None
        params: dict[str, object] = {"region": ("region", region), "race": at.name, "name": at.source}
        if used:
            params["player"] = ("player", owner)
            return Reason("already_used", "already_used-convert", params, (NEXT_TURN,), at.rule)
        if holder != NOBODY:
            params["victim"] = ("race", at.rules.races[holder].id)
        params["n"] = position.tokens[region]
        if why == "void":
            params["guard"] = voided_by(position, self, region)
        barrier = companion(position, region)
        if barrier is not None:
            params["marker"] = ("marker", at.rules.markers[barrier].id)
        return Reason("no_convert", f"no_convert-{why}", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        position, region, victim = t.position, value, t.position.holder[value]
        t.remember("converted", t.note("converted") | 1 << position.owner[victim])
        if ambushed(position, region, t.record):
            return
        if t.record is not None:
            names = ("race", t.rules.races[victim].id)
            line = conversion_line(position, region, t.rule)
            params = said(position, position.player, t.race, region, victim=names)
            t.record.append(Event("converted", params, Ledger("loss", (line,)), t.rule))
        replace_lone(position, region, t.record)
        if position.tray[t.race]:
            position.tray[t.race] -= 1
        else:
            position.take_from_hand(t.race, 1)
        move_in(position, region, 1, t.record)
