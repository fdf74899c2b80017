"""The results of a tournament: plain records, and what can be said of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import cached_property
from itertools import permutations
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, as_name, check_format, known_keys
from sw_widget.explore.data_frames import data_frame
from sw_widget.explore.tournaments.intervals import mean_interval, wilson
from sw_widget.explore.tournaments.number_table import as_html
from sw_widget.explore.tournaments.number_table import as_text as in_letters
from sw_widget.explore.tournaments.records import BIG, meetings, places, read_record, win, winning_sides
from sw_widget.game import saves
from sw_widget.game.errors import SaveError
from sw_widget.text import AllOf, sentence

if TYPE_CHECKING:
    import pandas

FORMAT = "sw-tournament/1"
LARGEST_FILE = 1_000_000_000


@dataclass(frozen=True)
class Standing:
    """What a bot has reached. Intervals hold the true value in 95 of 100 tournaments."""

    bot: str
    games: int
    wins: Fraction
    """A victory that several share counts as one win, divided among them; partners of a team win one each."""
    shared: int
    """How many of the victories were shared."""
    share: float
    low: float
    high: float
    coins: float
    """On average, at the end of a game."""
    coins_low: float | None
    coins_high: float | None

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "wins": float(self.wins)}


@dataclass(frozen=True)
class Meeting:
    """How often a bot came out ahead of another, as the end of a game counts it: more coins, or as many and
    more tokens on the map; with teams, by what their teams have, and never ahead of a partner.
    """

    bot: str
    other: str
    games: int
    wins: Fraction
    """Coming out even counts as one half."""
    share: float
    low: float
    high: float

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "wins": float(self.wins)}


class Tournament:
    """What came of a tournament. Iterating gives the records, one plain dict a game, in the order of play.

    result = tournament(["greedy", "random"], games=100)
    result.standings[0].share
    result.to_pandas().groupby("bot").coins.mean()
    """

    def __init__(
        self,
        records: Sequence[dict[str, Any]],
        *,
        bots: Sequence[str],
        seed: int,
        thinking: Mapping[str, Sequence[float]] | None = None,
    ) -> None:
        self.records = list(records)
        self.bots = tuple(bots)
        self.seed = seed
        self.thinking = {bot: list(thinking.get(bot, ()) if thinking else ()) for bot in self.bots}
        """How many seconds each bot took to think, each time that it did. The only thing here that depends on
        the machine; it is not saved.
        """

    def __len__(self) -> int:
        return len(self.records)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.records)

    @property
    def boards(self) -> list[str]:
        """The boards that were played on."""
        return list(dict.fromkeys(record["board"] for record in self.records))

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """All bots, best first."""
        found = [self._standing(bot) for bot in self.bots]
        return tuple(sorted(found, key=lambda standing: (-standing.share, -standing.coins)))

    def _standing(self, bot: str) -> Standing:
        own = [record for record in self.records if bot in record["seats"]]
        won = [record for record in own if bot in record["winners"]]
        wins = sum((win(record, bot) for record in won), Fraction(0))
        shared = sum(winning_sides(record) > 1 for record in won)
        coins = [record["coins"][record["seats"].index(bot)] for record in own]
        share = float(wins / len(own)) if own else 0.0
        mean = fmean(coins) if coins else 0.0
        around = mean_interval(coins)
        # Nobody has fewer coins than none, however far few games lie apart.
        low, high = (None, None) if around is None else (max(0.0, around[0]), around[1])
        return Standing(bot, len(own), wins, shared, share, *wilson(wins, len(own)), mean, low, high)

    @cached_property
    def pairs(self) -> tuple[Meeting, ...]:
        """Each bot beside each other that it has met as an opponent, in both directions."""
        ahead: dict[tuple[str, str], list[Fraction]] = {pair: [] for pair in permutations(self.bots, 2)}
        for record in self.records:
            for a, b, ahead_of in meetings(record):
                ahead[a, b].append(ahead_of)
        return tuple(_meeting(*pair, scores) for pair, scores in ahead.items() if scores)

    # Showing

    def _title(self) -> str:
        boards = AllOf(self.boards, limit=4)
        return sentence("tournament-title", {"n": len(self), "boards": boards, "seed": str(self.seed)})

    def _standings(self) -> tuple[list[str], list[list[str]]]:
        interval = "tournament-interval"
        heads = ["tournament-bot", "tournament-games", "tournament-wins", "tournament-share", interval]
        heads += ["tournament-coins", interval]
        rows = []
        for it in self.standings:
            share = sentence("tournament-percent", {"share": _percent(it.share)})
            if it.coins_low is None or it.coins_high is None:
                coins = sentence("tournament-unknown")
            else:
                coins = _range(f"{it.coins_low:.1f}", f"{it.coins_high:.1f}")
            around = _range(_percent(it.low), _percent(it.high))
            mean = f"{it.coins:.1f}"
            rows.append([it.bot, str(it.games), _decimal(it.wins), share, around, mean, coins])
        return [sentence(head) for head in heads], rows

    def _pairs(self) -> tuple[list[str], list[list[str]]]:
        """Rows against columns, both in the order of the standings."""
        order = [standing.bot for standing in self.standings]
        known = {(meeting.bot, meeting.other): meeting for meeting in self.pairs}
        rows = []
        for bot in order:
            meetings = [known.get((bot, other)) for other in order]
            rows.append([bot, *map(_meeting_text, meetings)])
        return [sentence("tournament-bot"), *order], rows

    def __str__(self) -> str:
        parts = [self._title(), in_letters(*self._standings())]
        if len(self.bots) > 2:
            parts += ["", sentence("tournament-pairs"), in_letters(*self._pairs())]
        return "\n".join(parts)

    def __repr__(self) -> str:
        return f"<Tournament of {', '.join(self.bots)}: {len(self)} games, seed {self.seed}>"

    def _repr_html_(self) -> str:
        shown = as_html(self._title(), *self._standings())
        if len(self.bots) > 2:
            shown += as_html(sentence("tournament-pairs"), *self._pairs())
        return shown

    # Keeping

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "bots": list(self.bots),
            "seed": self.seed,
            "standings": [standing.to_dict() for standing in self.standings],
            "records": self.records,
        }

    @classmethod
    def from_dict(cls, data: object) -> Tournament:
        """A tournament from what `to_dict` gave. Standings are counted anew from the records."""
        try:
            table = as_dict(data, "")
            check_format(table, FORMAT)
            known_keys(table, {"format", "bots", "seed", "standings", "records"}, "")
            named = as_list(table.get("bots"), "bots")
            bots = [as_name(bot, f"bots.{i}", 200) for i, bot in enumerate(named)]
            records = as_list(table.get("records"), "records")
            return cls(
                [read_record(value, bots, f"records.{i}") for i, value in enumerate(records)],
                bots=bots,
                seed=as_int(table.get("seed"), "seed", -BIG, BIG),
            )
        except Problem as problem:
            raise SaveError(problem.path, problem.message) from None

    def save(self, path: str | Path) -> None:
        """Write everything but `thinking` to a file; the old file stays until the new one is complete."""
        saves.write_json(self.to_dict(), path)

    @classmethod
    def load(cls, path: str | Path) -> Tournament:
        """A tournament from a file that `save` wrote; raises `SaveError` if it cannot be read."""
        return cls.from_dict(saves.read_table(path, "saved tournament", LARGEST_FILE))

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each bot in each game. `won` is 1, 0, or a part of a victory that was shared; `place` is
        1 for whoever has won.
        """
        return data_frame(
            {
                "game": record["game"],
                "seed": record["seed"],
                "board": record["board"],
                "seat": seat,
                "bot": bot,
                "coins": record["coins"][seat],
                "tokens": record["tokens"][seat],
                "won": float(win(record, bot)),
                "place": place,
                "turns": record["turns"],
                "steps": record["steps"],
            }
            for record in self.records
            for seat, (bot, place) in enumerate(zip(record["seats"], places(record), strict=True))
        )


def _meeting(bot: str, other: str, scores: Sequence[Fraction]) -> Meeting:
    wins, games = sum(scores, Fraction(0)), len(scores)
    return Meeting(bot, other, games, wins, float(wins / games), *wilson(wins, games))


def _meeting_text(meeting: Meeting | None) -> str:
    if meeting is None:
        return sentence("tournament-unknown")
    return sentence("tournament-percent", {"share": _percent(meeting.share)})


def _range(low: str, high: str) -> str:
    return sentence("tournament-range", {"low": low, "high": high})


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _decimal(wins: Fraction) -> str:
    return str(wins.numerator) if wins.denominator == 1 else f"{float(wins):.2f}"
