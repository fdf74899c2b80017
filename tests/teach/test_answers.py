"""What a learner is told after a failure: true of what was played, and not the way to the goal."""

from __future__ import annotations

from pathlib import Path

import pytest

from sw_widget.game.ledger import Refused
from sw_widget.teach import library
from sw_widget.teach.lessons.lesson import Lesson

BOARDS = Path(library.__file__).parent / "boards"
FILES = sorted([*BOARDS.glob("powers/*.json"), *BOARDS.glob("puzzles/*.json")])


def name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_answer_names_all_that_a_solution_still_needs(file: Path) -> None:
    """The way is for the hints. What the goal names is no secret."""
    lesson = Lesson.load(file)
    named = {region.id: region.name for region in lesson.game().board}
    known = {id for id, of in named.items() if of in lesson.goal}
    told = []
    for mistake in lesson.mistakes:
        played = known | {action.get("region") for action in mistake.line}
        for line in lesson.solutions:
            rest = {action["region"] for action in line if "region" in action} - played
            if rest and all(named[id] in mistake.say for id in rest):
                told.append(mistake.say)
    assert told == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_whoever_declines_at_once_has_an_answer_about_that(file: Path) -> None:
    """And not one about conquests that nobody made."""
    lesson = Lesson.load(file)
    attempt = lesson.start()
    try:
        attempt.play("decline")
    except Refused:
        return  # a race must be chosen first
    if attempt.state == "failed":
        assert attempt.mistake is not None
        assert [action["do"] for action in attempt.mistake.line] == ["decline"]
