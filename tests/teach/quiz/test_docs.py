"""The page on quizzes: its examples run as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sw_widget.teach.learners.leitner_boxes import WAITS
from sw_widget.teach.questions.candidates import GENERATED

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "quizzes.md").read_text(encoding="utf-8")


def test_the_examples_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(example, "quizzes.md", "exec"), known)
    said = capsys.readouterr().out
    assert "Put your answer here.\n9 cannot be conquered now.\nRight.\n" in said
    assert "Again: " in said and "Progress of Ann" in said and "Results of 1 learner" in said
    assert (tmp_path / "giants.html").is_file() and "Answers" in (tmp_path / "worksheet.html").read_text()


def test_all_kinds_and_waits_are_told() -> None:
    assert re.findall(r'^\| `"(\w+)"`', PAGE, re.MULTILINE) == list(GENERATED)
    assert "{}, {} and {} other answers".format(*WAITS[1:]) in PAGE
