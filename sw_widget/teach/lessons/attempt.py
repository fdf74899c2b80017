"""An attempt at a lesson: questions first, then a game to play, hints, and an answer in the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Self

from sw_widget.explore.whatif.branch import Branch
from sw_widget.game import html
from sw_widget.game.action_keywords import in_format
from sw_widget.game.game import Game
from sw_widget.game.history import Entry
from sw_widget.game.legal import Action
from sw_widget.teach.lessons.feedback import Feedback, about
from sw_widget.teach.lessons.judging import judge, play_action
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.opponents import Opponents
from sw_widget.teach.lessons.playout import played_out
from sw_widget.teach.lessons.question_sequence import QuestionSequence
from sw_widget.teach.lessons.reading import Mistake

if TYPE_CHECKING:
    from sw_widget.teach.learners.progress import Progress
    from sw_widget.teach.questions import Question, Verdict

OPEN = ("asking", "playing")


class Attempt:
    """An attempt at a lesson. `play` here, or on `game` and call `follow`; `feedback` is what was said last.

    attempt = lesson.start()
    attempt.play("conquer", region="5")
    attempt.hint()
    attempt.again()
    """

    def __init__(self, lesson: Lesson, progress: Progress | None = None, *, language: str = "en") -> None:
        self.lesson = lesson
        self.game = lesson.game(language=language)
        """One game for the whole attempt; `again` takes it back to its start."""
        self.progress = progress
        self.feedback: Feedback | None = None
        self.mistake: Mistake | None = None
        """The mistake that was recognised, if one was."""
        self.hints_shown: list[str] = []
        self.tries = 1
        self._asking = QuestionSequence(lesson, self.game.language)
        self._judged: list[Entry] = self._log
        self._at_work = False
        self._listeners: list[Callable[[], None]] = []
        self._others = Opponents(lesson, self.game)
        self.state = "asking"
        if self._asking.done:
            self._go_on()

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener after every answer, hint and new beginning; the game tells of what is played."""
        self._listeners.append(listener)

    def _tell(self) -> None:
        for listener in list(self._listeners):
            listener()

    @property
    def _log(self) -> list[Entry]:
        history = self.game.history
        return [(history[step].code, history[step].die, ()) for step in range(1, len(history) + 1)]

    # Questions

    @property
    def question(self) -> Question | None:
        """The question that waits for an answer."""
        return self._asking.question if self.state == "asking" else None

    @property
    def number(self) -> int:
        """The number of the question, from 0: how many are done with."""
        return self._asking.number

    @property
    def answers(self) -> list[dict[str, Any]]:
        """The first answer to each question that was answered: whether it was right, and its rules."""
        return self._asking.answers

    @property
    def skipped(self) -> int:
        """How many questions were left open."""
        return self._asking.skipped

    def answer(self, value: object) -> Verdict:
        """Answer the question. After a right answer the next one is asked; a wrong one may be tried again."""
        verdict = self._asking.answer(value) if self.state == "asking" else None
        if verdict is None:
            raise ValueError(self.game.speaker.say("teach-no_question"))
        kind = ("right" if verdict.right else "wrong") if verdict.understood else "note"
        self.feedback = Feedback(kind, verdict.text, verdict.ledger, verdict.rules)
        if self._asking.done:
            self._go_on()
        self._tell()
        return verdict

    def skip(self) -> None:
        """Leave the question open and go on."""
        if self.state == "asking":
            self.feedback = None
            self._asking.skip()
            if self._asking.done:
                self._go_on()
            self._tell()

    def _go_on(self) -> None:
        """From the questions to the game; where there is no goal to play for, that was all."""
        if self.lesson.success is not None:
            self.state = "playing"
            self.follow()
            return
        say = self.game.speaker.say
        only = len(self.lesson.questions) == 1
        if self.skipped:
            end = say("teach-skipped-only") if only else say("teach-skipped", {"n": self.skipped})
            kind, missed = "failed", self.lesson.teaches
        else:
            kind, end, missed = "solved", say("teach-answered"), ()
        last = self.feedback
        if last is None:
            self._end(Feedback(kind, end, None, missed))
        else:  # what was said to the last answer is not lost
            told = last.text if kind == "solved" and only else f"{last.text} {end}"
            self._end(Feedback(kind, told, last.ledger, missed))

    # Playing

    def play(self, action: Action | Mapping[str, Any] | str, **more: Any) -> Feedback | None:
        """Play an action; raises `Refused` as `game.play` does. What there is to say to it, if anything."""
        before = self.feedback
        if isinstance(action, Mapping):
            play_action(self.game, {**action, **in_format(more)})
        else:
            self.game.play(action, **more)
        self.follow()
        return None if self.feedback is before else self.feedback

    def follow(self) -> Feedback | None:
        """Catch up with the game after actions were played or undone: the opponents answer, then success and
        mistakes are judged. Gives the new feedback, if there is any.
        """
        with self.game.lock:
            if self._at_work:  # the others are playing, and somebody listens to the game
                return None
            self._at_work = True
            try:
                before = self.feedback
                self._catch_up()
                return None if self.feedback is before else self.feedback
            finally:
                self._at_work = False

    def _catch_up(self) -> None:
        log = self._log
        known = self._judged
        same = next((i for i, pair in enumerate(zip(known, log, strict=False)) if pair[0] != pair[1]), None)
        same = min(len(known), len(log)) if same is None else same
        if same < len(known):
            self._go_back()
            log = self._log
            same = min(same, len(log))
        if self.state == "asking" and len(log) > same:
            self._leave_questions()
        if self.state == "playing":
            self._judge_from(same)
            while self.state == "playing" and self._others.waited_for:
                self._others.step()
                self._judge(self.game)
        self._judged = self._log

    def _go_back(self) -> None:
        """Follow an undo: what the opponents answered is undone, too, and the attempt is open again."""
        game = self.game
        if self.state == "failed" and self.lesson.success is not None:
            self._reopen()
        if self.state in OPEN:
            while self._others.waited_for and game.steps > game.first_step:
                game.undo()

    def _reopen(self) -> None:
        self.state, self.feedback, self.mistake = "playing", None, None
        self.tries += 1

    def _leave_questions(self) -> None:
        """Skip the questions that are left when the learner begins to play."""
        if self.lesson.success is not None:
            while not self._asking.done:
                self._asking.skip()
            self.state = "playing"

    def _judge_from(self, same: int) -> None:
        """Judge every step that is new, in order; steps before the last one on a game of their own."""
        game = self.game
        if game.steps - same > 1:
            walker = self.lesson.game(language=game.language)
            for step, entry in enumerate(game.log[walker.steps : -1], walker.steps + 1):
                play_action(walker, entry)
                if step > same:
                    self._judge(walker)
                    if self.state != "playing":
                        return
        if game.steps > same:
            self._judge(game)

    def _judge(self, game: Game) -> None:
        judgement = judge(self.lesson, game)
        if judgement.state != "playing":
            self.mistake = judgement.mistake
            self._end(about(self.lesson, game, judgement))

    def _end(self, told: Feedback) -> None:
        self.state = told.kind
        self.feedback = told
        if self.progress is not None:
            self.progress.note(self.record())

    def again(self) -> Self:
        """Back to the start of the same game. Questions that were answered are not asked again, except where
        there is nothing but questions.
        """
        with self.game.lock:
            self._at_work = True
            try:
                while self.game.steps > self.game.first_step:
                    self.game.undo()
            finally:
                self._at_work = False
            self._judged = self._log
            if self.state == "asking":
                return self
            self._reopen()
            if self.lesson.success is None:
                self.state = "asking"
                self._asking.restart()
            else:
                self.follow()
            self._tell()
            return self

    # Help

    @property
    def hints_left(self) -> int:
        return len(self.lesson.hints) - len(self.hints_shown)

    def hint(self) -> str | None:
        """The next hint, from gentle to telling; None when there are no more."""
        if not self.hints_left:
            return None
        text = self.lesson.hints[len(self.hints_shown)]
        self.hints_shown.append(text)
        if self.state in OPEN:
            self.feedback = Feedback("hint", text)
        self._tell()
        return text

    def play_out(self, mistake: Mistake | None = None) -> Branch:
        """Where a mistake leads: a what-if of the game, from its start, with the line and what follows it.

        Without a mistake it is the one that was recognised. The dice fall as in the lesson.
        """
        mistake = mistake or self.mistake
        if mistake is None:
            raise ValueError(self.game.speaker.say("teach-no_mistake"))
        return played_out(self.lesson, self.game, mistake)

    # Keeping

    def record(self) -> dict[str, Any]:
        """How it went, as plain data for progress and classes."""
        missed = {rule for answer in self.answers if not answer["right"] for rule in answer["rules"]}
        if self.state == "failed" and self.feedback is not None:
            missed |= set(self.feedback.rules)
        return {
            "lesson": self.lesson.name or self.lesson.title,
            "teaches": list(self.lesson.teaches),
            "packs": [pack.id for pack in self.game.position.rules.packs],
            "state": self.state,
            "hints": len(self.hints_shown),
            "tries": self.tries,
            "answers": [dict(answer) for answer in self.answers],
            "missed": sorted(missed),
            "when": datetime.now(UTC).isoformat(timespec="seconds"),
        }

    def __repr__(self) -> str:
        return f"<Attempt at {self.lesson.title!r}: {self.state}>"

    def __str__(self) -> str:
        asked = self.question or self.lesson.goal
        return "\n".join(str(part) for part in (self.lesson.title, asked, self.feedback) if part)

    def _repr_html_(self) -> str:
        asked = self.question._repr_html_() if self.question else html.paragraph(self.lesson.goal)
        told = self.feedback._repr_html_() if self.feedback else ""
        return html.heading(self.lesson.title) + asked + told
