"""What a turn can bring, from every line of it: each order of everything, each face of the die, each answer.

Nothing is left out and nothing is recognised: no position is looked up, no bound is used. Only the engine is
asked: what is legal, what playing it does, and what the die can show. Each thing that redeployment settles is
settled once, since the last word about it counts.

Where another player is asked something in the turn, the value depends on the answer: it is a range.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ASKED, REDEPLOYMENT, ROLLING, Code
from sw_widget.engine.chance import faces
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import apply
from tests.explore.brute import TooWide

DEEPEST = 60
"""A line with more actions goes round in circles: pieces can be moved to and fro for ever."""

Value = tuple[Fraction | int, Fraction | int]
Settled = frozenset[tuple[Any, ...]]
"""What redeployment has settled: actions without the allocation or the player that comes last."""


class Range(NamedTuple):
    """What can be had whatever others answer, and if they answer as one would like best."""

    least: Value
    most: Value


class EveryLine:
    """Plays every line of a turn: for coins, or for the chance to hold a region, and then coins."""

    def __init__(self, position: Position, most: int, region: int = NOBODY) -> None:
        self.player, self.turn = position.player, position.turn
        self.coins, self.region = position.coins[position.player], region
        self.most = most
        self.played = 0
        """So many actions were played."""
        self.rolled = False
        """Whether a die decided anything."""
        self.asked = False
        """Whether another player was asked something."""

    def best(self, position: Position, settled: Settled = frozenset(), depth: int = 0) -> Range:
        """The value of a position in which the player decides."""
        if depth > DEEPEST:
            raise TooWide
        found = [self.after(position, code, now, depth) for code, now in self._choices(position, settled)]
        return Range(max(value.least for value in found), max(value.most for value in found))

    def after(
        self, position: Position, code: Code, settled: Settled = frozenset(), depth: int = 0
    ) -> Range:
        """The value of an action, on average over the faces of the die where one is rolled."""
        if not takes_die(position, code):
            return self._played(position, code, None, settled, depth)
        self.rolled = True
        return _mean([(self._played(position, code, face, settled, depth), p) for face, p in faces().items()])

    def _played(
        self, position: Position, code: Code, face: int | None, settled: Settled, depth: int
    ) -> Range:
        self.played += 1
        if self.played > self.most:
            raise TooWide
        here = position.clone()
        apply(here, code, face)
        return self._go_on(here, settled, depth)

    def _go_on(self, here: Position, settled: Settled, depth: int) -> Range:
        """The value of a position in which somebody decides, the die must be rolled, or the turn is over."""
        if here.pending and here.stage == ROLLING:
            return _mean(
                [(self._played(here, (do.ROLL,), face, settled, depth), p) for face, p in faces().items()]
            )
        if here.pending and here.stage in ASKED:
            found = [
                self._played(here, code, None, settled, depth + 1)
                for entries in options(here).values()
                for code in entries
            ]
            if here.decider == self.player:
                return Range(max(value.least for value in found), max(value.most for value in found))
            self.asked = True
            return Range(min(value.least for value in found), max(value.most for value in found))
        if here.over or here.pending or (here.player, here.turn) != (self.player, self.turn):
            value = self._worth(here)
            return Range(value, value)
        return self.best(here, settled if here.phase == REDEPLOYMENT else frozenset(), depth + 1)

    def _worth(self, ended: Position) -> Value:
        coins = ended.coins[self.player] - self.coins
        if self.region == NOBODY:
            return coins, 0
        holder = ended.holder[self.region]
        return int(holder != NOBODY and ended.owner[holder] == self.player), coins

    def _choices(self, position: Position, settled: Settled) -> Iterator[tuple[Code, Settled]]:
        for entries in options(position).values():
            for entry in entries:
                for code in [entry] if isinstance(entry, tuple) else entry:
                    if position.phase != REDEPLOYMENT or code[0] == do.END_TURN:
                        yield code, settled
                    elif code[0] == do.USE:
                        if code not in settled:  # after it everything may be put down anew
                            yield code, frozenset(thing for thing in settled if thing[0] == do.USE) | {code}
                    elif code[:-1] not in settled:
                        yield code, settled | {code[:-1]}


def _mean(found: list[tuple[Range, Fraction]]) -> Range:
    def over(number: int) -> Value:
        first, second = (sum(chance * value[number][part] for value, chance in found) for part in (0, 1))
        return first, second

    return Range(over(0), over(1))
