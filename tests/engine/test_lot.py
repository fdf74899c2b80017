"""Actions by lot: the same as a sample of all that is legal, by the same random numbers."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game
from sw_widget.engine.actions import ACTION_NAMES
from sw_widget.engine.legal.lot import draw
from sw_widget.engine.legal.options import options, sample
from sw_widget.engine.turn.machine import play

SURFACE = ["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web"]
GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (5, {}),
    (3, {"packs": SURFACE}),
    (4, {"packs": ["base", "sky_islands"]}),
    (3, {"packs": ["underground"]}),
    (3, {"packs": ["base", "necromancer"], "roles": {"Player 2": "necromancer"}}),
    (6, {"packs": ["base", "six_player"]}),
]


@pytest.mark.parametrize(("players", "made_with"), GAMES)
def test_it_draws_what_a_sample_of_all_legal_actions_draws(
    players: int, made_with: dict[str, object]
) -> None:
    kinds = set()
    for seed in range(6):
        game = Game([f"Player {n}" for n in range(1, players + 1)], seed=seed, **made_with)  # type: ignore[arg-type]
        rng, same = Random(seed), Random(seed)
        position = game.position
        while not position.over:
            code = sample(options(position), same)
            assert draw(position, rng, rng.random) == code
            assert rng.getstate() == same.getstate()
            kinds.add(ACTION_NAMES[code[0]])
            play(position, code, [1] * 20)
    assert {"pick", "decline", "abandon", "conquer", "attempt", "stop", "redeploy", "end_turn"} <= kinds
