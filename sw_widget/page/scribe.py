"""Writing for the page: sentences go into one table, and everything else refers to them by number.

Most sentences of a picture say why something is as it is. Nobody reads them before the picture is there, so
they are noted in passing and written when it has been sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sw_widget.engine.board import bits
from sw_widget.engine.ledger import Ledger, Line, Params, Reason
from sw_widget.game.ledger import title_of, total_of
from sw_widget.page.voice import Voice

Data = dict[str, Any]
Said = int
"""A place in the table of strings."""
Later = int
"""A place among what is written later."""


class Scribe:
    """Writes each sentence down once, however often it is said."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.strings: list[str] = []
        self._numbers: dict[str, Said] = {}
        self._ledgers: list[Callable[[], Ledger]] = []
        self._refusals: list[Reason] = []

    def write(self, text: str) -> Said:
        """The number of a text in the table."""
        found = self._numbers.get(text)
        if found is None:
            found = self._numbers[text] = len(self.strings)
            self.strings.append(text)
        return found

    def say(self, id: str, params: Params | None = None) -> Said:
        return self.write(self.voice.say(id, params))

    def reference(self, rule: str) -> Said:
        """The reference of a rule: where it stands."""
        return self.write(self.voice.reference(rule))

    def ability(self, kind: str, id: str) -> Said:
        return self.write(self.voice.ability(kind, id))

    def name(self, kind: str, id: str) -> str:
        """A name, for what is labelled and not told."""
        return self.voice.name(kind, id)

    def later(self, ledger: Ledger | None) -> list[int] | None:
        """A number, and where its lines will stand."""
        return None if ledger is None else self.promise(ledger.total, lambda: ledger)

    def promise(self, total: int, account: Callable[[], Ledger]) -> list[int] | None:
        """The same where the number is known before its lines: they are only worked out when they are due."""
        self._ledgers.append(account)
        return [total, len(self._ledgers) - 1]

    def refusal_later(self, reason: Reason | None) -> Later | None:
        """Where it will stand why something is not possible."""
        if reason is None:
            return None
        self._refusals.append(reason)
        return len(self._refusals) - 1

    def reasons(self) -> Data:
        """Everything that was to be written later, with a table of strings of its own."""
        scribe = Scribe(self.voice)
        ledgers = [scribe.ledger(account()) for account in self._ledgers]
        refusals = [scribe.refusal(reason) for reason in self._refusals]
        return {"ledgers": ledgers, "refusals": refusals, "strings": scribe.strings}

    def ledger(self, ledger: Ledger) -> Data:
        """A number with its lines."""
        return {
            "total": ledger.total,
            "title": self.write(title_of(ledger, self.voice.say)),
            "sum": self.write(total_of(ledger, self.voice.say)),
            "lines": [self._line(line) for line in ledger.lines],
        }

    def _line(self, line: Line) -> list[Any]:
        wire: list[Any] = [
            line.amount,
            self.say(line.sentence, line.params),
            self.reference(line.rule),
            int(line.applied),
        ]
        if line.mask:
            wire.append(list(bits(line.mask)))
        return wire

    def refusal(self, reason: Reason | None) -> Data | None:
        """Why something is not possible, and what would help."""
        if reason is None:
            return None
        return {
            "text": self.say(reason.sentence, reason.params),
            "helps": [self.say(id, params) for id, params in reason.helps],
            "reference": self.reference(reason.sentence),
        }
