"""Exercises in a notebook, and lessons on paper."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pandas
import pytest

from sw_widget import Game
from sw_widget.teach import tasks
from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.feedback import Feedback
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets
from sw_widget.teach.paper.handout import Handout
from sw_widget.teach.quiz import quiz
from sw_widget.teach.tasks import check, task


def played() -> Game:
    return Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0).play("conquer", region="5")


@pytest.fixture
def exercises(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task, a question-only lesson and a lesson to play, in a library of their own."""
    one = quiz(played(), ["cost"], count=1)
    shelf = {"t01-cost": one, "giants": presets["giants"], "two": quiz(played(), ["cost"], count=2)}
    monkeypatch.setattr(tasks, "presets", shelf)
    monkeypatch.setattr(tasks, "TASKS", {})

    @task("t02-double")
    def double(answer: Any) -> str | None:
        return None if answer(2) == 4 else f"Your function makes {answer(2)} of 2."

    @task("t03-told")
    def told(answer: Any) -> Feedback:
        return Feedback("right", "As you like.")


@pytest.mark.usefixtures("exercises")
def test_an_exercise_with_a_question() -> None:
    question = tasks.presets["t01-cost"].questions[0].ask(played())
    right = check("t01-cost", question.right[0].value)
    assert right.kind == "right" and right.ledger == question.ledger
    slip = next(option for option in question.options if not option.right)
    wrong = check("t01-cost", slip.value)
    assert (wrong.kind, wrong.text, wrong.rules, wrong.ledger) == ("wrong", slip.say, slip.rules, None)


@pytest.mark.usefixtures("exercises")
def test_a_task() -> None:
    assert check("t02-double", lambda n: 2 * n).kind == "right"
    assert check("t02-double", lambda n: n).text == "Your function makes 2 of 2."
    assert check("t03-told", 1).text == "As you like."


@pytest.mark.usefixtures("exercises")
@pytest.mark.parametrize("name", ["t01-cost", "t02-double"])
@pytest.mark.parametrize(
    "answer",
    [None, ..., [], {}, object(), int, "rubbish", b"x", 1j, pandas.Series([1, 2]), float("nan"), 10**400],
)
def test_any_answer_gets_a_sentence(name: str, answer: object) -> None:
    told = check(name, answer)
    assert told.text.endswith((".", ")", "?")) and told.kind in ("note", "wrong")
    if answer is None or answer is ...:
        asked = "How many tokens does it take the "
        begins = {"t01-cost": f"Put your answer here: {asked}", "t02-double": "Put your answer here."}[name]
        assert told.text.startswith(begins) and told.kind == "note"
    assert str(told) and told._repr_html_()


def test_where_nothing_was_answered_the_task_is_told_again() -> None:
    told = check("t14-race", ...)
    assert told.text == "Put your answer here: A race of 6 tokens that takes mountains for one token less."


@pytest.mark.usefixtures("exercises")
def test_what_is_no_exercise() -> None:
    assert check("t02-doubel", 3).text == "There is no exercise called 't02-doubel'. Did you mean t02-double?"
    assert check("zzz", 3).text == "There is no exercise called 'zzz'."
    assert check(3, 3).text == "There is no exercise called 3."  # type: ignore[arg-type]
    for name in ("giants", "two"):
        assert check(name, 3).text.startswith(f"{name} is a lesson to play")

    def again(answer: Any) -> None:
        return None

    assert task("again")(again) is task("again")(again)
    with pytest.raises(ValueError, match="already"):
        task("t02-double")(lambda answer: None)


@pytest.mark.usefixtures("exercises")
def test_answers_are_noted_where_somebody_wants_it() -> None:
    progress = Progress()
    question = tasks.presets["t01-cost"].questions[0].ask(played())
    slip = next(option for option in question.options if option.rules)
    check("t01-cost", ..., progress=progress)
    check("t01-cost", "rubbish", progress=progress)
    assert progress.records() == []
    check("t01-cost", slip.value, progress=progress)
    assert set(progress.due()) == set(slip.rules) and progress.solved == ()
    check("t01-cost", question.right[0].value, progress=progress)
    assert progress.solved == ("t01-cost",)


@pytest.mark.usefixtures("exercises")
def test_without_a_progress_the_learners_own_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))
    check("t01-cost", tasks.presets["t01-cost"].questions[0].ask(played()).right[0].value)
    assert Progress.home().solved == ("t01-cost",)


# Paper


def test_a_lesson_on_paper(tmp_path: Path) -> None:
    lesson = presets["giants"]
    page = lesson.page(answers=True)
    page.save(tmp_path / "giants.html")
    written = (tmp_path / "giants.html").read_text(encoding="utf-8")
    assert written == page.html
    assert lesson.title in written and lesson.goal in written and "<svg" in written
    assert written.count("sw-line") > 5 and "Solution 1" in written
    assert "<script" not in written and not re.search(r"(?:src|href)=.(?:http|//)", written)


def test_answers_are_only_where_they_are_wanted() -> None:
    lesson = quiz(played(), count=5, seed=2)
    game = lesson.game()
    without, with_them = Handout(lesson).html, Handout(lesson, answers=True).html
    assert "Total:" not in without and "Answers" not in without
    assert "Answers" in with_them
    for spec in lesson.questions:
        question = spec.ask(game)
        if question.ledger is not None:
            assert question.ledger._repr_html_() in with_them
            assert question.ledger.total_text not in without
    assert with_them.startswith(without[: without.rindex("</section>")])


def test_every_question_has_its_boxes() -> None:
    lesson = quiz(played(), count=6)
    page = Handout(lesson).html
    options = [option for spec in lesson.questions for option in spec.ask(lesson.game()).options]
    assert page.count('class="sw-box') == len(options)


def test_several_lessons_share_no_ids() -> None:
    page = Handout([presets["giants"], presets["giants"], quiz(played())]).html
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert ids and len(set(ids)) == len(ids)
    for used in re.findall(r'(?:url\(#|href="#)([^")]+)', page):
        assert used in ids
    assert page.count("<section>") == 3


def test_nothing_on_paper_is_markup() -> None:
    nasty = "<script>alert(1)</script>"
    choice = {
        "ask": "choice",
        "text": nasty,
        "options": [{"text": nasty, "right": True}, {"text": "b", "say": nasty}],
    }
    number = {"ask": "number", "text": nasty, "answer": 3, "say": nasty}
    data = {
        **quiz(played()).to_dict(),
        "title": nasty,
        "text": nasty,
        "goal": nasty,
        "questions": [choice, number],
    }
    page = Handout(Lesson.from_dict(data), answers=True)
    assert "<script" not in page.html and "<script" not in page._repr_html_()


def test_no_lessons_no_paper() -> None:
    with pytest.raises(LessonError, match="nothing to print"):
        Handout([])


def test_it_shows_itself() -> None:
    lesson = quiz(played(), ["cost"], count=1)
    page = Handout([lesson, lesson])
    assert repr(page) == "<Handout: 2 lessons>" and lesson.title in str(page)
    assert page._repr_html_().startswith('<div class="sw-paper">')
