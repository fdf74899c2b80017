"""A number that can say where it comes from: the sum of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

Params = Mapping[str, object]
"""Parameters of a sentence: numbers, texts, `(kind, id)` pairs, `("region", index)`, or lists of those."""

NO_PARAMS: Params = {}

Help = tuple[str, Params]
"""A sentence that says what would make something possible."""

# Whoever refuses something proposes helps; how much of something would do, or which regions, is found when
# they are tried.
NEXT_TURN: Help = ("help-next_turn", {})
MORE_TOKENS: Help = ("help-more_tokens", {})
MORE_COINS: Help = ("help-coins", {})
COME_IN: Help = ("help-entry", {})
FIRST_TAKE: Help = ("help-neighbour", {})


class Line(NamedTuple):
    """One line: an amount and the id of the rule that gives it.

    `sentence` and `params` are what the text layer needs to say it. A line that did not apply has the
    amount 0, and its sentence says why not.
    """

    rule: str
    amount: int
    sentence: str
    params: Params = NO_PARAMS
    applied: bool = True
    mask: int = 0
    """The regions that the line speaks of, where it speaks of several (a score)."""
    reference: str = ""
    """The id of the rule that it follows from, where that is not `rule` itself."""
    lender: str = ""
    """The marker that lends the power of which it tells."""

    @property
    def cited(self) -> str:
        """The id whose reference is shown with it."""
        return self.reference or self.rule


@dataclass(frozen=True, slots=True)
class Ledger:
    """Lines and what they speak of ("cost", "score", "loss", ...). The total is always the sum."""

    kind: str
    lines: tuple[Line, ...]
    params: Params = field(default_factory=dict)

    @property
    def total(self) -> int:
        return sum(line.amount for line in self.lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def by_rule(self) -> dict[str, int]:
        """The amounts by rule, without those that are 0."""
        amounts: dict[str, int] = {}
        for line in self.lines:
            amounts[line.rule] = amounts.get(line.rule, 0) + line.amount
        return {rule: amount for rule, amount in amounts.items() if amount}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, with its parameters and, where it has a number, the ledger of that number."""

    kind: str
    params: Params = field(default_factory=dict)
    ledger: Ledger | None = None
    reference: str = ""
    """The id of the rule that it follows from, where the kind of event does not say so."""

    @property
    def cited(self) -> str:
        """The id whose reference is shown with it."""
        return self.reference or f"event-{self.kind}"


class Reason(NamedTuple):
    """Why something is refused: a code of the public format, the sentence to say it, and what would help."""

    code: str
    sentence: str
    params: Params = NO_PARAMS
    helps: Sequence[Help] = ()
    reference: str = ""
    """The id of the rule that it follows from, where the sentence does not say so."""

    @property
    def cited(self) -> str:
        """The id whose reference is shown with it."""
        return self.reference or self.sentence
