"""Chance, made repeatable: the die and the shuffle, from a seed and a counter alone.

Only `random()` of Python's generator is used, which gives the same numbers on every version; the way
from those numbers to faces and orders is ours.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import accumulate
from math import comb, floor
from random import Random
from typing import Final, TypeVar

from sw_widget.engine.die import FACES
from sw_widget.engine.map.masks import MOST_KEPT

T = TypeVar("T")


def shuffled(items: list[T], rng: Random) -> list[T]:
    """A new list in random order."""
    result, rand = items[:], rng.random
    for i in range(len(result) - 1, 0, -1):
        j = floor(rand() * (i + 1))  # `int` would take several times as long
        result[i], result[j] = result[j], result[i]
    return result


def scattered(pieces: int, places: int, least: int, most: int, rand: Callable[[], float]) -> Sequence[int]:
    """How many of so many pieces fall into each place: the least into all, then each where there is room."""
    left = pieces - least * places
    if most >= pieces and left >= 0:
        ways, chances = _FALLS[left, places, least]
        if ways:
            return ways[bisect(chances, rand())]
    counts, left = [least] * places, min(left, (most - least) * places)
    while left > 0:
        place = floor(rand() * places)
        if counts[place] < most:
            counts[place] = counts[place] + 1
            left -= 1
    return counts


Counts = tuple[int, ...]
MOST_WAYS: Final = 60
"""In how many ways pieces may fall so that all of them are listed: more take longer than they ever save."""


class _Falls(dict[tuple[int, int, int], tuple[list[Counts], list[float]]]):
    """For so many pieces that fall anywhere, so many places, and what lies in each already: all ways in which
    it can end, and the chance that it is one of those up to each. So one random number says where all fall.
    Empty where there are too many ways.
    """

    def __missing__(self, key: tuple[int, int, int]) -> tuple[list[Counts], list[float]]:
        pieces, places, least = key
        ways: list[tuple[Counts, int]] = []
        if places and comb(pieces + places - 1, pieces) <= MOST_WAYS:
            ways = _ways_to_fall(pieces, places, least)
        sums = accumulate(orders for _, orders in ways)
        found = [counts for counts, _ in ways], [sum / places**pieces for sum in sums]
        if len(self) >= MOST_KEPT:
            self.clear()
        self[key] = found
        return found


def _ways_to_fall(pieces: int, places: int, least: int) -> list[tuple[Counts, int]]:
    """How many pieces each place can have in the end, and in how many orders they can fall so."""
    if places == 1:
        return [((pieces + least,), 1)]
    return [
        ((here + least, *others), comb(pieces, here) * orders)
        for here in range(pieces + 1)
        for others, orders in _ways_to_fall(pieces - here, places - 1, least)
    ]


_FALLS: Final = _Falls()


def generator(seed: int, purpose: str, number: int) -> Random:
    """The generator for one purpose: the same seed, purpose and number always give the same results."""
    return Random(f"{seed}/{purpose}/{number}")


def chance_of_at_least(needed: int) -> Fraction:
    """The probability that the die shows this number or more."""
    return Fraction(sum(1 for face in FACES if face >= needed), len(FACES))


def faces() -> dict[int, Fraction]:
    """Each face with its probability."""
    return {face: Fraction(FACES.count(face), len(FACES)) for face in sorted(set(FACES))}
