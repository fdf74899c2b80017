"""Leitner boxes for rules that were missed: the better a rule is known, the later it comes back.

Time is counted in answers, not in days, so that it works within one lesson.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

WAITS = (0, 4, 12, 30)
"""Answers to wait in each box before the rule comes back; after the last one it is known."""


@dataclass(frozen=True)
class LeitnerBox:
    """The box of a rule: its number, from 1, and after how many answers in all the rule is due."""

    box: int
    due: int


class LeitnerBoxes:
    """The rules that were missed and are not known yet."""

    def __init__(self) -> None:
        self.answers = 0
        """How many answers were given so far: the time that boxes count in."""
        self._of: dict[str, LeitnerBox] = {}
        self._last: Mapping[str, Any] | None = None

    def __len__(self) -> int:
        return len(self._of)

    def items(self) -> list[tuple[str, LeitnerBox]]:
        """Rules with their boxes, those that are due first."""
        return sorted(self._of.items(), key=lambda item: (item[1].due, item[1].box))

    def due(self) -> list[str]:
        """The rules that should come back now, the longest overdue first."""
        return [rule for rule, box in self.items() if box.due <= self.answers]

    def waits(self, box: LeitnerBox) -> int:
        """How many answers until a rule is due."""
        return max(0, box.due - self.answers)

    def missed(self, rules: Iterable[str]) -> None:
        """An answer missed these: they go back to the first box, and are due at once."""
        self.answers += 1
        for rule in rules:
            self._of[rule] = LeitnerBox(1, self.answers)

    def known(self, rules: Iterable[str]) -> None:
        """An answer was right: what was due goes one box on. What was not due stays where it is."""
        self.answers += 1
        for rule in rules:
            box = self._of.get(rule)
            if box is None or box.due >= self.answers:
                continue
            if box.box == len(WAITS):
                del self._of[rule]
            else:
                self._of[rule] = LeitnerBox(box.box + 1, self.answers + WAITS[box.box])

    def follow(self, record: Mapping[str, Any]) -> None:
        """Take a record in: its answers one after the other, then how the attempt ended."""
        answers = record["answers"]
        wrong = {rule for answer in answers if not answer["right"] for rule in answer["rules"]}
        for answer in answers[self._told_before(record) :]:
            if answer["right"]:
                self.known(rule for rule in answer["rules"] if rule not in wrong)
            else:
                self.missed(answer["rules"])
        self._last = record
        if record["state"] == "solved":
            self.known(rule for rule in record["teaches"] if rule not in wrong)
        elif not wrong.issuperset(record["missed"]):
            self.missed(rule for rule in record["missed"] if rule not in wrong)

    def _told_before(self, record: Mapping[str, Any]) -> int:
        """How many answers the previous record had already: a repeated attempt keeps them."""
        last = self._last
        if last is None or last["lesson"] != record["lesson"] or last["tries"] >= record["tries"]:
            return 0
        known = len(last["answers"])
        return known if record["answers"][:known] == last["answers"] else 0
