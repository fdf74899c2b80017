"""The games of a tournament: who plays whom, where, in which seats; and how one of them is played.

All of it follows from the tournament's seed, so that a game is the same wherever and whenever it is played.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random
from time import perf_counter
from traceback import format_exc
from typing import TYPE_CHECKING, Any, NamedTuple

from sw_widget.engine.turn.scoring import places, tokens_on_map
from sw_widget.game.game import Game

if TYPE_CHECKING:
    from sw_widget.explore.bots import Bot, Plan

BoardData = str | dict[str, Any]


class Entrant(NamedTuple):
    """Who takes part: a bot, or the name of one."""

    name: str
    bot: Bot | str

    def seated(self, seed: int) -> Bot:
        """The bot for one game, anew each time: what it remembers of others must not change this one."""
        from sw_widget.explore.bots import bot

        return bot(self.bot, seed=seed) if isinstance(self.bot, str) else deepcopy(self.bot)


class Venue(NamedTuple):
    """A board, and how many play on it."""

    name: str
    board: BoardData
    seats: int
    packs: tuple[str, ...] = ("base",)
    roles: tuple[str, ...] = ()
    """Roles of the last seats, in turn order."""

    def roles_of(self, names: Sequence[str]) -> dict[str, str]:
        """Who of these players has a role."""
        return dict(zip(names[len(names) - len(self.roles) :], self.roles, strict=True))


class Match(NamedTuple):
    """A game that is to be played."""

    game: int
    seed: int
    venue: Venue
    seats: tuple[Entrant, ...]


class Played(NamedTuple):
    """A game that was played: its record, and the seconds that each seat took to think, each time."""

    record: dict[str, Any]
    thinking: tuple[array[float], ...]


class Failed(NamedTuple):
    """A game that a bot did not play to its end."""

    game: int
    bot: str
    why: str
    trace: str


def schedule(entrants: Sequence[Entrant], venues: Sequence[Venue], games: int, seed: int) -> list[Match]:
    """The games in order. More games of the same seed begin with the same ones.

    Boards take turns. On each of them every group of bots that fits meets equally often, and in a group
    everybody sits in every seat equally often, in all orders in the end.
    """
    seatings = [_Seatings(len(entrants), venue.seats, games) for venue in venues]
    matches = []
    for game in range(games):
        round, venue = divmod(game, len(venues))
        seats = tuple(entrants[bot] for bot in seatings[venue][round])
        matches.append(Match(game, _drawn("game", seed, game), venues[venue], seats))
    return matches


class _Seatings:
    """Who sits where, round by round: all groups of bots once, then all of them with the seats changed.

    A group goes round the table, so that each bot has had each seat, before others sit beside each other.
    """

    def __init__(self, bots: int, seats: int, most: int) -> None:
        self.groups = _groups(bots, seats, most)
        self.orders = [order for order in permutations(range(seats)) if order[0] == 0]
        self.seats = seats

    def __getitem__(self, round: int) -> tuple[int, ...]:
        changes, number = divmod(round, len(self.groups))
        group = self.groups[number]
        order = self.orders[changes // self.seats % len(self.orders)]
        return tuple(group[order[(seat + changes) % self.seats]] for seat in range(self.seats))


def _groups(bots: int, seats: int, most: int) -> list[tuple[int, ...]]:
    """All groups of so many bots, or the first of them.

    They come in blocks: a group, and the same with everybody replaced by the next bot, and so on. In a block
    each bot plays as often as any other, and once in each seat, so that a part of the groups is fair, too.
    """
    found: dict[frozenset[int], tuple[int, ...]] = {}
    for others in combinations(range(1, bots), seats - 1):
        for next in range(bots):
            group = tuple((bot + next) % bots for bot in (0, *others))
            found.setdefault(frozenset(group), group)
        if len(found) >= most:
            break
    return list(found.values())


def _drawn(what: str, *of: object) -> int:
    return Random("/".join(map(str, ("tournament", what, *of)))).randrange(2**48)


def play_all(matches: Sequence[Match], attempt: int) -> list[Played | Failed]:
    """Play some games. What a bot does wrong is a result, too; an error means that the worker is to blame.

    `attempt` changes nothing: a cluster that knows results by their arguments sees that this is another try.
    """
    return list(_until_one_fails(matches))


def _until_one_fails(matches: Sequence[Match]) -> Iterator[Played | Failed]:
    for match in matches:
        result = play(match)
        yield result
        if isinstance(result, Failed):
            return


def play(match: Match) -> Played | Failed:
    """Play a game to its end."""
    from sw_widget.explore.bots import play_out

    names = [f"{number}: {entrant.name}"[:40] for number, entrant in enumerate(match.seats, 1)]
    venue = match.venue
    roles = venue.roles_of(names)
    game = Game(players=names, seed=match.seed, board=venue.board, packs=venue.packs, roles=roles)
    timed: list[_Timed] = []
    try:
        for seat, entrant in enumerate(match.seats):
            timed.append(_Timed(entrant.seated(_drawn("bot", match.seed, seat))))
        play_out(game, timed)
    except Exception as error:  # whatever a stranger's bot does
        guilty = game.to_act.player if len(timed) == len(names) else len(timed)
        return Failed(match.game, match.seats[guilty].name, f"{type(error).__name__}: {error}", format_exc())
    record = {
        "game": match.game,
        "seed": match.seed,
        "board": match.venue.name,
        "seats": [entrant.name for entrant in match.seats],
        "coins": game.coins,
        "tokens": [tokens_on_map(game.position, player) for player in range(len(names))],
        "winners": [match.seats[player].name for player in game.winners],
        "turns": game.turn,
        "steps": game.steps,
        "places": places(game.position),
    }
    teams = [seat.team for seat in game.position.seats()]
    if None not in teams:
        record["teams"] = teams
    return Played(record, tuple(bot.took for bot in timed))


@dataclass
class _Timed:
    """A bot whose thinking is timed."""

    bot: Bot
    took: array[float] = field(default_factory=lambda: array("d"))

    @property
    def name(self) -> str:
        return self.bot.name

    def think(self, table: Game) -> Plan:
        start = perf_counter()
        plan = self.bot.think(table)
        self.took.append(perf_counter() - start)
        return plan
