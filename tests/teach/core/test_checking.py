"""What a lesson promises is checked by playing it; each fault is told in words."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Lesson
from tests.teach.core.lessons import END, STOP, changed, conquer, hold, lesson, quiz

Json = dict[str, Any]
MISTAKE: Json = {"line": conquer("b"), "say": "No."}
TO_THE_END = [STOP, {"do": "redeploy", "tokens": {"b": 5}}, END]
ONE_MORE = [*conquer("a", "b", "c"), STOP, END, STOP]


def test_sound_lessons_have_no_faults() -> None:
    assert lesson().check() == []
    assert Lesson.from_dict(hold()).check() == []
    assert quiz().check() == []
    assert lesson(questions=[{"ask": "cost", "region": "a"}, {"ask": "coins"}]).check() == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"success": {"at_least": {"scored": 0}}}, "success holds before anything has been played"),
        ({"solutions": [[*conquer("a", "d")]]}, "solutions.0.1 (conquer d) cannot be played: "),
        ({"solutions": [[{"do": "conquer"}]]}, "solutions.0.0 (conquer) cannot be played: region: "),
        ({"solutions": [conquer("a")]}, "solutions.0 does not reach the goal"),
        ({"solutions": [conquer("b", "a")]}, "solutions.0 fails after action 0 (conquer b): it is taken for"),
        ({"solutions": [ONE_MORE]}, "solutions.0.5 (stop) is one too many"),
        (
            {"solutions": [[*conquer("a", "b"), STOP, {"do": "redeploy", "tokens": {"a": 4, "b": 1}}, END]]},
            "solutions.0 fails after action 4 (end_turn): You scored 3 coins; the goal was 4.",
        ),
        (
            {"success": {"holds": ["a", "b"]}, "solutions": [conquer("a", "b", "d")]},
            "solutions.0.2 (conquer d) cannot be played: ",
        ),
        ({"mistakes": [{**MISTAKE, "line": conquer("d")}]}, "mistakes.0.line.0: conquer cannot be played: "),
        ({"mistakes": [{**MISTAKE, "then": conquer("d")}]}, "mistakes.0.then.0: conquer cannot be played: "),
        ({"mistakes": [{**MISTAKE, "then": [{"do": "stop", "by": 1}]}]}, "mistakes.0.then.0: stop cannot"),
        ({"mistakes": [MISTAKE, {**MISTAKE, "say": "Again."}]}, "mistakes.1 is taken for mistakes.0"),
        (
            {"mistakes": [{**MISTAKE, "when": {"holds": ["d"]}}]},
            "mistakes.0 is not recognised: its `when` does not hold",
        ),
        (
            {"mistakes": [{**MISTAKE, "when": {"holds": ["d"]}, "then": TO_THE_END}]},
            "mistakes.0 fails, but is not recognised",
        ),
        (
            {"mistakes": [{**MISTAKE, "line": conquer("a"), "when": {"holds": ["a"]}}]},
            "mistakes.0.when also holds for solutions.0, which succeeds",
        ),
        ({"success": {"holds": ["b"]}}, "mistakes.0 reaches the goal after conquer b: it is no mistake"),
        (
            {"success": {"at_least": {"scored": 3}}},
            "mistakes.0 is told too early, the goal can still be reached after its line: ",
        ),
        (
            {"success": {"holds": ["a", "b", "c"]}, "mistakes": [{**MISTAKE, "line": conquer("a", "b")}]},
            "mistakes.0 is told too early, the goal can still be reached after its line: conquer c",
        ),
        (
            {"shows": ["lenses"], "mistakes": [{**MISTAKE, "line": [{"do": "decline"}], "then": []}]},
            "mistakes.0.line.0 (decline) is not offered on the page: add 'decline' to `shows`",
        ),
        (
            {"shows": [], "solutions": [[{"do": "attempt", "region": "a"}]]},
            "solutions.0.0 (attempt a) is not offered on the page: add 'die' to `shows`",
        ),
        ({"questions": [{"ask": "cost", "region": "d"}]}, "questions.0 cannot be asked: "),
        ({"questions": [{"ask": "coins", "before": conquer("d")}]}, "questions.0 cannot be asked: "),
    ],
)
def test_each_fault_is_told(changes: Json, fault: str) -> None:
    found = Lesson.from_dict(changed(**changes)).check()
    assert any(told.startswith(fault) for told in found), found


def test_checking_leaves_the_lesson_alone() -> None:
    read = lesson()
    before = read.to_dict()
    read.check()
    assert read.to_dict() == before


def test_a_word_that_no_rule_goes_by_is_told() -> None:
    [fault] = lesson(teaches=["mountains", "giants", "Nonsense"]).check()[:1]
    assert fault.startswith(
        "teaches.0: 'mountains' is the id of no rule, and no topic; did you mean 'mountain'"
    )
    assert lesson(teaches=["die", "Nonsense"]).check() == [
        "teaches.1: 'Nonsense' is the id of no rule, and no topic"
    ]
    mistakes = [{**MISTAKE, "rules": ["giant"]}]
    assert lesson(mistakes=mistakes).check() == [
        "mistakes.0.rules.0: 'giant' is the id of no rule, and no topic; did you mean 'giants'?"
    ]


def test_a_question_that_cannot_be_asked_is_named_once() -> None:
    [fault] = lesson(questions=[{"ask": "cost", "region": "q"}]).check()
    said = 'There is no region "q" on this board. Name a, b, c or d.'
    assert fault == f"questions.0 cannot be asked: region: {said}"
