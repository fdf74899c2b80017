"""Lessons, questions and quizzes as answers."""

from __future__ import annotations

import re
from typing import Any

from sw_widget.engine.checks import Problem, shown
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.learner_history import LearnerHistory
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets

PATTERN = "t13-peak"
"""The lesson that the tutorial mends, as it should be."""
NO_LESSON = "Give a lesson, by the name that stands before the = sign, without quotes."


def peak_mended(answer: Any) -> str | None:
    """The lesson of the tutorial without its two faults. There are several ways to mend it."""
    if (wrong := _no_lesson(answer)) is not None:
        return wrong
    written, wanted = answer.to_dict(), presets[PATTERN].to_dict()
    if written.get("success") != wanted["success"]:
        return "The goal is another one now. It was well chosen: the faults lie elsewhere, so put it back."
    if (faults := answer.check()) != []:
        return f"check() still has something to say: {faults[0]}"
    return _untrue(answer)


def _untrue(answer: Lesson) -> str | None:
    """No check can read what is said to a mistake: the number of tokens in it may be untrue."""
    pattern = presets[PATTERN]
    hand, wanted = (LearnerHistory(lesson.game(), lesson.learner).hand for lesson in (answer, pattern))
    said = {mistake.say for mistake in pattern.mistakes}
    if hand == wanted or not any(mistake.say in said for mistake in answer.mistakes):
        return None
    return (
        "check() is content, but read once more what you say to the mistake: "
        f"of {hand} tokens, 2 go to the pasture. Are 2 left then?"
    )


def own_question(answer: Any) -> str | None:
    """A question about the cost of the mountain, written as data."""
    if isinstance(answer, str):
        return 'A question is written in braces, as data: {"ask": "…", …}.'
    if isinstance(answer, list | tuple) and len(answer) == 1:
        answer = answer[0]
    if not isinstance(answer, dict):
        return f"A question is one pair of braces, and not {shown(answer)}."
    pattern = presets[PATTERN]
    try:
        lesson = Lesson.from_dict({**pattern.to_dict(), "questions": [answer]})
    except LessonError as error:
        return f"It cannot be read yet: {error.message}."
    try:
        asked = lesson.questions[0].ask(lesson.game())
    except Problem as problem:
        return f"It cannot be asked here: {problem.message.rstrip('.')}."
    kind = answer["ask"]
    if kind in ("choice", "number"):
        return "That works, but you had to know the answer. There is a kind whose answer the engine knows."
    if kind != "cost":
        return f"That asks for something else: {asked.text}"
    if answer.get("before"):
        return "That asks about a later position. Ask before the first move, so leave `before` out."
    if answer["region"] not in pattern.point:
        return "That asks about the other region. Which one is the goal?"
    return None


def own_quiz(answer: Any) -> str | None:
    """Four generated questions, about costs and about what cannot be taken."""
    if isinstance(answer, list | tuple):
        return "That is a list. quiz(…) gives one lesson that has all the questions."
    if (wrong := _no_lesson(answer)) is not None:
        return wrong
    if answer.success is not None:
        return "That is a lesson to play. A quiz has only questions, and quiz(…) makes it."
    asked = [question.kind for question in answer.questions]
    wanted = ("cost", "why_not")
    if others := [kind for kind in asked if kind not in wanted]:
        return f'A question of the kind "{others[0]}" is among them. `kinds` says what may be asked.'
    if missing := [kind for kind in wanted if kind not in asked]:
        return f'No question of the kind "{missing[0]}" is among them. `kinds` can name several, in a list.'
    if len(asked) != 4:
        return f"{len(asked)} questions were made, and 4 are wanted. `count` says how many."
    return None


def own_lesson(answer: Any) -> str | None:
    """Any lesson by the learner that could be given to a class."""
    if (wrong := _no_lesson(answer)) is not None:
        return wrong
    if answer.title in {lesson.title for lesson in presets.values()}:
        return "There is a lesson of that title already. Give yours one of its own."
    if answer.success is None:
        return "It has questions, but no goal. Add `goal`, `success`, `solutions` and `mistakes`."
    if (faults := answer.check()) != []:
        return f"check() has something to say: {faults[0]}"
    if not answer.questions:
        return "Let your class predict something before the first move: add a question."
    if not answer.hints:
        return "Somebody will be stuck: add a hint or two, the gentle one first."
    dumb = next((n for n, mistake in enumerate(answer.mistakes) if not _has_number(mistake.say)), None)
    if dumb is not None:
        return (
            f"What mistakes.{dumb} says has no number in it. Whoever made it wants to know what was counted."
        )
    return None


_NUMBERS = re.compile(r"\d|\b(one|two|three|four|five|six|seven|eight|nine|ten)\b", re.IGNORECASE)


def _has_number(text: str) -> bool:
    return _NUMBERS.search(text) is not None


def _no_lesson(answer: Any) -> str | None:
    if isinstance(answer, Lesson):
        return None
    if isinstance(answer, dict):
        return "That is the data of a lesson. Lesson.from_dict(…) makes a lesson of it."
    return NO_LESSON
