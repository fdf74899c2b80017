"""Six players in teams, and games with a Necromancer: the plain model and the engine must agree.

A few games in `make test`, more in `make long`; `python -m tests.naive` plays on for as long as one likes.
"""

import pytest

from naive.differential import whole_game
from naive.facts import PACKS
from naive.modes import game_in_teams, game_of_necromancer
from tests.amount import amount

BOARDS = ("base/5p", "underground/6p", "sky_islands/6p-two")
ABOVE = [pack for pack in PACKS if pack not in ("underground", "necromancer", "six_player")]


@pytest.mark.sampled
def test_random_games_in_teams():
    for number in range(amount(3, 150)):
        game_in_teams(f"teams {number}", actions=40)


@pytest.mark.sampled
def test_random_games_of_the_necromancer():
    for number in range(amount(3, 150)):
        game_of_necromancer(f"necromancer {number}", actions=40)


@pytest.mark.sampled
@pytest.mark.parametrize("board", BOARDS[: amount(1, 3)])
def test_whole_games_in_teams(board):
    packs = ["base", "six_player"]
    packs += ["underground"] if board.startswith("underground") else []
    packs += ["sky_islands"] if board.startswith("sky") else []
    for number in range(amount(1, 5)):
        whole_game(f"{number} in teams on {board}", 6, packs, board, amount(60, 400))


@pytest.mark.sampled
@pytest.mark.parametrize("players", (3, 4, 5, 6)[: amount(1, 4)])
def test_whole_games_of_the_necromancer(players):
    for number in range(amount(1, 5)):
        whole_game(f"{number} with {players}", players, ["base", "necromancer"])
        if number:
            whole_game(f"{number} with {players}", players, [*ABOVE, "necromancer"])
