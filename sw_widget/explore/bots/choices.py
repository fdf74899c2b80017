"""The choices of the planner in a position, each with what it is expected to bring."""

from __future__ import annotations

from collections.abc import Iterable

from sw_widget.engine.position import Position
from sw_widget.explore.bots.candidates import Candidates, Choice, Line, conquests
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.bots.rollouts import Outlook, outlook
from sw_widget.explore.turns.search import Found

COMBOS = 2
"""How many of the combos on offer are looked at more closely."""
FEWEST, MOST = 2, 12
"""How many games are played out for each choice at first."""
FINALISTS = 4
"""How many choices are looked at more closely in the end."""
AGAIN = 3
"""How many times the games they then have in all."""


class Choices:
    """Finds and values what can be done. `effort`: how many turns are played out for each choice."""

    def __init__(
        self, position: Position, looks: int, effort: int, heuristics: Heuristics | None = None
    ) -> None:
        self.position, self.effort = position, effort
        self._heuristics = heuristics or Heuristics()
        """Who plays the games: what it has found out about kits holds for all of them."""
        self._candidates = Candidates(position, looks)
        turns = len(position.coins) * (position.turns - position.turn + 1)
        self.games = max(FEWEST, min(effort // turns, MOST))

    @property
    def found(self) -> Found | None:
        """What the search found, where it was asked about this very position."""
        return self._candidates.found

    def all(self) -> list[Choice]:
        """The best first: those that have a chance to be it are looked at more closely."""
        if self._candidates.picks:
            choices = self._combos()
        else:
            choices = self._valued(self._candidates.all())
        choices = self._final(by_lead(choices))
        return [self._settled(choices[0]), *choices[1:]]

    def _combos(self) -> list[Choice]:
        """Every combo with a first turn by heuristics, then the most promising ones with better lines."""
        candidates = self._candidates
        combos = by_lead(self._valued(candidates.combos()))
        lines = [line for combo in combos[:COMBOS] for line in candidates.lines(combo.codes[:1])]
        return [*combos, *self._valued(candidates.distinct(lines))]

    def _final(self, choices: list[Choice]) -> list[Choice]:
        """The best few, and the best that begins otherwise, after more games."""
        finalists = choices[:FINALISTS]
        other = next((choice for choice in choices if choice.begins != choices[0].begins), None)
        if other is not None and other not in finalists:
            finalists.append(other)
        if len(finalists) == 1:
            return choices
        more = range(self.games, AGAIN * self.games)
        return by_lead(
            [Choice(choice.codes, choice.outlook + self._outlook(choice.codes, more)) for choice in finalists]
        )

    def _settled(self, choice: Choice) -> Choice:
        """The same conquests, with everything put down as if one were asked only then."""
        begun, position = conquests(self.position, choice.codes)
        if position is None or not begun:
            return choice
        standing = Choices(position, self._candidates.looks, self.effort, self._heuristics)
        rest = standing.all()[0].codes
        return Choice((*begun, *rest), choice.outlook)

    def _valued(self, lines: Iterable[Line]) -> list[Choice]:
        """What comes of each line."""
        return [Choice(line, self._outlook(line, range(self.games))) for line in lines]

    def _outlook(self, codes: Line, games: range) -> Outlook:
        return outlook(self.position, codes, games, self._heuristics)


def by_lead(choices: Iterable[Choice]) -> list[Choice]:
    """The choices with the best first."""
    return sorted(choices, key=lambda choice: -choice.outlook.lead)
