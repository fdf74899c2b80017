"""The context of a snapshot: a moment of a game, for one viewer, in one language."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.answer import Answer
from sw_widget.engine.position import Position
from sw_widget.page.string_table import StringTable


@dataclass(frozen=True)
class SnapshotContext:
    """A position with the engine's answers about it. `acting` is whether the viewer may act on it."""

    position: Position
    answer: Answer
    strings: StringTable
    acting: bool
    known: frozenset[int]
    """The players whose coins the viewer may know."""
    began: Position | None
    """How the what-if began that this belongs to; None in the real game."""
    redacted: bool
    """Whether only what stands on the table may be shown, and nothing that is worked out from it."""
    editing: bool
    """Whether the board is being set up: nothing can be played, but everything can be asked."""
    withheld: frozenset[int]
    """Kinds of actions that are not offered, since the lesson has not come to them yet."""

    @property
    def decider(self) -> int:
        return self.position.decider
