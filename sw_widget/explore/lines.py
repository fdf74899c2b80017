"""The best turn as people meet it: lines of actions, each step told with its ledger, and how sure it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from sw_widget.engine import actions as do
from sw_widget.engine.actions import CHANCE, OVER, WITHDRAWAL, Code
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest import cost_ledger
from sw_widget.engine.ledger import Event
from sw_widget.engine.ledger import Ledger as RawLedger
from sw_widget.engine.legal import readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import FACES, START_COINS
from sw_widget.engine.scoring import score_ledger
from sw_widget.engine.turn import apply
from sw_widget.explore.goals import REACH, Goal, Number
from sw_widget.explore.search import Found, Way, best
from sw_widget.game import html
from sw_widget.game.codec import find_region
from sw_widget.game.errors import ActionError, problems_as
from sw_widget.game.ledger import Ledger
from sw_widget.game.legal import Action
from sw_widget.game.speak import Speaker
from sw_widget.text import AllOf

if TYPE_CHECKING:
    from sw_widget.game.game import Game

G = TypeVar("G", bound="Game")

# The event that tells an action best.
_TOLD = {
    do.PICK: ("picked",),
    do.DECLINE: ("declined",),
    do.ABANDON: ("abandoned",),
    do.CONQUER: ("conquered", "single_token_conquered", "attempt_failed"),
    do.CONVERT: ("converted",),
    do.STOP: ("conquests_ended",),
    do.REDEPLOY: ("redeployed",),
    do.PLACE: ("marker_placed",),
    do.ALLY: ("ally_named", "no_ally"),
    do.END_TURN: ("scored", "turn_ended"),
}
_SMALL_SEARCH = 500


def best_turn(
    game: Game,
    goal: str = "coins",
    *,
    region: str | int | None = None,
    seconds: float | None = 1.0,
    looks: int | None = None,
    lines: int = 3,
    viewer: int | None = None,
) -> BestTurn:
    """The best way to play the turn. With `looks` the clock is not read, so that the answer never varies."""
    with game.lock:
        position = game.position.clone()
    if position.stage in (WITHDRAWAL, OVER):
        why = "the game is over" if position.over else "a defender must withdraw first"
        raise ActionError("best_turn", f"there is no turn to play: {why}")
    index = NOBODY
    if region is not None:
        found = find_region(position.rules.board, region)
        if not isinstance(found, int):
            raise ActionError("region", f"there is no region {region!r}")
        index = found
    if viewer is not None:
        for player in range(len(position.coins)):
            if player != viewer:
                position.coins[player] = START_COINS
    with problems_as(ActionError):
        wanted = Goal(goal, index)
    if looks is not None:
        seconds = None
    return BestTurn(position, best(position, wanted, looks=looks, seconds=seconds, lines=lines), game.speaker)


def amount(number: Number, speaker: Speaker) -> int | str:
    """A number of coins as people write it: 9, 8½, 17/3 (about 5.67)."""
    whole, rest = divmod(Fraction(number), 1)
    if not rest:
        return int(whole)
    if rest == Fraction(1, 2):
        return f"{whole or ''}½"
    return speaker.say("search-fraction", {"chance": str(Fraction(number)), "amount": f"{float(number):.2f}"})


@dataclass(frozen=True)
class Step:
    """One action of a line: what it does in a sentence, its account, and how likely it is to succeed."""

    action: Action
    sentence: str
    ledger: Ledger | None = None
    chance: Fraction | None = None

    def __str__(self) -> str:
        chance = "" if self.chance is None else f" ({self.chance})"
        return self.sentence + chance

    def _repr_html_(self) -> str:
        return html.paragraph(str(self)) + (self.ledger._repr_html_() if self.ledger else "")

    def to_dict(self) -> dict[str, Any]:
        return {
            "action": self.action.to_dict(),
            "sentence": self.sentence,
            "ledger": None if self.ledger is None else self.ledger.to_dict(),
            "chance": None if self.chance is None else str(self.chance),
        }


class Line:
    """A way to play the turn: to its end, or to the first action that a die decides."""

    def __init__(self, position: Position, goal: Goal, way: Way, speaker: Speaker) -> None:
        self._position, self._goal, self._way, self._speaker = position, goal, way, speaker
        self.value = Fraction(goal.coins(way.value))
        """The coins that the line brings, from now to the end of the turn; with chance, the expected ones."""
        self.other = Fraction(way.value[0] if goal.name == REACH else way.value[1])
        """The goal's other number: tokens left, strength of the weakest region, chance to hold the region."""
        self.actions = tuple(Action(position.rules, code) for code in way.codes)

    @property
    def chancy(self) -> bool:
        """Whether the last action is decided by a die."""
        return self._way.codes[-1][0] in CHANCE

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Each action, told."""
        position, steps = self._position.clone(), []
        for code in self._way.codes:
            steps.append(_step(position, code, self._speaker))
            if code[0] not in CHANCE:
                apply(position, code)
        return tuple(steps)

    @cached_property
    def plan(self) -> str:
        """What the line does, in short."""
        return _plan(self._position, self._way.codes, self._speaker)

    @cached_property
    def score(self) -> Ledger:
        """The account of the turn's score; where a die decides, of the case that it helps."""
        return Ledger(_scored(self._position, self._goal, self._way.codes), self._speaker)

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
        return self._speaker.say("search-line", {"amount": amount(self.value, self._speaker)})

    def __str__(self) -> str:
        rows = [f"{number}. {step}" for number, step in enumerate(self.steps, 1)]
        return "\n".join((f"{self.worth}: {self.plan}", *rows))

    def __repr__(self) -> str:
        return f"<{self.worth}: {self.plan}>"

    def _repr_html_(self) -> str:
        said = html.paragraph(self.plan, self.worth) + html.ordered(step._repr_html_() for step in self.steps)
        if self.chancy:
            said += html.paragraph(self._speaker.say("search-if-success"))
            said += self.score._repr_html_()
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
        params = {"amount": amount(self.value, self._speaker), "n": self.looked_at}
        if self.proven:
            return say("search-proven", params)
        if self.ceiling is None:
            return say("search-unbound", params)
        return say("search-bound", {**params, "limit": amount(self.ceiling, self._speaker)})

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
        return "\n".join((f"{self.title}: {self.sentence}", str(self.best), *others))

    def __repr__(self) -> str:
        return f"<{self.title}: {self.sentence}>"

    def _repr_html_(self) -> str:
        rows = [(line.worth, line.plan, "", True) for line in self.lines]
        table = html.table(self.title, rows)
        return table + html.paragraph(self.sentence) + self.best._repr_html_()

    def to_dict(self) -> dict[str, Any]:
        return {
            "goal": self.goal,
            "region": self.region,
            "player": self.player,
            "value": str(self.value),
            "proven": self.proven,
            "ceiling": None if self.ceiling is None else str(self.ceiling),
            "looked_at": self.looked_at,
            "sentence": self.sentence,
            "lines": [line.to_dict() for line in self.lines],
        }


