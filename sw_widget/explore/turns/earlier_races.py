"""Races that conquer before the active one: a declined race whose conquests decide where that one begins."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from sw_widget.engine import actions as do
from sw_widget.engine.actions import REDEPLOYMENT, Code
from sw_widget.engine.conquest.cost import cost
from sw_widget.engine.legal.options import options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.advance import advance, decided_by_die, outcomes, trade_code
from sw_widget.explore.turns.bounds.two_races import TwoRaceBound
from sw_widget.explore.turns.budget import OutOfTime
from sw_widget.explore.turns.conquest_search import ConquestSearch
from sw_widget.explore.turns.earnings import strange
from sw_widget.explore.turns.goals import Value
from sw_widget.explore.turns.node import everything
from sw_widget.explore.turns.pool import Path
from sw_widget.explore.turns.redeployment.best import value_after_redeployment
from sw_widget.explore.turns.sixths import whole
from sw_widget.explore.turns.stage import ENDLESS, EVERYTHING, NOTHING

_ORDER = (do.USE, do.CONVERT, do.CONQUER, do.ROLL, do.STOP, do.ATTEMPT, do.ABANDON)
"""An attempt that fails is mostly worth what stopping is, so that comes before it."""


def is_strange(position: Position) -> bool:
    """Whether the acting race combines abilities for which no bound is known.

    Or another race of the player rolls for what it loses, so that a die may follow every conquest.
    """
    others = (race for race in position.races_of(position.player) if race != position.acting)
    return strange(position.kit[position.acting]) or any(
        position.kit[race].outlook.rolls_for_losses for race in others
    )


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
        self._begun: dict[object, tuple[Value, bool]] = {}
        """Positions in which the last race begins: the value, and whether it is that or nothing above it."""
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
                return self._last(position, alpha, path, sure)
        if sure:
            self._stop_at_once(position, path)
        return self._go_on(position, alpha, path, sure, NOBODY)

    def _last(self, position: Position, alpha: Value, path: Path, sure: bool) -> Value:
        """The value of a position in which the last race begins; its lines are kept if they are sure."""
        key = everything(position)
        known = self._begun.get(key)
        if known is not None and (known[0] <= alpha or (known[1] and not sure)):
            return known[0]
        value = self._conquests.start(position, alpha, path, sure)
        self._begun[key] = value, value > alpha
        return value

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
        both = self._both.get(active)
        if active in (NOBODY, position.acting):
            if is_strange(position):
                return EVERYTHING
            return both.cap(position) if both is not None and both.bounded else self._conquests.cap(position)
        if both is None:
            both = self._both[active] = TwoRaceBound(position, self._goal, self._before)
        return both.cap(position)

    def _go_on(self, position: Position, alpha: Value, path: Path, sure: bool, last: int) -> Value:
        """The value of going on; `last`: the region that was abandoned last, others follow in order."""
        key = (sure, everything(position))
        known = self._known.get(key)
        if known is not None and (known[1] or known[0] <= alpha):
            return known[0]
        cap = self.cap(position)
        if cap <= alpha:
            return cap
        best = top = NOTHING
        bar = alpha
        try:
            for code in _codes(position, last):
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
        if decided_by_die(position, code):
            value = self._by_chance(position, code, alpha, way)
            if sure and value > alpha:
                self._pool.keep(value, way, (NOBODY, tuple(position.held), code))
            return value
        self._budget.look()
        after = position.clone()
        advance(after, code)
        if after.acting == position.acting and after.phase == position.phase:
            # After a conquest nothing can be abandoned; after a trade everything still can.
            last = code[1] if code[0] == do.ABANDON else NOBODY
            return self._go_on(after, alpha, way, sure, last)
        if after.phase != REDEPLOYMENT:
            cap = self.cap(after)
            if cap <= alpha:
                return cap
        return self.start(after, alpha, way, sure)

    def _by_chance(self, position: Position, code: Code, alpha: Value, way: Path) -> Value:
        """The value of an action that a die decides.

        An outcome need not be worked out exactly once it cannot lift the mean above `alpha` any more, even
        if all others bring as much as they ever could.
        """
        found: dict[object, Position] = {}
        chances: dict[object, Fraction] = {}
        for after, chance in outcomes(position, code):
            key = everything(after)
            found[key] = after
            chances[key] = chances.get(key, 0) + chance
        values = {key: self._cap_after_die(after) for key, after in found.items()}
        cap = _mean(values, chances)
        try:
            for key, after in found.items():
                most = _mean(values, chances)
                if most <= alpha:
                    return most
                bar = values[key][0] - (most[0] - alpha[0]) / chances[key]
                self._budget.look()
                values[key] = self._value(after, (bar, -ENDLESS), way)
                if values[key] <= (bar, -ENDLESS):
                    return _mean(values, chances)[0], ENDLESS
        except OutOfTime as out:
            out.ceiling = cap
            raise
        return _mean(values, chances)

    def _cap_after_die(self, position: Position) -> Value:
        """What no line can exceed from a position that a die has brought about."""
        if position.phase == REDEPLOYMENT:
            return value_after_redeployment(position, self._goal, self._before)
        return self.cap(position)

    def _value(self, position: Position, alpha: Value, way: Path) -> Value:
        """The value of what chance has brought about, exact if it is above `alpha`."""
        active = position.active[position.player]
        before_another = position.acting != active != NOBODY
        if position.phase != REDEPLOYMENT and (before_another or is_strange(position)):
            return self._go_on(position, alpha, way, False, NOBODY)
        return self.start(position, alpha, way, False)


def _codes(position: Position, last: int) -> Iterator[Code]:
    """All that may be done, but for regions before the last that was abandoned; cheap conquests first."""
    found, race = options(position), position.acting
    for kind in _ORDER:
        codes: list[Code] = [code for code in found.get(kind, ()) if isinstance(code, tuple)]
        if kind == do.CONQUER:
            codes.sort(key=lambda code: cost(position, race, code[1], code[2:]))
        yield from (code for code in codes if kind != do.ABANDON or code[1] > last)


def _mean(values: dict[object, Value], chances: dict[object, Fraction]) -> Value:
    """What is to be expected of these values."""
    first, second = (sum(chances[key] * values[key][part] for key in values) for part in (0, 1))
    return whole(first), whole(second)
