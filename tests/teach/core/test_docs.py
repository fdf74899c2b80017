"""The page on lessons says what is true: its lesson is sound, its examples run, its tables are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sw_widget import Lesson
from sw_widget.teach.lessons.conditions import KINDS, NUMBERS
from sw_widget.teach.lessons.reading import ENDS, KEYS
from sw_widget.teach.questions import KINDS as ASKED

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "lessons.md").read_text(encoding="utf-8")


def example() -> dict[str, object]:
    (text,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    return json.loads(text)


def test_the_lesson_is_sound() -> None:
    assert Lesson.from_dict(example()).check() == []


def test_the_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("magic.json").write_text(json.dumps(example()), encoding="utf-8")
    known: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(code, "lessons.md", "exec"), known)
    said = capsys.readouterr().out
    assert "[]" in said and "a Lost Tribe too" in said and said.endswith("solved\n")


def test_the_tables_are_complete() -> None:
    keys = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert tuple(keys) == KEYS
    for word in (*KINDS, *NUMBERS, *ENDS, *(f'"ask": "{kind}"' for kind in ASKED)):
        assert word in PAGE
    assert set(re.findall(r'^\| `\{"ask": "(\w+)"', PAGE, re.MULTILINE)) == set(ASKED)
