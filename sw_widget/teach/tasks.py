"""Exercises in a notebook: `check("t03-mountain", 4)` says whether an answer is right, and if not, why.

Most exercises are lessons of the library with a single question. Where the answer is a piece of code or
data, a task checks it: a function that takes the answer and returns None if it is right, or a sentence on
what is wrong with it (or a whole `Feedback`). It is registered under the name of the exercise:

    @task("t09-cheapest")
    def cheapest(answer):
        game = presets["t09-board"].game()
        if not isinstance(answer, str):
            return "Give the id of a region, such as '5'."
        return None if answer in game.targets() else f"{answer} cannot be conquered now."
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from inspect import getdoc
from typing import Any

from sw_widget.engine.checks import shown
from sw_widget.teach.exercises import EXERCISES
from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.lessons.feedback import Feedback
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets
from sw_widget.text import sentence

Task = Callable[[Any], Feedback | str | None]

TASKS: dict[str, Task] = {**EXERCISES}
"""Tasks by name, beginning with those of the tutorials."""


def task(name: str) -> Callable[[Task], Task]:
    """Register the function below as the task of that name."""

    def register(function: Task) -> Task:
        known = TASKS.get(name, function)
        # A cell may be run again: then it is the same function, made anew.
        if (known.__module__, known.__qualname__) != (function.__module__, function.__qualname__):
            raise ValueError(f"there is a task called {name!r} already")
        TASKS[name] = function
        return function

    return register


def check(name: str, answer: object, *, progress: Progress | None = None) -> Feedback:
    """Whether an answer to an exercise is right. Whatever the answer is, a sentence comes back.

    An answer that was understood is noted in `progress`, or else in the learner's own file.
    """
    if name not in TASKS and name not in presets:
        return Feedback("note", _unknown(name))
    if answer is None or answer is ...:
        return Feedback("note", _wanted(name))
    rules: tuple[str, ...] = ()
    if name in TASKS:
        told = _checked_by(TASKS[name], answer)
    else:
        lesson = presets[name]
        if lesson.success is not None or len(lesson.questions) != 1:
            return Feedback("note", sentence("quiz-play-it", {"name": name}))
        told, rules = _answered(lesson, answer)
    if told.kind in ("right", "wrong"):
        (progress or Progress.home()).note(_record(name, told, rules))
    return told


def _wanted(name: str) -> str:
    """What to say to no answer: what it should be an answer to."""
    if name in TASKS:
        # Its first line, as Python writes them.
        what = (getdoc(TASKS[name]) or "").partition("\n")[0].strip()
    else:
        lesson = presets[name]
        what = lesson.questions[0].ask(lesson.game()).text if lesson.questions else ""
    return sentence("quiz-no-answer-yet", {"what": what}) if what else sentence("quiz-no-answer")


def _checked_by(function: Task, answer: object) -> Feedback:
    try:
        found = function(answer)
    except Exception as error:
        # Whatever a learner gives, they read a sentence and no traceback through our code.
        what = f"{type(error).__name__}: {error}"
        return Feedback("wrong", sentence("quiz-cannot-check", {"what": what, "name": shown(answer)}))
    if isinstance(found, Feedback):
        return found
    return Feedback("right", sentence("quiz-right")) if found is None else Feedback("wrong", str(found))


def _answered(lesson: Lesson, answer: object) -> tuple[Feedback, tuple[str, ...]]:
    """What is said to the answer, and the rules that it shows to be known."""
    verdict = lesson.questions[0].ask(lesson.game()).answer(answer)
    if not verdict.understood:
        return Feedback("note", verdict.text), ()
    if verdict.right:
        return Feedback("right", verdict.text, verdict.ledger), verdict.rules or lesson.teaches
    return Feedback("wrong", verdict.text, verdict.ledger, verdict.rules or lesson.teaches), ()


def _record(name: str, told: Feedback, known: tuple[str, ...]) -> dict[str, Any]:
    right = told.kind == "right"
    return {
        "lesson": name,
        "state": "solved" if right else "failed",
        "tries": 1,
        "answers": [{"right": right, "rules": list(known if right else told.rules)}],
        "missed": [] if right else list(told.rules),
    }


def _unknown(name: object) -> str:
    names = [*TASKS, *presets]
    close = get_close_matches(name, names, n=3) if isinstance(name, str) else []
    if not close:
        return sentence("quiz-no-exercise", {"name": shown(name)})
    return sentence("quiz-no-exercise-but", {"name": shown(name), "options": close})
