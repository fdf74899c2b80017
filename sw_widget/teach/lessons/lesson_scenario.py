"""The scenario of a lesson, made from a game: the position that the game has reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.game import Game


def lesson_scenario(game: Game) -> dict[str, Any]:
    """A scenario that opens where the game stands.

    What was played becomes its prelude, with the dice as they fell. A game that began with a code has no
    scenario; then it is the code of the position.
    """
    scenario, log = _since_the_scenario(game)
    if scenario is None:
        return {"code": game.code}
    rolled = [face for step in log for face in _dice(step)]
    return {
        **scenario,
        "dice": [*rolled, *scenario.get("dice", [])[len(rolled) :]],
        "prelude": [
            {key: value for key, value in step.items() if key not in ("die", "rolls")} for step in log
        ],
    }


def _dice(step: Mapping[str, Any]) -> list[int]:
    """All dice of a step of the log, in order: the player's own, then those that others rolled."""
    own = [step["die"]] if "die" in step else []
    return [*own, *step.get("rolls", ())]


def _since_the_scenario(game: Game) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    if isinstance(game, Branch):
        scenario, log = _since_the_scenario(game.origin)
        before = log[: len(log) - game.origin.steps + game.start]
        return scenario, [*before, *game.log]
    return game.scenario, game.log


def lesson_game(scenario: Mapping[str, Any], *, language: str = "en") -> Game:
    """The game that a lesson's scenario opens: a scenario of the public format, or the code of a position."""
    return Game.from_scenario(scenario, needs_format=False, language=language)
