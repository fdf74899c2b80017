"""The search through conquests: equal positions once, and nothing that cannot beat what has been found.

Positions count as equal if the acting race holds the same regions and the same is left to be done. How
many tokens stand where in its own regions does not matter: they are taken up and put down anew when
conquests end, and nobody attacks them before. What matters is how many are in hand: a position like one
that was looked at, with no more in hand, can do nothing that the other could not.
"""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.board import bits
from sw_widget.engine.conquest import Targets, cost, targets
from sw_widget.engine.legal import die_is_spent
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import FACES
from sw_widget.engine.turn import apply
from sw_widget.explore.turns.budget import Budget, OutOfTime
from sw_widget.explore.turns.goals import Goal, Value
from sw_widget.explore.turns.node import Node, Step, everything, key_after, key_of, steps
from sw_widget.explore.turns.pool import Path, Pool
from sw_widget.explore.turns.rolls import Rolls
from sw_widget.explore.turns.settle import settled
from sw_widget.explore.turns.sixths import AT_LEAST, mean, mean_of
from sw_widget.explore.turns.stage import ENDLESS, NOTHING, Stage


class Child(NamedTuple):
    """A step that may lead to something better."""

    order: tuple[Value, int, int, int]
    step: Step
    key: object
    after: Position | None
    stop: Value
    cap: Value


