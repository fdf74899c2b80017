"""Great Brass Pipe: all regions of its terrain are neighbours."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import terrain
from sw_widget.engine.effects import Linked
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.view import View, region_of
from sw_widget.engine.kit import ALWAYS, Sourced
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class LinksTerrain(Effect):
    """All regions that have the terrain of its own region count as adjacent for whoever holds it."""

    joins_terrain = True

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def lends(self, at: View) -> tuple[Sourced, ...]:
        same = terrain(at.rules.board.regions[region_of(at)].terrain)
        return (Sourced(at.source, Linked(same, ALWAYS)),)
