"""Questions about a race that waits on an island: it is its own, though it does not hold it."""

from __future__ import annotations

import pytest

from sw_widget import presets
from sw_widget.teach.lessons.lesson import Lesson


@pytest.mark.parametrize("name", ["ashore-again", "the-last-ghost"])
def test_no_wrong_answer_says_what_the_right_one_says(name: str) -> None:
    data = presets[name].to_dict() | {"questions": [{"ask": "why_not", "region": "7"}]}
    attempt = Lesson.from_dict(data).start()
    assert attempt.question is not None
    said = [option.text for option in attempt.question.options]
    assert len(said) > 2 and len(set(said)) == len(said)
    assert "Dimple Lake belongs to the Ghosts already." in said
    assert "Somebody stands there, and only empty regions can be conquered." not in said
