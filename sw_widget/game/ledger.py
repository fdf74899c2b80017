"""Ledgers, events and refusals for users: as text, in a notebook, and as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, SupportsInt

from sw_widget import text
from sw_widget.engine import ledger as engine
from sw_widget.engine.map.board import bits
from sw_widget.game import html
from sw_widget.game.errors import NotPlayed
from sw_widget.game.older_names import HasReference, with_older_names
from sw_widget.game.speaker import Speaker, plain

_TITLES = {
    "cost": "ledger-cost",
    "score": "ledger-score",
    "turn": "ledger-turn",
    "price": "ledger-price",
    "purchase": "ledger-purchase",
    "tokens": "ledger-tokens",
    "loss": "ledger-losses",
    "gain": "ledger-gains",
    "pieces": "ledger-pieces",
    "lift": "ledger-lift",
    "defence": "ledger-defence",
    "income": "ledger-income",
}
_IN_COINS = {"score", "turn", "price", "purchase", "payment", "income"}
_UNITS = {"pieces": "unit-pieces"}


Say = Callable[[str, engine.Params], str]


def title_of(ledger: engine.Ledger, say: Say) -> str:
    """What an account is about; nothing where it does not know."""
    id = _TITLES.get(ledger.kind)
    if id == "ledger-cost" and "means" in ledger.params:
        id = "ledger-cost-with"
    if id is None or not text.parameters(id) <= ledger.params.keys():
        return ""
    return say(id, ledger.params)


def line_of(line: engine.Line, say: Say) -> str:
    """A line in words; where a power is lent, with what lends it."""
    said = say(line.sentence, line.params)
    if not line.lender:
        return said
    return f"{said} {say('ledger-lender', {'marker': ('marker', line.lender)})}"


def total_of(ledger: engine.Ledger, say: Say) -> str:
    """The total of an account in words."""
    unit = "unit-coins" if ledger.kind in _IN_COINS else _UNITS.get(ledger.kind, "unit-tokens")
    total = ledger.total
    params = {**ledger.params, "n": abs(total)}
    return f"{say('ledger-total', {})}: {'−' if total < 0 else ''}{say(unit, params)}"


@dataclass(frozen=True)
class Line(HasReference):
    """One line of a ledger: an amount, the rule that gives it, the sentence, and its reference."""

    rule: str
    amount: int
    sentence: str
    reference: str
    applied: bool
    regions: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{_signed(self.amount) if self.applied else '–':>4}  {self.sentence}"

    def to_dict(self) -> dict[str, Any]:
        return with_older_names(
            {
                "rule": self.rule,
                "amount": self.amount,
                "sentence": self.sentence,
                "reference": self.reference,
                "applied": self.applied,
                "regions": list(self.regions),
            }
        )


class Ledger:
    """A number and where it comes from. `int(ledger)` is the number; iterating gives its lines."""

    def __init__(self, raw: engine.Ledger, speaker: Speaker) -> None:
        self.raw = raw
        self.total = raw.total
        self._speaker = speaker

    @property
    def language(self) -> str:
        """The language in which it speaks."""
        return self._speaker.language

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines, those that did not apply included."""
        board = self._speaker.board
        return tuple(
            Line(
                rule=line.rule,
                amount=line.amount,
                sentence=line_of(line, self._speaker.say),
                reference=text.reference(line.cited, self._speaker.language),
                applied=line.applied,
                regions=tuple(board.regions[region].id for region in bits(line.mask)),
            )
            for line in self.raw.lines
        )

    @property
    def title(self) -> str:
        return title_of(self.raw, self._speaker.say)

    @property
    def total_text(self) -> str:
        """The total in words."""
        return total_of(self.raw, self._speaker.say)

    def by_rule(self) -> dict[str, int]:
        """The amounts by the id of their rule, without zeros."""
        return self.raw.by_rule()

    def __int__(self) -> int:
        return self.total

    def __index__(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.raw.lines)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Ledger):
            return self.raw == other.raw
        return self.total == other if isinstance(other, int) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.total)

    def __lt__(self, other: SupportsInt) -> bool:
        return self.total < int(other)

    def __le__(self, other: SupportsInt) -> bool:
        return self.total <= int(other)

    def __gt__(self, other: SupportsInt) -> bool:
        return self.total > int(other)

    def __ge__(self, other: SupportsInt) -> bool:
        return self.total >= int(other)

    def __add__(self, other: SupportsInt) -> int:
        return self.total + int(other)

    __radd__ = __add__

    def __format__(self, spec: str) -> str:
        return format(self.total, spec) if spec else str(self)

    def __str__(self) -> str:
        counted = [str(line) for line in self.lines if line.applied]
        left_out = [str(line) for line in self.lines if not line.applied]
        head = [self.title] if self.title else []
        return "\n".join([*head, *counted, *left_out, f"{_minus(self.total):>4}  {self.total_text}"])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = [
            (_signed(line.amount) if line.applied else "–", line.sentence, line.reference, line.applied)
            for line in sorted(self.lines, key=lambda line: not line.applied)
        ]
        return html.table(self.title, rows, (_minus(self.total), self.total_text))

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.raw.kind,
            "title": self.title,
            "total": self.total,
            "lines": [line.to_dict() for line in self.lines],
        }


