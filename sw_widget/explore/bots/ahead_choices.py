"""The choices of the bot that looks ahead, each with what a tree over the turns to come says of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import NamedTuple

from sw_widget.engine.actions import Code
from sw_widget.engine.position import Position
from sw_widget.explore.bots.candidates import Candidates, Choice, Line, conquests, first_of
from sw_widget.explore.bots.rollouts import Outlook
from sw_widget.explore.bots.table_heuristics import heuristics_for
from sw_widget.explore.bots.thinking_time import ThinkingTime
from sw_widget.explore.bots.turn_options import TurnOption
from sw_widget.explore.bots.turn_tree import Node, Result, TurnTree
from sw_widget.explore.turns.search import Found

COMBOS = 2
"""How many of the combos on offer get lines of a search as well."""
KEPT = 3
"""How many of them stay in the running."""
PICKING_SHARE, STANDING_SHARE = 0.25, 0.2
"""What part of the time goes into the first look at all combos, and into where tokens stand in the end."""
ALONE = 0.05
"""What part of the time a choice without another gets: only its numbers are wanted."""


class _Arm(NamedTuple):
    """A candidate while it is being tried, with a tree of its own."""

    line: Line
    root: Node
    results: list[Result]

    def choice(self) -> Choice:
        now, mine, theirs = (sum(column) / len(self.results) for column in zip(*self.results, strict=True))
        return Choice(self.line, Outlook(len(self.results), now, mine, theirs))


class AheadChoices:
    """Finds what can be done, and tries it out for as long as there is time."""

    def __init__(self, position: Position, looks: int, time: ThinkingTime, keep: Code | None = None) -> None:
        self.position, self._time = position, time
        self._keep = keep
        """What begins with this action stays in the running, whatever comes of it."""
        players = len(position.coins)
        self._candidates = Candidates(position, looks, heuristics_for(players), wide=players > 2)
        self.plays = 0
        """How often the game was played on, in all."""
        self.expected: TurnOption | None = None
        """What the next player is then expected to do, if that was looked at."""

    @property
    def found(self) -> Found | None:
        """What the search found, where it was asked about this very position."""
        return self._candidates.found

    def all(self) -> list[Choice]:
        """The best first, then those that were tried as long, then the others."""
        candidates, share = self._candidates, 1 - STANDING_SHARE
        if candidates.picks:
            combos = self._tried(candidates.combos(self._keep), self._time.part(PICKING_SHARE))
            kept = combos[:KEPT] + [choice for choice in combos[KEPT:] if choice.begins == self._keep]
            lines = [choice.codes for choice in kept]
            for choice in combos[:COMBOS]:
                lines += candidates.lines(choice.codes[:1])
            lines, share = candidates.distinct(lines), share - PICKING_SHARE
        else:
            lines = candidates.all()
        choices = self._tried(lines, self._time.part(share))
        return [self._settled(choices[0]), *choices[1:]]

    def _tried(self, lines: Sequence[Line], time: ThinkingTime) -> list[Choice]:
        """All are tried under the same luck; again and again the worse half is left out.

        The best that begins otherwise stays to the end, so that what is said of it rests on as much.
        """
        tree, player = TurnTree(self.position), self.position.decider
        arms = alive = [_Arm(line, tree.node(), []) for line in lines]
        rounds = ceil(log2(len(arms))) or 1
        part = 1.0 if len(arms) > 1 else ALONE
        number = 0
        for round in range(1, rounds + 1):
            while True:
                for arm in alive:
                    arm.results.append(tree.play(arm.root, arm.line, number))
                number += 1
                if time.is_over(tree.turns, part * round / rounds):
                    break
            alive.sort(key=lambda arm: -arm.root.lead(player))
            if round < rounds:
                alive = self._better_half(alive)
        self.plays += sum(len(arm.results) for arm in arms)
        self.expected = None if tree.own_only else alive[0].root.expected
        left_out = [arm for arm in arms if arm not in alive]
        return [arm.choice() for arm in (*alive, *sorted(left_out, key=lambda arm: -len(arm.results)))]

    def _settled(self, choice: Choice) -> Choice:
        """The same conquests, with everything put down as if one were asked only then."""
        begun, position = conquests(self.position, choice.codes)
        if position is None or not begun:
            return choice
        standing = AheadChoices(position, self._candidates.looks, self._time.part(STANDING_SHARE))
        rest = standing.all()[0].codes
        self.plays += standing.plays
        return Choice((*begun, *rest), choice.outlook)

    def _better_half(self, arms: list[_Arm]) -> list[_Arm]:
        """The better half, the best first; the best of those that begin otherwise, and of those to keep."""
        kept = arms[: max(2, (len(arms) + 1) // 2)]
        begins = first_of(arms[0].line)
        other = next((arm for arm in arms if first_of(arm.line) != begins), None)
        wanted = next((arm for arm in arms if self._keep == first_of(arm.line) is not None), None)
        for arm in (other, wanted):
            if arm is not None and arm not in kept:
                kept.append(arm)
        return kept