class Conquests:
    """The conquests of the last race in a turn, to their end."""

    def __init__(self, goal: Goal, before: int, budget: Budget, pool: Pool) -> None:
        self.goal, self.before, self.budget, self.pool = goal, before, budget, pool
        self._rolls = Rolls(self)
        self._stages: dict[object, Stage] = {}
        self._known: dict[object, tuple[int, Value, bool]] = {}
        """By position: tokens in hand, the value, and whether it is the value or only nothing above it."""

    def _stage(self, position: Position) -> Stage:
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
        stage = self._stage(position)
        node = Node(stage, position, stage.gross, NOTHING, path, sure, NOBODY)
        node.stop = self.stop(node)
        if sure and stage.kit.roll_first:
            return self._rolls.start(node, alpha)
        return self.go_on(node, alpha)

    def cap(self, position: Position) -> Value:
        """What no line from here can exceed."""
        stage = self._stage(position)
        return self.cap_of(Node(stage, position, stage.gross, NOTHING, None, False, NOBODY))

    def cap_of(self, node: Node) -> Value:
        stage, position = node.stage, node.position
        if not position.opened:
            return stage.cap_unopened(position, node.gross, node.last)
        return stage.cap_at(position, node.gross, position.roll)

    # Ends

    def stop(self, node: Node) -> Value:
        """The value of ending conquests in a position, which is kept as a line."""
        stage, position = node.stage, node.position
        held = position.held[stage.race]
        if stage.fast:
            hand = position.hand[stage.race]
            value = stage.stop(node.gross, held, position.non_empty, hand, position.converted)
        else:
            after = position.clone()
            apply(after, (do.STOP,))
            value = settled(after, self.goal, self.before)
        if node.sure:
            self.pool.keep(value, (node.path, (do.STOP,)), (stage.number, held))
        return value

    def _attempt(self, node: Node, regions: list[int], bar: Value) -> Value:
        """The best final attempt: p times success and the rest times failure."""
        stage, position = node.stage, node.position
        race, held, converted = stage.race, position.held[stage.race], position.converted
        best, best_code, top = NOTHING, None, NOTHING
        for region in regions:
            bit = 1 << region
            chances = AT_LEAST[cost(position, race, region) - position.hand[race]]
            code: Code = (do.ATTEMPT, region)
            filled = bit if position.holder[region] != NOBODY or position.tribes & bit else 0
            gross = node.gross + stage.sight.gain[region]
            non_empty = position.non_empty | filled
            if stage.fast:
                value = mean(chances, stage.stop(gross, held | bit, non_empty, 0, converted), node.stop)
            else:
                if stage.counts:
                    won = stage.coins(gross, held | bit, non_empty, converted)
                    lost = stage.coins(node.gross, held, position.non_empty, converted)
                    coins, _ = mean(chances, (won, 0), (lost, 0))
                    if coins < bar[0]:
                        top = max(top, (coins, ENDLESS))  # below the bar, whatever else it is worth
                        continue
                if stage.opaque:  # a function may look at the die, too
                    value = mean_of([self._played(position, code, die) for die in FACES])
                else:
                    value = mean(chances, *(self._played(position, code, die) for die in (max(FACES), 0)))
            if value > best:
                best, best_code = value, code
        if node.sure and best_code is not None:
            self.pool.keep(best, (node.path, best_code), (stage.number, held))
        return max(best, top)

    def _played(self, position: Position, code: Code, die: int) -> Value:
        after = position.clone()
        apply(after, code, die)
        return settled(after, self.goal, self.before)

    # Going on

    def go_on(self, node: Node, alpha: Value) -> Value:
        """The best of stopping and of all that may be done instead."""
        stage, position = node.stage, node.position
        race, kit = stage.race, stage.kit
        best = node.stop
        found = targets(position, race, position.hand[race])
        if found.within_die and not kit.roll_first and not die_is_spent(position, race):
            best = max(best, self._attempt(node, found.within_die, max(alpha, best)))
        top = best
        try:
            best, top, children = self._children(node, found, alpha, best)
        except OutOfTime as out:
            out.ceiling = max(out.ceiling, self.cap_of(node))
            raise
        if kit.roll_first and position.hand[race] and position.roll == NOBODY:
            bar = max(alpha, best)
            try:
                value = self._rolls.roll(node, bar)
            except OutOfTime as out:
                out.ceiling = max(out.ceiling, top, self.cap_of(node))
                raise
            top = max(top, value)
            if value > bar:
                best = value
        children.sort(key=lambda child: child.order)
        while children:
            child = children.pop()
            bar = max(alpha, best)
            try:
                value = self._follow(node, child, bar)
            except OutOfTime as out:
                unseen = [other.cap for other in children]
                if not position.opened:
                    unseen.append(self.cap_of(node))
                out.ceiling = max(out.ceiling, top, *unseen)
                raise
            top = max(top, value)
            if value > bar:
                best = value
        if not position.opened:
            value = self._abandon(node, max(alpha, best))
            top = max(top, value)
            if value > max(alpha, best):
                best = value
        return best if best > alpha else top

    def _children(
        self, node: Node, found: Targets, alpha: Value, best: Value
    ) -> tuple[Value, Value, list[Child]]:
        """What may lead on to something better; with it the best of stopping after one step, and the top."""
        stage, position, sure = node.stage, node.position, node.sure
        sight, fast = stage.sight, stage.fast
        reach = found.reach if position.held[stage.race] else stage.kit.anywhere
        bar, top = max(alpha, best), best
        children: list[Child] = []
        for step in steps(node, found):
            region = step.code[1]
            after = None
            if fast:
                key = key_of(stage, step, sure)
            else:
                after = position.clone()
                apply(after, step.code)
                key = key_after(stage, after, sure)
            known = self._known.get(key)
            if known is not None and step.hand <= known[0]:
                if known[1] <= bar:
                    top = max(top, known[1])
                    continue
            else:
                self.budget.look()
            cap = stage.cap(
                step.gross,
                step.held,
                step.hand,
                reach | sight.around[region],
                step.used,
                step.converted,
                step.roll,
            )
            if after is None:
                stop = stage.stop(step.gross, step.held, step.non_empty, step.hand, step.converted)
                if sure:
                    path = ((node.path, step.code), (do.STOP,))
                    self.pool.keep(stop, path, (stage.number, step.held))
            elif cap <= bar:
                stop = NOTHING
            else:
                stop = NOTHING
                if stage.counts:
                    # Too few coins: the rest of its value is of no interest, only that it is no higher.
                    coins = stage.coins(step.gross, step.held, step.non_empty, step.converted)
                    stop = (coins, ENDLESS)
                if stop == NOTHING or stop > bar:
                    stop = self.stop(Node(stage, after, step.gross, NOTHING, (node.path, step.code), sure))
            if stop > bar:
                best = bar = stop
            top = max(top, cap if cap <= bar else stop)
            if cap <= bar:
                if known is None or step.hand >= known[0]:
                    self._known[key] = (step.hand, cap, False)
            else:
                worth = sight.gain[region] * 12 // (step.paid or 1)
                order = (cap, worth, -step.paid, -region)
                children.append(Child(order, step, key, after, stop, cap))
        return best, top, children

    def _follow(self, node: Node, child: Child, bar: Value) -> Value:
        """The value of a step, as far as it is above the bar."""
        if child.cap <= bar:
            return child.cap
        step = child.step
        known = self._known.get(child.key)
        if known is not None and step.hand <= known[0]:
            exact = known[2] and step.hand == known[0]
            if exact or known[1] <= bar:
                return known[1]
        after = child.after
        if after is None:
            after = node.position.clone()
            apply(after, step.code)
        path = (node.path, step.code)
        value = self.go_on(Node(node.stage, after, step.gross, child.stop, path, node.sure), bar)
        self._known[child.key] = (step.hand, value, value > bar)
        return value

    def _abandon(self, node: Node, alpha: Value) -> Value:
        """The best that comes of abandoning one region more."""
        stage, position = node.stage, node.position
        top, bar = NOTHING, alpha
        for region in bits(position.held[stage.race]):
            if region <= node.last:
                continue
            after = position.clone()
            code = (do.ABANDON, region)
            apply(after, code)
            gross = node.gross - stage.sight.income[region]
            next_node = Node(stage, after, gross, NOTHING, (node.path, code), node.sure, region)
            value = self.cap_of(next_node)
            if value > bar:
                try:
                    self.budget.look()
                    next_node.stop = self.stop(next_node)
                    value = self.go_on(next_node, bar)
                except OutOfTime as out:
                    out.ceiling = max(out.ceiling, top, self.cap_of(node))
                    raise
            top = max(top, value)
            bar = max(bar, value)
        return top
