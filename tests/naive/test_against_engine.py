"""Random games in which the plain model and the engine must agree on every cost, reason, choice and state.

Each round plays all 280 combos of the base game; one more plays combos of all eight packs, mixed: a twelfth
of them in `make test`, all 3432 in `make long`. There is one round of the base game in `make test`, three in
`make long`; games of four players or more are whole in `make long` only. The environment variable
SW_NAIVE_ROUNDS makes it run longer, SW_NAIVE_SEED starts it elsewhere; `python -m tests.naive` goes on for as
long as one likes. A mismatch is reported with its scenario and all
actions, ready to be run as a rule case.
"""

import os
import random

import pytest

from naive.differential import all_combos, base_combos, random_game, whole_game
from naive.facts import BASE_POWERS, BASE_RACES, WITH_COMBOS
from naive.meetings import MEETINGS
from tests.amount import amount

ROUNDS = int(os.environ.get("SW_NAIVE_ROUNDS", amount(1, 3)))
FIRST = int(os.environ.get("SW_NAIVE_SEED", "1"))


def length(players):
    """How many actions of a game are played: all, but for the sample of long ones."""
    return 400 if players < 4 else amount(150, 400)


@pytest.mark.sampled
@pytest.mark.parametrize("number", range(FIRST, FIRST + ROUNDS))
def test_all_combos_of_the_base_game(number):
    seen = set()
    for index, combos in enumerate(base_combos(random.Random(number))):
        seen |= random_game(f"{number}/{index}", combos, ["base"])
    missing = {(race, power) for race in BASE_RACES for power in BASE_POWERS} - seen
    for combo in sorted(missing):  # another player declined first, or the game was over too soon
        seen |= random_game(f"{number}/{combo}", [combo], ["base"])
    assert len(seen) >= 275


@pytest.mark.sampled
@pytest.mark.parametrize("part", range(3))  # so that several processes can share them
def test_all_combos_of_eight_packs(part):
    seen = set()
    groups = list(enumerate(all_combos(random.Random(FIRST))))[part::3]
    groups = groups[: amount(len(groups) // 16, len(groups))]
    for index, combos in groups:
        seen |= random_game(f"{FIRST}/{index}", combos, actions=40)
    missing = {combo for index, combos in groups for combo in combos} - seen
    for combo in sorted(missing):
        seen |= random_game(f"{FIRST}/{combo}", [combo], actions=10)
    combos = {combo for index, combos in groups for combo in combos}
    assert len(seen & combos) >= 0.98 * len(combos)


@pytest.mark.parametrize("combos", MEETINGS, ids=lambda combos: " ".join(race for race, power in combos))
def test_meetings(combos):
    random_game(f"{FIRST}/{combos}", combos, actions=50)


@pytest.mark.sampled
@pytest.mark.parametrize("packs", [["base"], list(WITH_COMBOS)], ids=["base", "all"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games(players, packs):
    if players == 6:  # only Sky Islands has a board for so many
        packs = ["base", "sky_islands"] if len(packs) == 1 else packs
    for number in range(FIRST, FIRST + (ROUNDS if len(packs) == 1 else 1)):
        whole_game(f"{number} for {players}", players, packs, actions=length(players))


BELOW = ["underground/2p", "underground/3p", "underground/4p", "underground/6p"]


@pytest.mark.sampled
@pytest.mark.parametrize("packs", [["underground"], list(WITH_COMBOS)], ids=["alone", "all"])
@pytest.mark.parametrize("board", BELOW[: amount(3, 4)])
def test_whole_games_below_ground(board, packs):
    players = int(board[-2])
    for number in range(FIRST, FIRST + ROUNDS):
        whole_game(f"{number} on {board}", players, packs, board, length(players))


@pytest.mark.sampled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_in_both_worlds(players):
    for number in range(FIRST, FIRST + ROUNDS):
        packs = ["base", "underground"]
        whole_game(f"{number} for {players}", players, packs, actions=length(players))
