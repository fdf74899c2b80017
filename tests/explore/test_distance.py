"""How far tokens reach, on a row of regions that can be counted by hand."""

from __future__ import annotations

import pytest

from sw_widget.explore.turns.bounds.distance import Distance

#   0 --- 1 --- 2 --- 3 --- 4
AROUND = [0b00010, 0b00101, 0b01010, 0b10100, 0b01000]
COSTS = {2: 0b00110, 3: 0b11001}
FIRST = 0b00001


@pytest.mark.parametrize(("tokens", "regions"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_each_region_on_the_way_is_paid_for(tokens: int, regions: int) -> None:
    # From outside, 0 costs three tokens and 1 and 2 two each; the last region need not be paid for.
    assert Distance(AROUND, COSTS).touched(FIRST, tokens, 0, 0) == (1 << regions) - 1


def test_what_costs_nothing_is_passed() -> None:
    there = Distance(AROUND, COSTS)
    assert there.touched(FIRST, 0, 0b00011, 0) == 0b00111
    assert there.touched(FIRST, 0, 0b00010, 0) == FIRST, "nobody can come there"
    assert there.touched(FIRST, 2, 0b00001, 0) == 0b00111


def test_a_single_token_opens_the_way_once() -> None:
    assert Distance(AROUND, COSTS).touched(FIRST, 0, 0, 1) == 0b00011
    assert Distance(AROUND, COSTS).touched(FIRST, 0, 0, 2) == 0b00111


def test_where_nobody_may_stand_is_no_way() -> None:
    without_one = {2: 0b00100, 3: 0b11001}
    assert Distance(AROUND, without_one).touched(FIRST, 8, 0, 0) == 0b00011


def test_with_many_tokens_everything_is_near() -> None:
    assert Distance(AROUND, COSTS).touched(FIRST, 9, 0, 0) == -1
