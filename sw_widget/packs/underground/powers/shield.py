"""Shield: mushroom shields, which come with forests and strengthen regions for good."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import Allocation
from sw_widget.engine.effects.coins import kind_of
from sw_widget.engine.effects.markers import Gathers
from sw_widget.engine.hooks.effect import THIS_TURN, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.legal.allocation import Placing, Spread
from sw_widget.engine.map.board import bits
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class GathersToPlace(Gathers):
    """When conquests end, a marker for each region of a kind, to be put down at this redeployment or a later
    one. Those that stand never move.
    """

    on_map = True
    notes: ClassVar[Mapping[str, Note]] = {"put_down": Note(THIS_TURN, by_region=True)}
    """How many were put down at this redeployment, by region."""

    def outlook(self, rules: Rules) -> Outlook:
        marker = rules.marker_index[self.marker]
        return Outlook(known=False, gathers=((marker, self.where),))

    def conquests_ended(self, t: Turn) -> None:
        marker = t.marker(self.marker)
        regions = t.held & self.where.now(t.position, t.race)
        left = t.rules.markers[marker].in_box - sum(t.position.markers[marker].values())
        left -= t.position.in_hand(marker, t.race)
        word, params = kind_of(self.where)
        gained = min(regions.bit_count(), left)
        t.gain_pieces(marker, gained, f"gain-pieces_{word}", **params)

    def placings(self, at: View) -> tuple[Placing, ...]:
        position, marker = at.position, at.marker(self.marker)
        standing = position.markers[marker]
        new = {region: min(n, standing.get(region, 0)) for region, n in at.counts("put_down").items()}
        again = tuple(region for region, n in new.items() for _ in range(n))
        most = position.in_hand(marker, at.race) + len(again)
        return (Placing(marker, Spread(bits(at.held), 0, most), False, True, again),)

    def placed(self, t: Turn, marker: int, allocation: Allocation) -> None:
        if marker == t.marker(self.marker):
            for region in t.counts("put_down"):
                t.count("put_down", region, -t.counts("put_down")[region])
            for region, n in allocation:
                t.count("put_down", region, n)
