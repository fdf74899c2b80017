"""The page on quizzes names all kinds of questions, and the waits."""

from __future__ import annotations

import re
from pathlib import Path

from sw_widget.teach.learners.leitner_boxes import WAITS
from sw_widget.teach.questions.candidates import GENERATED

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "quizzes.md").read_text(encoding="utf-8")


def test_all_kinds_and_waits_are_told() -> None:
    assert re.findall(r'^\| `"(\w+)"`', PAGE, re.MULTILINE) == list(GENERATED)
    assert "{}, {} and {} other answers".format(*WAITS[1:]) in PAGE
