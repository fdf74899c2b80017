"""Judging an attempt: whether it has succeeded or failed, and which mistake it was."""

from __future__ import annotations

from typing import Any, NamedTuple

from sw_widget.engine.actions import Code
from sw_widget.engine.position import Position
from sw_widget.game import action_codec
from sw_widget.game.errors import ActionError
from sw_widget.game.game import Game
from sw_widget.teach.lessons.learner_history import LearnerHistory
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.reading import Action, Mistake

_BESIDE = ("by", "die", "rolls")
"""What may stand beside an action: whose it is, what its die shows, and what others roll because of it."""


class Judgement(NamedTuple):
    """The state of an attempt, "playing", "solved" or "failed", and the mistake that was recognised."""

    state: str
    mistake: Mistake | None = None


def judge(lesson: Lesson, game: Game) -> Judgement:
    """Look at a game after one of its steps.

    Success comes first. A mistake without `when` is recognised as soon as its line has been played; one with
    `when` at the end of the attempt, since much that is true halfway is no mistake yet.
    """
    if lesson.success is None:
        return Judgement("playing")
    past = LearnerHistory(game, lesson.learner)
    if lesson.success.met(past):
        return Judgement("solved")
    for mistake in lesson.mistakes:
        if mistake.when is None and begins_with(past, mistake.line):
            return Judgement("failed", mistake)
    if not ended(lesson.ends, past):
        return Judgement("playing")
    late = (mistake for mistake in lesson.mistakes if mistake.when is not None and mistake.when.met(past))
    return Judgement("failed", next(late, None))


def ended(ends: str, past: LearnerHistory) -> bool:
    """Whether the time has come to judge."""
    if past.game.over:
        return True
    return {"action": bool(past.steps), "turn": past.turn_is_over, "game": False}[ends]


def begins_with(past: LearnerHistory, line: tuple[Action, ...]) -> bool:
    """Whether what the learner played begins with these actions."""
    steps = past.steps
    if len(steps) < len(line):
        return False
    history = past.game.history
    pairs = zip(steps, line, strict=False)
    return all(_encoded(history[step].position, action) == history[step + 1].code for step, action in pairs)


def _encoded(position: Position, action: Action) -> Code | None:
    try:
        return action_codec.encode(position, plain_action(action))
    except ActionError:
        return None


def plain_action(action: Action) -> Action:
    """An action without the notes beside it: whose it is, and what the dice show."""
    return {key: value for key, value in action.items() if key not in _BESIDE}


def play_action(game: Game, action: Action) -> None:
    """Play an action as lessons and logs write it: it may say whose it is and what the dice show."""
    notes: dict[str, Any] = {key: action[key] for key in _BESIDE if key in action}
    game.play(plain_action(action), **notes)
