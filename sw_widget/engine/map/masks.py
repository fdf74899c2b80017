"""Masks: sets of regions as numbers.

A *mask* is an int with bit `i` set for region `i`; set algebra on regions is then one machine
instruction, which is what makes costs and reach cheap enough to search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MAX_REGIONS: Final = 200
BIT: Final = tuple(1 << region for region in range(MAX_REGIONS))
"""The mask of each region alone."""

MOST_KEPT: Final = 10_000
"""How many masks are remembered at most, where what is asked of them differs from board to board."""
_MOST_MASKS: Final = 30_000


class _Indices(dict[int, tuple[int, ...]]):
    """The indices of the regions in masks: worked out once, and kept, since the same masks come up again."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) >= _MOST_MASKS:
            self.clear()
        found = self[mask] = _bits(mask)
        return found


# The dictionary's own method, since nothing is asked more often.
bits: Final[Callable[[int], tuple[int, ...]]] = _Indices().__getitem__
"""The indices of the regions in a mask, lowest first."""


_HALF: Final = 24
_halves: Final[dict[int, tuple[int, ...]]] = {}
"""The indices in masks of 24 neighbouring regions: there are far fewer of these than of whole masks."""


def _bits(mask: int) -> tuple[int, ...]:
    found: tuple[int, ...] = ()
    lowest = 0
    while mask >> lowest:
        half = mask & ((1 << _HALF) - 1) << lowest
        indices = _halves.get(half)
        if indices is None:
            if len(_halves) >= MOST_KEPT:
                _halves.clear()
            indices = _halves[half] = tuple([i for i in range(lowest, lowest + _HALF) if half >> i & 1])
        found += indices
        lowest += _HALF
    return found
