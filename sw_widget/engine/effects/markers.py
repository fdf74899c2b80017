"""Effects that put markers down, or gain them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.effects.coins import kind_of
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.turn.redeployment import all_anew, one_more

if TYPE_CHECKING:
    from sw_widget.engine.hooks.turn import Turn
    from sw_widget.engine.hooks.view import View
    from sw_widget.engine.kit import Kit
    from sw_widget.engine.legal.allocation import Placing
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class MarksEveryRegion(Effect):
    """A marker goes into every region that the race takes."""

    marker: str

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(marks=(rules.marker_index[self.marker],), marks_all=(rules.marker_index[self.marker],))

    def moved_in(self, t: Turn, region: int) -> None:
        t.put(t.marker(self.marker), region)


@dataclass(frozen=True)
class PlacesAll(Effect):
    """At redeployment all markers of a kind may be set down anew in the race's regions."""

    marker: str

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(places=(rules.marker_index[self.marker],))

    def placings(self, at: View) -> tuple[Placing, ...]:
        return (all_anew(at, self.marker),)


@dataclass(frozen=True)
class BuildsOne(Effect):
    """At redeployment one new marker of a kind may be built; those that stand never move."""

    marker: str

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(builds=(rules.marker_index[self.marker],))

    def placings(self, at: View) -> tuple[Placing, ...]:
        return (one_more(at, self.marker),)


@dataclass(frozen=True)
class Gathers(Effect):
    """When conquests end, one piece of a kind for each region of a kind that the race holds."""

    marker: str
    where: Condition = everywhere
    on_map = False

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.stock[rules.marker_index[self.marker]] = 0

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(gathers=((rules.marker_index[self.marker], self.where),))

    def conquests_ended(self, t: Turn) -> None:
        regions = t.held & self.where.now(t.position, t.race)
        word, params = kind_of(self.where)
        t.gain_pieces(t.marker(self.marker), regions.bit_count(), f"gain-pieces_{word}", **params)
