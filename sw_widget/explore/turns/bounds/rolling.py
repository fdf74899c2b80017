"""The most that can be expected where the die is rolled before each conquest."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from sw_widget.engine.die import FACES
from sw_widget.engine.position import NOBODY

Item = tuple[int, int, int]
"""What a region brings, what it costs, and how many such regions there are."""

_FINE = 6**5
"""How finely it is worked out."""


@lru_cache(maxsize=1 << 12)
def expected(least: int, hand: int, singles: int, roll: int, items: tuple[Item, ...]) -> Fraction:
    """The most that so many tokens can be expected to bring of these items.

    `least`: what any costs at least; so many `singles` cost no more; `roll`: what the die has shown, or -1.
    """
    return Fraction(_rolled(least, hand, singles, roll, items), _FINE)


@lru_cache(maxsize=1 << 16)
def _rolled(least: int, hand: int, singles: int, roll: int, items: tuple[Item, ...]) -> int:
    """The same, rounded up in small parts: fractions would grow with every roll.

    Positions of one search have much in common, and so have searches one after the other.
    """
    if hand < least or not items:
        return 0
    best = 0
    for index, (gain, cost, count) in enumerate(items):
        less = (*items[:index], (gain, cost, count - 1), *items[index + 1 :])
        rest = less if count > 1 else (*items[:index], *items[index + 1 :])
        paid = max(least, cost - max(roll, 0))
        if paid <= hand:
            best = max(best, _FINE * gain + _rolled(least, hand - paid, singles, NOBODY, rest))
        if singles:
            best = max(best, _FINE * gain + _rolled(least, hand - least, singles - 1, NOBODY, rest))
    if roll == NOBODY:
        rolled = sum(_rolled(least, hand, singles, face, items) for face in FACES)
        best = max(best, -(-rolled // len(FACES)))
    return best
