"""Random games in which the plain model and the engine must agree on every cost, reason, choice and state.

The environment variable SW_NAIVE_ROUNDS makes it run longer: each round plays all 280 combos once more.
"""

import os
import random

import pytest

from naive.differential import combos_to_play, random_game
from naive.facts import POWERS, RACES

ROUNDS = int(os.environ.get("SW_NAIVE_ROUNDS", "1"))
FIRST = int(os.environ.get("SW_NAIVE_SEED", "1"))


@pytest.mark.parametrize("number", range(FIRST, FIRST + ROUNDS))
def test_all_combos(number):
    seen = set()
    for index, combos in enumerate(combos_to_play(random.Random(number))):
        seen |= random_game(f"{number}/{index}", combos)
    missing = {(race, power) for race in RACES for power in POWERS} - seen
    for combo in sorted(missing):  # another player declined first, or the game was over too soon
        seen |= random_game(f"{number}/{combo}", [combo])
    assert len(seen) >= 275
