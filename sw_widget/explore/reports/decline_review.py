"""The review of declines: for each player, the turns in which declining would have paid."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from sw_widget.explore.charts.decline import Moment, gain_of, moments
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.explore.turns.lines import amount
from sw_widget.text import AllOf

if TYPE_CHECKING:
    from sw_widget.game.game import Game

_LOOKS = 1000
_LEAST = Fraction(1)
"""Less is not worth a word: the half of it that lies in the next turn is an estimate."""


class DeclineReview(NamedTuple):
    """The turns in which declining would have paid for a player."""

    player: int
    moments: tuple[Moment, ...]
    """Every turn that began with an active race, with what it brings to decline there."""
    missed: tuple[Moment, ...]
    """The longest row of turns in which declining would have paid, and was not done."""
    sentences: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "gains": {str(moment.turn): str(moment.choice.gain) for moment in self.moments},
            "missed": [moment.turn for moment in self.missed],
            "sentences": list(self.sentences),
        }


def decline_reviews(game: Game, players: Sequence[int]) -> tuple[DeclineReview, ...]:
    """One for each of these players who has begun a turn with an active race."""
    found = []
    for player in players:
        told = tuple(moments(game, player, _LOOKS))
        if told:
            missed = longest_missed(told)
            found.append(DeclineReview(player, told, missed, tuple(_sentences(game, player, missed))))
    return tuple(found)


def longest_missed(told: Sequence[Moment]) -> tuple[Moment, ...]:
    """The longest row of turns in which declining would have paid and was not done; the dearer of two."""
    rows: list[list[Moment]] = [[]]
    for moment in told:
        if moment.declined or moment.choice.gain < _LEAST:
            rows.append([])
        elif rows[-1] and rows[-1][-1].turn + 1 < moment.turn:
            rows.append([moment])
        else:
            rows[-1].append(moment)
    longest: list[Moment] = max(rows, key=lambda row: (len(row), sum(moment.choice.gain for moment in row)))
    return tuple(longest)


def table(game: Game, told: Sequence[DeclineReview]) -> DataTable:
    """What declining would have brought more, by player and turn; ▲ where it was done."""
    say = game.speaker.say
    turns = sorted({moment.turn for lesson in told for moment in lesson.moments})
    rows = []
    for lesson in told:
        by_turn = {moment.turn: moment for moment in lesson.moments}
        rows.append(Row(game.names[lesson.player], tuple(Cell(_cell(by_turn.get(turn))) for turn in turns)))
    heads = (say("chart-axis-turn"), *map(str, turns))
    all_proven = all(moment.choice.proven for lesson in told for moment in lesson.moments)
    notes = ["report-decline-read", "report-decline-how"]
    return DataTable(
        say("report-decline-when"),
        heads,
        tuple(rows),
        tuple(say(id) for id in (*notes, *([] if all_proven else ["chart-decline-unproven"]))),
    )


def _cell(moment: Moment | None) -> str:
    if moment is None:
        return "–"
    return gain_of(moment) + ("\N{NO-BREAK SPACE}▲" if moment.declined else "")


def _sentences(game: Game, player: int, missed: Sequence[Moment]) -> list[str]:
    say, speaker, who = game.speaker.say, game.speaker, {"player": ("player", player)}
    done = [
        game.history[step].position.turn
        for step in range(len(game.history))
        if game.history[step].position.player == player
        and any(event.kind == "declined" for event in game.history[step + 1].events)
    ]
    first = (
        say("report-declined", {**who, "n": len(done), "turns": AllOf(done)})
        if done
        else say("report-declined-never", who)
    )
    if not missed:
        return [first, say("report-missed-none")]
    ends = sorted(missed, key=lambda moment: moment.choice.gain)
    low, high = gain_of(ends[0]), gain_of(ends[-1])
    brings = low if low == high else say("report-from_to", {"low": low, "high": high})
    row = {"n": len(missed), "turn": missed[0].turn, "limit": missed[-1].turn, "amount": brings}
    said = [first, say("report-missed", row)]
    most, choice = ends[-1], ends[-1].choice
    if choice.further is not None and choice.anew is not None:
        params = {
            "turn": most.turn,
            "race": ("race", most.race),
            "amount": amount(choice.going_on.coins, speaker),
            "made": _about(choice.further.coins),
            "n": choice.declining,
            "most": _about(choice.anew.coins),
        }
        said.append(say("report-missed-most", params))
    return said


def _about(coins: Fraction) -> str:
    """An estimate, which no exact fraction would make any better."""
    return f"{round(float(coins), 1):g}"
