"""What learners are told when they fail: true for what they did, and no way to the goal in it."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

from sw_widget import presets
from sw_widget.teach.lessons.shown_parts import PART_OF_ACTION

GROUPS = ("rulebook", "races", "powers", "relics", "places", "puzzles")
NAMES = [name for name in chain(*(presets.groups[group] for group in GROUPS)) if presets[name].success]


def may(name: str, first: str) -> bool:
    """Whether the learner's turn can begin like this, and the lesson offers it."""
    game = presets[name].game()
    if PART_OF_ACTION.get(first) in presets[name].hides:
        return False
    return game.to_act.player == presets[name].learner and game.why_not(first) is None


IDLE = [(name, first) for name in NAMES for first in ("decline", "stop") if may(name, first)]


@pytest.mark.parametrize("name", NAMES)
def test_a_mistake_leaves_the_way_to_the_hints(name: str) -> None:
    """Regions that the goal names, or that the learner has just chosen, tell nothing new."""
    lesson = presets[name]
    board = lesson.game().position.rules.board
    names = {id: board.regions[i].name for id, i in board.index.items()}

    def regions(line: Any) -> set[str]:
        return {names[action["region"]] for action in line if "region" in action}

    for mistake in lesson.mistakes:
        for line in lesson.solutions:
            new = {region for region in regions(line) - regions(mistake.line) if region not in lesson.goal}
            assert not new or not all(region in mistake.say for region in new), mistake.say


@pytest.mark.parametrize(("name", "first"), IDLE)
def test_doing_nothing_has_an_answer(name: str, first: str) -> None:
    """Whoever declines at once is not told about conquests."""
    attempt = presets[name].start()
    while attempt.question:
        attempt.skip()
    attempt.play(first)
    while attempt.state == "playing":
        over = attempt.game.why_not("end_turn") is None
        attempt.play("end_turn" if over else attempt.game.legal.sample(Random(1)))
    if attempt.state == "failed":
        assert attempt.mistake is not None, attempt.feedback
        assert first != "decline" or attempt.mistake.line[0] == {"do": "decline"}, attempt.feedback
