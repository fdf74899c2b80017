"""The argument `lesson` of a widget: lessons, or where to find them. Only then the teaching is imported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets

Lessons = Lesson | Mapping[str, Any] | str | Path
"""A lesson, as data or as an object, by its name in the library, or in a file."""


def lessons_from(given: Lessons | Sequence[Lessons]) -> list[Lesson]:
    """One lesson, or several that follow each other."""
    if isinstance(given, Lesson | Mapping | str | Path):
        return [_lesson(given)]
    if not isinstance(given, Sequence):
        raise TypeError(f"SmallWorld takes a lesson, or a list of lessons, not {given!r}")
    if not given:
        raise ValueError("There is no lesson in this list, so there is nothing to do: `presets` has many.")
    return [_lesson(each) for each in given]


def _lesson(given: object) -> Lesson:
    if isinstance(given, Lesson):
        return given
    if isinstance(given, Mapping):
        return Lesson.from_dict(given)
    if isinstance(given, Path) or (isinstance(given, str) and given.endswith(".json")):
        return Lesson.load(given)
    if isinstance(given, str):
        return presets[given]
    raise TypeError(f"a lesson is a Lesson, its data, its name or its file, not {type(given).__name__}")
