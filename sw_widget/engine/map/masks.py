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


INDICES: Final[dict[int, tuple[int, ...]]] = _Indices()
"""The indices of the regions in each mask, lowest first. Nothing is asked more often."""
bits: Final[Callable[[int], tuple[int, ...]]] = INDICES.__getitem__
"""The same as a function."""


_in_bytes: Final[list[list[tuple[int, ...]]]] = []
"""For each eight neighbouring regions, as far as there have been masks: the indices in each of theirs."""


def _bits(mask: int) -> tuple[int, ...]:
    while len(_in_bytes) * 8 < mask.bit_length():
        first = len(_in_bytes) * 8
        _in_bytes.append([tuple([first + i for i in range(8) if part >> i & 1]) for part in range(256)])
    found: tuple[int, ...] = ()
    for indices in _in_bytes:
        if not mask:
            break
        found += indices[mask & 255]
        mask >>= 8
    return found
