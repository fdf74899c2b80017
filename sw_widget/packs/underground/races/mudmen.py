"""Mudmen: new tokens for the regions of a kind that they hold."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Terrain
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class GrowByRegions(Effect):
    """When conquests end, one new token for each region of some terrains that the race holds."""

    where: Terrain

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, gains_tokens=True)

    def growth(self, at: View) -> Line:
        regions = at.held & self.where.now(at.position, at.race)
        n, terrains = regions.bit_count(), [("terrain", terrain) for terrain in self.where.terrains]
        return at.line(n, "gain-by_terrain" if n else "not-by_terrain", mask=regions, n=n, terrain=terrains)
