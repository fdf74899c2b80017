"""What is said to an answer, without noting it in anybody's progress."""

from __future__ import annotations

from typing import Any

from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.lessons.feedback import Feedback
from sw_widget.teach.tasks import check


def told(name: str, answer: Any) -> Feedback:
    return check(name, answer, progress=Progress())


def says(name: str, answer: Any, words: str) -> None:
    feedback = told(name, answer)
    assert feedback.kind == "wrong" and words in feedback.text, feedback.text


def right(name: str, answer: Any) -> None:
    feedback = told(name, answer)
    assert feedback.kind == "right", feedback.text
