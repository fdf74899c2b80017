"""What is typed is read with care: no text can keep the kernel busy."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from sw_widget.engine.checks import Problem
from sw_widget.game.game import Game
from sw_widget.teach.questions import read
from sw_widget.teach.questions.answer_reading import as_number
from sw_widget.teach.questions.candidates import candidates
from sw_widget.teach.questions.wrong_answers import WrongAnswer, distinct
from tests.effort import at_most
from tests.teach.quiz.answers import told


@pytest.mark.parametrize(
    "text",
    ["1e10000000", "1E9", "1_000", "9" * 50, "1/2/3", "1..2", "½", "inf", "nan", "", " % ", "1/0", "1/"],
)
def test_no_number(text: str) -> None:
    assert as_number(text) is None


@pytest.mark.parametrize(
    ("text", "number"),
    [("3", 3), (" 3. ", 3), ("−2", -2), ("+4", 4), ("1/2", Fraction(1, 2)), ("0,5", Fraction(1, 2)),
     (".5", Fraction(1, 2)), ("50 %", Fraction(1, 2)), ("0.33333333333333", Fraction("0.33333333333333"))],
)  # fmt: skip
def test_numbers(text: str, number: Fraction) -> None:
    assert as_number(text) == number


def test_a_power_of_ten_is_answered_at_once() -> None:
    with at_most(seconds=1):
        assert told("t03-sum", "1e10000000").kind == "note"


def test_the_answer_to_a_question_is_written_as_it_is_typed() -> None:
    with pytest.raises(Problem, match="must be a number"):
        read({"ask": "number", "text": "How many?", "answer": 1e-7}, "q")


def test_nobody_is_asked_for_coins_who_must_still_pick() -> None:
    game, rng = Game(seed=8), Random(1)
    while game.to_act.phase != "pick" or not game.score_preview().total:
        game.play(game.legal.sample(rng))
    assert candidates(game, "coins") == []


def test_either_line_may_be_the_one_that_was_left_out() -> None:
    speaker = Game(seed=8).speaker
    slips = [WrongAnswer(2, f"Did you leave this out? {what}", left=what) for what in ("Mountain.", "Tribe.")]
    assert [slip.say for slip in distinct(slips, 3, speaker)] == [
        "Did you leave out one of these? Mountain. Or: Tribe."
    ]
    assert distinct([slips[0], slips[0]], 3, speaker)[0].say == slips[0].say
