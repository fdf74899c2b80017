"""Lessons on paper: the board, what to do, questions with boxes to tick, lines to write on, and answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from sw_widget.draw.first_colour import with_first_colour
from sw_widget.draw.svg import svg
from sw_widget.game.file_writing import write_text
from sw_widget.game.game import Game
from sw_widget.game.html import escaped
from sw_widget.game.status_text import status_lines
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.paper.answer_page import answers_of
from sw_widget.teach.paper.html_page import fragment, whole
from sw_widget.teach.questions.question import Option, Question
from sw_widget.text import sentence

LINES = 6
"""Lines to write moves on."""
SHORT = 20
"""Options of so many letters stand side by side."""
_PREFIX = re.compile(r"\bsw[0-9a-f]{8}\b")


class Handout:
    """A lesson, or several, to print. `save` writes one file that needs nothing else.

    Handout(presets["pay-day"], answers=True).save("pay-day.html")
    """

    def __init__(
        self, lessons: Lesson | Iterable[Lesson], *, answers: bool = False, title: str | None = None
    ) -> None:
        self.lessons: Sequence[Lesson] = (lessons,) if isinstance(lessons, Lesson) else tuple(lessons)
        if not self.lessons:
            raise LessonError("lessons", "there is nothing to print: give one lesson at least")
        self.answers = answers
        self.title = title or (
            self.lessons[0].title
            if len(self.lessons) == 1
            else sentence("quiz-handout", {"n": len(self.lessons)})
        )

    @cached_property
    def _body(self) -> str:
        parts = [_lesson(lesson, number) for number, lesson in enumerate(self.lessons)]
        if self.answers:
            head = f'<h1 class="sw-answers">{escaped(sentence("quiz-answers"))}</h1>'
            parts.append(f"<section>{head}{''.join(map(answers_of, self.lessons))}</section>")
        return "".join(parts)

    def _repr_html_(self) -> str:
        return fragment(self._body)

    @property
    def html(self) -> str:
        """The whole page."""
        return whole(self.title, self._body)

    def save(self, path: str | Path) -> None:
        """Write the page to a file; the old file stays until the new one is complete."""
        write_text(self.html, path)

    def __repr__(self) -> str:
        return f"<Handout: {self.title}>"

    def __str__(self) -> str:
        told = []
        for lesson in self.lessons:
            told += [lesson.title, *(part for part in (lesson.text, lesson.goal) if part)]
            told += [str(spec.ask(lesson.game())) for spec in lesson.questions]
        return "\n\n".join(told)


def _lesson(lesson: Lesson, number: int) -> str:
    game = lesson.game()
    out = [f"<h1>{escaped(lesson.title)}</h1>"]
    out += [f"<p>{escaped(part)}</p>" for part in lesson.text.split("\n") if part.strip()]
    out.append(_board(lesson, game, f"{number}"))
    if lesson.goal:
        out.append(f'<p class="sw-goal">{escaped(lesson.goal)}</p>')
    for i, spec in enumerate(lesson.questions, 1):
        question = spec.ask(game)
        out.append(f'<div class="sw-question"><p><strong>{i}.</strong> {escaped(question.text)}</p>')
        if spec.before:
            out.append(f'<p class="sw-note">{escaped(sentence("quiz-handout-before"))}</p>')
            out.append(_board(lesson, spec.reached(game), f"{number}-{i}"))
        out.append(f"{_boxes(question)}</div>")
    if lesson.success is not None:
        out.append(
            f'<div class="sw-write"><p>{escaped(sentence("quiz-handout-moves"))}</p>{_lines(LINES)}</div>'
        )
    return f"<section>{''.join(out)}</section>"


def _board(lesson: Lesson, game: Game, suffix: str) -> str:
    """The map and who plays what. Two pictures of one board must not share the ids of their parts."""
    picture = _PREFIX.sub(lambda found: f"{found[0]}-{suffix}", _picture(lesson, game))
    lines = [*status_lines(game.position, game.speaker), game.prompt]
    table = "".join(f"<li>{escaped(line)}</li>" for line in lines)
    return f'<figure>{picture}</figure><ul class="sw-table">{table}</ul>'


def _picture(lesson: Lesson, game: Game) -> str:
    """The map with what stands on it; the learner has the first colour, as on the page."""
    scene = with_first_colour(game.scene(), lesson.learner)
    return svg(game.board.map, scene, title=game.title or None, language=game.language)


def _boxes(question: Question) -> str:
    if not question.options:
        return '<p class="sw-blank"></p>'
    note = f'<p class="sw-note">{escaped(sentence("quiz-handout-many"))}</p>' if question.many else ""
    items = "".join(f"<li>{_box(option, question.many)}</li>" for option in question.options)
    short = " sw-short" if all(len(option.text) <= SHORT for option in question.options) else ""
    return f'{note}<ul class="sw-options{short}">{items}</ul>'


def _box(option: Option, many: bool) -> str:
    return f'<span class="sw-box{" sw-square" if many else ""}"></span>{escaped(option.text)}'


def _lines(count: int) -> str:
    return '<div class="sw-line"></div>' * count
