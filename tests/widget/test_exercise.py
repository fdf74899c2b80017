"""`check` with and without an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from sw_widget import SmallWorld, check
from sw_widget.teach.learners.progress import Progress
from tests.widget.fake_page import Page
from tests.widget.teaching import ask, board


def test_without_an_answer_the_question_is_on_the_page() -> None:
    progress = Progress()
    world = check("t01-coins", progress=progress)
    assert isinstance(world, SmallWorld)
    page = Page(world)
    assert board(page)["question"]["text"] == "How many coins will Ann be paid at the end of this turn?"
    told = ask(page, "answer", number="13")
    assert told["question"]["typed"][0]["say"].startswith("13 is the number of her tokens.")
    told = ask(page, "answer", number="4")
    assert told["state"] == "solved" and told["buttons"][0] == "continue"
    assert progress.solved == ("t01-coins",)


def test_with_an_answer_it_is_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))
    assert check("t01-coins", 4).kind == "right"
    assert check("t01-coins", 13).kind == "wrong"
    for nothing in (..., None):
        assert check("t01-coins", nothing).kind == "note"


def test_what_is_made_in_python_is_told() -> None:
    told = check("t14-race")
    assert not isinstance(told, SmallWorld)
    assert told.kind == "note" and "6 tokens" in told.text
    unknown = check("t01-coin")
    assert not isinstance(unknown, SmallWorld) and "t01-coins" in unknown.text
