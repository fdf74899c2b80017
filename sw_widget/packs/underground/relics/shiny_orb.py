"""Shiny Orb: a lone token of a neighbour becomes one's own."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import CONQUEST, CONVERT, START
from sw_widget.engine.conquest.conquering import ambushed, move_in
from sw_widget.engine.conquest.cost import near, open_to
from sw_widget.engine.conquest.loss_lines import conversion_line
from sw_widget.engine.conquest.losses import replace_lone
from sw_widget.engine.conquest.voids import against
from sw_widget.engine.events import said
from sw_widget.engine.hooks.effect import Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event, Ledger, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, NOBODY
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.conquests import no_tokens, region_reason
from sw_widget.packs.underground.relics.relic import RelicPower


@dataclass(frozen=True)
class ReplacesLone(RelicPower):
    """Once a turn a lone active token of an opponent next to the race is replaced by one from the tray, or
    from the hand if the tray is empty. Nothing that stands beside that token protects it.
    """

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, replaces=True)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if not at.acts or position.stage not in (START, CONQUEST) or not self._lies_on_map(at):
            return ()
        regions: tuple[int, ...] = ()
        if at.hand >= at.kit.least:
            # What the race reaches from its regions, never by the rule of entry.
            reach = near(position, at.race, at.kit) & open_to(position, at.race) if at.held else 0
            regions = tuple(region for region in bits(reach) if self._why_not(at, region) is None)
        number = at.rules.means_index[self.marker]
        return (
            Offer(
                CONVERT,
                self.relic,
                "region",
                regions,
                lambda region: self._refusal(at, region),
                named=(number,),
            ),
        )

    def _refusal(self, at: View, region: object) -> Reason:
        position = at.position
        reason = region_reason(position, at.race, region, converting=True)
        if reason is not None:
            return reason
        assert isinstance(region, int)
        reason = self._why_not(at, region) or no_tokens(position, region)
        assert reason is not None
        return reason

    def _why_not(self, at: View, region: int) -> Reason | None:
        """Why the token in a region in reach cannot be replaced."""
        why = self._protected(at, region)
        if why is None:
            return self._spent(at) or self._beside_original(at, region)
        holder = at.position.holder[region]
        params: dict[str, object] = {"region": ("region", region), "race": at.name, **self._names()}
        if holder != NOBODY:
            params["victim"] = ("race", at.rules.races[holder].id)
        params |= {"n": at.position.tokens[region], "name": ("marker", self.relic)}
        return self._spent(at) or Reason("no_convert", f"no_convert-{why}", params, (), at.rule)

    def _protected(self, at: View, region: int) -> str | None:
        position, holder = at.position, at.position.holder[region]
        if holder == NOBODY:
            return "lost_tribe" if position.tribes >> region & 1 else "empty"
        if position.owner[holder] == at.player:
            return "own"
        if position.status[holder] != ACTIVE:
            return "declined"
        if position.tokens[region] != 1:
            return "several"
        if position.under(region) is not None:
            return "under"
        if not any(item.effect is self for item in against(position, at.race, region).effects):
            return "void"
        return None

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        position, region, victim = t.position, value, t.position.holder[value]
        t.spend_for_turn(t.marker(self.piece))
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
            position.hand[t.race] -= 1
        move_in(position, region, 1, t.record)
        t.move(t.marker(self.piece), region)
