"""The steps to an action of the game, each a number: an allocation puts down one piece at a time.

A redeployment goes in a fixed order, race by race and marker by marker, each once; what leaves no choice is
done without asking. Whatever is chosen, the result is a legal action of the game.
"""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import WITHDRAWAL, Code
from sw_widget.engine.legal.allocation import Spread, allocation
from sw_widget.engine.legal.choices import SpreadOption, WithdrawOption
from sw_widget.engine.legal.options import options
from sw_widget.engine.perft import Agenda, agenda_now, entries, left_on
from sw_widget.engine.position import Position
from sw_widget.explore.agents.choice_steps import DONE, PUT, TRADE, WITH, ChoiceSteps

__all__ = ["DONE", "PUT", "TRADE", "WITH", "ActionSteps", "PartialAllocation"]


class PartialAllocation:
    """An allocation of which some pieces are down: how many are left, where one may go, the final action."""

    def __init__(self, race: int | None, marker: int | None, spread: Spread) -> None:
        self.race, self.marker = race, marker
        """Whose tokens these are, or which kind of marker."""
        spread = _settled(spread)
        least = 0 if spread.empty else spread.least
        self.counts = {region: 0 if region in spread.free else least for region in spread.regions}
        self.left = spread.high - sum(self.counts.values())
        self._spread = spread
        self._kept = len(spread.regions) - spread.empty
        self._ended = False
        self._follow_what_is_forced()

    @property
    def open(self) -> list[int]:
        """Regions that take one more."""
        if self._ended or not self.left:
            return []
        if self._spread.empty:
            # Too few for all: first it is said which regions get any.
            held = [region for region, count in self.counts.items() if count]
            if len(held) == self._kept:
                return held
            return [region for region, count in self.counts.items() if not count]
        return [region for region, count in self.counts.items() if count < self._spread.most]

    @property
    def may_end(self) -> bool:
        """Whether fewer may be put down than there are, and enough are down."""
        return self._spread.low < self._spread.high and self._spread.high - self.left >= self._spread.low

    def put(self, region: int) -> None:
        self._put(region)
        self._follow_what_is_forced()

    def end(self) -> None:
        self._ended = True

    def _follow_what_is_forced(self) -> None:
        """Put the rest down where all must be put down and only one region can take them."""
        while self._spread.low == self._spread.high and len(self.open) == 1:
            self._put(self.open[0])

    def _put(self, region: int) -> None:
        """One piece, or as many as it takes to hold the region at all."""
        first = self._spread.empty and not self.counts[region]
        more = max(1, self._spread.least) if first else 1
        self.counts[region] += more
        self.left -= more


class ListedAllocation(PartialAllocation):
    """One that bounds alone do not say: what is put down leads to one of all allocations that are allowed."""

    def __init__(self, race: int | None, marker: int | None, spread: Spread) -> None:
        self._ways = [dict(way) for way in spread]
        super().__init__(race, marker, spread)

    @property
    def open(self) -> list[int]:
        if self._ended:
            return []
        counts = self.counts
        return [region for region in counts if any(way.get(region, 0) > counts[region] for way in self._ways)]

    @property
    def may_end(self) -> bool:
        return dict(allocation(self.counts)) in self._ways

    def _follow_what_is_forced(self) -> None:
        """Put down what all allocations have that can still be reached."""
        for region in self.counts:
            while all(way.get(region, 0) > self.counts[region] for way in self._ways):
                self._put(region)

    def _put(self, region: int) -> None:
        self.counts[region] += 1
        self.left -= 1
        self._ways = [way for way in self._ways if way.get(region, 0) >= self.counts[region]]


def partial(race: int | None, marker: int | None, spread: Spread) -> PartialAllocation:
    """An allocation of which nothing is down but what is forced."""
    kind = PartialAllocation if type(spread) is Spread else ListedAllocation
    return kind(race, marker, spread)


def _settled(spread: Spread) -> Spread:
    """The same where regions that may stay empty do not count among those that must, or are left out where
    there are too few pieces even for those.
    """
    must = tuple(region for region in spread.regions if region not in spread.free)
    missing = len(must) - spread.high // max(1, spread.least)
    if not spread.free or not must:
        return spread
    if missing > 0 or spread.least > 1:
        return Spread(must, spread.low, spread.high, spread.least, spread.most, max(0, missing))
    return Spread(spread.regions, spread.low, spread.high, spread.least, spread.most, free=spread.free)


class ActionSteps:
    """The steps to the next action of a game: plain choices, or pieces to put down."""

    def __init__(self) -> None:
        self._agenda: Agenda | None = None
        self._kind: tuple[int, int] | None = None
        self._puttings: list[PartialAllocation] = []
        self._choices: list[Code] = []
        self._ways = ChoiceSteps()

    @property
    def now(self) -> PartialAllocation | None:
        """What is being put down; None where a plain choice is asked."""
        return next((putting for putting in self._puttings if putting.open), None)

    @property
    def named(self) -> tuple[int, ...]:
        """The special means that were added to the conquest that is being chosen."""
        return self._ways.named

    def ask(self, position: Position) -> Code | None:
        """Look at what must be decided now. An action that is left without a choice is the answer."""
        self._puttings, self._choices, self._kind = [], [], None
        if position.stage == WITHDRAWAL:
            option = options(position)[do.WITHDRAW][0]
            assert isinstance(option, WithdrawOption)
            self._kind = (do.WITHDRAW, option.race)
            self._puttings = [partial(option.race, None, option.tokens)]
            self._puttings += [partial(None, marker, spread) for marker, spread in option.markers]
            return self._finished()
        self._agenda = agenda_now(position, self._agenda)
        found = entries(position, self._agenda)
        if self._agenda is not None and isinstance(found[0], SpreadOption):
            kind, what = self._kind = self._agenda[0]
            race, marker = (what, None) if kind == do.REDEPLOY else (None, what)
            self._puttings = [partial(race, marker, found[0].spread)]
            return self._finished()
        self._choices = [entry for entry in found if isinstance(entry, tuple)]
        kit = position.kit[position.acting]
        self._ways = ChoiceSteps(self._choices, kit.single)
        return self._choices[0] if self._agenda is not None and len(self._choices) == 1 else None

    def steps(self) -> list[Code]:
        """What may be chosen now."""
        putting = self.now
        if putting is None:
            return self._ways.steps()
        steps: list[Code] = [(PUT, region) for region in putting.open]
        return [*steps, (DONE,)] if putting.may_end else steps

    def take(self, step: Code) -> Code | None:
        """Take one of the steps; says the action of the game that it completes, if it does."""
        putting = self.now
        if putting is None:
            return self._ways.take(step)
        if step[0] == DONE:
            putting.end()
        else:
            putting.put(step[1])
        return self._finished()

    def played(self, code: Code) -> None:
        """Remember that the action was played: a redeployment asks for each thing once."""
        self._agenda = left_on(self._agenda, code)

    def _finished(self) -> Code | None:
        if self._kind is None or self.now is not None:
            return None
        first, *others = [allocation(putting.counts) for putting in self._puttings]
        if self._kind[0] != do.WITHDRAW:
            return (*self._kind, first)
        markers = [putting.marker for putting in self._puttings[1:]]
        return (*self._kind, first, tuple(zip(markers, others, strict=True)))
