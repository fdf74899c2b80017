"""What can be had once a move is made: the most that a search finds, and what nothing can exceed."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from sw_widget.engine.actions import WITHDRAWAL, Code
from sw_widget.engine.position import Position
from sw_widget.explore.advance import decided_by_die, outcomes
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.hidden import without_hidden
from sw_widget.explore.turns.lines import Line
from sw_widget.explore.turns.search import FoundLine, best
from sw_widget.game.speaker import Speaker


@dataclass(frozen=True)
class Worth:
    """What can be had: the most that was found, and what nothing can exceed (None: not known)."""

    found: Fraction
    limit: Fraction | None

    @property
    def proven(self) -> bool:
        return self.found == self.limit


def after_move(
    position: Position, code: Code, hidden: frozenset[int], looks: int, speaker: Speaker
) -> tuple[Worth, Line]:
    """The most that a turn can bring that begins with the move, and a line that does."""
    after = list(outcomes(position, code))
    found, limit, known = Fraction(0), Fraction(0), True
    rest: FoundLine | None = None
    chancy = decided_by_die(position, code)
    for there, chance in after:
        worth, way = _from(position, there, hidden, looks // len(after))
        found += chance * worth.found
        if worth.limit is None:
            known = False
        else:
            limit += chance * worth.limit
        if not chancy:
            rest = way
    value = (found, Fraction(0))
    line = FoundLine(value, (code,), chancy)
    if rest is not None:
        line = FoundLine(value, (code, *rest.codes), rest.chancy)
    return Worth(found, limit if known else None), Line(position, Goal(), line, speaker)


def _from(
    position: Position, after: Position, hidden: frozenset[int], looks: int
) -> tuple[Worth, FoundLine | None]:
    """What can be had once a move is made and the dice have fallen, and how the turn goes on."""
    player = position.player
    had = Fraction(after.coins[player] - position.coins[player])
    if after.over or after.stage == WITHDRAWAL or (after.player, after.turn) != (player, position.turn):
        return Worth(had, had), None
    found = without_hidden(best(after, Goal(), looks=looks), after, hidden)
    limit = None if found.ceiling is None else had + Fraction(found.ceiling[0])
    return Worth(had + Fraction(found.value[0]), limit), found.ways[0]
