"""Random games in which the plain model and the engine must agree on every cost, reason, choice and state.

Each round plays all 280 combos. The environment variable SW_NAIVE_ROUNDS makes it run longer, SW_NAIVE_SEED
starts it elsewhere. A mismatch is reported with its scenario and all actions, ready to be run as a rule case.
"""

import os
import random

import pytest

from naive.differential import base_combos, random_game, whole_game
from naive.facts import BASE_POWERS, BASE_RACES

ROUNDS = int(os.environ.get("SW_NAIVE_ROUNDS", "4"))
FIRST = int(os.environ.get("SW_NAIVE_SEED", "1"))


@pytest.mark.parametrize("number", range(FIRST, FIRST + ROUNDS))
def test_all_combos(number):
    seen = set()
    for index, combos in enumerate(base_combos(random.Random(number))):
        seen |= random_game(f"{number}/{index}", combos, ["base"])
    missing = {(race, power) for race in BASE_RACES for power in BASE_POWERS} - seen
    for combo in sorted(missing):  # another player declined first, or the game was over too soon
        seen |= random_game(f"{number}/{combo}", [combo], ["base"])
    assert len(seen) >= 275


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players):
    for number in range(FIRST, FIRST + ROUNDS):
        whole_game(f"{number} for {players}", players)
