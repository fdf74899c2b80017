"""How many regions of somebody a player could take in one turn: a small search of its own."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, Code
from sw_widget.engine.board import bits
from sw_widget.engine.legal import options
from sw_widget.engine.position import Position
from sw_widget.engine.turn import apply
from sw_widget.explore.danger import regions_of


class Raid:
    """How many of some regions a player could take in one turn: without the die, keeping all that is held.

    Every raid that it finds is one that can be played, so what it says can happen. `complete` says whether
    it looked at all of them.
    """

    def __init__(self, view: Position, regions: int, looks: int) -> None:
        self.regions = regions
        self.taken = 0
        """The regions of the best raid, as a mask."""
        self.complete = True
        self._looks = looks
        self._seen: set[object] = set()
        self._follow(view)

    def _follow(self, view: Position) -> None:
        taken = regions_of(view, view.player) & self.regions
        if taken.bit_count() > self.taken.bit_count():
            self.taken = taken
        if view.phase != CONQUEST or self._limit(view, taken) <= self.taken.bit_count():
            return
        races = view.movable_races(view.player)
        key = (
            view.acting,
            *((view.held[race], view.hand[race]) for race in races),
            view.used,
            view.converted,
        )
        if key in self._seen:
            return
        if len(self._seen) >= self._looks:
            self.complete = False
            return
        self._seen.add(key)
        found = options(view)
        codes = [*found.get(do.CONVERT, []), *found.get(do.CONQUER, [])]
        # What is wanted first: a good raid found early rules out most of the others.
        for code in sorted(codes, key=lambda code: not self.regions >> code[1] & 1):
            self._play(view, code)
        if view.acting != view.active[view.player]:
            self._play(view, (do.STOP,))

    def _play(self, view: Position, code: Code) -> None:
        after = view.clone()
        apply(after, code)
        self._follow(after)

    def _limit(self, view: Position, taken: int) -> int:
        """More than this cannot be taken: the cheapest of what is left, as long as the tokens last."""
        hand = sum(view.hand[race] for race in view.movable_races(view.player))
        free, saving = 0, 0
        less = [0] * len(view.tokens)
        for race in view.movable_races(view.player):
            kit = view.kit[race]
            assert kit is not None
            free += len(view.coins) * kit.convert + len(kit.single)
            saving += sum(max(0, n) for n, _ in kit.shifting)
            less = [max(pair) for pair in zip(less, kit.less, strict=True)]
        left = bits(self.regions & ~taken)
        costs = sorted(max(1, view.tokens[r] + view.ground[r] - less[r] - saving) for r in left)
        number = taken.bit_count() + free
        for price in costs[: max(0, len(costs) - free)]:
            hand -= price
            if hand < 0:
                break
            number += 1
        return min(number, self.regions.bit_count())
