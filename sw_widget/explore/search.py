"""The best turn: every order of abandoning and conquering, the die, redeployment, decline, exactly.

Only the engine knows the rules: the search plays real positions. Chance is worked out as exact fractions.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from time import monotonic
from typing import Any

from sw_widget.engine import actions as do
from sw_widget.engine.actions import AFTER_SCORING, CHANCE, CONQUEST, PICKING, REDEPLOYMENT, START, Code
from sw_widget.engine.checks import Problem
from sw_widget.engine.legal import options, readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import FACES
from sw_widget.engine.turn import apply
from sw_widget.explore.goals import Goal, Value
from sw_widget.explore.settle import settle

_FACES = sorted(set(FACES))
Path = tuple[Any, ...] | None


class OutOfTime(Exception):
    """The budget is spent."""


@dataclass(frozen=True, slots=True)
class Way:
    """A line of play: its actions to the end of the turn, or to the first that chance decides."""

    value: Value
    codes: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found: the best way, others, and what nothing can exceed."""

    goal: Goal
    ways: tuple[Way, ...]
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
    if position.stage not in (PICKING, START, CONQUEST, REDEPLOYMENT, AFTER_SCORING):
        why = "the game is over" if position.over else "a defender must withdraw first"
        raise Problem("position", f"there is no turn to search: {why}")
    return _Search(position, goal or Goal(), looks, seconds, lines).run()


class _Search:
    def __init__(
        self, root: Position, goal: Goal, looks: int | None, seconds: float | None, lines: int
    ) -> None:
        self.root, self.goal, self.lines = root, goal, max(1, lines)
        self.looks = looks
        self.until = None if seconds is None else monotonic() + seconds
        self.player = root.player
        self.before = root.coins[self.player]
        self.looked_at = 0
        self.known: dict[object, Value] = {}
        self.ways: dict[object, Way] = {}

    def run(self) -> Found:
        ceiling = None
        try:
            ceiling = self.value(readied(self.root), None, True)
            if self.root.phase == START:
                ceiling = max(ceiling, self.after(self.root, (do.DECLINE,), None, True))
        except OutOfTime:
            pass
        ways = sorted(self.ways.values(), key=lambda way: way.value, reverse=True)[: self.lines]
        return Found(self.goal, tuple(ways), ceiling, self.looked_at)

    def look(self) -> None:
        if self.ways:
            if self.looks is not None and self.looked_at >= self.looks:
                raise OutOfTime
            if self.until is not None and monotonic() > self.until:
                raise OutOfTime
        self.looked_at += 1

    def value(self, position: Position, path: Path, sure: bool) -> Value:
        """The best that can be had from here. `sure`: chance has had no part in coming here."""
        if position.phase == REDEPLOYMENT or position.phase == AFTER_SCORING:
            return self.settled(position, path, sure)
        key = (sure, self.key(position))
        known = self.known.get(key)
        if known is not None:
            return known
        self.look()
        found = options(position)
        entries: list[Any] = [code for kind in _ORDER for code in found.get(kind, ())]
        abandoned = path[1][1] if path and path[1][0] == do.ABANDON else -1
        best: Value | None = None
        for code in entries:
            if code[0] == do.ABANDON and code[1] < abandoned:
                continue  # abandoning in another order comes to the same
            value = self.after(position, code, path, sure)
            if best is None or value > best:
                best = value
        assert best is not None
        self.known[key] = best
        return best

    def after(self, position: Position, code: Code, path: Path, sure: bool) -> Value:
        """The value of an action: of where it leads, or what chance makes of it."""
        way = (path, code)
        if code[0] not in CHANCE:
            after = position.clone()
            apply(after, code)
            if code[0] == do.DECLINE:
                return self.ended(after, position, way, sure, 0)
            return self.value(after, way, sure)
        first = second = Fraction(0)
        for face in _FACES:
            after = position.clone()
            apply(after, code, face)
            value = self.value(after, way, False)
            chance = Fraction(FACES.count(face), len(FACES))
            first += chance * value[0]
            second += chance * value[1]
        if sure:
            self.keep((first, second), way, (code, self.key(position)))
        return first, second

    def settled(self, position: Position, path: Path, sure: bool) -> Value:
        codes = settle(position, self.goal) if position.phase == REDEPLOYMENT else [(do.END_TURN,)]
        after = position.clone()
        active = position.active[self.player]
        in_hand = 0 if active == NOBODY else position.hand[active]
        for code in codes:
            apply(after, code)
            path = (path, code)
        return self.ended(after, position, path, sure, in_hand)

    def ended(self, after: Position, before: Position, path: Path, sure: bool, in_hand: int) -> Value:
        """The value of a turn that is over."""
        player, after.player = after.player, self.player
        other = self.goal.other(after, before.active[self.player], in_hand)
        after.player = player
        value = self.goal.value(after.coins[self.player] - self.before, other)
        if sure:
            self.keep(value, path, tuple(after.held))
        return value

    def keep(self, value: Value, path: Path, kind: object) -> None:
        """Remember a whole line, one for each way that the map can look in the end."""
        old = self.ways.get(kind)
        if old is None or value > old.value:
            codes: list[Code] = []
            while path is not None:
                path, code = path
                codes.append(code)
            self.ways[kind] = Way(value, tuple(reversed(codes)))

    def key(self, position: Position) -> object:
        """Everything that can change in a turn: equal positions are looked at once."""
        return (
            position.acting,
            tuple(position.hand),
            tuple(position.tray),
            tuple(position.holder),
            tuple(position.tokens),
            tuple(position.ground),
            tuple(position.charges),
            position.opened,
            position.non_empty,
            position.used,
            position.converted,
            position.roll,
            position.die_spent,
            tuple(position.power),
        )


_ORDER = (do.CONVERT, do.CONQUER, do.ROLL, do.ATTEMPT, do.STOP, do.ABANDON, do.PICK)
