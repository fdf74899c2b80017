"""The value of ending conquests: by stopping, or with a final attempt."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.conquest.cost import costs
from sw_widget.engine.die import FACES
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.advance import advance, converted_in
from sw_widget.explore.turns.extra_means import useful
from sw_widget.explore.turns.goals import Goal, Value
from sw_widget.explore.turns.node import Node, everything
from sw_widget.explore.turns.pool import Path, Pool
from sw_widget.explore.turns.redeployment.best import value_after_redeployment
from sw_widget.explore.turns.sixths import AT_LEAST, mean, mean_of
from sw_widget.explore.turns.stage import ENDLESS, NOTHING


class Stopping:
    """What it is worth to end conquests in a position."""

    def __init__(self, goal: Goal, before: int, pool: Pool) -> None:
        self.goal, self.before, self.pool = goal, before, pool
        self._ends: dict[object, Value] = {}
        """What positions after an attempt are worth: most faces of the die lead to one of two, and attempts
        that fail mostly to the same.
        """

    def stop(self, node: Node) -> Value:
        """The value of ending conquests in a position, which is kept as a line."""
        stage, position = node.stage, node.position
        held = position.held[stage.race]
        if stage.fast:
            hand = position.hand[stage.race]
            value = stage.stop(node.gross, held, position.non_empty, hand, converted_in(position))
            path: Path = (node.path, (do.STOP,))
        else:
            after, path = position.clone(), node.path
            while after.phase == do.CONQUEST:
                advance(after, (do.STOP,))
                path = (path, (do.STOP,))
            value = value_after_redeployment(after, self.goal, self.before)
        if node.sure:
            self.pool.keep(value, path, (stage.number, held))
        return value

    def attempt(self, node: Node, regions: Sequence[int], bar: Value) -> Value:
        """The best final attempt: p times success and the rest times failure."""
        stage, position = node.stage, node.position
        if stage.played:
            return self._attempt_played(node)
        race, held, converted = stage.race, position.held[stage.race], converted_in(position)
        best, best_code, top = NOTHING, None, NOTHING
        for region, wanted in zip(regions, costs(position, race, regions), strict=True):
            bit = 1 << region
            chances = AT_LEAST[wanted - position.hand[race]]
            code: Code = (do.ATTEMPT, region)
            filled = bit if position.holder[region] != NOBODY or position.neutral & bit else 0
            gross = node.gross + stage.gain_bound.gain[region]
            non_empty = position.non_empty | filled
            if stage.fast:
                won = stage.stop(gross, held | bit, non_empty, 0, converted)
                lost = node.stop
                if stage.together.any and stage.foe(region):  # to attack in vain may have its price
                    hand = position.hand[race]
                    lost = stage.stop(node.gross, held, position.non_empty, hand, converted, True)
                value = mean(chances, won, lost)
            else:
                if stage.counts:
                    most = stage.coins(gross, held | bit, non_empty, converted)
                    least = stage.coins(node.gross, held, position.non_empty, converted)
                    coins, _ = mean(chances, (most, 0), (least, 0))
                    if coins < bar[0]:
                        top = max(top, (coins, ENDLESS))  # below the bar, whatever else it is worth
                        continue
                if stage.opaque:  # a function may look at the die, too
                    value = self.on_average(position, code)
                else:
                    value = mean(chances, *(self._played(position, code, die) for die in (max(FACES), 0)))
            if value > best:
                best, best_code = value, code
        if node.sure and best_code is not None:
            self.pool.keep(best, (node.path, best_code), (stage.number, held))
        return max(best, top)

    def _attempt_played(self, node: Node) -> Value:
        """The same where each face must be played to know what it brings."""
        position, best = node.position, NOTHING
        for code in useful(position, do.ATTEMPT, node.stage.moves):
            value = self.on_average(position, code)
            if value > best:
                best = value
                if node.sure:
                    kind = (node.stage.number, position.held[node.stage.race])
                    self.pool.keep(value, (node.path, code), kind)
        return best

    def on_average(self, position: Position, code: Code) -> Value:
        """What an attempt is worth over all faces of the die, of which some are alike."""
        worth = {die: self._played(position, code, die) for die in {*FACES}}
        return mean_of([worth[die] for die in FACES])

    def _played(self, position: Position, code: Code, die: int) -> Value:
        after = position.clone()
        advance(after, code, die)
        key = after.phase, tuple(after.declined), everything(after)
        if key not in self._ends:
            self._ends[key] = value_after_redeployment(after, self.goal, self.before)
        return self._ends[key]
