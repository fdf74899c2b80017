"""The page on lessons says what is true: its lesson is sound, its tables are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

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


def test_the_tables_are_complete() -> None:
    keys = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert tuple(keys) == KEYS
    for word in (*KINDS, *NUMBERS, *ENDS, *(f'"ask": "{kind}"' for kind in ASKED)):
        assert word in PAGE
    assert set(re.findall(r'^\| `\{"ask": "(\w+)"', PAGE, re.MULTILINE)) == set(ASKED)
