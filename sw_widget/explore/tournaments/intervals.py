"""How sure a result is: intervals that hold the true value in 95 of 100 tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from statistics import NormalDist, fmean, stdev

_Z = NormalDist().inv_cdf(0.975)
# Student's t for one and two degrees of freedom, where the series below is not good enough.
_T = {1: 12.706, 2: 4.303}


def wilson(wins: float | Fraction, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of games won; a win that was shared may count in part.

    Unlike the plain interval it stays inside 0 to 1, and makes sense for 100 wins in 100 games.
    """
    if games < 1:
        return 0.0, 1.0
    share, z2 = float(wins) / games, _Z * _Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % interval of a mean by Student's t; None where there are too few values for any."""
    if len(values) < 2:
        return None
    middle, half = fmean(values), student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return middle - half, middle + half


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by its series around the normal distribution."""
    if freedom in _T:
        return _T[freedom]
    z, v = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )
