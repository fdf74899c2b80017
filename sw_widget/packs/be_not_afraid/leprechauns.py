"""Leprechauns: pots of gold, for themselves or for whoever comes first."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conquest.losses import drop_all
from sw_widget.engine.effects import PlacesAll
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Event
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class HidesPots(PlacesAll):
    """A marker is worth coins: to whoever conquers its region, else to its owner when the next turn
    begins, also where nobody is any more.
    """

    coins: int = 1
    bounds = {"coins": (1, 20)}  # noqa: RUF012 (declared as such in the base class)

    def equip(self, kit: Kit, rules: Rules) -> None:
        marker = rules.marker_index[self.marker]
        kit.stock[marker] = rules.markers[marker].in_box

    def outlook(self, rules: Rules) -> Outlook:
        marker = rules.marker_index[self.marker]
        return Outlook(places=(marker,), cashed=(marker,), coins_for_taking=((marker, self.coins),))

    def turn_began(self, t: Turn) -> None:
        """Pots that still stand there are cashed."""
        position, marker = t.position, t.marker(self.marker)
        n = sum(t.spend(marker, region) for region in position.lying(marker, t.race))
        t.gain_coins(self.coins * n, "markers_cashed", marker=("marker", self.marker))

    def region_lost(self, t: Turn, region: int) -> None:
        self._taken(t, region)

    def left_behind_taken(self, t: Turn, region: int) -> None:
        self._taken(t, region)

    def ends(self, t: Turn) -> None:
        """Nobody has the markers of a race that declines."""
        marker = t.marker(self.marker)
        drop_all(t.position, t.race, marker, t.position.lying(marker, t.race), t.record)

    def _taken(self, t: Turn, region: int) -> None:
        position, marker = t.position, t.marker(self.marker)
        if region not in position.markers[marker]:
            return
        n = self.coins * t.spend(marker, region)
        position.coins[position.player] += n
        if t.record is not None:
            pot = {"marker": ("marker", self.marker), "region": ("region", region), "n": n}
            taker = {"player": ("player", position.player)}
            t.record.append(Event("marker_taken", {**pot, **taker}, None, t.rule))
