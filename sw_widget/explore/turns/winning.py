"""A turn that wins the game at once, where the active race has an effect that can bring that about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sw_widget.engine import actions as do
from sw_widget.engine.actions import AFTER_SCORING, ASKED, CONQUEST, REDEPLOYMENT, ROLLING, START, Code
from sw_widget.engine.legal.options import options
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.advance import decided_by_die
from sw_widget.explore.openings import opening
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.redeployment.best import best_redeployment, withdraw
from sw_widget.explore.turns.search import Found, FoundLine

LOOKS = 200
"""How many ends of the turn are tried for each way to begin it."""
HOPELESS = 4
"""Where a good turn leaves more tokens than these out of play, others are not tried."""

Line = tuple[Code, ...]


def winning_line(position: Position) -> Line | None:
    """Actions to the end of the turn with which the player wins at once; None if none was found.

    The line has been played: neither a die nor an answer of anybody else can spoil it.
    """
    stages = (START, CONQUEST, REDEPLOYMENT, AFTER_SCORING)
    race = position.active[position.player]
    if "wins_now" not in position.rules.heard or position.stage not in stages:
        return None
    if not position.kit[race].answering.wins_now:
        return None
    bought = opening(position)
    for first in ([], bought) if bought else ([],):
        found = _Search(position, race).run(first)
        if found is not None:
            return found
    return None


def wins_at_once(position: Position, codes: Sequence[Code]) -> bool:
    """Whether these actions, to the end of the turn, win the game for whoever plays them."""
    if "wins_now" not in position.rules.heard:
        return False
    after = _played(position, codes)
    return after is not None and _has_won(after, position.player)


def with_victory(position: Position, found: Found, codes: Line, lines: int) -> Found:
    """What a search found, with a line before it that wins the game at once: nothing can be better."""
    after = _played(position, codes)
    assert after is not None
    player = position.player
    coins = after.coins[player] - position.coins[player]
    value = found.goal.value(coins, found.goal.other(after, player, position.active[player], 0))
    others = [way for way in found.ways if way.codes != codes]
    return replace(found, ways=(FoundLine(value, codes), *others)[:lines], ceiling=value)


def _has_won(position: Position, player: int) -> bool:
    return ("won", player, "") in position.notes


def _played(position: Position, codes: Sequence[Code]) -> Position | None:
    """The position after these actions, and after the withdrawals that follow; None if it hangs on a die, or
    on what somebody else answers.
    """
    after = position.clone()
    for code in codes:
        if after.stage in ASKED or after.stage == ROLLING or decided_by_die(after, code):
            return None
        apply(after, code)
    while after.pending and after.stage == do.WITHDRAWAL:
        apply(after, withdraw(after))
    return None if after.pending else after


class _Search:
    """Conquests in all orders that promise most, as long as there are looks."""

    def __init__(self, root: Position, race: int) -> None:
        self.root, self.race, self.left = root, race, LOOKS
        self.seen: set[tuple[int, int]] = set()

    def run(self, first: Sequence[Code]) -> Line | None:
        begun = _played(self.root, first)
        return None if begun is None else self._from(begun, tuple(first))

    def _from(self, position: Position, codes: Line) -> Line | None:
        """Go on with the best conquests; where none is left, see what the end of the turn brings."""
        tried = False
        for code, after in self._conquests(position):
            tried = True
            key = after.held[self.race], after.hand[self.race]
            if self.left <= 0 or key in self.seen:
                continue
            self.seen.add(key)
            found = self._from(after, (*codes, code))
            if found is not None:
                return found
        return None if tried else self._ended(position, codes)

    def _conquests(self, position: Position) -> Iterator[tuple[Code, Position]]:
        """Conquests that no die decides, and what comes of them: first those that bring most for a token. A
        region brings something by being held, and something by whoever is driven out.
        """
        if position.stage not in (START, CONQUEST):
            return
        found = []
        for code in options(position).get(do.CONQUER, ()):
            assert isinstance(code, tuple)
            after = _played(position, (code,))
            if after is not None:
                price = sum(after.tokens[r] for r in bits(after.held[self.race] & ~position.held[self.race]))
                found.append((price / (1 + (after.non_empty != position.non_empty)), code, after))
        found.sort(key=lambda way: way[:2])
        yield from ((code, after) for _, code, after in found)

    def _ended(self, position: Position, codes: Line) -> Line | None:
        self.left -= 1
        rest: list[Code] = []
        after: Position | None = position
        while after is not None and after.stage in (START, CONQUEST):
            rest.append((do.STOP,))
            after = _played(after, rest[-1:])
        if after is None:
            return None
        if after.stage == REDEPLOYMENT:
            rest += best_redeployment(after, Goal())
        elif after.stage == AFTER_SCORING:
            rest.append((do.END_TURN,))
        ended = _played(position, rest)
        if ended is None or not _has_won(ended, self.root.player):
            if ended is not None and ended.tray[self.race] > HOPELESS:
                self.left = 0
            return None
        return (*codes, *rest)
