"""What a learner is told, as a notebook shows it."""

from __future__ import annotations

import pytest

from sw_widget import check
from sw_widget.teach.feedback import Feedback


@pytest.mark.parametrize(("answer", "begins"), [(4, "✓ Right."), (13, "✗ 13 is the"), (..., "Put your")])
def test_an_answer_shows_at_a_glance_how_it_is(answer: object, begins: str) -> None:
    assert check("t01-coins", answer)._repr_html_().startswith(f"<p>{begins}")


def test_text_is_no_markup() -> None:
    assert "<b>" not in Feedback("wrong", "<b>no</b>")._repr_html_()
