"""The history of a game: every position, the actions that led there, and what each turn scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sw_widget.engine.actions import Code
from sw_widget.engine.ledger import Event, Ledger
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import play

Entry = tuple[Code, int | None, tuple[int, ...]]
"""One line of the log: an action in the engine's form, what the player rolled where it takes a die, and what
others had to roll because of it.
"""


def dice_of(entry: Entry) -> tuple[int, ...]:
    """All dice that were rolled for an action, in order."""
    _, die, rolls = entry
    return rolls if die is None else (die, *rolls)


class Turn(NamedTuple):
    """Where a player's turn began: after how many steps, in which turn of the game, whose it is."""

    step: int
    turn: int
    player: int


class Moment(NamedTuple):
    """A game after some step. The position is kept: take a clone to play on it."""

    position: Position
    events: tuple[Event, ...]
    """What the step that led here did."""
    scores: tuple[Ledger | None, ...]
    """What each player scored last."""
    code: Code
    """The action that led here; nothing led to the first moment."""
    die: int | None


class History:
    """All moments of a log. It is worked out on demand, and follows a log that grows or is cut."""

    def __init__(self, start: Position) -> None:
        self._log: list[Entry] = []
        self._moments = [Moment(start, (), (None,) * len(start.coins), (), None)]
        self._turns = [Turn(0, start.turn, start.player)]

    def follow(self, log: Sequence[Entry]) -> History:
        """Catch up with the log: what it still has is kept, what is new is played."""
        same = 0
        for mine, theirs in zip(self._log, log, strict=False):
            if mine != theirs:
                break
            same += 1
        del self._log[same:]
        del self._moments[same + 1 :]
        while self._turns[-1].step > same:
            self._turns.pop()
        for entry in log[same:]:
            self._log.append(entry)
            moment = _after(self._moments[-1], entry)
            self._moments.append(moment)
            if any(event.kind == "turn_began" for event in moment.events):
                self._turns.append(Turn(len(self._log), moment.position.turn, moment.position.player))
        return self

    def copy(self) -> History:
        """The same moments for another log, which will go on in a way of its own."""
        other = History(self._moments[0].position)
        other._log, other._moments, other._turns = self._log[:], self._moments[:], self._turns[:]
        return other

    def __len__(self) -> int:
        return len(self._log)

    def __getitem__(self, step: int) -> Moment:
        """The moment after so many steps."""
        return self._moments[step]

    def turns(self, upto: int) -> list[Turn]:
        """The turns that had begun after so many steps."""
        return [turn for turn in self._turns if turn.step <= upto]


def _after(before: Moment, entry: Entry) -> Moment:
    position, record = before.position.clone(), []  # type: tuple[Position, list[Event]]
    play(position, entry[0], dice_of(entry), record)
    scores = list(before.scores)
    for event in record:
        if event.kind == "scored":
            scores[before.position.player] = event.ledger
    return Moment(position, tuple(record), tuple(scores), *entry[:2])
