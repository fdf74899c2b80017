"""Lava: it drives everybody out of regions beside the race's mountains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from sw_widget.engine.actions import Allocation
from sw_widget.engine.conquest.cost import protected
from sw_widget.engine.conquest.losses import drop, evict
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.allocation import Placing, Spread
from sw_widget.engine.map.board import bits
from sw_widget.engine.rules import MOUNTAIN, Rules
from sw_widget.engine.why_not.from_afar import kept_off, open_from_afar


class Flows(Spread):
    """Lava tokens, each beside a mountain of its own: `beside` has the regions that each mountain touches."""

    __slots__ = ("beside",)

    def __init__(self, regions: tuple[int, ...], high: int, beside: tuple[int, ...]) -> None:
        super().__init__(regions, 0, high, most=1)
        self.beside = beside

    def _fits(self, regions: tuple[int, ...]) -> bool:
        """Whether each region can have a mountain of its own."""
        if not regions:
            return True
        first, rest = regions[0], regions[1:]
        return any(
            mask >> first & 1 and Flows(self.regions, 0, self.beside[:i] + self.beside[i + 1 :])._fits(rest)
            for i, mask in enumerate(self.beside)
        )

    def _sets(self) -> list[tuple[int, ...]]:
        return [
            regions
            for number in range(min(self.high, len(self.regions)) + 1)
            for regions in combinations(self.regions, number)
            if self._fits(regions)
        ]

    def count(self) -> int:
        return len(self._sets())

    def __contains__(self, allocation: object) -> bool:
        return Spread.__contains__(self, allocation) and self._fits(tuple(region for region, _ in allocation))  # type: ignore[attr-defined]

    def __iter__(self) -> Iterator[Allocation]:
        return (_one_each(regions) for regions in self._sets())

    def even(self, among: int = -1) -> Allocation:
        wanted = [regions for regions in self._sets() if all(among >> region & 1 for region in regions)]
        return _one_each(max(wanted, key=len))

    def sample(self, rng: Random) -> Allocation:
        found = self._sets()
        return _one_each(found[int(rng.random() * len(found))])


def _one_each(regions: tuple[int, ...]) -> Allocation:
    return tuple((region, 1) for region in regions)


@dataclass(frozen=True)
class PoursLava(Effect):
    """At the end of a turn, a marker beside each mountain held: everybody leaves the region, without any
    loss. What joins regions for everything joins mountains, too.

    Nobody may come there before the player's next turn begins.
    """

    marker: str

    def sites(self, rules: Rules) -> int:
        mountains = rules.board.terrain[MOUNTAIN]
        joined = any(effect.joins_terrain for marker in rules.markers for effect in marker.lends)
        return rules.board.around(mountains) | (mountains if joined else 0)

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, drives_out=True)

    def placings(self, at: View) -> tuple[Placing, ...]:
        marker = at.marker(self.marker)
        mine = tuple(
            region
            for region in at.position.markers[marker]
            if at.position.laid_by(marker, region) == at.player
        )
        beside = tuple(at.position.beside(at.race, 1 << region) for region in bits(self._mountains(at)))
        free = 0
        for mask in beside:
            free |= mask
        others = len(at.position.markers[marker]) - len(mine)
        most = min(len(beside), at.rules.markers[marker].in_box - others)
        spread = Flows(bits(open_from_afar(at, self, free, self._shut(at))), most, beside)
        return (Placing(marker, spread, False, True, mine, lambda given: self._refusal(at, given)),)

    def _shut(self, at: View) -> int:
        """Protected regions; what lies there since this redeployment can be taken up again."""
        shut, marker = protected(at.position, at.race), at.marker(self.marker)
        for region in at.position.markers[marker]:
            if at.position.laid_by(marker, region) == at.player:
                shut &= ~(1 << region)
        return shut

    @staticmethod
    def _mountains(at: View) -> int:
        return at.held & at.rules.board.terrain[MOUNTAIN]

    def _refusal(self, at: View, allocation: Allocation) -> Reason | None:
        """Where lava cannot flow; how many regions it can cover is asked later."""
        beside = at.position.beside(at.race, self._mountains(at))
        for region, count in allocation:
            params = {"region": ("region", region), "race": at.name, "marker": ("marker", self.marker)}
            if count < 0:
                return Reason("bad_allocation", "bad_allocation-negative", params, (), at.rule)
            if not beside >> region & 1:
                return Reason("bad_allocation", "bad_allocation-not_beside_mountain", params, (), at.rule)
            reason = kept_off(at, self, region, params, self._shut(at))
            if reason is not None:
                return reason
        (placing,) = self.placings(at)
        counts = [count for _, count in allocation]
        few = sum(counts) <= placing.spread.high and all(count == 1 for count in counts)
        if few and allocation not in placing.spread:
            params = {"race": at.name, "marker": ("marker", self.marker)}
            return Reason("bad_allocation", "bad_allocation-one_a_mountain", params, (), at.rule)
        return None

    def turn_ending(self, t: Turn) -> None:
        (placing,) = self.placings(t)
        regions = sorted(placing.again)
        if _one_each(tuple(regions)) not in placing.spread:
            # A mountain was given up after it was put down: all of it is taken back.
            for region in regions:
                drop(t.position, placing.marker, region, "marker_gone", t.record)
            return
        for region in regions:
            t.tell("lava_flows", region=region)
            evict(t.position, region, t.rule, t.record)
