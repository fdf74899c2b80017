"""The table of strings of a snapshot: each sentence is in it once, and everything else has its index.

Most sentences of a snapshot are reasons. Nobody reads them before the snapshot is drawn, so they are only
noted at first, and written into a table of their own when the snapshot has been sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sw_widget.engine.ledger import Ledger, Line, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.game.ledger import line_of, title_of, total_of
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.rule_codes import without_codes

Data = dict[str, Any]
StringIndex = int
"""An index into the table of strings."""
ReasonIndex = int
"""An index into the reasons, which are sent later."""


class StringTable:
    """A table of strings, with each sentence once."""

    def __init__(self, speaker: CachedSpeaker) -> None:
        self.speaker = speaker
        self.texts: list[str] = []
        self._numbers: dict[str, StringIndex] = {}
        self._references: dict[str, StringIndex] = {}
        self._ledgers: list[Callable[[], Ledger]] = []
        self._refusals: list[Reason] = []

    def write(self, text: str) -> StringIndex:
        """The index of a text in the table."""
        found = self._numbers.get(text)
        if found is None:
            found = self._numbers[text] = len(self.texts)
            self.texts.append(text)
        return found

    def say(self, id: str, params: Params | None = None) -> StringIndex:
        return self.write(self.speaker.say(id, params))

    def reference(self, rule: str) -> StringIndex:
        """The reference of a rule: where it stands."""
        found = self._references.get(rule)
        if found is None:
            found = self._references[rule] = self.write(without_codes(self.speaker.reference(rule)))
        return found

    def ability(self, kind: str, id: str) -> StringIndex:
        return self.write(self.speaker.ability(kind, id))

    def name(self, kind: str, id: str) -> str:
        """A name as a text of its own, for labels."""
        return self.speaker.name(kind, id)

    def ledger_later(self, ledger: Ledger | None) -> list[int] | None:
        """The total of a ledger, and the index of the ledger among the reasons."""
        return None if ledger is None else self.lazy_ledger(ledger.total, lambda: ledger)

    def lazy_ledger(self, total: int, account: Callable[[], Ledger]) -> list[int] | None:
        """The same for a ledger that is only worked out when the reasons are sent."""
        self._ledgers.append(account)
        return [total, len(self._ledgers) - 1]

    def refusal_later(self, reason: Reason | None) -> ReasonIndex | None:
        """The index of a refusal among the reasons."""
        if reason is None:
            return None
        self._refusals.append(reason)
        return len(self._refusals) - 1

    def reasons(self) -> Data:
        """The reasons: all ledgers and refusals that were noted, with a table of strings of their own."""
        strings = StringTable(self.speaker)
        ledgers = [strings.ledger(account()) for account in self._ledgers]
        refusals = [strings.refusal(reason) for reason in self._refusals]
        return {"ledgers": ledgers, "refusals": refusals, "strings": strings.texts}

    def ledger(self, ledger: Ledger) -> Data:
        """A number with its lines."""
        return {
            "total": ledger.total,
            "title": self.write(title_of(ledger, self.speaker.say)),
            "sum": self.write(total_of(ledger, self.speaker.say)),
            "lines": [self._line(line) for line in ledger.lines],
        }

    def _line(self, line: Line) -> list[Any]:
        wire: list[Any] = [
            line.amount,
            self.write(line_of(line, self.speaker.say)),
            self.reference(line.cited),
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
            "reference": self.reference(reason.cited),
        }
