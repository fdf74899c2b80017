"""Numbers in sixths, one for each face of the die: with a single throw they stay whole."""

from __future__ import annotations

from fractions import Fraction

from sw_widget.engine.die import FACES
from sw_widget.explore.turns.goals import Number, Value

UNIT = len(FACES)
"""One whole, in sixths."""

AT_LEAST = [sum(1 for face in FACES if face >= needed) for needed in range(max(FACES) + 1)]
"""In how many of six throws the die shows so much."""


def shared(total: Number) -> Number:
    """The mean of six throws, as a whole number where it is one."""
    if isinstance(total, int):
        quotient, rest = divmod(total, UNIT)
        return quotient if not rest else Fraction(total, UNIT)
    return whole(total / UNIT)


def whole(number: Number) -> Number:
    """The same number, as a whole one where it is one."""
    return number.numerator if number.denominator == 1 else number


def mean(chances: int, won: Value, lost: Value) -> Value:
    """The expected value where so many of six throws win."""
    rest = UNIT - chances
    return shared(chances * won[0] + rest * lost[0]), shared(chances * won[1] + rest * lost[1])


def mean_of(values: list[Value]) -> Value:
    """The expected value over all faces of the die."""
    return shared(sum(value[0] for value in values)), shared(sum(value[1] for value in values))


def in_wholes(value: Value) -> Value:
    """From sixths to fractions of one."""
    return Fraction(value[0]) / UNIT, Fraction(value[1]) / UNIT
