"""The exploring methods of a game: each calls its function, and what-ifs are no part of a copy or a save."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Branch, Game
from sw_widget.game.exploration import ExplorationMethods
from tests.explore.small_games import duel


def test_a_game_keeps_its_what_ifs_oldest_first() -> None:
    game = duel()
    first, second = game.what_if(), game.what_if("two")
    assert game.what_ifs == [first, second]
    game.what_ifs.clear()
    assert game.what_ifs == [first, second], "the list is one's own"
    game.forget(first)
    assert game.what_ifs == [second]
    first.play("conquer", region="c")
    assert len(first.adopt()) == 1, "what is forgotten can still be used"
    with pytest.raises(ValueError, match="keeps no such what-if"):
        game.forget(first)
    with pytest.raises(ValueError, match="keeps no such what-if"):
        game.forget(second.what_if())


def test_a_branch_that_nobody_keeps() -> None:
    game = duel()
    branch = Branch(game, viewer=0)
    assert game.what_ifs == [] and branch.name == "What if 1"
    assert game.what_if().name == "What if 1"


def test_a_copy_of_a_game_has_no_what_ifs() -> None:
    game = duel()
    branch = game.what_if()
    branch.what_if()
    for copy in (deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert copy.what_ifs == [] and copy.scene() == game.scene()
        assert copy.what_if().origin is copy and copy.what_ifs and len(game.what_ifs) == 1
    for other in (deepcopy(branch), pickle.loads(pickle.dumps(branch))):
        assert other.what_ifs == [] and other.scene() == branch.scene() and other.name == branch.name
        other.play("conquer", region="c")
        other.adopt()
        assert other.origin.steps == 1
        assert branch.steps == game.steps == 0, "a copy has a copied origin"


def test_what_ifs_are_not_saved(tmp_path: Path) -> None:
    game = duel()
    bare = json.dumps(game.to_dict())
    game.what_if().play("conquer", region="c")
    assert json.dumps(game.to_dict()) == bare
    game.save(tmp_path / "game.json")
    again = Game.load(tmp_path / "game.json")
    assert again.what_ifs == [] and again.position == game.position


def test_whoever_listens_hears_what_is_adopted_and_nothing_else() -> None:
    game = duel()
    heard: list[int] = []
    game.listen(lambda: heard.append(game.steps))
    branch = game.what_if()
    branch.play("conquer", region="c").play("stop").undo()
    branch.rename("other")
    assert heard == []
    branch.adopt()
    assert heard == [1]


@pytest.mark.parametrize(
    ("method", "module", "given", "passed"),
    [
        (
            "best_turn",
            "turns.lines",
            {"goal": "reach", "region": "d", "seconds": 0.5, "looks": 9, "lines": 2, "viewer": 1},
            (("reach",), {"region": "d", "seconds": 0.5, "looks": 9, "lines": 2, "viewer": 1}),
        ),
        (
            "best_turn",
            "turns.lines",
            {},
            (("coins",), {"region": None, "seconds": 1.0, "looks": None, "lines": 3, "viewer": None}),
        ),
        ("threats", "whatif.threats", {"player": 1}, ((1,), {})),
        ("coach", "coach", {"step": 3}, ((3,), {})),
        ("coach", "coach", {}, ((-1,), {})),
        ("report", "reports.report", {"viewer": 1}, ((), {"viewer": 1})),
    ],
)
def test_each_method_calls_its_function(
    method: str, module: str, given: dict[str, Any], passed: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = duel()
    found = import_module(f"sw_widget.explore.{module}")
    monkeypatch.setattr(found, method, lambda *args, **more: (args[0], (args[1:], more)))
    assert getattr(game, method)(**given) == (game, passed)


def test_a_branch_has_the_same_methods() -> None:
    assert issubclass(Game, ExplorationMethods) and issubclass(Branch, ExplorationMethods)
    assert duel().what_if().what_if().threats().player == 0
