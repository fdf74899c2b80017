"""Exercises: `check("t01-coins")` asks on the page, `check("t01-coins", 4)` says whether that is right."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, overload

from sw_widget.teach import tasks
from sw_widget.teach.library import presets
from sw_widget.widget.small_world import SmallWorld

if TYPE_CHECKING:
    from sw_widget.teach.learners.progress import Progress
    from sw_widget.teach.lessons.feedback import Feedback


class _Missing(Enum):
    """That no answer was given: any other value might be one."""

    ANSWER = "missing"


_MISSING: Final = _Missing.ANSWER


@overload
def check(name: str, *, progress: Progress | None = None) -> Feedback | SmallWorld: ...
@overload
def check(name: str, answer: object, *, progress: Progress | None = None) -> Feedback: ...
def check(name: str, answer: object = _MISSING, *, progress: Progress | None = None) -> Feedback | SmallWorld:
    """An exercise, to be answered on the page by a click or in a box. With an answer, whether it is right.

    Whatever the answer is, a sentence comes back. One that was understood is noted in `progress`, or else in
    the learner's own file. Where the answer is made in Python, such as a race, the exercise is only told.
    """
    if answer is not _MISSING:
        return tasks.check(name, answer, progress=progress)
    if name in presets and name not in tasks.TASKS:
        return SmallWorld(lesson=name, progress=progress)
    return tasks.check(name, None, progress=progress)
