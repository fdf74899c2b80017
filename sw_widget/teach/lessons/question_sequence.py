"""The sequence of questions in an attempt. Each may be skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sw_widget.game.errors import problems_as
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.lesson import Lesson

if TYPE_CHECKING:
    from sw_widget.teach.questions import Question, Verdict


class QuestionSequence:
    """The questions of a lesson, the one that is open, and the answers so far."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.language = language
        self.restart()

    def restart(self) -> None:
        """From the first question on."""
        self.skipped = 0
        self.answers: list[dict[str, Any]] = []
        """The first answer to each question that was answered: whether it was right, and the rules that it
        shows to be known, or misses.
        """
        self._go_to(0)

    def _go_to(self, number: int) -> None:
        self.number = number
        self._answered = False
        self.question: Question | None = None
        if not self.done:
            game = self.lesson.game(language=self.language)
            with problems_as(LessonError):
                self.question = self.lesson.questions[number].ask(game)

    @property
    def done(self) -> bool:
        """Whether nothing is left to ask."""
        return self.number == len(self.lesson.questions)

    def answer(self, value: object) -> Verdict | None:
        """Answer the question; None if there is none. A wrong answer may be tried again, the first counts."""
        question = self.question
        if question is None:
            return None
        verdict = question.answer(value)
        if verdict.understood and not self._answered:
            # What nobody foresaw, and what was written by hand, is about what the lesson teaches.
            rules = question.rules if verdict.right else verdict.rules or self.lesson.teaches
            self.answers.append({"right": verdict.right, "rules": list(rules)})
            self._answered = True
        if verdict.right:
            self._go_to(self.number + 1)
        return verdict

    def skip(self) -> None:
        """Leave the question open."""
        if not self.done:
            self.skipped += 1
            self._go_to(self.number + 1)
