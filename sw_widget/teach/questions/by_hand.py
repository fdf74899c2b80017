"""Questions written by hand with all their answers: a choice, or a number to type."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from sw_widget.engine.checks import Problem, as_bool, as_dict, as_list, as_text, known_keys, shown
from sw_widget.game.game import Game
from sw_widget.teach.questions.answer_reading import Value, as_number
from sw_widget.teach.questions.question import Option, Question
from sw_widget.teach.questions.spec import QuestionSpec

MOST_OPTIONS = 8


def _text(data: dict[str, Any], path: str) -> str:
    text = as_text(data.get("text"), f"{path}.text")
    if not text.strip():
        raise Problem(f"{path}.text", "must not be empty")
    return text


@dataclass(frozen=True, kw_only=True)
class Choice(QuestionSpec):
    """Options with a sentence for each; where several are right, all of them are the answer."""

    kind = "choice"
    by_hand = True
    keys = frozenset(("text", "options"))

    text: str
    options: tuple[Option, ...]
    """In the order in which they were written; their values are given when they are asked."""

    @classmethod
    def read(cls, data: dict[str, Any], path: str) -> Self:
        given = as_list(data.get("options"), f"{path}.options")
        if not 2 <= len(given) <= MOST_OPTIONS:
            raise Problem(f"{path}.options", f"there must be 2 to {MOST_OPTIONS} options, not {len(given)}")
        options = tuple(_option(value, f"{path}.options.{i}") for i, value in enumerate(given))
        if len({option.text for option in options}) < len(options):
            raise Problem(f"{path}.options", "two options say the same")
        if all(option.right for option in options) or not any(option.right for option in options):
            raise Problem(f"{path}.options", "some options must be right, and some wrong")
        return cls(**cls.shared(data, path), text=_text(data, path), options=options)

    def own(self) -> dict[str, Any]:
        return {"text": self.text, "options": [_written(option) for option in self.options]}

    def about(self, game: Game) -> Question:
        return Question(
            text=self.text,
            kind=self.kind,
            options=self.lettered(self.options, self.text, game),
            many=sum(option.right for option in self.options) > 1,
            say=self.say,
            language=game.language,
        )


def _option(value: object, path: str) -> Option:
    data = as_dict(value, path)
    known_keys(data, {"text", "right", "say"}, path)
    right = as_bool(data.get("right", False), f"{path}.right")
    say = as_text(data.get("say", ""), f"{path}.say")
    if not right and not say.strip():
        raise Problem(f"{path}.say", "a wrong option needs a sentence that says why it is wrong")
    text = _text(data, path)
    return Option(text, text, right, say)


def _written(option: Option) -> dict[str, Any]:
    said: dict[str, Any] = {"text": option.text}
    if option.right:
        said["right"] = True
    if option.say:
        said["say"] = option.say
    return said


@dataclass(frozen=True, kw_only=True)
class Number(QuestionSpec):
    """A number to type, with a sentence for each wrong number that was foreseen."""

    kind = "number"
    by_hand = True
    keys = frozenset(("text", "answer", "wrong"))

    text: str
    answer: int | float | str
    wrong: tuple[tuple[str, str], ...] = ()

    @classmethod
    def read(cls, data: dict[str, Any], path: str) -> Self:
        answer = data.get("answer")
        written = str(answer) if isinstance(answer, float) else answer
        number = as_number(written) if isinstance(written, int | str) else None
        if number is None:
            raise Problem(f"{path}.answer", f'must be a number such as 3 or "1/2", not {shown(answer)}')
        wrong = as_dict(data.get("wrong", {}), f"{path}.wrong")
        known: set[Fraction] = {number}
        for key, say in wrong.items():
            other = as_number(key)
            if other is None:
                raise Problem(f"{path}.wrong.{key}", f"must be a number, not {shown(key)}")
            if other in known:
                raise Problem(f"{path}.wrong.{key}", "is the right number, or stands here twice")
            known.add(other)
            if not as_text(say, f"{path}.wrong.{key}").strip():
                raise Problem(f"{path}.wrong.{key}", "must say why it is wrong")
        return cls(
            **cls.shared(data, path),
            text=_text(data, path),
            answer=data["answer"],
            wrong=tuple(wrong.items()),
        )

    def own(self) -> dict[str, Any]:
        said: dict[str, Any] = {"text": self.text, "answer": self.answer}
        if self.wrong:
            said["wrong"] = dict(self.wrong)
        return said

    def about(self, game: Game) -> Question:
        answer: Value = self.answer if isinstance(self.answer, int) else str(self.answer)
        right = Option(str(answer), answer, True)
        return Question(
            text=self.text,
            kind=self.kind,
            number=True,
            say=self.say,
            hidden=(right, *(Option(number, number, False, say) for number, say in self.wrong)),
            language=game.language,
        )
