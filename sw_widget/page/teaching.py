"""Lessons on the page: the series, the attempt at the open one, and what the learner may do in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple
from warnings import catch_warnings, simplefilter

from sw_widget.engine.actions import ACTION_CODES
from sw_widget.engine.checks import shown
from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.errors import ActionError
from sw_widget.game.game import Game
from sw_widget.page.exploring import Asked, Exploring

if TYPE_CHECKING:
    # Whoever shows a game alone need not wait for what teaches.
    from sw_widget.teach.learners.progress import Progress
    from sw_widget.teach.lessons.attempt import Attempt
    from sw_widget.teach.lessons.feedback import Feedback
    from sw_widget.teach.lessons.lesson import Lesson
    from sw_widget.teach.lessons.playout import PlayedOutMistake
    from sw_widget.teach.questions import Question, Verdict

NOT_HERE = {"best": "lesson-no_best", "seat": "lesson-no_bots", "bot": "lesson-no_bots"}
"""What would do the learner's work, and why it is off."""

PLAYING = ("play", "redo", "adopt")
"""What changes the game."""


class Answered(NamedTuple):
    """A question, what was answered, and what was said to it."""

    question: Question
    answers: list[str]
    verdict: Verdict


class Teaching:
    """A series of lessons, and the attempt at the one that is open."""

    def __init__(self, lessons: Sequence[Lesson], progress: Progress | None, *, language: str) -> None:
        self.lessons = tuple(lessons)
        self.language = language
        self.on_change: Callable[[], None] = lambda: None
        """Called when somebody answered, or wanted a hint, in Python or on the page."""
        self.trouble = ""
        """Why progress is not kept, if so: no lesson is to fail for that."""
        self._progress: Progress | None = progress
        if progress is None:
            with self._heeding():
                self._progress = _own_progress()
        self._sitting, self._practising = _sitting(), False
        self._played_out: Branch | None = None
        self._answers: dict[object, Callable[[Asked], None]] = {
            "answer": self._answer,
            "on": self._go_on,
            "skip": self._skip,
            "hint": self._hint,
            "again": self._again,
            "play_out": self._play_out,
            "back": self._back,
            "next": self._next,
            "number": self._number,
            "review": self._review,
        }
        self.open(0)

    @contextmanager
    def _heeding(self) -> Iterator[None]:
        """Show warnings about the file of progress in the lesson, where the learner sees them."""
        with catch_warnings(record=True) as told:
            simplefilter("always")
            try:
                yield
            except OSError as error:
                self.trouble = str(error)
        if told:
            self.trouble = str(told[-1].message)

    # What is open

    def open(self, number: int) -> None:
        """Begin a lesson of the series, by its number from 0."""
        lesson = self.lessons[number]
        self.number = number
        self.attempt: Attempt = lesson.start(language=self.language)
        self.attempt.listen(self._heard)
        self.exploring = Exploring(self.attempt.game)
        self._question = self.attempt.question
        self.wrong: dict[int, str] = {}
        """Options of the question that were chosen and are wrong, with what was said to them."""
        self.typed: dict[str, str] = {}
        """Numbers that were typed and are wrong, with what was said to them."""
        self.answered: Answered | None = None
        """The question that was answered last, while its answer is told."""
        self._asked_about: tuple[int, Game | None] = (-1, None)
        self._looked_ahead: tuple[Feedback, PlayedOutMistake] | None = None
        self._to_practise: tuple[Feedback | None, list[Lesson]] | None = None
        self._noted: Feedback | None = None
        """What was said at the end that was noted last."""

    @property
    def lesson(self) -> Lesson:
        return self.lessons[self.number]

    @property
    def game(self) -> Game:
        return self.attempt.game

    @property
    def asking(self) -> bool:
        """Whether a question is open: then nothing may be shown that answers it."""
        return self.attempt.question is not None

    @property
    def over(self) -> bool:
        return self.attempt.state in ("solved", "failed")

    @property
    def withheld(self) -> frozenset[int]:
        """Kinds of actions that are not offered, since they belong to parts that the lesson does not show."""
        from sw_widget.teach.lessons.shown_parts import PART_OF_ACTION

        hides = self.lesson.hides
        return frozenset(ACTION_CODES[do] for do, part in PART_OF_ACTION.items() if part in hides)

    @property
    def playing_out(self) -> bool:
        """Whether the page shows where a mistake leads."""
        branch = self.exploring.branch
        return branch is not None and branch is self._played_out

    @property
    def leads_on(self) -> bool:
        """Whether playing the mistake out would show anything but what is on the map already."""
        way = self._mistake_played_out
        return way is not None and way.leads_on(self.game)

    @property
    def is_example(self) -> bool:
        """Whether it would be another line than the learner's own."""
        way = self._mistake_played_out
        return way is not None and not way.own

    @property
    def _mistake_played_out(self) -> PlayedOutMistake | None:
        """Where the mistake leads, if one was made; it is played once."""
        mistake, told = self.attempt.mistake, self.attempt.feedback
        if mistake is None or told is None:
            return None
        if self._looked_ahead is None or self._looked_ahead[0] is not told:
            from sw_widget.teach.lessons.playout import play_out

            self._looked_ahead = (told, play_out(self.lesson, self.game, mistake))
        return self._looked_ahead[1]

    @property
    def missed(self) -> bool:
        """Whether something was missed here that could be practised; not before the last lesson is over."""
        last = self.number + 1 == len(self.lessons)
        rules = self._sitting.due() if last and self.over else []
        return bool(rules) and (not self.lesson.hides or bool(self._practice))

    @property
    def _practice(self) -> list[Lesson]:
        """Lessons about what was missed; they are put together once for each end."""
        told = self.attempt.feedback
        if self._to_practise is None or self._to_practise[0] is not told:
            from sw_widget.teach.learners.practice import practice

            solved = () if self._progress is None else self._progress.solved
            self._to_practise = (told, practice(self._sitting, self.lessons, solved))
        return self._to_practise[1]

    @property
    def about(self) -> Game | None:
        """The position that the open question is about, where it is another than that of the lesson."""
        if not self.asking:
            return None
        # While an answer is told, what it was about stays in sight.
        if self.answered is None and self._asked_about[0] != self.attempt.number:
            spec = self.lesson.questions[self.attempt.number]
            self._asked_about = (self.attempt.number, spec.reached(self.game) if spec.before else None)
        return self._asked_about[1]

    # What is not possible meanwhile

    def why_not(self, kind: str) -> str | None:
        """Why a page, or somebody in Python, may not do something now: the id of a sentence."""
        if self.asking:
            return "lesson-only_questions" if self.lesson.success is None else "lesson-answer_first"
        if kind in NOT_HERE:
            return NOT_HERE[kind]
        if self.playing_out and kind in ("play", "undo", "redo"):
            return "lesson-where_it_leads"
        if self.over and kind in PLAYING and (self.exploring.branch is None or kind == "adopt"):
            return self._ended
        if self.attempt.state == "solved" and kind == "undo" and self.exploring.branch is None:
            return self._ended
        return None

    @property
    def _ended(self) -> str:
        """The id of the sentence about the end. It names the what-if only where there is one."""
        if "what_if" in self.lesson.shows:
            return "lesson-done" if self.attempt.state == "solved" else "lesson-over"
        return "lesson-done-plain" if self.attempt.state == "solved" else "lesson-over-plain"

    # What the page asks for

    def answers(self, kind: object) -> bool:
        """Whether messages of that kind are answered here."""
        return kind == "lesson"

    def answer(self, asked: Asked) -> str:
        """Do what a message asks for. What came of it is told by the lesson itself."""
        do = asked.content.get("do")
        if not isinstance(do, str) or do not in self._answers:
            raise ActionError("do", f"a lesson cannot {shown(do)}")
        self._answers[do](asked)
        return ""

    def follow(self) -> None:
        """Somebody played on the game, or took something back."""
        self.attempt.follow()
        self.answered = None
        self._catch_up()

    def _heard(self) -> None:
        if self.attempt.question is not self._question:
            self._question = self.attempt.question
            self._forget_tries()
        self._catch_up()
        self.on_change()

    def _catch_up(self) -> None:
        """Leave the mistake that is played out where the attempt was begun again, here or in Python."""
        if self._played_out is not None and not self.over:
            self._leave_mistake()
        self._note()

    def _note(self) -> None:
        """Keep how it went, once for each end."""
        if not self.over or self._noted is self.attempt.feedback:
            return
        self._noted = self.attempt.feedback
        record = self.attempt.record()
        # Whoever solves it after a mistake may still practise it: only then it is behind them.
        if record["missed"] or self._practising:
            self._sitting.note(record)
        if self._progress is not None:
            with self._heeding():
                self._progress.note(record)

    def _answer(self, asked: Asked) -> None:
        question = self._open_question()
        if "number" in asked.content:
            self._type(question, asked.content["number"])
        else:
            self._choose(question, self._indices(asked.content.get("options"), question))

    def _open_question(self) -> Question:
        question = self.attempt.question
        if question is None or self.answered is not None:
            raise ActionError("do", self.attempt.game.speaker.say("teach-no_question"))
        return question

    def _indices(self, given: object, question: Question) -> list[int]:
        """The options that were chosen, by their numbers from 0."""
        if not isinstance(given, list) or len(given) > len(question.options):
            raise ActionError("options", f"must be a list of some of the options, not {shown(given)}")
        for index in given:
            if type(index) is not int or index not in range(len(question.options)):
                raise ActionError("options", f"there is no option {shown(index)}")
        return given

    def _choose(self, question: Question, indices: list[int]) -> None:
        chosen = [question.options[index] for index in indices]
        verdict = self.attempt.answer(chosen if question.many else chosen[0] if chosen else None)
        if verdict.right:
            self.answered = Answered(question, [option.text for option in chosen], verdict)
        else:
            said = "" if question.many else verdict.text
            self.wrong |= {index: said for index in indices if not question.options[index].right}

    def _type(self, question: Question, given: object) -> None:
        if not isinstance(given, str | int | float):
            raise ActionError("number", f"must be a number, not {shown(given)}")
        # Not even the text of a number with thousands of digits is wanted.
        typed = (given if isinstance(given, str) else shown(given)).strip()[:40]
        verdict = self.attempt.answer(typed)
        if verdict.right:
            self.answered = Answered(question, [typed], verdict)
        elif verdict.understood:
            self.typed[typed] = verdict.text

    def _forget_tries(self) -> None:
        self.wrong, self.typed, self.answered = {}, {}, None

    def _go_on(self, _asked: Asked) -> None:
        self.answered = None

    def _skip(self, _asked: Asked) -> None:
        self._open_question()
        self.attempt.skip()

    def _hint(self, _asked: Asked) -> None:
        self.attempt.hint()

    def _again(self, _asked: Asked) -> None:
        self._forget_tries()
        self.exploring.show(None)
        self.attempt.again()

    def _play_out(self, _asked: Asked) -> None:
        self._leave_mistake()
        self._played_out = self.attempt.play_out()
        self.exploring.show(self._played_out)

    def _back(self, _asked: Asked) -> None:
        self._leave_mistake()

    def _leave_mistake(self) -> None:
        """Back to the lesson. What was played out to be seen is no branch of the learner's own."""
        if self._played_out is not None and self._played_out in self.game.what_ifs:
            self.game.forget(self._played_out)
        self.exploring.show(None)
        self._played_out = None

    def _next(self, _asked: Asked) -> None:
        self._go_to(self.number + 1)

    def _number(self, asked: Asked) -> None:
        self._go_to(asked.content.get("number"))

    def _review(self, _asked: Asked) -> None:
        """Go on with lessons about what was missed since the page was opened."""
        if not self.missed:
            raise ActionError("do", self.attempt.game.speaker.say("lesson-nothing_missed"))
        self.lessons, self._practising = tuple(self._practice), True
        self.open(0)

    def _go_to(self, number: Any) -> None:
        if isinstance(number, bool) or not isinstance(number, int) or number not in range(len(self.lessons)):
            raise ActionError("number", f"there is no lesson {shown(number)}")
        self.open(number)


def _sitting() -> Progress:
    """What is missed, and practised, while the page is open."""
    from sw_widget.teach.learners.progress import Progress

    return Progress()


def _own_progress() -> Progress:
    """The progress of the user who runs this."""
    from sw_widget.teach.learners.progress import Progress

    return Progress.home()
