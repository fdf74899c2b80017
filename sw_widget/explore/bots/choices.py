"""The choices of the planner in a position, each with what it is expected to bring."""

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
from sw_widget.explore.bots.rollouts import Outlook, outlook
from sw_widget.explore.openings import opening
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.redeployment.best import best_redeployment
from sw_widget.explore.turns.search import Found, best

Line = tuple[Code, ...]

HURTS = (0.0, 1.0, 2.0)
"""How much the lines by heuristics care about what opponents lose."""
SEARCHED = 3
"""How many lines of the search are looked at more closely."""
COMBOS = 2
"""How many of the combos on offer are."""
FEWEST, MOST = 2, 12
"""How many games are played out for each choice at first."""
FINALISTS = 4
"""How many choices are looked at more closely in the end."""
AGAIN = 3
"""How many times the games they then have in all."""


@dataclass(frozen=True)
class Choice:
    """A line of actions, to the end of the turn or as far as it can be planned, and its outlook."""

    codes: Line
    outlook: Outlook

    @property
    def begins(self) -> Code | None:
        """What sets it apart from other kinds of choice: the combo that is picked, or decline."""
        return self.codes[0] if self.codes[0][0] in (do.PICK, do.DECLINE) else None


class Choices:
    """Finds and values what can be done. `effort`: how many turns are played out for each choice."""

    def __init__(self, position: Position, looks: int, effort: int) -> None:
        self.position, self.looks, self.effort = position, looks, effort
        turns = len(position.coins) * (position.turns - position.turn + 1)
        self.games = max(FEWEST, min(effort // turns, MOST))
        self.found: Found | None = None
        """What the search found, where it was asked about this very position."""

    def all(self) -> list[Choice]:
        """The best first: those that have a chance to be it are looked at more closely."""
        position = self.position
        stage = position.stage
        if stage == REDEPLOYMENT:
            choices = self._valued(redeployments(position))
        elif stage == AFTER_SCORING:
            declines = self._decline() if declines_after_scoring(position) else []
            choices = self._valued([((do.END_TURN,),), *declines])
        elif stage == PICKING and position.column:
            choices = self._combos()
        else:
            choices = self._valued([*self._lines(()), *(self._decline() if stage == START else ())])
        choices = self._final(_sorted(choices))
        return [self._settled(choices[0]), *choices[1:]]

    def _final(self, choices: list[Choice]) -> list[Choice]:
        """The best few, and the best that begins otherwise, after more games."""
        finalists = choices[:FINALISTS]
        other = next((choice for choice in choices if choice.begins != choices[0].begins), None)
        if other is not None and other not in finalists:
            finalists.append(other)
        if len(finalists) == 1:
            return choices
        more = range(self.games, AGAIN * self.games)
        return _sorted(
            [
                Choice(choice.codes, choice.outlook + outlook(self.position, choice.codes, more))
                for choice in finalists
            ]
        )

    def _decline(self) -> list[Line]:
        """Decline, as long as a turn is left to come back in."""
        if self.position.turn == self.position.turns or not may_decline(self.position):
            return []
        return [(decline_code(self.position),)]

    def _combos(self) -> list[Choice]:
        """Every combo with a first turn by heuristics, then the most promising ones with better lines."""
        slots = [slot for slot in range(len(self.position.column)) if affordable(self.position, slot)]
        combos = _sorted(self._valued([self._by_heuristics(((do.PICK, slot),), HURTS[1]) for slot in slots]))
        lines = [line for combo in combos[:COMBOS] for line in self._lines(combo.codes[:1])]
        return [*combos, *self._valued(lines)]

    def _lines(self, begun: Line) -> list[Line]:
        """Ways to play the turn from here, after the actions it begins with."""
        lines = [self._by_heuristics(begun, hurt) for hurt in HURTS]
        bought = begun or tuple(opening(self.position))
        if bought != begun:
            ways = best(after(self.position, bought), Goal(), looks=self.looks, lines=SEARCHED).ways
            return lines + [(*bought, *way.codes) for way in ways]
        found = best(after(self.position, begun), Goal(), looks=self.looks, lines=SEARCHED)
        if not begun:
            self.found = found
        return lines + [(*begun, *way.codes) for way in found.ways if way.codes[0][0] != do.DECLINE]

    def _by_heuristics(self, begun: Line, hurt: float) -> Line:
        return (*begun, *Heuristics(hurt).line(after(self.position, begun)))

    def _settled(self, choice: Choice) -> Choice:
        """The same conquests, with everything put down as if one were asked only then."""
        begun, position = self._conquests(choice.codes)
        if position is None or not begun:
            return choice
        rest = Choices(position, self.looks, self.effort).all()[0].codes
        return Choice((*begun, *rest), choice.outlook)

    def _valued(self, lines: Iterable[Line]) -> list[Choice]:
        """What comes of each line; of lines that are the same only once."""
        lines = dict.fromkeys(self._to_scoring(line) for line in lines)
        return [Choice(line, outlook(self.position, line, range(self.games))) for line in lines]

    def _to_scoring(self, codes: Line) -> Line:
        """A line up to the score, with tokens put down as usual: better ways are a matter of their own.

        So lines are compared by their conquests. To decline after scoring is a choice of its own as well.
        """
        begun, position = self._conquests(codes)
        if position is None:
            return codes
        rest = effective(position, best_redeployment(position, Goal())) if begun else codes
        return (*begun, *rest[: rest.index((do.END_TURN,)) + 1])

    def _conquests(self, codes: Line) -> tuple[Line, Position | None]:
        """The actions before redeployment, and the position in which it begins, if the line comes to it."""
        position = self.position.clone()
        for number, code in enumerate(codes):
            if position.phase == REDEPLOYMENT:
                return codes[:number], position
            if not decided_by_die(position, code):
                advance(position, code)
        return codes, None


def _sorted(choices: list[Choice]) -> list[Choice]:
    return sorted(choices, key=lambda choice: -choice.outlook.lead)
