"""Ways to spread tokens or markers over regions: bounds, how many ways there are, membership, sampling."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Final

from sw_widget.engine.actions import Allocation
from sw_widget.engine.chance import scattered, shuffled
from sw_widget.engine.compiling import mypyc_attr
from sw_widget.engine.ledger import Reason

ANY_NUMBER: Final = 10**6
"""More pieces than there can ever be in a region."""


@mypyc_attr(allow_interpreted_subclasses=True)  # packs have ways of their own to spread markers
class Spread:
    """From `low` to `high` pieces over the regions, each region from `least` to `most`.

    `empty` says how many of the regions stay without any piece, where there are too few for all; those that
    are `free` may stay so in any case.
    """

    __slots__ = ("empty", "free", "high", "least", "low", "most", "regions")

    def __init__(
        self,
        regions: tuple[int, ...],
        low: int,
        high: int,
        least: int = 0,
        most: int = ANY_NUMBER,
        empty: int = 0,
        free: tuple[int, ...] = (),
    ) -> None:
        self.regions = regions
        self.low = low
        self.high = high
        self.least = least
        self.most = most
        self.empty = empty
        self.free = free

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

    def filled(self, order: Sequence[int]) -> Spread:
        """The same over as many regions as can be filled: those that come first in the order."""
        if self.free:
            some = [region for region in order if region in self.free][: self._room]
            return self._filling(tuple(some)).filled(order)
        if self.empty:
            kept = [region for region in order if region in self.regions][: -self.empty]
            return self._full(tuple(sorted(kept)))
        return self

    def fillings(self) -> Iterator[Spread]:
        """The same over each set of as many regions as can be filled."""
        if self.free:
            for some in combinations(self.free, self._room):
                yield from self._filling(some).fillings()
        elif self.empty:
            for regions in combinations(self.regions, len(self.regions) - self.empty):
                yield self._full(regions)
        else:
            yield self

    def ways_to_fill(self) -> int:
        """How many such sets there are."""
        if self.free:
            return comb(len(self.free), self._room) * self._filling(self.free[: self._room]).ways_to_fill()
        return comb(len(self.regions), self.empty)

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
            for n in range(self._room + 1):
                for some in combinations(self.free, n):
                    yield from self._filling(some)
        elif self.empty:
            for filled in self.fillings():
                yield from filled
        else:
            yield from self._fill(0, self.low, self.high, ())

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
        """All pieces, spread as evenly as the bounds allow; `among` masks the regions that get more, and
        that stay empty last.
        """
        if self.free or self.empty:
            order = sorted(self.regions, key=lambda region: not among >> region & 1)
            return self.filled(order).even(among)
        counts = dict.fromkeys(self.regions, self.least)
        chosen = [region for region in self.regions if among >> region & 1]
        left = min(self.high - self.least * len(counts), (self.most - self.least) * len(chosen))
        if left > 0:
            each, over = divmod(left, len(chosen))
            for place, region in enumerate(chosen):
                counts[region] += each + (place < over)
        return allocation(counts)

    def sample(self, rng: Random) -> Allocation:
        """A random allocation: each piece falls into a region with room on its own."""
        regions, least, most, pieces = self.regions, self.least, self.most, self.high
        n = len(regions)
        if not n:
            return ()
        if self.free:
            least = 1 if pieces and len(self.free) == n else 0
            count = max(least, int(rng.random() * (self._room + 1)))
            return self._filling(tuple(shuffled(list(self.free), rng)[:count])).sample(rng)
        if self.empty:
            kept = shuffled(list(regions), rng)[self.empty :]
            return self._full(tuple(sorted(kept))).sample(rng)
        if self.low != pieces:
            pieces = self.low + int(rng.random() * (pieces - self.low + 1))
        counts = scattered(pieces, n, least, most, rng.random)
        # As many of both; written so, it can be compiled.
        if least:
            return tuple(zip(regions, counts))  # noqa: B905
        return tuple([(region, count) for region, count in zip(regions, counts) if count])  # noqa: B905


@mypyc_attr(acyclic=True)
class Placing:
    """Markers that may be put down at redeployment, and where."""

    __slots__ = ("again", "anew", "lifted", "marker", "refuses", "repeatable", "spread")

    def __init__(
        self,
        marker: int,
        spread: Spread,
        anew: bool,
        repeatable: bool = False,
        again: tuple[int, ...] = (),
        refuses: Callable[[Allocation], Reason | None] | None = None,
        lifted: tuple[int, ...] = (),
    ) -> None:
        self.marker = marker
        self.spread = spread
        self.anew = anew
        """Whether all of them are set down anew; otherwise those that stand stay, and new ones come."""
        self.repeatable = repeatable
        """Whether it may be done again this turn, and the last time counts."""
        self.again = again
        """Regions whose markers were put down this turn, and are taken up when it is done again."""
        self.refuses = refuses
        """Why markers cannot be put down so, where that is more than a region that the race does not hold."""
        self.lifted = lifted
        """Regions of anybody whose markers are taken up first."""


def allocation(counts: Mapping[int, int]) -> Allocation:
    """An allocation in its normal form: by region, without zeros."""
    return tuple(sorted((region, count) for region, count in counts.items() if count))
