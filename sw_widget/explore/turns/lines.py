"""The best turn for users: lines of actions, each step with a sentence and its ledger, and what is proven."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import START_COINS
from sw_widget.explore.advance import advance, decided_by_die
from sw_widget.explore.turns.alternatives import with_alternatives
from sw_widget.explore.turns.goals import REACH, Goal
from sw_widget.explore.turns.hidden import without_hidden
from sw_widget.explore.turns.line_texts import (
    Step,
    account_of,
    amount,
    outcomes_of,
    plan_of,
    score_of,
    step_of,
)
from sw_widget.explore.turns.search import IN_TURN, Found, FoundLine, best, what_comes_first
from sw_widget.explore.turns.winning import winning_line, wins_at_once, with_victory
from sw_widget.game import html
from sw_widget.game.action_codec import AnyRegion, find_region
from sw_widget.game.errors import ActionError, problems_as
from sw_widget.game.hidden_coins import hidden_from
from sw_widget.game.ledger import Ledger
from sw_widget.game.legal import Action
from sw_widget.game.speaker import Speaker
from sw_widget.text import OneOf

if TYPE_CHECKING:
    from sw_widget.game.game import Game

G = TypeVar("G", bound="Game")

_FEW = 4
"""So many outcomes of a die are told one by one."""


def best_turn(
    game: Game,
    goal: str = "coins",
    *,
    region: AnyRegion | None = None,
    seconds: float | None = 1.0,
    looks: int | None = None,
    lines: int = 3,
    viewer: int | None = None,
) -> BestTurn:
    """The best way to play the turn. With `looks` the clock is not read, so that the answer never varies."""
    game.check_viewer(viewer)
    with game.lock:
        position = game.position.clone()
    position.hide_anew(Random(0))
    if position.stage not in IN_TURN:
        raise ActionError("best_turn", f"there is no turn to play: {what_comes_first(position)}")
    index = NOBODY
    if region is not None:
        found = find_region(position.rules.board, region)
        if not isinstance(found, int):
            raise ActionError("region", str(game.why_not_conquer(region)))
        index = found
    if goal == REACH and region is None:
        raise ActionError("region", "for this goal, name the region to hold: best_turn('reach', region=...)")
    hidden = game.hidden
    if viewer is not None:
        unknown = hidden_from(game, viewer, game.steps)
        hidden |= unknown
        for player in unknown:
            position.coins[player] = START_COINS
    with problems_as(ActionError):
        wanted = Goal(goal, index)
    if looks is not None:
        seconds = None
    result = best(position, wanted, looks=looks, seconds=seconds, lines=lines)
    result = without_hidden(with_alternatives(position, result, lines), position, hidden)
    won = None if goal == REACH else winning_line(position)
    if won is not None:
        result = with_victory(position, result, won, lines)
    return BestTurn(position, result, game.speaker)


class Line:
    """A way to play the turn: to its end, or to the first action that a die decides."""

    def __init__(self, position: Position, goal: Goal, way: FoundLine, speaker: Speaker) -> None:
        self._position, self._goal, self._speaker = position, goal, speaker
        self.way = way
        """The line in the engine's terms."""
        self.value = Fraction(goal.coins(way.value))
        """The coins that the line brings, from now to the end of the turn; with chance, the expected ones."""
        self.other = Fraction(way.value[0] if goal.name == REACH else way.value[1])
        """The goal's other number: tokens left, strength of the weakest region, chance to hold the region."""
        self.actions = tuple(Action(position.rules, code) for code in way.codes)

    @cached_property
    def wins(self) -> bool:
        """Whether it wins the game at once, whatever others do."""
        return not self.chancy and wins_at_once(self._position, self.way.codes)

    @property
    def chancy(self) -> bool:
        """Whether the last action is decided by a die."""
        return self.way.chancy

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Each action, told."""
        position, steps = self._position.clone(), []
        for code in self.way.codes:
            steps.append(step_of(position, code, self._speaker))
            if not decided_by_die(position, code):
                advance(position, code)
        return tuple(steps)

    @cached_property
    def plan(self) -> str:
        """What the line does, in short."""
        return plan_of(self._position, self.way.codes, self._speaker, self.chancy)

    @cached_property
    def score(self) -> Ledger:
        """The account of the turn's score; where a die decides, of the case that it helps."""
        return Ledger(score_of(self._position, self._goal, self.way.codes), self._speaker)

    @cached_property
    def account(self) -> Ledger:
        """All coins to the end of the turn, the price of a pick as well; with a die, if it helps most."""
        return Ledger(account_of(self._position, self._goal, self.way.codes), self._speaker)

    @cached_property
    def outcomes(self) -> tuple[tuple[Fraction, Fraction], ...]:
        """What comes of the die, as coins and chance, most first; empty without a die or if not known."""
        if not self.chancy:
            return ()
        chances: dict[Fraction, Fraction] = {}
        for value, chance in outcomes_of(self._position, self._goal, self.way.codes):
            coins = Fraction(self._goal.coins(value))
            chances[coins] = chances.get(coins, Fraction(0)) + chance
        known = sum(coins * chance for coins, chance in chances.items()) == self.value
        return tuple(sorted(chances.items(), reverse=True)) if known else ()

    @property
    def spread(self) -> OneOf | None:
        """The outcomes in words, where they are known and few."""
        if not 1 < len(self.outcomes) <= _FEW:
            return None
        say = self._speaker.say
        return OneOf(
            [
                say("search-outcome", {"amount": amount(coins, self._speaker), "chance": str(chance)})
                for coins, chance in self.outcomes
            ]
        )

    @property
    def average(self) -> str:
        """With a die: what the line brings on average, and of what that is made; else nothing."""
        if not self.chancy:
            return ""
        params = {"amount": amount(self.value, self._speaker), "outcomes": self.spread}
        return self._speaker.say("search-average" if self.spread is None else "search-average-of", params)

    def play(self, on: G) -> G:
        """Play the line's actions on a game or branch that stands where this one stood."""
        for action in self.actions:
            on.play(action.to_dict())
        return on

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def worth(self) -> str:
        """The line's coins in words."""
        if self.wins:
            return self._speaker.say("search-line-wins")
        id = "search-line-average" if self.chancy and len(self.outcomes) != 1 else "search-line"
        return self._speaker.say(id, {"amount": amount(self.value, self._speaker)})

    def __str__(self) -> str:
        rows = [f"{number}. {step}" for number, step in enumerate(self.steps, 1)]
        return "\n".join((f"{self.worth}: {self.plan}", *rows))

    def __repr__(self) -> str:
        return f"<{self.worth}: {self.plan}>"

    def _repr_html_(self) -> str:
        said = html.paragraph(self.plan, self.worth) + html.ordered(step._repr_html_() for step in self.steps)
        if self.chancy:
            said += html.paragraph(self._speaker.say("search-if-success"))
            said += self.account._repr_html_() + html.paragraph(self.average)
        return said

    def to_dict(self) -> dict[str, Any]:
        return {
            "value": str(self.value),
            "other": str(self.other),
            "plan": self.plan,
            "steps": [step.to_dict() for step in self.steps],
            "score": self.score.to_dict(),
        }


