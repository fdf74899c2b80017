"""Golden games: three saved games load for ever, and each of their steps is explained in the same words.

If a sentence was changed on purpose, `python -m tests.games.regolden` writes the texts anew.
"""

from __future__ import annotations

import difflib
import json

import pytest

from sw_widget import Game
from sw_widget.engine.actions import ACTION_NAMES
from tests.games import invariants
from tests.games.careful_player import Careful
from tests.games.regolden import FOLDER, GAMES, told

each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_every_step_is_told_as_it_was(name: str) -> None:
    found = told(Game.load(FOLDER / f"{name}.json"))
    wanted = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    changed = "\n".join(
        difflib.unified_diff(wanted.splitlines(), found.splitlines(), "as it was", "now", lineterm="")
    )
    assert found == wanted, changed


@each_game
def test_the_save_loads_and_is_written_the_same(name: str) -> None:
    stored = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = Game.from_dict(stored)
    assert game.over and game.log == stored["log"]
    invariants.sound(game.position)
    invariants.replay_is_identical(game)
    written = game.to_dict()
    assert {key: written[key] for key in stored} == stored


@each_game
def test_a_half_played_golden_game_goes_on(name: str) -> None:
    """Back to the middle by undo, saved there and loaded: what was undone can still be played again."""
    game = Game.load(FOLDER / f"{name}.json")
    end = game.position.clone()
    half = game.steps // 2
    for _ in range(half):
        game.undo()
    again = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    invariants.same(game.position, again.position, "half-way")
    for _ in range(half):
        again.redo()
    invariants.same(end, again.position, "at the end")


@each_game
def test_the_careful_player_is_repeatable(name: str) -> None:
    """Two games from one seed are one game; the stored one may be older than today's habits."""
    one, other = Game.from_scenario(GAMES[name]), Game.from_scenario(GAMES[name])
    Careful(one, name).play()
    Careful(other, name).play()
    assert one.log == other.log


def test_golden_games_show_every_kind_of_action() -> None:
    played = {entry["do"] for name in GAMES for entry in Game.load(FOLDER / f"{name}.json").log}
    assert played == set(ACTION_NAMES) - {"use"}
