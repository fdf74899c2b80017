"""Races that conquer before the active one: a declined race whose conquests decide where that one begins."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import REDEPLOYMENT, Code
from sw_widget.engine.conquest.cost import cost
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import FACES
from sw_widget.explore.advance import advance, trade_code
from sw_widget.explore.turns.bounds.two_races import TwoRaceBound
from sw_widget.explore.turns.budget import OutOfTime
from sw_widget.explore.turns.conquest_search import ConquestSearch
from sw_widget.explore.turns.earnings import strange
from sw_widget.explore.turns.goals import Number, Value
from sw_widget.explore.turns.node import everything
from sw_widget.explore.turns.pool import Path
from sw_widget.explore.turns.redeployment.best import value_after_redeployment
from sw_widget.explore.turns.sixths import shared
from sw_widget.explore.turns.stage import ENDLESS, EVERYTHING, NOTHING

_ORDER = (do.USE, do.CONVERT, do.CONQUER, do.ROLL, do.ATTEMPT, do.STOP, do.ABANDON)


def is_strange(position: Position) -> bool:
    """Whether the acting race combines abilities for which no bound is known."""
    kit = position.kit[position.acting]
    return strange(kit)


def traded(position: Position, path: Path) -> tuple[Position, Path]:
    """The position with all that was collected traded in: more tokens are never worse in this turn."""
    code = trade_code(position)
    if code is None or position.active[position.player] != position.acting:
        return position, path
    position = position.clone()
    advance(position, code)
    return position, (path, code)


class EarlierRaces:
    """The search through the conquests of all races of a player; those before the last race in full."""

    def __init__(self, conquests: ConquestSearch) -> None:
        self._conquests = conquests
        self._goal, self._before = conquests.goal, conquests.before
        self._budget, self._pool = conquests.budget, conquests.pool
        self._known: dict[object, tuple[Value, bool]] = {}
        self._both: dict[int, TwoRaceBound] = {}
        """Bounds for the acting race and the active one that comes after it, by the latter."""

    def start(self, position: Position, alpha: Value, path: Path, sure: bool) -> Value:
        """The value of a position in which conquests begin or go on; as for `ConquestSearch.start`."""
        active = position.active[position.player]
        if position.phase == REDEPLOYMENT:
            value = value_after_redeployment(position, self._goal, self._before)
            if sure:
                self._pool.keep(value, path, (NOBODY, tuple(position.held)))
            return value
        if active in (NOBODY, position.acting):
            position, path = traded(position, path)
            if not is_strange(position):
                return self._conquests.start(position, alpha, path, sure)
        if sure:
            self._stop_at_once(position, path)
        return self._go_on(position, alpha, path, sure, -1)

    def _stop_at_once(self, position: Position, path: Path) -> None:
        """Keep the line that conquers nothing, so that there is one however little time there is."""
        after = position.clone()
        while after.phase != REDEPLOYMENT:
            advance(after, (do.STOP,))
            path = (path, (do.STOP,))
        self._pool.keep(
            value_after_redeployment(after, self._goal, self._before), path, (NOBODY, tuple(after.held))
        )

    def cap(self, position: Position) -> Value:
        """What no line from here can exceed."""
        active = position.active[position.player]
        if active in (NOBODY, position.acting):
            return EVERYTHING if is_strange(position) else self._conquests.cap(position)
        both = self._both.get(active)
        if both is None:
            both = self._both[active] = TwoRaceBound(position, self._goal, self._before)
        return both.cap(position)

    def _go_on(self, position: Position, alpha: Value, path: Path, sure: bool, last: int) -> Value:
        key = (sure, everything(position))
        known = self._known.get(key)
        if known is not None and (known[1] or known[0] <= alpha):
            return known[0]
        cap = self.cap(position)
        if cap <= alpha:
            return cap
        found = options(position)
        race = position.acting
        best = top = NOTHING
        bar = alpha
        try:
            for kind in _ORDER:
                codes: list[Code] = [code for code in found.get(kind, ()) if isinstance(code, tuple)]
                if kind == do.CONQUER:
                    codes.sort(key=lambda code: cost(position, race, code[1], code[2:]))
                for code in codes:
                    if kind == do.ABANDON and code[1] <= last:
                        continue
                    value = self._after(position, code, bar, path, sure)
                    top = max(top, value)
                    if value > bar:
                        best = bar = value
        except OutOfTime as out:
            out.ceiling = max(out.ceiling, cap)
            raise
        value = best if best > alpha else top
        self._known[key] = value, best > alpha
        return value

    def _after(self, position: Position, code: Code, alpha: Value, path: Path, sure: bool) -> Value:
        way: Path = (path, code)
        if not takes_die(position, code):
            self._budget.look()
            after = position.clone()
            advance(after, code)
            if after.acting == position.acting and after.phase == position.phase:
                last = code[1] if code[0] == do.ABANDON else ENDLESS
                return self._go_on(after, alpha, way, sure, last)
            return self.start(after, alpha, way, sure)
        first: Number = 0
        second: Number = 0
        known: dict[object, Value] = {}
        for face in FACES:
            after = position.clone()
            advance(after, code, face)
            key = everything(after)
            if key not in known:
                self._budget.look()
                known[key] = self._value(after, way)
            first += known[key][0]
            second += known[key][1]
        value = shared(first), shared(second)
        if sure:
            self._pool.keep(value, way, (NOBODY, tuple(position.held), code))
        return value

    def _value(self, position: Position, way: Path) -> Value:
        """The exact value of what chance has brought about."""
        active = position.active[position.player]
        before_another = position.acting != active != NOBODY
        if position.phase != REDEPLOYMENT and (before_another or is_strange(position)):
            return self._go_on(position, NOTHING, way, False, ENDLESS)
        return self.start(position, NOTHING, way, False)