class BestTurn:
    """What a search found: the best line, the next best, and whether anything could be better."""

    def __init__(self, position: Position, found: Found, speaker: Speaker) -> None:
        goal = found.goal
        self.goal = goal.name
        regions = position.rules.board.regions
        self.region = None if goal.region == NOBODY else regions[goal.region].id
        self.player = position.player
        self.lines = tuple(Line(position, goal, way, speaker) for way in found.ways)
        self.value = self.best.value
        self.proven = found.proven
        self.ceiling = None if found.ceiling is None else Fraction(found.ceiling[0])
        """What nothing can exceed: coins, or the chance where the goal is to hold a region."""
        self.looked_at = found.looked_at
        self._speaker = speaker

    @property
    def best(self) -> Line:
        """The best line."""
        return self.lines[0]

    @property
    def sentence(self) -> str:
        """How good the best line is, and how sure that is."""
        say, best = self._speaker.say, self.best
        if self.goal == REACH:
            limit = "1" if self.ceiling is None else str(self.ceiling)
            params = {"chance": str(best.other), "limit": limit, "n": self.looked_at, "region": self._region}
            return say("search-reach-proven" if self.proven else "search-reach-bound", params)
        if best.wins:
            return say("search-wins")
        params = {"amount": amount(self.value, self._speaker), "n": self.looked_at}
        if self.proven:
            if not best.chancy:
                dice = any(line.chancy for line in self.lines)
                return say("search-proven-dice" if dice else "search-proven", params)
            if best.spread is None:
                return say("search-proven-average", params)
            return say("search-proven-average-of", {**params, "outcomes": best.spread})
        if self.ceiling is None:
            return say("search-unbound", params)
        params["limit"] = amount(self.ceiling, self._speaker)
        return say("search-bound-average" if best.chancy else "search-bound", params)

    @property
    def _region(self) -> tuple[str, int]:
        assert self.region is not None
        return "region", self._speaker.board.index[self.region]

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    @property
    def title(self) -> str:
        return self._speaker.say("search-title", {"player": ("player", self.player)})

    def __str__(self) -> str:
        others = [f"{line.worth}: {line.plan}" for line in self.lines[1:]]
        if others:
            others = [self._speaker.say("search-next"), *others]
        return "\n".join((f"{self.title}: {self.sentence}", str(self.best), *others))

    def __repr__(self) -> str:
        return f"<{self.title}: {self.sentence}>"

    def _repr_html_(self) -> str:
        said = html.paragraph(f"{self.title}: {self.sentence}") + self.best._repr_html_()
        rows = [(line.worth, line.plan, "", True) for line in self.lines[1:]]
        return said + html.table(self._speaker.say("search-next"), rows) if rows else said

    def to_dict(self) -> dict[str, Any]:
        return {
            "goal": self.goal,
            "region": self.region,
            "player": self.player,
            "value": str(self.value),
            "wins": self.best.wins,
            "proven": self.proven,
            "ceiling": None if self.ceiling is None else str(self.ceiling),
            "looked_at": self.looked_at,
            "sentence": self.sentence,
            "lines": [line.to_dict() for line in self.lines],
        }


__all__ = ["BestTurn", "Line", "Step", "amount", "best_turn"]
