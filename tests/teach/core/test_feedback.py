"""What a learner is told, as a notebook shows it."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import check
from sw_widget.teach.lessons.feedback import Feedback
from tests.teach.core.lessons import END, STOP, conquer, lesson

Json = dict[str, Any]


@pytest.mark.parametrize(("answer", "begins"), [(4, "✓ Right."), (13, "✗ 13 is the"), (..., "Put your")])
def test_an_answer_shows_at_a_glance_how_it_is(answer: object, begins: str) -> None:
    assert check("t01-coins", answer)._repr_html_().startswith(f"<p>{begins}")


def test_text_is_no_markup() -> None:
    assert "<b>" not in Feedback("wrong", "<b>no</b>")._repr_html_()


SCORED, HELD = {"at_least": {"scored": 3}}, {"holds": ["b"]}


@pytest.mark.parametrize(
    ("success", "told"),
    [
        (SCORED, True),
        (HELD, False),
        ({"all": [SCORED, HELD]}, True),
        ({"all": [{"at_least": {"scored": 2}}, HELD]}, False),  # so much was scored: that was not it
        ({"any": [SCORED, HELD]}, True),
        ({"not": {"not": SCORED}}, True),
        ({"not": {"holds": ["a"]}}, False),
        ({"expect": {"coins": [9, 5]}}, True),
        ({"expect": {"winners": [0]}}, False),
    ],
)
def test_the_score_is_told_where_the_goal_was_about_coins(success: Json, told: bool) -> None:
    """Two coins, and not the hill: what was missing depends on the goal."""
    line = [*conquer("a", "c"), STOP, {"do": "redeploy", "tokens": {"a": 4, "c": 1}}, END]
    goal = {"all": [{"played": END}, success]}  # not from the very start
    attempt = lesson(success=goal, mistakes=[{"line": line, "say": "Not so."}]).start()
    for action in line:
        attempt.play(action)
    assert attempt.feedback is not None and attempt.feedback.text == "Not so."
    assert (attempt.feedback.ledger is not None) is told


def test_what_was_solved_shows_the_score_where_that_was_the_goal() -> None:
    for success, told in ((SCORED, True), (HELD, False)):
        attempt = lesson(success={"all": [success, {"played": END}]}).start()
        for action in lesson().solutions[0]:
            attempt.play(action)
        assert attempt.state == "solved" and attempt.feedback is not None
        assert (attempt.feedback.ledger is not None) is told
