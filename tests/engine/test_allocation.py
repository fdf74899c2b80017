"""Ways to spread pieces over regions: count, list, membership and samples are four views of one set."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget.engine.legal.allocation import Spread, allocation

# Where other tests run beside it, an example may take its time.
properties = settings(deadline=None)


@st.composite
def spreads(draw: st.DrawFn) -> Spread:
    regions = tuple(draw(st.lists(st.integers(0, 40), unique=True, max_size=4)))
    least = draw(st.integers(0, 2))
    most = draw(st.integers(least, 5) | st.just(10**6))
    low = draw(st.integers(0, 8))
    return Spread(tuple(sorted(regions)), low, draw(st.integers(low, 8)), least, most)


def by_trying_everything(spread: Spread) -> set[tuple[tuple[int, int], ...]]:
    """Every allocation that keeps the bounds, found in the plainest way."""
    return {
        allocation(dict(zip(spread.regions, counts, strict=True)))
        for counts in product(range(9), repeat=len(spread.regions))
        if spread.low <= sum(counts) <= spread.high and all(spread.least <= n <= spread.most for n in counts)
    }


@properties
@given(spreads())
def test_count_and_list_are_the_set(spread: Spread) -> None:
    listed = list(spread)
    wanted = by_trying_everything(spread)
    assert len(listed) == len(set(listed)), "one is listed twice"
    assert set(listed) == wanted
    assert spread.count() == len(wanted)


@properties
@given(spreads(), st.data())
def test_membership_is_the_set(spread: Spread, data: st.DataObject) -> None:
    """Asked for anything: regions that are not among them, zeros, numbers below zero, a region twice."""
    wanted = by_trying_everything(spread)
    assert all(item in spread for item in wanted)
    region = st.sampled_from((*spread.regions, 50))
    asked = tuple(sorted(data.draw(st.lists(st.tuples(region, st.integers(-1, 6)), max_size=5))))
    assert (asked in spread) == (asked in wanted)


@properties
@given(spreads(), st.integers(0, 1000))
def test_samples_stay_inside(spread: Spread, seed: int) -> None:
    wanted = by_trying_everything(spread)
    if wanted:
        rng = Random(seed)
        for _ in range(5):
            assert spread.sample(rng) in wanted


def test_samples_reach_every_allocation() -> None:
    spread = Spread((1, 4, 6), 2, 3, most=2)
    rng = Random(1)
    assert {spread.sample(rng) for _ in range(2000)} == set(spread)


@pytest.mark.parametrize("foreign", [None, 3, "ab", [(1, 2)], {1: 2}])
def test_what_is_no_allocation_is_not_in(foreign: object) -> None:
    assert foreign not in Spread((1, 2), 2, 2)


def test_large_spreads_are_counted_and_not_listed() -> None:
    """Twenty tokens over twelve regions, one each at least: 19 over 11, as the textbook has it."""
    assert Spread(tuple(range(12)), 20, 20, least=1).count() == 75582


def test_the_normal_form() -> None:
    assert allocation({4: 1, 2: 0, 1: 3}) == ((1, 3), (4, 1))
