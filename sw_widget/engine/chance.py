"""Chance, made repeatable: the die and the shuffle, from a seed and a counter alone.

Only `random()` of Python's generator is used, which gives the same numbers on every version; the way
from those numbers to faces and orders is ours.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import TypeVar

from sw_widget.engine.die import FACES

T = TypeVar("T")


def shuffled(items: list[T], rng: Random) -> list[T]:
    """A new list in random order."""
    result, rand = items[:], rng.random
    for i in range(len(result) - 1, 0, -1):
        j = int(rand() * (i + 1))
        result[i], result[j] = result[j], result[i]
    return result


def scattered(pieces: int, places: int, least: int, most: int, rand: Callable[[], float]) -> list[int]:
    """How many of so many pieces fall into each place: the least into all, then each where there is room."""
    counts, left = [least] * places, pieces - least * places
    if most >= pieces:
        for _ in range(left):
            place = int(rand() * places)
            counts[place] = counts[place] + 1
        return counts
    left = min(left, (most - least) * places)
    while left > 0:
        place = int(rand() * places)
        if counts[place] < most:
            counts[place] = counts[place] + 1
            left -= 1
    return counts


def generator(seed: int, purpose: str, number: int) -> Random:
    """The generator for one purpose: the same seed, purpose and number always give the same results."""
    return Random(f"{seed}/{purpose}/{number}")


def chance_of_at_least(needed: int) -> Fraction:
    """The probability that the die shows this number or more."""
    return Fraction(sum(1 for face in FACES if face >= needed), len(FACES))


def faces() -> dict[int, Fraction]:
    """Each face with its probability."""
    return {face: Fraction(FACES.count(face), len(FACES)) for face in sorted(set(FACES))}
