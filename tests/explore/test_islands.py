"""Best turns on boards with islands against brute force: what is called proven is so."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game
from sw_widget.engine.position import Position
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.search import best
from tests.amount import amount
from tests.explore.brute import Brute, TooWide
from tests.explore.small_positions import MADE, MOST, asks_for_turn, combo, scenario

ASKED, LEAST_PROVEN = amount(25, 100), amount(23, 95)


def with_islands(number: int, attempt: int) -> Position:
    """A small position in which two islands of a region or more stand beside the ground."""
    rng = Random(f"islands/{number}/{attempt}")
    data = scenario(rng, *combo(number % MADE))
    regions = data["board"]["regions"]
    for place in list(regions)[1:]:
        if rng.random() < 0.6:
            regions[place]["island"] = rng.choice(("West", "West", "East"))
            regions[place]["border"] = False
    return Game.from_scenario({**data, "packs": ["base", "sky_islands"]}).position


def joint(position: Position) -> bool:
    """Whether an island has several regions of land: a single one is like any other bonus."""
    return any(beyond for _, _, beyond in position.kit[position.active[0]].joint_coins)


@pytest.mark.sampled
def test_what_is_proven_on_islands_is_the_best() -> None:
    proven = 0
    for number in range(ASKED):
        for attempt in range(100):
            position = with_islands(number, attempt)
            brute = Brute(most=MOST)
            try:
                if not asks_for_turn(position, 0) or not joint(position):
                    continue
                value = brute.best(position)
            except TooWide:
                continue
            break
        else:
            raise AssertionError(f"no position {number}")
        found = best(position, Goal("coins"), looks=None, seconds=None, lines=1)
        if found.proven:
            assert found.ways[0].value[0] == value[0], number
        else:
            assert found.ways[0].value[0] <= value[0], number
        proven += found.proven
    assert proven >= LEAST_PROVEN, proven