class Event(HasReference):
    """One thing that happened when an action was played."""

    def __init__(self, raw: engine.Event, speaker: Speaker) -> None:
        self.kind = raw.kind
        self.raw = raw
        self.ledger = Ledger(raw.ledger, speaker) if raw.ledger is not None else None
        self._speaker = speaker

    @cached_property
    def sentence(self) -> str:
        return self._speaker.say(f"event-{self.kind}", self.raw.params)

    @property
    def reference(self) -> str:
        """Where the rule stands."""
        return text.reference(self.raw.cited, self._speaker.language)

    @property
    def params(self) -> dict[str, object]:
        return plain(self.raw.params, self._speaker.board)

    def __eq__(self, other: object) -> bool:
        return self.raw == other.raw if isinstance(other, Event) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.kind)

    def __iter__(self) -> Iterator[Line]:
        """The lines of the event's ledger, if it has a number."""
        return iter(self.ledger or ())

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.sentence}>"

    def _repr_html_(self) -> str:
        return html.paragraph(self.sentence, self.reference) + (
            self.ledger._repr_html_() if self.ledger else ""
        )

    def to_dict(self) -> dict[str, Any]:
        ledger = self.ledger.to_dict() if self.ledger else None
        return with_older_names(
            {
                "kind": self.kind,
                "sentence": self.sentence,
                "reference": self.reference,
                "params": self.params,
                "ledger": ledger,
            }
        )


class Refusal(HasReference):
    """Why something is not possible: a code, a sentence, its reference, and what would help."""

    def __init__(self, raw: engine.Reason, speaker: Speaker) -> None:
        self.code = raw.code
        self.raw = raw
        self._speaker = speaker

    @cached_property
    def sentence(self) -> str:
        return self._speaker.say(self.raw.sentence, self.raw.params)

    @cached_property
    def helps(self) -> tuple[str, ...]:
        """What would make it possible, one sentence each."""
        return tuple(self._speaker.say(id, params) for id, params in self.raw.helps)

    @property
    def reference(self) -> str:
        """Where the rule stands."""
        return text.reference(self.raw.cited, self._speaker.language)

    def __eq__(self, other: object) -> bool:
        return self.raw == other.raw if isinstance(other, Refusal) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)

    def __iter__(self) -> Iterator[str]:
        """The reason, then what would help."""
        return iter((self.sentence, *self.helps))

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        return f"<{self.code}: {self}>"

    def _repr_html_(self) -> str:
        return html.paragraph(str(self), self.reference)

    def to_dict(self) -> dict[str, Any]:
        return with_older_names(
            {
                "code": self.code,
                "sentence": self.sentence,
                "helps": list(self.helps),
                "reference": self.reference,
            }
        )


class Refused(NotPlayed):
    """An action was refused by the rules; the game is as it was. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.code = refusal.code

    def _beside(self) -> tuple[str, ...]:
        return (f"({reference})",) if (reference := self.refusal.reference) else ()


def _signed(amount: int) -> str:
    return _minus(f"{amount:+d}" if amount else 0)


def _minus(number: object) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")
