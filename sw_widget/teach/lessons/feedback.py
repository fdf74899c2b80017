"""Feedback: what a learner is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sw_widget.game import html
from sw_widget.game.game import Game
from sw_widget.game.ledger import Ledger
from sw_widget.teach.lessons.judging import Judgement
from sw_widget.teach.lessons.learner_history import LearnerHistory
from sw_widget.teach.lessons.lesson import Lesson

KINDS = ("right", "wrong", "hint", "solved", "failed", "note")
# Seen before the sentence is read: not every wrong answer is told so with its first word.
SIGNS = {"right": "✓ ", "solved": "✓ ", "wrong": "✗ ", "failed": "✗ "}


@dataclass(frozen=True)
class Feedback:
    """A few sentences, and where its numbers come from."""

    kind: str
    """"right" or "wrong" (an answer), "solved" or "failed" (the attempt), "hint" or "note"."""
    text: str
    ledger: Ledger | None = None
    rules: tuple[str, ...] = ()
    """The ids of what was missed."""

    def __str__(self) -> str:
        return self.text if self.ledger is None else f"{self.text}\n{self.ledger}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        text = html.paragraph(SIGNS.get(self.kind, "") + self.text)
        return text + (self.ledger._repr_html_() if self.ledger else "")

    def to_dict(self) -> dict[str, Any]:
        ledger = None if self.ledger is None else self.ledger.to_dict()
        return {"kind": self.kind, "text": self.text, "ledger": ledger, "rules": list(self.rules)}


def about(lesson: Lesson, game: Game, judgement: Judgement) -> Feedback:
    """What to say to an attempt that has just ended."""
    assert lesson.success is not None
    past = LearnerHistory(game, lesson.learner)
    say = game.speaker.say
    # What the turn scored is told where it was what mattered: who lost a region need not count coins.
    score = past.score if lesson.success.because_of_coins(past) else None
    if judgement.state == "solved":
        return Feedback("solved", say("teach-solved"), score)
    if judgement.mistake is not None:
        missed = judgement.mistake.rules or lesson.teaches
        return Feedback("failed", judgement.mistake.say, score, missed)
    missing = lesson.success.missing(past)
    if not missing:
        return Feedback("failed", say("teach-missing", {"goal": lesson.goal}), None, lesson.teaches)
    text = " ".join(say(item.sentence, item.params) for item in missing)
    ledger = next((item.ledger for item in missing if item.ledger is not None), None)
    return Feedback("failed", text, ledger, lesson.teaches)
