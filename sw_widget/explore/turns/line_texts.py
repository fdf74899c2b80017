"""The texts of a line: what each action does and costs, and what the turn would score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest.cost import cost_ledger
from sw_widget.engine.die import FACES
from sw_widget.engine.events import CONQUESTS
from sw_widget.engine.ledger import Event, Line
from sw_widget.engine.ledger import Ledger as RawLedger
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.engine.turn.preview import preview
from sw_widget.explore.advance import advance, outcomes, rolls_for_own
from sw_widget.explore.answers import answer_to, asks
from sw_widget.explore.immediate_coins import immediate_coins
from sw_widget.explore.turns.goals import REACH, Goal, Number, Value
from sw_widget.explore.turns.node import everything
from sw_widget.explore.turns.search import best
from sw_widget.game import html
from sw_widget.game.action_text import action_text
from sw_widget.game.ledger import Ledger
from sw_widget.game.legal import Action
from sw_widget.game.speaker import Speaker
from sw_widget.text import AllOf

# The event that tells an action best, beside a conquest.
_TOLD = {
    do.PICK: ("picked",),
    do.DECLINE: ("declined",),
    do.ABANDON: ("abandoned",),
    do.CONVERT: ("converted",),
    do.STOP: ("conquests_ended", "second_wave", "troops_readied"),
    do.REDEPLOY: ("redeployed",),
    do.PLACE: ("marker_placed",),
    do.ALLY: ("ally_named", "no_ally"),
    do.END_TURN: ("scored", "turn_ended"),
    do.USE: ("tokens_traded",),
}
_SMALL_SEARCH = 500
_IN_COINS = frozenset(("price", "score", "payment"))


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


def step_of(position: Position, code: Code, speaker: Speaker) -> Step:
    action = Action(position.rules, code)
    view = readied(position)
    race = view.acting
    if code[0] == do.ATTEMPT:
        cost = cost_ledger(view, race, code[1], code[2:])
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
    wanted = (*CONQUESTS, "attempt_failed") if code[0] == do.CONQUER else _TOLD.get(code[0], ())
    for kind in wanted:
        for event in record:
            if event.kind == kind:
                ledger = None if event.ledger is None else Ledger(event.ledger, speaker)
                return Step(action, speaker.say(f"event-{kind}", event.params), ledger)
    # What else may come of it, as what lies face down decides, is not known before.
    return Step(action, speaker.say(*action_text(position, code)))


def plan_of(position: Position, codes: tuple[Code, ...], speaker: Speaker, chancy: bool) -> str:
    """What a line does, in short; `chancy`: a die decides its last action."""
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
        id = "search-plan-attempt" if said else "search-plan-attempt-first"
        tell(id, region=("region", last[1]), chance=str(_chance(position, codes)))
    elif last[0] == do.ROLL:
        tell("search-plan-roll" if said else "search-plan-roll-first")
    elif chancy and not takes_die(_before_last(position, codes), last):
        tell("search-plan-roll_for_loss")
    elif position.stage in (do.REDEPLOYMENT, do.AFTER_SCORING):
        tell("search-plan-end")
    elif not conquered.items:
        tell("search-plan-nothing_more" if position.opened else "search-plan-nothing")
    return " ".join(said)


def _before_last(position: Position, codes: tuple[Code, ...]) -> Position:
    """The position in which a line comes to its last action."""
    view = position.clone()
    for code in codes[:-1]:
        advance(view, code)
    return view


def _chance(position: Position, codes: tuple[Code, ...]) -> Fraction:
    """How likely the attempt is to succeed that a line ends with."""
    view = readied(_before_last(position, codes))
    cost = cost_ledger(view, view.acting, codes[-1][1], codes[-1][2:]).total
    return chance_of_at_least(cost - view.hand[view.acting])


def score_of(position: Position, goal: Goal, codes: tuple[Code, ...]) -> RawLedger:
    """The score at the end of the line; where a die decides, of the case that it helps most."""
    for before, event in _helped(position, goal, codes):
        if event.kind == "scored" and event.ledger is not None:
            return event.ledger
        position = before
    return preview(position)


def account_of(position: Position, goal: Goal, codes: tuple[Code, ...]) -> RawLedger:
    """All coins that a line brings and takes to the end of the turn; with a die, if it helps most."""
    player = {"player": ("player", position.player)}
    found = []
    for _, event in _helped(position, goal, codes):
        if event.ledger is not None and event.ledger.kind in _IN_COINS:
            found.append(event.ledger)
        for who, coins in immediate_coins(event):
            if who == position.player and coins:
                found.append(
                    RawLedger("payment", (Line(event.kind, coins, f"event-{event.kind}", event.params),))
                )
    if len(found) == 1 and found[0].kind == "score":
        return found[0]
    lines = tuple(line for ledger in found for line in ledger.lines if line.applied or ledger.kind == "score")
    return RawLedger("turn", lines, player)


def _helped(position: Position, goal: Goal, codes: tuple[Code, ...]) -> Iterator[tuple[Position, Event]]:
    """The events of a line until the turn ends, each with the position before it; dice show their best."""
    view, player, turn = position.clone(), position.player, position.turn
    while True:
        for code in codes:
            record: list[Event] = []
            before = view.clone()
            apply(view, code, max(FACES) if takes_die(view, code) else None, record)
            while view.stage == do.ROLLING:
                apply(view, (do.ROLL,), max(FACES) if rolls_for_own(view) else 0)
            while asks(view):
                apply(view, answer_to(view), None, record)
            for event in record:
                yield before, event
            if (view.player, view.turn) != (player, turn) or view.over or view.stage == do.WITHDRAWAL:
                return
        codes = best(view, goal, looks=_SMALL_SEARCH).ways[0].codes


def outcomes_of(position: Position, goal: Goal, codes: tuple[Code, ...]) -> list[tuple[Value, Fraction]]:
    """What comes of the die that a line ends with, each with its chance; most first."""
    view, player = _before_last(position, codes), position.player
    chances: dict[Value, Fraction] = {}
    known: dict[object, Value] = {}  # most faces of the die lead to one of two positions
    for after, chance in outcomes(view, codes[-1]):
        key = after.phase, tuple(after.declined), everything(after)
        if key not in known:
            found = best(after, goal, looks=_SMALL_SEARCH).value
            known[key] = worth_of(position, after, goal, found, player)
        value = known[key]
        chances[value] = chances.get(value, Fraction(0)) + chance
    return sorted(chances.items(), reverse=True)


def worth_of(start: Position, there: Position, goal: Goal, value: Value, player: int) -> Value:
    """What a value that was found further on is worth from the start: coins on the way count."""
    had = there.coins[player] - start.coins[player]
    return goal.value(goal.coins(value) + had, value[0] if goal.name == REACH else value[1])
