"""Positions and lessons that a command is given: in a file, by name, or as a code."""

from __future__ import annotations

import os
from pathlib import Path

from sw_widget.cases import FORMAT as CASE
from sw_widget.engine.checks import Problem, shown
from sw_widget.engine.errors import UnknownName
from sw_widget.game.game import Game
from sw_widget.game.json_text import LARGEST_FILE, read_json
from sw_widget.game.saves import FORMAT as SAVE
from sw_widget.game.scenario.given import is_code
from sw_widget.game.scenario.reading import FORMAT as SCENARIO
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.reading import FORMAT as LESSON
from sw_widget.teach.library import presets

MEANT = {
    CASE: "this is a rule case: `sw-widget check` runs it",
    SAVE: "this is a saved game: `Game.load` opens it",
}


class NotShown(Exception):
    """There is nothing to show, and why."""


def find(given: str) -> Game | Lesson:
    """The position or lesson that is meant; raises `NotShown`."""
    try:
        if is_code(given):
            return Game.from_code(given)
        # A file beside it wins over a name; what looks like a file is meant as one.
        if Path(given).suffix != ".json" and not os.path.exists(given):
            return presets[given]
    except Problem as problem:
        raise NotShown(str(problem)) from None
    except UnknownName as unknown:
        raise NotShown(f"there is no such file, and {unknown}") from None
    try:
        return read(Path(given))
    except NotShown as problem:
        raise NotShown(f"{given}: {problem}") from None


def read(path: Path) -> Game | Lesson:
    """What stands in a file; raises `NotShown`."""
    try:
        data = read_json(path, "scenario", LARGEST_FILE)
        if not isinstance(data, dict):
            raise NotShown(f"must be an object with a format, not {shown(data)}")
        form = data.get("format")
        if form == LESSON:
            return Lesson.from_dict(data)
        if form == SCENARIO:
            return Game.from_scenario(data)
    except Problem as problem:
        # Whoever shows this has named the file already.
        raise NotShown(str(problem).removeprefix(f"{path.name} ")) from None
    meant = MEANT.get(form) if isinstance(form, str) else None
    raise NotShown(
        f"format: must be {SCENARIO!r} or {LESSON!r}, not {shown(form)}" + (f"; {meant}" if meant else "")
    )


def faults(path: Path) -> tuple[str, list[str]]:
    """What a file holds, in a few words, and what is wrong with it; raises `NotShown`."""
    found = read(path)
    if isinstance(found, Lesson):
        return f"a lesson, {found.title!r}", found.check()
    return f"a scenario for {len(found.coins)} players" + (f", {found.title!r}" if found.title else ""), []
