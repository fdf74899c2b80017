"""The search through conquests: equal positions once, and nothing that cannot beat what has been found.

Positions count as equal if the acting race holds the same regions and the same is left to be done. How
many tokens stand where in its own regions does not matter: they are taken up and put down anew when
conquests end, and nobody attacks them before. What matters is how many are in hand: a position like one
that was looked at, with no more in hand, can do nothing that the other could not.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.board import bits
from sw_widget.engine.conquest import cost, targets
from sw_widget.engine.legal import convert_targets, die_is_spent
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import FACES
from sw_widget.engine.turn import apply
from sw_widget.explore.budget import Budget, OutOfTime
from sw_widget.explore.ceiling import AT_LEAST, UNIT, shared
from sw_widget.explore.goals import COINS_DEFENCE, Goal, Value
from sw_widget.explore.pool import Path, Pool
from sw_widget.explore.settle import settled
from sw_widget.explore.stage import ENDLESS, NOTHING, Stage

_FACES = sorted(set(FACES))


class Conquests:
    """The conquests of the last race in a turn, to their end."""

    def __init__(self, goal: Goal, before: int, budget: Budget, pool: Pool) -> None:
        self.goal, self.before, self.budget, self.pool = goal, before, budget, pool
        self._stages: dict[object, Stage] = {}
        self._known: dict[object, tuple[int, Value, bool]] = {}
        """By position: tokens in hand, the value, and whether it is the value or only nothing above it."""

    def stage(self, position: Position) -> Stage:
        key = everything(position)
        stage = self._stages.get(key)
        if stage is None:
            stage = self._stages[key] = Stage(position, self.goal, self.before, len(self._stages))
        return stage

    def start(self, position: Position, alpha: Value, path: Path, sure: bool) -> Value:
        """The value of a position in which the last race begins to conquer, or goes on.

        Exact if it is above `alpha`; else nothing from here is above what is returned. `sure`: chance has
        had no part in coming here, so that lines can be kept.
        """
        stage = self.stage(position)
        stop = self._stop(stage, position, stage.gross, position.held[stage.race], path, sure)
        return self._go_on(stage, position, stage.gross, stop, alpha, path, sure, -1)

    def cap(self, position: Position) -> Value:
        """What no line from here can exceed."""
        stage = self.stage(position)
        return self._cap(stage, position, stage.gross, -1)

    def _cap(self, stage: Stage, position: Position, gross: int, last: int) -> Value:
        if not position.opened:
            return stage.cap_unopened(position, gross, last)
        race = stage.race
        reach = targets(position, race, 0).reach
        return stage.cap(
            gross,
            position.held[race],
            position.hand[race],
            reach,
            position.used,
            position.converted,
            position.roll,
        )

    # Ends

    def _stop(self, stage: Stage, position: Position, gross: int, held: int, path: Path, sure: bool) -> Value:
        """The value of ending conquests in a position, which is kept as a line."""
        if stage.fast:
            hand = position.hand[stage.race]
            value = stage.stop(gross, held, position.non_empty, hand, position.converted)
        else:
            after = position.clone()
            apply(after, (do.STOP,))
            value = settled(after, self.goal, self.before)
        if sure:
            self.pool.keep(value, (path, (do.STOP,)), (stage.number, held))
        return value

    def _attempts(
        self, stage: Stage, position: Position, gross: int, stop: Value, regions: list[int]
    ) -> tuple[Value, Code | None]:
        """The best final attempt: p times success and the rest times failure."""
        race = stage.race
        held, hand = position.held[race], position.hand[race]
        best, code = NOTHING, None
        for region in regions:
            bit = 1 << region
            chances = AT_LEAST[cost(position, race, region) - hand]
            if stage.fast:
                filled = position.holder[region] != NOBODY or position.tribes & bit
                non_empty = position.non_empty | bit if filled else position.non_empty
                won = stage.stop(
                    gross + stage.sight.gain[region], held | bit, non_empty, 0, position.converted
                )
                lost = stop
            else:
                won, lost = self._played(position, region, max(FACES)), self._played(position, region, 0)
            value = mean(chances, won, lost)
            if value > best:
                best, code = value, (do.ATTEMPT, region)
        return best, code

    def _played(self, position: Position, region: int, die: int) -> Value:
        after = position.clone()
        apply(after, (do.ATTEMPT, region), die)
        return settled(after, self.goal, self.before)

    # Going on

    def _go_on(
        self,
        stage: Stage,
        position: Position,
        gross: int,
        stop: Value,
        alpha: Value,
        path: Path,
        sure: bool,
        last: int,
    ) -> Value:
        """The best of stopping, whose value is known, and all else. `last`: the region abandoned last."""
        race, kit, sight = stage.race, stage.kit, stage.sight
        hand, held = position.hand[race], position.held[race]
        used, converted = position.used, position.converted
        best = top = stop
        bar = max(alpha, best)
        found = targets(position, race, hand)
        if found.within_die and not kit.roll_first and not die_is_spent(position, race):
            value, code = self._attempts(stage, position, gross, stop, found.within_die)
            if sure and code is not None:
                self.pool.keep(value, (path, code), (stage.number, held))
            best = max(best, value)
            bar = max(bar, best)
        reach = found.reach if held else kit.anywhere
        ways: list[tuple[Any, ...]] = [
            ((do.CONQUER, region), cost(position, race, region)) for region in found.payable
        ]
        if hand:
            for marker in kit.single:
                if not used >> marker & 1:
                    ways += [
                        ((do.CONQUER, region, marker), 1)
                        for region in bits(found.reach)
                        if self.goal.name == COINS_DEFENCE or cost(position, race, region) > 1
                    ]
            if kit.convert:
                ways += [((do.CONVERT, region), 0) for region in convert_targets(position, race)]
        children = []
        try:
            for code, paid in ways:
                region = code[1]
                bit = 1 << region
                next_held, next_hand = held | bit, hand - paid
                filled = position.holder[region] != NOBODY or position.tribes & bit
                non_empty = position.non_empty | bit if filled else position.non_empty
                next_gross = gross + sight.gain[region]
                next_used, next_converted = used, converted
                if code[0] == do.CONVERT:
                    next_converted |= 1 << position.owner[position.holder[region]]
                elif len(code) > 2:
                    next_used |= 1 << code[2]
                after = None
                if stage.fast:
                    key: object = (
                        stage.number, next_held, non_empty, next_gross, next_used, next_converted,
                        (next_hand, sure) if kit.roll_first else 0,
                    )  # fmt: skip
                else:
                    after = position.clone()
                    apply(after, code)
                    key = self._key(stage, after, sure)
                known = self._known.get(key)
                if known is not None and next_hand <= known[0] and known[1] <= bar:
                    top = max(top, known[1])
                    continue
                if known is None or next_hand > known[0]:
                    self.budget.look()
                cap = stage.cap(
                    next_gross, next_held, next_hand, reach | sight.around[region], next_used, next_converted
                )
                way: Path = (path, code)
                if after is None:
                    value = stage.stop(next_gross, next_held, non_empty, next_hand, next_converted)
                    if sure:
                        self.pool.keep(value, (way, (do.STOP,)), (stage.number, next_held))
                else:
                    if cap <= bar:
                        value = cap
                    else:
                        value = self._stop(stage, after, next_gross, next_held, way, sure)
                        if value > best:
                            best = value
                if after is None and value > best:
                    best = value
                bar = max(bar, best)
                top = max(top, value)
                if cap <= bar:
                    self._known[key] = (next_hand, cap, False)
                    top = max(top, cap)
                    continue
                order = (-cap[0], -cap[1], -(sight.gain[region] * 12 // (paid or 1)), paid, region)
                children.append((order, key, code, after, next_hand, next_gross, value, cap))
        except OutOfTime as out:
            out.ceiling = max(out.ceiling, self._cap(stage, position, gross, last))
            raise
        if kit.roll_first and hand and position.roll == NOBODY:
            value = self._rolled(stage, position, gross, stop, bar, path, sure)
            top = max(top, value)
            if value > bar:
                best = bar = value
        children.sort(key=lambda child: child[0])
        rest = list(reversed(children))
        while rest:
            _, key, code, after, next_hand, next_gross, value, cap = rest.pop()
            if cap <= bar:
                top = max(top, cap)
                continue
            known = self._known.get(key)
            if (
                known is not None
                and next_hand <= known[0]
                and (known[1] <= bar or (known[2] and next_hand == known[0]))
            ):
                found_value = known[1]
            else:
                if after is None:
                    after = position.clone()
                    apply(after, code)
                try:
                    found_value = self._go_on(
                        stage, after, next_gross, value, bar, (path, code), sure, ENDLESS
                    )
                except OutOfTime as out:
                    out.ceiling = max([out.ceiling, top, *(child[7] for child in rest)])
                    if not position.opened:
                        out.ceiling = max(out.ceiling, self._cap(stage, position, gross, last))
                    raise
                self._known[key] = (next_hand, found_value, found_value > bar)
            top = max(top, found_value)
            if found_value > bar:
                best = bar = found_value
        if not position.opened:
            top = max(top, self._abandon(stage, position, gross, bar, path, sure, last))
            if top > bar:
                best = top
        return best if best > alpha else max(top, best)

    def _abandon(
        self, stage: Stage, position: Position, gross: int, alpha: Value, path: Path, sure: bool, last: int
    ) -> Value:
        """The best that comes of abandoning one region more. Their order is all one, so they go in order."""
        top = best = NOTHING
        bar = alpha
        race = stage.race
        for region in bits(position.held[race]):
            if region <= last:
                continue
            after = position.clone()
            apply(after, (do.ABANDON, region))
            next_gross = gross - stage.sight.income[region]
            cap = self._cap(stage, after, next_gross, region)
            if cap <= bar:
                top = max(top, cap)
                continue
            way: Path = (path, (do.ABANDON, region))
            try:
                self.budget.look()
                stop = self._stop(stage, after, next_gross, after.held[race], way, sure)
                value = self._go_on(stage, after, next_gross, stop, bar, way, sure, region)
            except OutOfTime as out:
                out.ceiling = max(out.ceiling, self._cap(stage, position, gross, last))
                raise
            top = max(top, value)
            if value > bar:
                best = bar = value
        return best if best > alpha else top

    def _rolled(
        self, stage: Stage, position: Position, gross: int, stop: Value, alpha: Value, path: Path, sure: bool
    ) -> Value:
        """Rolling before the next conquest: the mean over the faces of the die.

        A face need not be worked out exactly once it cannot lift the mean above `alpha` any more, even if
        all others bring as much as they ever could.
        """
        race = stage.race
        reach = targets(position, race, 0).reach
        caps = {
            face: stage.cap(
                gross,
                position.held[race],
                position.hand[race],
                reach,
                position.used,
                position.converted,
                face,
            )
            for face in _FACES
        }
        total = [sum(FACES.count(face) * cap[part] for face, cap in caps.items()) for part in (0, 1)]
        cap: Value = (shared(total[0]), shared(total[1]))
        if cap <= alpha:
            return cap
        way: Path = (path, (do.ROLL,))
        try:
            for face in _FACES:
                count = FACES.count(face)
                after = position.clone()
                apply(after, (do.ROLL,), face)
                others = total[0] - count * caps[face][0]
                bar: Value = (Fraction(UNIT * alpha[0] - others) / count, -ENDLESS)
                value = self._go_on(stage, after, gross, stop, bar, way, False, ENDLESS)
                total = [total[part] - count * (caps[face][part] - value[part]) for part in (0, 1)]
                if value <= bar:
                    return shared(total[0]), ENDLESS
        except OutOfTime as out:
            out.ceiling = cap
            raise
        value = (shared(total[0]), shared(total[1]))
        if sure:
            self.pool.keep(value, way, (stage.number, position.held[race]))
        return value

    def _key(self, stage: Stage, position: Position, sure: bool) -> object:
        """What makes a position where stopping must be played to be valued."""
        if stage.opaque or stage.kit.roll_first:
            return sure, everything(position)
        return (
            stage.number,
            position.held[stage.race],
            position.non_empty,
            position.used,
            position.converted,
            position.immune,
            tuple(position.ground),
            tuple(position.charges),
            tuple(tuple(sorted(position.markers[marker].items())) for _, marker in stage.kit.per_marker),
        )


def everything(position: Position) -> object:
    """All that can change in a turn: wholly equal positions."""
    return (
        position.acting,
        tuple(position.hand),
        tuple(position.tray),
        tuple(position.holder),
        tuple(position.tokens),
        tuple(position.ground),
        tuple(position.charges),
        tuple(position.power),
        position.opened,
        position.non_empty,
        position.used,
        position.converted,
        position.roll,
        position.die_spent,
    )


def mean(chances: int, won: Value, lost: Value) -> Value:
    """The expected value where so many of six throws win."""
    rest = UNIT - chances
    return shared(chances * won[0] + rest * lost[0]), shared(chances * won[1] + rest * lost[1])
