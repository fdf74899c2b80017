"""Counted sequences of decisions on named positions: engine, stored numbers and plain model agree.

`counts` in positions.json holds the counts for depths 1, 2, 3 and so on; naive/perft.py says what is counted.
After a change of the rules the numbers can be made anew with `python tests/perft/recount.py`.
"""

import json
from pathlib import Path

import pytest
from naive.model import load
from naive.perft import divide, perft

from sw_widget import Game

POSITIONS = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))

# The plain model is asked again up to this count; the deeper numbers were made by it once.
SHALLOW = 4_000

each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])


@each_position
def test_engine_counts_as_stored(position):
    game = Game.from_scenario(position["scenario"])
    for depth, count in enumerate(position["counts"], 1):
        found = game.perft(depth)
        assert found == count, f"depth {depth}; by first decision: {divided(position, depth)}"


@each_position
def test_plain_model_counts_as_stored(position):
    state = load(position["scenario"])
    for depth, count in enumerate(position["counts"], 1):
        if count <= SHALLOW:
            assert perft(state, depth) == count, f"depth {depth}"


def divided(position, depth):
    """The plain model's count below each first decision: where the engine's differ, go one step down."""
    return divide(load(position["scenario"]), depth)
