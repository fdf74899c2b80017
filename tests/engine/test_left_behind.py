"""Pieces that a race leaves behind in a region which nobody conquers: saved, edited, and reckoned with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.checks import Problem
from sw_widget.engine.soundness import check_sound
from sw_widget.game.draft.draft import Draft
from sw_widget.game.errors import ScenarioError
from tests.rules.support import at, board, player, position

ROAD = board("ab bc cd", a="hill border", b="forest", c="forest", d="farmland border")
PACKS = ("base", "be_not_afraid", "sky_islands")


def left(**more: Any) -> Game:
    """Ann may take one of two empty forests; a pot of Ben's lies in one of them."""
    regions = {
        "a": at(0, "ratmen"),
        "b": {"markers": {"pot_of_gold": 1}},
        "d": at(1, "leprechauns", 1, pot_of_gold=1),
    }
    players = [player("ratmen", "alchemist", 2), player("leprechauns", "swamp", pieces={"pot_of_gold": 5})]
    scenario = {"format": "sw-scenario/1", **position(ROAD, players, regions, PACKS)}
    return Game.from_scenario({**scenario, **more})


@pytest.mark.parametrize(
    "back", [lambda game: Game.from_scenario(game.to_scenario()), lambda game: Game.from_code(game.code)]
)
def test_it_comes_back(back: Callable[[Game], Game]) -> None:
    game = left()
    assert back(game).position == game.position
    assert game.view(1)["players"][1]["active"]["pieces"] == {"pot_of_gold": 3}
    check_sound(game.position)


def test_it_was_left_by_somebody() -> None:
    game = left()
    nobody = game.position.clone()
    del nobody.notes["laid_by", 1, "pot_of_gold"]
    with pytest.raises(Problem, match="stands where nobody is"):
        check_sound(nobody)
    data = game.to_scenario()
    data["players"][1]["active"].update(race="orcs", pieces={})
    del data["regions"]["d"]
    with pytest.raises(ScenarioError, match="no active race brings this marker"):
        Game.from_scenario(data)
    data["regions"]["b"]["laid_by"] = {"pot_of_gold": 1}
    with pytest.raises(ScenarioError, match="has no such markers"):
        Game.from_scenario(data)


def test_the_best_turn_finds_it() -> None:
    """Two regions, two coins of the power, and the pot: proven, so that no bound forgets it."""
    game = left(turn=10, column=[], race_stack=[], power_stack=[])
    best = game.best_turn()
    assert best.proven and best.value == 2 + 2 + 1


def test_it_goes_with_its_race_from_a_draft() -> None:
    draft = Draft(left().to_scenario())
    draft.change("combo", {"player": 1, "which": "active", "race": "orcs", "power": "swamp"})
    markers = [(entry or {}).get("markers", {}) for entry in draft.data["regions"].values()]
    assert markers and not any("pot_of_gold" in found for found in markers)
