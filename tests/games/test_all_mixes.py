"""Random games of all mixes of packs, boards, teams and roles, with all invariants after every action.

`make long` plays 5,100 of them; SW_GAMES_SEED starts elsewhere.
"""

from __future__ import annotations

import pytest

from tests.amount import amount
from tests.games.test_random_games import SEED, Watched
from tests.mixes import MIXES, Mix


@pytest.mark.sampled
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_random_games(mix: Mix) -> None:
    said: set[str] = set()
    for name, game, rng in mix.games(amount(1, 300), SEED):
        Watched(game, rng, said).play_out(name)
