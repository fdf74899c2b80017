"""Scavengers: races in decline stay where they are, under them."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conquest.buried import dig_up
from sw_widget.engine.conquest.losses import LOST, gone, vanish
from sw_widget.engine.events import said
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event
from sw_widget.engine.map.board import bits


@dataclass(frozen=True)
class StandsOnRuins(Effect):
    """Tokens in decline are not driven out of regions that the race conquers.

    They defend these regions, and score for their own player, until another race takes the region or this
    one declines.
    """

    def buries(self, at: View, region: int) -> bool:
        return True

    def ends(self, t: Turn) -> None:
        position = t.position
        for region in bits(t.held):
            layer = position.under(region)
            if layer is None:
                continue
            race, tokens = layer
            position.tray[race] += dig_up(position, region)
            if t.record is not None:
                params = said(position, position.owner[race], race, region, n=tokens)
                t.record.append(Event("buried_removed", params, None, t.rule))
            if gone(position, race):
                vanish(position, race, LOST, t.record)
