"""Conquests with a roll of the die before each of them, worked out exactly; and other rolls of the die."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from sw_widget.engine import actions as do
from sw_widget.engine.conquest.cost import cost, targets
from sw_widget.engine.die import FACES
from sw_widget.engine.position import NOBODY
from sw_widget.explore.advance import advance
from sw_widget.explore.first_choices import choose_first
from sw_widget.explore.turns.budget import OutOfTime
from sw_widget.explore.turns.goals import Value
from sw_widget.explore.turns.node import Node, everything, standing
from sw_widget.explore.turns.sixths import UNIT, mean_of, shared
from sw_widget.explore.turns.stage import ENDLESS, NOTHING

if TYPE_CHECKING:
    from sw_widget.explore.turns.conquest_search import ConquestSearch

_FACES = sorted(set(FACES))


class Rolls:
    """What rolling before the next conquest is worth."""

    def __init__(self, conquests: ConquestSearch) -> None:
        self._conquests = conquests

    def start(self, node: Node, alpha: Value) -> Value:
        """The value of a position, with a rough line kept until it is known: that can take long."""
        stage, position = node.stage, node.position
        if position.hand[stage.race] < stage.kit.least or position.roll != NOBODY:
            return self._conquests.go_on(node, alpha)
        rough, path, pool = self._rough(node), (node.path, (do.ROLL,)), self._conquests.pool
        pool.rough = rough, path
        value = self._conquests.go_on(node, max(alpha, rough))
        pool.rough = None
        if value <= rough:
            pool.keep(rough, path, (stage.number, position.held[stage.race]))
        return max(value, rough)

    def _rough(self, node: Node) -> Value:
        """What rolling brings at least, by always taking what is good at once."""
        stage, known = node.stage, dict[object, Value]()
        race, gain = stage.race, stage.gain_bound.gain

        def rolled(here: Node) -> Value:
            position = here.position
            if position.hand[race] < stage.kit.least:
                return here.stop
            whole = everything if stage.opaque or stage.played else partial(standing, stage)
            key = (position.hand[race], whole(position))
            if key not in known:
                values = {face: faced(here, face) for face in _FACES}
                known[key] = mean_of([values[face] for face in FACES])
            return known[key]

        def faced(here: Node, face: int) -> Value:
            view = here.position.clone()
            advance(view, (do.ROLL,), face)
            payable = targets(view, race, view.hand[race]).payable
            if not payable:
                return here.stop
            best = min(payable, key=lambda region: (-gain[region] * 12 // cost(view, race, region), region))
            advance(view, (do.CONQUER, best))
            choose_first(view)
            gross = stage.gross_of(view) if stage.played else here.gross + gain[best]
            there = Node(stage, view, gross, NOTHING, None, False)
            there.stop = self._conquests.stop(there)
            return max(here.stop, rolled(there))

        return rolled(node)

    def roll(self, node: Node, alpha: Value) -> Value:
        """Rolling before the next conquest: the mean over the faces of the die.

        A face need not be worked out exactly once it cannot lift the mean above `alpha` any more, even if
        all others bring as much as they ever could.
        """
        stage, position = node.stage, node.position
        caps = dict(zip(_FACES, stage.caps_at(position, node.gross, _FACES), strict=True))
        totals = [sum(caps[face][part] for face in FACES) for part in (0, 1)]
        cap: Value = (shared(totals[0]), shared(totals[1]))
        if cap <= alpha:
            return cap
        if node.stop[1] == ENDLESS:  # so far it was of no interest; for a single face it is
            node.stop = self._conquests.stop(node)
        path = (node.path, (do.ROLL,))
        try:
            for face in _FACES:
                count = FACES.count(face)
                after = position.clone()
                advance(after, (do.ROLL,), face)
                others = totals[0] - count * caps[face][0]
                bar: Value = (Fraction(UNIT * alpha[0] - others) / count, -ENDLESS)
                value = self._conquests.go_on(Node(stage, after, node.gross, node.stop, path, False), bar)
                totals = [totals[part] - count * (caps[face][part] - value[part]) for part in (0, 1)]
                if value <= bar:
                    return shared(totals[0]), ENDLESS
        except OutOfTime as out:
            out.ceiling = cap
            raise
        value = (shared(totals[0]), shared(totals[1]))
        if node.sure:
            held = position.held[stage.race]
            self._conquests.pool.keep(value, path, (stage.number, held))
        return value
