"""Priestesses: in decline they build a tower of all that is left of them."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conquest.losses import drop_all
from sw_widget.engine.conquest.token_markers import own_regions
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, NOBODY
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class BuildsTower(Effect):
    """In decline all that stays is stacked in one region, scores a coin a token, and falls as a whole."""

    in_decline: bool = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(stacks_in_decline=True)

    def decline_sites(self, at: View) -> int:
        return own_regions(at.position, at.race)

    def declining(self, t: Turn, region: int) -> None:
        """All that stays is piled up in one region, and the others are left."""
        position = t.position
        if region == NOBODY:
            (region,) = bits(t.held)
        left = t.held & ~(1 << region)
        for index, kind in enumerate(t.rules.markers):
            if not kind.stays:
                gone = [other for other in position.marked(index, t.race) if left >> other & 1]
                drop_all(position, t.race, index, gone, t.record)
        for other in bits(left):
            position.tokens[region] += position.vacate(other)
        t.tell("tower_built", region=region, n=position.tokens[region])

    def losses(self, at: View, region: int) -> Line | None:
        if at.position.status[at.race] != DECLINED:
            return None
        lost = at.position.tokens[region]
        return at.line(lost, "loss-tower", race=at.name, n=lost)

    def region_coins(self, at: View) -> Line | None:
        if at.position.status[at.race] != DECLINED:
            return None
        n = sum(at.position.tokens[region] for region in bits(at.held))
        return at.line(n, "score-tower", mask=at.held, n=n)
