"""The best turn: every order of abandoning and conquering, the die, redeployment, decline, exactly.

Only the engine knows the rules: the search plays real positions, and every line that it gives has been
played to its end. Chance is worked out as exact fractions.
"""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    AFTER_SCORING,
    CONQUEST,
    PICKING,
    REDEPLOYMENT,
    ROLLING,
    START,
    Code,
)
from sw_widget.engine.checks import Problem
from sw_widget.engine.legal.offers import codes_of, demanded
from sw_widget.engine.legal.options import includes, options, readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.advance import advance, decided_by_die
from sw_widget.explore.answers import asks
from sw_widget.explore.first_choices import first_choice
from sw_widget.explore.turns.budget import Budget, OutOfTime
from sw_widget.explore.turns.conquest_search import ConquestSearch
from sw_widget.explore.turns.discoveries import may_discover
from sw_widget.explore.turns.earlier_races import EarlierRaces, is_strange, traded
from sw_widget.explore.turns.goals import Goal, Value
from sw_widget.explore.turns.known_effects import all_known
from sw_widget.explore.turns.pool import Path, Pool
from sw_widget.explore.turns.redeployment.best import (
    redeployed,
    value_after_redeployment,
    value_of_ended_turn,
)
from sw_widget.explore.turns.redeployment.proofs import redeployment_is_proven
from sw_widget.explore.turns.sixths import in_wholes
from sw_widget.explore.turns.stage import ENDLESS, NOTHING

IN_TURN = (PICKING, START, CONQUEST, REDEPLOYMENT, AFTER_SCORING)
"""The phases in which a player goes on with a turn, so that there is something to search."""


@dataclass(frozen=True, slots=True)
class FoundLine:
    """A line of play: its actions to the end of the turn, or to the first that chance decides."""

    value: Value
    codes: tuple[Code, ...]
    chancy: bool = False
    """Whether a die decides the last action."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search: the best line, others, and what no line can exceed."""

    goal: Goal
    ways: tuple[FoundLine, ...]
    ceiling: Value | None
    """What no line can exceed; the value itself if that is proven, None if nothing is known."""
    looked_at: int

    @property
    def value(self) -> Value:
        return self.ways[0].value

    @property
    def proven(self) -> bool:
        return self.ceiling == self.value


def best(
    position: Position,
    goal: Goal | None = None,
    *,
    looks: int | None = None,
    seconds: float | None = None,
    lines: int = 1,
) -> Found:
    """The best way to go on with the turn of the player who decides."""
    if position.stage not in IN_TURN:
        raise Problem("position", f"there is no turn to search: {what_comes_first(position)}")
    return _Search(position, goal or Goal(), Budget(looks, seconds), Pool(max(1, lines))).run()


def what_comes_first(position: Position) -> str:
    """Why nobody can go on with a turn now."""
    if position.over:
        return "the game is over"
    if asks(position):
        return f"player {position.decider} is asked first"
    return "a die must be rolled first" if position.stage == ROLLING else "a defender must withdraw first"


