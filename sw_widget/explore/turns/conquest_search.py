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
from sw_widget.engine.conquest.cost import Targets, targets
from sw_widget.engine.legal.conquests import refused_attempt
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import may_ready_again
from sw_widget.explore.advance import advance
from sw_widget.explore.first_choices import choose_first
from sw_widget.explore.turns.bounds.conquests import ConquestBounds
from sw_widget.explore.turns.budget import Budget, OutOfTime
from sw_widget.explore.turns.extra_means import NO_EXTRA_MEANS
from sw_widget.explore.turns.goals import Goal, Value
from sw_widget.explore.turns.node import Node, Step, as_played, everything, key_after, key_of, steps
from sw_widget.explore.turns.pool import Path, Pool
from sw_widget.explore.turns.rolls import Rolls
from sw_widget.explore.turns.stage import ENDLESS, NOTHING
from sw_widget.explore.turns.stopping import Stopping


class Child(NamedTuple):
    """A step that may lead to something better."""

    order: tuple[Value, int, int, int]
    step: Step
    key: object
    after: Position | None
    stop: Value
    cap: Value


class ConquestSearch(Stopping):
    """The search through the conquests of the last race in a turn."""

    def __init__(self, goal: Goal, before: int, budget: Budget, pool: Pool) -> None:
        super().__init__(goal, before, pool)
        self.budget = budget
        self._rolls = Rolls(self)
        self._stages: dict[object, ConquestBounds] = {}
        self._known: dict[object, tuple[int, Value, bool]] = {}
        """By position: tokens in hand, the value, and whether it is the value or only nothing above it."""

    def _stage(self, position: Position) -> ConquestBounds:
        key = everything(position)
        stage = self._stages.get(key)
        if stage is None:
            stage = self._stages[key] = ConquestBounds(position, self.goal, self.before, len(self._stages))
        return stage

    def start(self, position: Position, alpha: Value, path: Path, sure: bool) -> Value:
        """The value of a position in which the last race begins to conquer, or goes on.

        Exact if it is above `alpha`; else nothing from here is above what is returned. `sure`: chance has
        had no part in coming here, so that lines can be kept.
        """
        stage = self._stage(position)
        node = Node(stage, position, stage.gross, NOTHING, path, sure, NOBODY)
        cap = self.cap_of(node)
        if cap <= alpha:
            return cap
        node.stop = self.stop(node)
        if sure and stage.kit.outlook.rolls_first:
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
        (cap,) = stage.caps_at(position, node.gross, (position.roll,))
        return cap

    # Going on

    def go_on(self, node: Node, alpha: Value) -> Value:
        """The best of stopping and of all that may be done instead."""
        stage, position = node.stage, node.position
        race, kit = stage.race, stage.kit
        best = node.stop
        found = targets(position, race, position.hand[race])
        if (found.within_die or stage.aided) and refused_attempt(position) is None:
            best = max(best, self.attempt(node, found.within_die, max(alpha, best)))
        top = best
        try:
            best, top, children = self._children(node, found, alpha, best)
        except OutOfTime as out:
            out.ceiling = max(out.ceiling, self.cap_of(node))
            raise
        if kit.outlook.rolls_first and position.hand[race] >= kit.least and position.roll == NOBODY:
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
                if not position.opened or (stage.aided and may_ready_again(position)):
                    unseen.append(self.cap_of(node))
                out.ceiling = max(out.ceiling, top, *unseen)
                raise
            top = max(top, value)
            if value > bar:
                best = value
        if stage.aided and may_ready_again(position):
            value = self._second_wave(node, max(alpha, best), top)
            top = max(top, value)
            if value > max(alpha, best):
                best = value
        if not position.opened:
            value = self._abandon(node, max(alpha, best))
            top = max(top, value)
            if value > max(alpha, best):
                best = value
        return best if best > alpha else top

    def _second_wave(self, node: Node, alpha: Value, top: Value) -> Value:
        """The value of ending the first wave here."""
        stage, after = node.stage, node.position.clone()
        advance(after, (do.STOP,))
        hand, key = after.hand[stage.race], key_after(stage, after, node.sure)
        known = self._known.get(key)
        if known is not None and hand <= known[0] and ((known[2] and hand == known[0]) or known[1] <= alpha):
            return known[1]
        wave = Node(stage, after, node.gross, node.stop, (node.path, (do.STOP,)), node.sure)
        value = self.cap_of(wave)
        if value > alpha:
            try:
                self.budget.look()
                value = self.go_on(wave, alpha)
            except OutOfTime as out:
                out.ceiling = max(out.ceiling, top, self.cap_of(node))
                raise
        self._known[key] = (hand, value, value > alpha)
        return value

    def _children(
        self, node: Node, found: Targets, alpha: Value, best: Value
    ) -> tuple[Value, Value, list[Child]]:
        """What may lead on to something better; with it the best of stopping after one step, and the top."""
        stage, position, sure = node.stage, node.position, node.sure
        gain_bound, fast = stage.gain_bound, stage.fast
        reach = found.reach if position.held[stage.race] else stage.kit.anywhere
        bar, top = max(alpha, best), best
        children: list[Child] = []
        for step in steps(node, found):
            region = step.code[1]
            after = None
            if fast:
                key = key_of(stage, step, sure)
            else:
                after = self._after(position, step.code)
                key = key_after(stage, after, sure)
                if stage.played:
                    step = as_played(stage, step, after)
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
                reach | gain_bound.around[region],
                step.used,
                step.converted,
                step.roll,
                stage.extra_means(after) if after is not None else NO_EXTRA_MEANS,
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
                worth = gain_bound.gain[region] * 12 // (step.paid or 1)
                order = (cap, worth, -step.paid, -region)
                children.append(Child(order, step, key, after, stop, cap))
        return best, top, children

    @staticmethod
    def _after(position: Position, code: Code) -> Position:
        """The position after a conquest, and after what must be chosen at once where it found something."""
        after = position.clone()
        advance(after, code)
        choose_first(after)
        return after

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
            after = self._after(node.position, step.code)
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
            advance(after, code)
            gross = stage.gross_of(after) if stage.played else node.gross + stage.left(region)
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
