"""Halflings: holes in their first regions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import WHILE_ACTIVE, Effect, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class MarksFirstConquests(Effect):
    """A marker goes into each of the first so many regions that the race conquers in the game."""

    marker: str
    conquests: int
    notes: ClassVar[Mapping[str, Note]] = {"marks_left": Note(WHILE_ACTIVE)}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(marks=(rules.marker_index[self.marker],))

    def begins(self, t: Turn, how: int) -> None:
        t.remember("marks_left", self.conquests)

    def loaded(self, t: Turn) -> None:
        done = t.held.bit_count() if t.held or t.position.new >> t.race & 1 else self.conquests
        t.remember("marks_left", max(0, self.conquests - done))

    def moved_in(self, t: Turn, region: int) -> None:
        left = t.note("marks_left")
        if left:
            t.remember("marks_left", left - 1)
            t.put(t.marker(self.marker), region)
