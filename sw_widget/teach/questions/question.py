"""A question as learners see it: its options, and the reply to each answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sw_widget import text
from sw_widget.game.html import escaped
from sw_widget.game.ledger import Ledger
from sw_widget.teach.questions import answer_reading
from sw_widget.teach.questions.answer_reading import Value

# Inline, since a notebook keeps outputs apart from any style sheet. Colours come from the notebook's theme.
_BOX = "margin:.4em 0;max-width:46em;line-height:1.45"
_LIST = "list-style:none;margin:.3em 0;padding:0"
_ITEM = "margin:.15em 0;padding-left:1.4em;text-indent:-1.4em"
_KEY = "display:inline-block;min-width:1.6em;text-indent:0;opacity:.75"


@dataclass(frozen=True)
class Option:
    """An option: its text, and the reply to a learner who chooses it."""

    text: str
    value: Value
    right: bool = field(default=False, repr=False)
    say: str = field(default="", repr=False)
    rules: tuple[str, ...] = field(default=(), repr=False)
    """Ids of the rules that this answer misses."""


@dataclass(frozen=True)
class Verdict:
    """The verdict on an answer: whether it is right, why, and for the right one its ledger."""

    right: bool
    text: str
    ledger: Ledger | None = None
    rules: tuple[str, ...] = ()
    """Ids of the rules that a wrong answer misses, or that a right one shows to be known."""
    understood: bool = True
    """False where the answer is no answer to this question at all; then nothing was missed either."""

    def __bool__(self) -> bool:
        return self.right

    def __str__(self) -> str:
        return self.text + (f"\n\n{self.ledger}" if self.ledger is not None else "")

    __repr__ = __str__

    def _repr_html_(self) -> str:
        # Marked as well as worded: never by colour alone.
        mark = "✓" if self.right else "✗" if self.understood else "…"
        ledger = self.ledger._repr_html_() if self.ledger is not None else ""
        return f'<div style="{_BOX}"><p><strong>{mark}</strong> {escaped(self.text)}</p>{ledger}</div>'

    def to_dict(self) -> dict[str, Any]:
        return {
            "right": self.right,
            "text": self.text,
            "ledger": None if self.ledger is None else self.ledger.to_dict(),
            "rules": list(self.rules),
            "understood": self.understood,
        }


@dataclass(frozen=True, repr=False)
class Question:
    """A question with its options. `answer` says whether a value is right; nothing is changed by asking."""

    text: str
    kind: str
    options: tuple[Option, ...] = ()
    many: bool = False
    """Whether several options may be right: then all of those are the answer."""
    regions: tuple[str, ...] = ()
    """Ids of the regions that it asks about."""
    number: bool = False
    """Whether a number may be typed instead of choosing."""
    ledger: Ledger | None = None
    """The account that opens with the right answer."""
    say: str = ""
    """What is added after the right answer."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that a right answer shows to be known."""
    hidden: tuple[Option, ...] = ()
    """Answers that are not offered, but understood when they are typed."""
    language: str = "en"

    @property
    def right(self) -> tuple[Option, ...]:
        """The right options; several only where `many` is true."""
        return tuple(option for option in (*self.options, *self.hidden) if option.right)

    def answer(self, value: object) -> Verdict:
        """The verdict on an answer, which may be the value or the text of an option, or a number."""
        if self.many:
            return self._answer_many(value)
        known = (*self.options, *self.hidden)
        option = answer_reading.chosen(value, known)
        if option is not None:
            return self._verdict(option)
        number = answer_reading.as_number(value) if self.number else None
        if number is None:
            return Verdict(False, self._not_understood(value), understood=False)
        wanted = answer_reading.as_number(self.right[0].value)
        assert wanted is not None
        side = "quiz-too-low" if number < wanted else "quiz-too-high"
        return Verdict(False, self._words(side), rules=self.rules)

    def _verdict(self, option: Option) -> Verdict:
        if not option.right:
            # Where nobody knows what went wrong, all that the question is about was missed.
            missed = option.rules or self.rules
            return Verdict(False, option.say or self._words("quiz-wrong"), rules=missed)
        return Verdict(True, self._right(option.say), self.ledger, self.rules)

    def _right(self, *sentences: str) -> str:
        told = dict.fromkeys((self._words("quiz-right"), *sentences, self.say))
        return " ".join(sentence for sentence in told if sentence)

    def _answer_many(self, value: object) -> Verdict:
        given = answer_reading.several(value, self.options)
        if given is None:
            return Verdict(False, self._not_understood(value), understood=False)
        wrong = [option for option in given if not option.right]
        missing = [option for option in self.right if option not in given]
        if not wrong and not missing:
            return Verdict(True, self._right(), self.ledger, self.rules)
        told = [option.say or self._words("quiz-wrong") for option in wrong]
        if missing:
            told.append(self._words("quiz-more-to-find"))
        missed = dict.fromkeys(rule for option in (*wrong, *missing) for rule in option.rules)
        return Verdict(False, " ".join(dict.fromkeys(told)), rules=tuple(missed))

    def _not_understood(self, value: object) -> str:
        if value is None or value is ... or (isinstance(value, str) and not value.strip()):
            return self._words("quiz-no-answer")
        if self.number and not self.options:
            return self._words("quiz-give-number")
        if self.many:
            return self._words("quiz-give-several", self._offered())
        if self.number:
            return self._words("quiz-give-number-or", self._offered())
        return self._words("quiz-give-one", self._offered())

    def _offered(self) -> dict[str, object]:
        return {"options": text.OneOf([option.value for option in self.options])}

    def _words(self, id: str, params: dict[str, object] | None = None) -> str:
        return text.sentence(id, params, self.language)

    def __str__(self) -> str:
        lines = [f"  {'☐' if self.many else '○'} {_labelled(option)}" for option in self.options]
        if self.number and not self.options:
            lines.append("  ______")
        return "\n".join((self.text, *lines))

    def __repr__(self) -> str:
        return f"<Question {self.kind}: {self.text}>"

    def _repr_html_(self) -> str:
        mark = "☐" if self.many else "○"
        items = "".join(
            f'<li style="{_ITEM}">{mark} {_labelled_html(option)}</li>' for option in self.options
        )
        if self.number and not self.options:
            items = "<li>______</li>"
        head = f"<p><strong>{escaped(self.text)}</strong></p>"
        return f'<div style="{_BOX}">{head}<ul style="{_LIST}">{items}</ul></div>'


def key_of(option: Option) -> str:
    """What to type for an option, where its text does not say it."""
    key = str(option.value)
    return "" if key in option.text.split() else key


def _labelled(option: Option) -> str:
    key = key_of(option)
    return f"{key}: {option.text}" if key else option.text


def _labelled_html(option: Option) -> str:
    key = key_of(option)
    return (f'<code style="{_KEY}">{escaped(key)}</code> ' if key else "") + escaped(option.text)