class _Search:
    """One search, from the position where a player decides."""

    def __init__(self, root: Position, goal: Goal, budget: Budget, pool: Pool) -> None:
        self.root, self.goal, self.budget, self.pool = root, goal, budget, pool
        self.player = root.player
        self.before = root.coins[self.player]
        self.conquests = ConquestSearch(goal, self.before, budget, pool)
        self.first = EarlierRaces(self.conquests)
        self.sure = _foreseen(root) and redeployment_is_proven(root, goal)

    def run(self) -> Found:
        try:
            ceiling = self._all()
        except OutOfTime as out:
            ceiling = max([out.ceiling, *(value for value, _ in self.pool.best())])
        ways = [self._whole(value, codes, ceiling) for value, codes in self.pool.best()]
        ways.sort(key=lambda way: way.value, reverse=True)
        known = ceiling[0] < ENDLESS and self.sure
        return Found(self.goal, tuple(ways), in_wholes(ceiling) if known else None, self.budget.looked_at)

    def _all(self) -> Value:
        """The value of the best of all that the player may do."""
        root, phase = self.root, self.root.phase
        if phase == REDEPLOYMENT:
            return self.begin(root, NOTHING, None)
        if phase == AFTER_SCORING:
            return max(self._end((do.END_TURN,)), self._declined())
        if phase == PICKING:
            return self._picked()
        view = readied(root)
        if phase == CONQUEST:
            return self.begin(view, NOTHING, None)
        try:
            value = self.begin(view, NOTHING, None)
        except OutOfTime as out:
            out.ceiling = max(out.ceiling, self._declined())
            raise
        return max(value, self._declined())

    def _declined(self) -> Value:
        """The best way to go into decline: some races choose where they stay."""
        codes = options(self.root).get(do.DECLINE, [])
        return max((self._end(code) for code in codes if isinstance(code, tuple)), default=NOTHING)

    def _end(self, code: Code) -> Value:
        """An action after which nothing more is conquered; it needs no search."""
        after = self.root.clone()
        advance(after, code)
        if after.phase == REDEPLOYMENT and after.player == self.player:
            # A race in decline that is put down anew is paid for only then.
            self.sure = self.sure and redeployment_is_proven(after, self.goal)
            value = value_after_redeployment(after, self.goal, self.before)
        else:
            value = value_of_ended_turn(
                after, self.goal, self.player, self.before, self.root.active[self.player], 0
            )
        self.pool.keep(value, (None, code), code)
        return value

    def begin(self, position: Position, alpha: Value, path: Path) -> Value:
        """The value of a position after picking or readying, where conquests begin or have been made."""
        if position.rules.asks_first:
            first = demanded(position)
            if first is not None:
                return self._chosen_first(position, codes_of(first.offer), alpha, path)
        self.sure = self.sure and redeployment_is_proven(position, self.goal)
        if position.phase == REDEPLOYMENT:
            self.budget.look()
            value = value_after_redeployment(position, self.goal, self.before)
            self.pool.keep(value, path, path)
            return value
        if position.active[self.player] in (NOBODY, position.acting):
            position, path = traded(position, path)
        try:
            self.budget.look()
            return self.first.start(position, alpha, path, True)
        except OutOfTime as out:
            if out.ceiling == NOTHING:  # before anything was looked at
                out.ceiling = self.first.cap(position)
            raise

    def _chosen_first(self, position: Position, codes: list[Code], alpha: Value, path: Path) -> Value:
        """The best of these, of which one must be chosen before anything else."""
        best = NOTHING
        for code in codes:
            after = position.clone()
            advance(after, code)
            best = max(best, self.begin(after, max(alpha, best), (path, code)))
        return best

    def _picked(self) -> Value:
        """The best of all combos that can be paid for; the most promising first."""
        combos = []
        for entries in options(self.root).values():
            for code in entries:
                after = self.root.clone()
                assert isinstance(code, tuple)
                advance(after, code)
                self.sure = self.sure and _foreseen(after)
                active = after.active[self.player]
                kit = after.kit[active]
                cap = NOTHING if after.phase == REDEPLOYMENT else self.first.cap(after)
                combos.append((kit.outlook.rolls_first, cap, code, after))
        # Where every conquest begins with a roll, time may run out before anything is known.
        combos.sort(key=lambda combo: (not combo[0], combo[1]), reverse=True)
        best = NOTHING
        for index, (_, cap, code, after) in enumerate(combos):
            if not index or cap > best:
                try:
                    best = max(best, self.begin(after, best, (None, code)))
                except OutOfTime as out:
                    out.ceiling = max(out.ceiling, best, *(cap for _, cap, _, _ in combos[index:]))
                    raise
        return best

    def _whole(self, value: Value, codes: tuple[Code, ...], ceiling: Value) -> FoundLine:
        """A line with its redeployment, played through on the real position: that says what it is worth."""
        position, done = self.root.clone(), list[Code]()
        for code in codes:
            done += _chosen_before(position, code)
            done.append(code)
            if decided_by_die(position, code):
                return FoundLine(in_wholes(self._after_attempt(position, code, value)), tuple(done), True)
            advance(position, code)
        if position.phase == REDEPLOYMENT and position.player == self.player:
            played, rest = redeployed(position, self.goal, self.before)
            self.sure = self.sure and value <= played <= ceiling
            value = played
            done += rest
        return FoundLine(in_wholes(value), tuple(done))

    def _after_attempt(self, position: Position, code: Code, value: Value) -> Value:
        """The value of a line that ends with the die: a final attempt of the last race is played on the real
        position with each face; for other rolls that would take as long as the search.
        """
        if code[0] != do.ATTEMPT or position.acting != position.active[self.player] or is_strange(position):
            return value
        played = self.conquests.on_average(position, code)
        self.sure = self.sure and played == value
        return played


def _foreseen(position: Position) -> bool:
    """Whether the search knows everything that may come of this turn."""
    return all_known(position) and not may_discover(position)


def _chosen_before(position: Position, code: Code) -> list[Code]:
    """What must be chosen in a position before an action of a line, played on it."""
    chosen = list[Code]()
    while position.rules.asks_first and not includes(options(position), code):
        first = first_choice(position)
        if first is None:
            break
        advance(position, first)
        chosen.append(first)
    return chosen