def _step(position: Position, code: Code, speaker: Speaker) -> Step:
    action = Action(position.rules, code)
    view = readied(position)
    race = view.acting
    if code[0] == do.ATTEMPT:
        cost = cost_ledger(view, race, code[1])
        needed = cost.total - view.hand[race]
        params = {
            "player": ("player", view.player),
            "race": ("race", view.rules.races[race].id),
            "region": ("region", code[1]),
            "die": needed,
        }
        sentence = speaker.say("search-try", params)
        return Step(action, sentence, Ledger(cost, speaker), chance_of_at_least(needed))
    if code[0] == do.ROLL:
        return Step(action, speaker.say("search-roll", {"player": ("player", view.player)}))
    record: list[Event] = []
    apply(position.clone(), code, None, record)
    for kind in _TOLD[code[0]]:
        for event in record:
            if event.kind == kind:
                ledger = None if event.ledger is None else Ledger(event.ledger, speaker)
                return Step(action, speaker.say(f"event-{kind}", event.params), ledger)
    raise AssertionError(f"nothing tells {code}")


def _plan(position: Position, codes: tuple[Code, ...], speaker: Speaker) -> str:
    rules, said = position.rules, []

    def names(kinds: tuple[int, ...]) -> AllOf:
        return AllOf([rules.board.regions[code[1]].name for code in codes if code[0] in kinds])

    def tell(id: str, **params: object) -> None:
        said.append(speaker.say(id, params))

    first, last = codes[0], codes[-1]
    if first[0] == do.PICK:
        race, power, _ = position.column[first[1]]
        tell(
            "search-plan-pick",
            race=("race", rules.races[race].id),
            power=("power", rules.powers[power].id),
        )
    if any(code[0] == do.DECLINE for code in codes):
        tell("search-plan-decline")
        return " ".join(said)
    abandoned, conquered = names((do.ABANDON,)), names((do.CONQUER, do.CONVERT))
    if abandoned.items:
        tell("search-plan-abandon", regions=abandoned)
    if conquered.items:
        tell("search-plan-conquer", regions=conquered)
    if last[0] == do.ATTEMPT:
        chance = _chance(position, codes)
        tell("search-plan-attempt", region=("region", last[1]), chance=str(chance))
    elif last[0] == do.ROLL:
        tell("search-plan-roll")
    elif not conquered.items:
        tell("search-plan-nothing")
    return " ".join(said)


def _chance(position: Position, codes: tuple[Code, ...]) -> Fraction:
    """How likely the attempt is to succeed that a line ends with."""
    view = position.clone()
    for code in codes[:-1]:
        apply(view, code)
    view = readied(view)
    return chance_of_at_least(cost_ledger(view, view.acting, codes[-1][1]).total - view.hand[view.acting])


def _scored(position: Position, goal: Goal, codes: tuple[Code, ...]) -> RawLedger:
    """The score at the end of the line; after a die that showed its best, the best way goes on."""
    view, player = position.clone(), position.player
    while True:
        for code in codes:
            record: list[Event] = []
            before = view.clone()
            apply(view, code, max(FACES) if code[0] in CHANCE else None, record)
            for event in record:
                if event.kind == "scored" and event.ledger is not None:
                    return event.ledger
            if view.player != player or view.over:
                return score_ledger(before, player)
        codes = best(view, goal, looks=_SMALL_SEARCH).ways[0].codes
