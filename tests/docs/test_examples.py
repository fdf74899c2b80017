"""The first page and the teachers' page: their examples run as they stand, and say what is printed there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"


def run(page: str) -> tuple[dict[str, Any], list[str]]:
    """All examples of a page, one after the other, and the texts that the page says they print."""
    text = (DOCS / page).read_text(encoding="utf-8")
    known: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(example, page, "exec"), known)
    return known, re.findall(r"```text\n(.*?)```", text, re.DOTALL)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of our own, where learners have handed something in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path / "home"))
    (tmp_path / "handed-in").mkdir()
    progress = {"format": "sw-progress/1", "name": "Ben", "records": []}
    (tmp_path / "handed-in" / "ben.json").write_text(json.dumps(progress), encoding="utf-8")
    return tmp_path


def test_the_first_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    _, printed = run("start.md")
    assert len(printed) == 2
    assert capsys.readouterr().out == "".join(printed)


def test_the_teachers_page_works(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known, _ = run("teachers.md")
    assert capsys.readouterr().out == "[]\n", "the lesson of the page is sound"
    for name in ("hill.json", "hill.html", "hill-answers.html", "ann.json"):
        assert (elsewhere / name).is_file()
    assert [learner.name for learner in known["results"]] == ["Ben"]
