"""The candidates for a turn: lines of play, among which the planner and the bot that looks ahead choose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sw_widget.engine import actions as do
from sw_widget.engine.actions import AFTER_SCORING, PICKING, REDEPLOYMENT, START, Code
from sw_widget.engine.legal.options import affordable, declines_after_scoring, may_decline
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance, decided_by_die
from sw_widget.explore.bots.abilities import decline_code
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.bots.plan import after, effective
from sw_widget.explore.bots.redeployments import redeployments
from sw_widget.explore.bots.rollouts import Outlook
from sw_widget.explore.openings import opening
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.redeployment.best import best_redeployment
from sw_widget.explore.turns.search import Found, best

Line = tuple[Code, ...]

HURTS = (0.0, 1.0, 2.0)
"""How much the lines by heuristics care about what opponents lose."""
SEARCHED, SEARCHED_WIDELY = 3, 8
"""How many lines of the search are looked at more closely."""


@dataclass(frozen=True)
class Choice:
    """A line of actions, to the end of the turn or as far as it can be planned, and its outlook."""

    codes: Line
    outlook: Outlook

    @property
    def begins(self) -> Code | None:
        """What sets it apart from other kinds of choice: the combo that is picked, or decline."""
        return first_of(self.codes)


def first_of(codes: Line) -> Code | None:
    """The combo that a line begins with picking, or the decline that it is; None where it goes on."""
    return codes[0] if codes[0][0] in (do.PICK, do.DECLINE) else None


class Candidates:
    """Finds lines of play for the rest of the turn. `looks`: how many positions a search looks at; `mind`:
    whose lines by heuristics they are; `wide`: more of them, for somebody who has time to try them.
    """

    def __init__(
        self, position: Position, looks: int, mind: type[Heuristics] = Heuristics, wide: bool = False
    ) -> None:
        self.position, self.looks, self._mind, self._wide = position, looks, mind, wide
        self.picks = position.stage == PICKING and bool(position.column)
        """Whether combos are on offer: then a line comes for each of them first."""
        self.found: Found | None = None
        """What the search found, where it was asked about this very position."""

    def all(self) -> list[Line]:
        """The candidates where no combo is picked, none of them twice."""
        position = self.position
        stage = position.stage
        if stage == REDEPLOYMENT:
            return self.distinct(redeployments(position, more=self._wide))
        if stage == AFTER_SCORING:
            return self.distinct(
                [((do.END_TURN,),), *(self._decline() if declines_after_scoring(position) else [])]
            )
        return self.distinct([*self.lines(()), *(self._decline() if stage == START else ())])

    def combos(self, besides: Code | None = None) -> list[Line]:
        """Every combo that can be paid for, with a first turn by heuristics; `besides` is a pick of another
        kind, such as one that changes the badge.
        """
        slots = range(len(self.position.column))
        picks: list[Code] = [(do.PICK, slot) for slot in slots if affordable(self.position, slot)]
        if besides is not None and besides not in picks:
            picks.append(besides)
        return self.distinct(self._by_heuristics((pick,), HURTS[1]) for pick in picks)

    def lines(self, begun: Line) -> list[Line]:
        """Ways to play the turn from here, after the actions it begins with."""
        lines = [self._by_heuristics(begun, hurt) for hurt in HURTS]
        bought, number = begun or tuple(opening(self.position)), SEARCHED_WIDELY if self._wide else SEARCHED
        if bought != begun:
            ways = best(after(self.position, bought), Goal(), looks=self.looks, lines=number).ways
            return lines + [(*bought, *way.codes) for way in ways]
        found = best(after(self.position, begun), Goal(), looks=self.looks, lines=number)
        if not begun:
            self.found = found
        return lines + [(*begun, *way.codes) for way in found.ways if way.codes[0][0] != do.DECLINE]

    def distinct(self, lines: Iterable[Line]) -> list[Line]:
        """The lines up to the score, each of them once."""
        return list(dict.fromkeys(self._to_scoring(line) for line in lines))

    def _decline(self) -> list[Line]:
        """Decline, as long as a turn is left to come back in."""
        if self.position.turn == self.position.turns or not may_decline(self.position):
            return []
        return [(decline_code(self.position),)]

    def _by_heuristics(self, begun: Line, hurt: float) -> Line:
        return (*begun, *self._mind(hurt).line(after(self.position, begun)))

    def _to_scoring(self, codes: Line) -> Line:
        """A line up to the score, with tokens put down as usual: better ways are a matter of their own.

        So lines are compared by their conquests. To decline after scoring is a choice of its own as well.
        """
        begun, position = conquests(self.position, codes)
        if position is None:
            return codes
        rest = effective(position, best_redeployment(position, Goal())) if begun else codes
        return (*begun, *rest[: rest.index((do.END_TURN,)) + 1])


def conquests(position: Position, codes: Line) -> tuple[Line, Position | None]:
    """The actions before redeployment, and the position in which it begins, if the line comes to it."""
    position = position.clone()
    for number, code in enumerate(codes):
        if position.phase == REDEPLOYMENT:
            return codes[:number], position
        if not decided_by_die(position, code):
            advance(position, code)
    return codes, None
