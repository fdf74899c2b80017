"""Ways to spread tokens or markers over regions: bounds, how many ways there are, membership, sampling."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from sw_widget.engine.actions import Allocation
from sw_widget.engine.chance import scattered, shuffled
from sw_widget.engine.ledger import Reason


@dataclass(slots=True)
class Spread:
    """From `low` to `high` pieces over the regions, each region from `least` to `most`.

    `empty` says how many of the regions stay without any piece, where there are too few for all; those that
    are `free` may stay so in any case.
    """

    regions: tuple[int, ...]
    low: int
    high: int
    least: int = 0
    most: int = 10**6
    empty: int = 0
    free: tuple[int, ...] = ()

    def _filling(self, some: tuple[int, ...]) -> Spread:
        """The same if all regions are to be filled that must be, and of the free ones these."""
        regions = tuple(region for region in self.regions if region not in self.free or region in some)
        kept = min(len(regions), self.high // max(1, self.least))
        return Spread(regions, self.low, self.high, self.least, self.most, len(regions) - kept)

    @property
    def _room(self) -> int:
        """How many free regions can be filled beside those that must be."""
        must = len(self.regions) - len(self.free)
        return max(0, min(len(self.free), self.high // max(1, self.least) - must))

    def _full(self, regions: tuple[int, ...]) -> Spread:
        """The same over regions none of which stays empty."""
        return Spread(regions, self.low, self.high, self.least, self.most)

    def count(self) -> int:
        """How many different allocations there are."""
        if self.free:
            return sum(1 for _ in self)
        n = len(self.regions)
        if self.empty:
            return comb(n, self.empty) * self._full(self.regions[self.empty :]).count()
        spare = self.high - self.least * n
        if self.low == self.high and n and spare >= 0 and self.most - self.least >= spare:
            return comb(spare + n - 1, n - 1)
        ways = [1] + [0] * self.high
        for _ in self.regions:
            ways = [
                sum(ways[total - here] for here in range(self.least, min(self.most, total) + 1))
                for total in range(self.high + 1)
            ]
        return sum(ways[self.low :])

    def __contains__(self, allocation: object) -> bool:
        """Whether an allocation in its normal form (without zeros) keeps the bounds."""
        if not isinstance(allocation, tuple):
            return False
        if self.free:
            some = tuple(region for region, _ in allocation if region in self.free)
            return len(some) <= self._room and allocation in self._filling(some)
        total = 0
        regions, least, most = self.regions, max(1, self.least), self.most
        for region, count in allocation:
            if region not in regions or not least <= count <= most:
                return False
            total += count
        if not self.low <= total <= self.high or len(dict(allocation)) < len(allocation):
            return False
        return not self.least or len(allocation) == len(regions) - self.empty

    def __iter__(self) -> Iterator[Allocation]:
        """All allocations, one after another."""
        if self.free:
            ways = (some for n in range(self._room + 1) for some in combinations(self.free, n))
            return (allocation for some in ways for allocation in self._filling(some))
        if self.empty:
            kept = combinations(self.regions, len(self.regions) - self.empty)
            return (allocation for regions in kept for allocation in self._full(regions))
        return self._fill(0, self.low, self.high, ())

    def _fill(self, index: int, low: int, high: int, done: Allocation) -> Iterator[Allocation]:
        rest = len(self.regions) - index
        if not rest:
            if low <= 0:
                yield done
            return
        for here in range(self.least, min(self.most, high - self.least * (rest - 1)) + 1):
            if here + self.most * (rest - 1) >= low:
                step = ((self.regions[index], here),) if here else ()
                yield from self._fill(index + 1, low - here, high - here, done + step)

    def even(self, among: int = -1) -> Allocation:
        """All pieces, spread as evenly as the bounds allow; `among` masks the regions that get more."""
        if self.free:
            return self._filling(self.free[: self._room]).even(among)
        if self.empty:
            best = sorted(self.regions, key=lambda region: not among >> region & 1)
            return self._full(tuple(sorted(best[: -self.empty]))).even(among)
        counts = dict.fromkeys(self.regions, self.least)
        left = self.high - self.least * len(counts)
        while left > 0:
            room = [region for region in counts if among >> region & 1 and counts[region] < self.most]
            if not room:
                break
            counts[min(room, key=counts.__getitem__)] += 1
            left -= 1
        return allocation(counts)

    def sample(self, rng: Random) -> Allocation:
        """A random allocation: each piece falls into a region with room on its own."""
        regions, least, most, pieces = self.regions, self.least, self.most, self.high
        n = len(regions)
        if not n:
            return ()
        rand = rng.random
        if self.free:
            least = 1 if pieces and len(self.free) == n else 0
            count = max(least, int(rand() * (self._room + 1)))
            return self._filling(tuple(shuffled(list(self.free), rng)[:count])).sample(rng)
        if self.empty:
            kept = shuffled(list(regions), rng)[self.empty :]
            return self._full(tuple(sorted(kept))).sample(rng)
        if self.low != pieces:
            pieces = self.low + int(rand() * (pieces - self.low + 1))
        counts = scattered(pieces, n, least, most, rng)
        spread = zip(regions, counts)  # noqa: B905 - there are as many of both
        return tuple(spread) if least else tuple([item for item in spread if item[1]])


class Placing(NamedTuple):
    """Markers that may be put down at redeployment, and where."""

    marker: int
    spread: Spread
    anew: bool
    """Whether all of them are set down anew; otherwise those that stand stay, and new ones come."""
    repeatable: bool = False
    """Whether it may be done again this turn, and the last time counts."""
    again: tuple[int, ...] = ()
    """Regions whose markers were put down this turn, and are taken up when it is done again."""
    refuses: Callable[[Allocation], Reason | None] | None = None
    """Why markers cannot be put down so, where that is more than a region that the race does not hold."""
    lifted: tuple[int, ...] = ()
    """Regions of anybody whose markers are taken up first."""


def allocation(counts: Mapping[int, int]) -> Allocation:
    """An allocation in its normal form: by region, without zeros."""
    return tuple(sorted((region, count) for region, count in counts.items() if count))
