"""The turning points of a game: where the lead changed, what brought or gave away much, who declined when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean
from typing import TYPE_CHECKING, Any, cast

from sw_widget.engine.actions import AFTER_SCORING, DECLINE, PICKING
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from sw_widget.explore.coach import Advice, coach
from sw_widget.explore.coin_flows import DECLINED, Flow, flows, rounds
from sw_widget.explore.leaders import leaders
from sw_widget.explore.turns.search import IN_TURN
from sw_widget.explore.visible_coins import players_with_visible_coins
from sw_widget.explore.worth import worth
from sw_widget.game.ledger import Ledger

if TYPE_CHECKING:
    from sw_widget.game.game import Game

LEAD, SWING, FALL, GIVEN_AWAY = "lead", "swing", "decline", "gift"
_MOST = {LEAD: 2, SWING: 2, GIVEN_AWAY: 2, FALL: 2}
_LEAST_SWING = 3
_LEAST_GIVEN_AWAY = Fraction(1)
_LOOKS = 3000
_AFTER_PICK = frozenset(IN_TURN) - {PICKING}
_TURNS_RATED = 6
"""Only the turns that fell shortest of what was possible are looked at move by move."""


@dataclass(frozen=True)
class Point:
    """A moment that mattered, told, with the ledgers that prove it."""

    kind: str
    turn: int
    player: int
    step: int
    """The position after so many steps shows it."""
    title: str
    sentences: tuple[str, ...]
    ledgers: tuple[tuple[str, Ledger], ...]
    """Each with what it is of, where it does not say so itself."""
    weight: float
    """How much it mattered, in coins, among those of its kind."""

    def __str__(self) -> str:
        ledgers = [part for label, ledger in self.ledgers for part in (label, str(ledger)) if part]
        return "\n".join((self.title, *self.sentences, *ledgers))

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "turn": self.turn,
            "player": self.player,
            "step": self.step,
            "title": self.title,
            "sentences": list(self.sentences),
            "ledgers": [{"of": label, **ledger.to_dict()} for label, ledger in self.ledgers],
        }


def turning_points(game: Game, viewer: int | None = None) -> list[Point]:
    """The moments that mattered most, in the order of play. A viewer learns of no hidden coins."""
    finder = _Finder(game, viewer)
    found: list[Point] = []
    for kind, points in (
        (LEAD, finder.leads()),
        (SWING, finder.swings()),
        (GIVEN_AWAY, finder.given_away()),
        (FALL, finder.declines()),
    ):
        found += sorted(points, key=lambda point: -point.weight)[: _MOST[kind]]
    return sorted(found, key=lambda point: point.step)


class _Finder:
    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game, self.history, self.say = game, game.history, game.speaker.say
        self.known = players_with_visible_coins(game, viewer)
        self.flows = flows(game)
        self.scored: dict[tuple[int, int], int] = {}
        """The step after which a player had scored a turn, by turn and player."""
        for step in range(1, len(self.history) + 1):
            before = self.history[step - 1].position
            if any(event.kind == "scored" for event in self.history[step].events):
                self.scored[before.turn, before.player] = step

    def leads(self) -> Iterator[Point]:
        """At the end of a turn of the game somebody else is ahead. Teams are ahead together, and are not told
        of.
        """
        if len(self.known) < len(self.game.names):
            return
        ahead: int | None = None
        for moment in rounds(self.game):
            first = leaders(self.game.position, moment.coins)
            if len(first) > 1 or not moment.over:
                continue
            (player,) = first
            if ahead is not None and player != ahead:
                names = {"player": ("player", player), "other": ("player", ahead), "turn": moment.turn}
                n, coins = moment.coins[player], moment.coins[ahead]
                told = self.say("report-lead-told", {**names, "n": n, "coins": coins})
                # A later change matters more: it was not taken back so often.
                yield self._point(
                    LEAD, moment.turn, player, self.say("report-lead", names), told, moment.turn
                )
            ahead = player

    def swings(self) -> Iterator[Point]:
        """A turn that brought far more than the others' in the same turn of the game."""
        brought: dict[tuple[int, int], int] = defaultdict(int)
        for flow in self.flows:
            brought[flow.turn, flow.player] += flow.amount
        if len(self.known) < len(self.game.names):
            return
        for (turn, player), n in brought.items():
            if (turn, player) not in self.scored:
                continue
            others = [p for p in self.known if p != player and (turn, p) in self.scored]
            more = n - fmean(brought.get((turn, p), 0) for p in others) if others else 0
            if more >= _LEAST_SWING:
                names = {"player": ("player", player), "turn": turn, "n": n}
                told = (
                    self.say("report-swing-one", {"n": round(more), "other": ("player", others[0])})
                    if len(others) == 1
                    else self.say("report-swing-told", {"amount": f"{round(more, 1):g}"})
                )
                yield self._point(SWING, turn, player, self.say("report-swing", names), told, more)

    def declines(self) -> Iterator[Point]:
        """Races that went into decline, with what they brought afterwards."""
        for step in range(1, len(self.history) + 1):
            before, after = self.history[step - 1].position, self.history[step]
            for event in after.events:
                if event.kind != "declined":
                    continue
                _, race = cast(tuple[str, str], event.params["race"])
                later = sum(
                    f.amount for f in self.flows if self._of_decline(f, step - 1, before.player, race)
                )
                names = {"player": ("player", before.player), "race": ("race", race), "turn": before.turn}
                told = [self.say("event-declined", event.params)]
                if before.stage == AFTER_SCORING:
                    told.append(self.say("report-decline-after", {"name": _allows(before)}))
                ledgers = []
                if before.player in self.known:
                    told.append(self.say("report-decline-told", {**names, "n": later}))
                    score = after.scores[before.player]
                    ledgers = [] if score is None else [("", Ledger(score, self.game.speaker))]
                yield Point(
                    FALL,
                    before.turn,
                    before.player,
                    step,
                    self.say("report-decline", names),
                    tuple(told),
                    tuple(ledgers),
                    later,
                )

    def _of_decline(self, flow: Flow, step: int, player: int, race: str) -> bool:
        return (flow.player, flow.race, flow.source) == (player, race, DECLINED) and flow.step >= step

    def given_away(self) -> Iterator[Point]:
        """Moves that gave coins away, as far as the coach can prove or find it."""
        for _, first, last in self._short_turns()[:_TURNS_RATED]:
            worst: Advice | None = None
            for step in range(first, last):
                advice = coach(self.game, step, looks=_LOOKS)
                if not advice.beyond and _shown(advice) and (worst is None or advice.lost > worst.lost):
                    worst = advice
            if worst is not None and worst.lost >= _LEAST_GIVEN_AWAY:
                turn = self.history[worst.step].position.turn
                names = {"player": ("player", worst.player), "turn": turn}
                labels = (self.say("coach-line-best"), self.say("coach-line-made"))
                yield Point(
                    GIVEN_AWAY,
                    turn,
                    worst.player,
                    worst.step + 1,
                    self.say("report-gift", names),
                    (self._first_event(worst.step), *worst),
                    tuple(zip(labels, worst.accounts, strict=True)),
                    float(worst.lost),
                )

    def _first_event(self, step: int) -> str:
        """What a move did: the first thing that happened beyond getting ready."""
        events = self.game.events_of(step)
        return next((event for event in events if event.kind != "troops_readied"), events[0]).sentence

    def _short_turns(self) -> list[tuple[Fraction, int, int]]:
        """How far each turn fell short of what could be had, with its first step and where it ended."""
        turns = self.history.turns(len(self.history))
        ends = [turn.step for turn in turns[1:]] + [len(self.history)]
        found = []
        for turn, end in zip(turns, ends, strict=True):
            first = turn.step
            if turn.player not in self.known or (turn.turn, turn.player) not in self.scored:
                continue
            while first < end and self.history[first].position.stage not in _AFTER_PICK:
                first += 1
            if first == end or self.history[first + 1].code[0] == DECLINE:
                continue
            position = self.history[first].position
            scored = self.history[self.scored[turn.turn, turn.player]].position
            short = worth(readied(position), _LOOKS).coins - (
                scored.coins[turn.player] - position.coins[turn.player]
            )
            if short > 0:
                found.append((short, first, end))
        return sorted(found, key=lambda item: -item[0])

    def _point(self, kind: str, turn: int, player: int, title: str, told: str, weight: float) -> Point:
        step = self.scored[turn, player]
        raw = self.history[step].scores[player]
        assert raw is not None
        return Point(
            kind, turn, player, step, title, (told,), (("", Ledger(raw, self.game.speaker)),), weight
        )


def _shown(advice: Advice) -> bool:
    """Whether the accounts beside each other show what was lost: where a die decides, they need not."""
    sums = [ledger.total for ledger in advice.accounts]
    return len(sums) == 2 and sums[0] - sums[1] == advice.lost


def _allows(position: Position) -> tuple[str, str]:
    """What lets the race of the player who moves decline after it has scored: its power, or itself."""
    race = position.active[position.player]
    return position.kit[race].answering.declines_after_scoring[0][0]
