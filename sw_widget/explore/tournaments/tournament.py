"""Tournaments: many games between bots, the same for the same seed whatever plays them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from sw_widget import packs as boxes
from sw_widget.engine.checks import as_int, shown
from sw_widget.engine.rules import MOST_PLAYERS
from sw_widget.explore.playouts import MOST_GAMES
from sw_widget.explore.tournaments.matches import Entrant, Match, Venue, schedule
from sw_widget.explore.tournaments.results import Tournament
from sw_widget.explore.tournaments.workers import Work, WorkerLost, play_here, play_on
from sw_widget.game.board import Board
from sw_widget.game.game import Game
from sw_widget.game.scenario.reading import LEAST_SEED, MOST_SEED, board_for
from sw_widget.text import AllOf, sentence

if TYPE_CHECKING:
    from sw_widget.explore.bots import Bot


BoardLike = str | Board | Mapping[str, Any]


class TournamentError(RuntimeError):
    """A game of a tournament was not played to its end. What was played before it is in `records`."""

    def __init__(
        self, id: str, match: Match, bot: str | None, what: str, records: list[dict[str, Any]]
    ) -> None:
        told = {
            "game": str(match.game),
            "board": match.venue.name,
            "seed": str(match.seed),
            "seats": AllOf(entrant.name for entrant in match.seats),
            "bot": bot,
            "what": what,
        }
        super().__init__(f"{sentence(id, told)}\n{sentence('tournament-kept', {'n': len(records)})}")
        self.game, self.seed, self.board = match.game, match.seed, match.venue.name
        self.bot = bot
        """Whose fault it was; None if the process or machine that played is to blame."""
        self.records = records


def tournament(
    bots: Sequence[str | Bot],
    games: int = 100,
    boards: BoardLike | Sequence[BoardLike] | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: bool = True,
    packs: Sequence[str] = ("base",),
    roles: Sequence[str] = (),
) -> Tournament:
    """Let bots play many games against each other.

    `bots` are names ("random", "greedy" …) or bots of your own. On each of the `boards`, as many of them play
    as the board is printed for; without any, the board for all of them is taken, and for more than five the
    one for two. Seats rotate. `packs` are those of `Game`; `roles` are those of the last seats, such as
    `["necromancer"]`, and leave a board for fewer players. Everything follows from the `seed`: the same games
    come of it whatever plays.

    By default a process for each core plays (where there are no processes, as in a browser, one game comes
    after the other). Any executor of `concurrent.futures` can be given, such as Dask's
    `Client.get_executor()`. Games that a worker takes along when it dies are played again.
    """
    entrants = _entrants(bots)
    games = as_int(games, "games", 1, MOST_GAMES)
    seed = as_int(seed, "seed", LEAST_SEED, MOST_SEED)
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise TypeError(f"executor: must be one of concurrent.futures, not {shown(executor)}")
    matches = schedule(entrants, _venues(boards, len(entrants), packs, tuple(roles)), games, seed)
    with _bar(games, progress) as bar:
        work = Work(entrants, matches, bar.update)
        try:
            if executor is None:
                play_here(work)
            else:
                play_on(work, executor)
        except WorkerLost as lost:
            raise TournamentError(
                "tournament-worker_lost", lost.match, None, str(lost), _records(work)
            ) from lost.__cause__
    failed = work.failed
    if failed is not None:
        error = TournamentError(
            "tournament-bot_failed", matches[failed.game], failed.bot, failed.why, _records(work)
        )
        error.add_note(failed.trace)
        raise error
    return Tournament(
        _records(work), bots=[entrant.name for entrant in entrants], seed=seed, thinking=_thinking(work)
    )


def _records(work: Work) -> list[dict[str, Any]]:
    last = work.failed.game if work.failed is not None else len(work.matches)
    return [work.played[game].record for game in sorted(work.played) if game < last]


def _thinking(work: Work) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for game in sorted(work.played):
        record, thinking = work.played[game]
        for bot, took in zip(record["seats"], thinking, strict=True):
            found.setdefault(bot, []).extend(took)
    return found


def _entrants(given: Sequence[str | Bot]) -> list[Entrant]:
    """Who takes part; a second one of the same name gets a number."""
    from sw_widget.explore.bots import bot

    if isinstance(given, str) or not isinstance(given, Iterable):
        raise TypeError(f"bots: must be a list of names or bots, not {shown(given)}")
    entrants: list[Entrant] = []
    for index, item in enumerate(given):
        one = bot(item) if isinstance(item, str) else item
        name = getattr(one, "name", None)
        if not isinstance(name, str) or not callable(getattr(one, "think", None)):
            raise TypeError(f"bots.{index}: {shown(item)} is no bot: it needs a name and a think(table)")
        taken, number, label = {entrant.name for entrant in entrants}, 1, name
        while label in taken:
            number += 1
            label = f"{name} {number}"
        entrants.append(Entrant(label, item))
    if len(entrants) < 2:
        raise ValueError(f"bots: a tournament needs at least two, not {len(entrants)}")
    return entrants


def _venues(
    given: BoardLike | Sequence[BoardLike] | None, bots: int, chosen: Sequence[str], roles: tuple[str, ...]
) -> list[Venue]:
    """The boards, each tried out once, so that what is wrong with one is said before anything is played."""
    if given is None:
        more = _without_board(chosen, roles)
        has_board = bots - more in board_for(boxes.get_all(chosen))
        return [_venue(None, bots if has_board else 2 + more, "", chosen, roles)]
    boards: list[BoardLike] = [given] if isinstance(given, str | Board | Mapping) else list(given)
    if not boards:
        raise ValueError("boards: name at least one, or leave them out")
    return [
        _venue(
            board,
            min(bots, _printed_for(board) + _without_board(chosen, roles)),
            f"board {number}",
            chosen,
            roles,
        )
        for number, board in enumerate(boards, 1)
    ]


def _without_board(chosen: Sequence[str], roles: tuple[str, ...]) -> int:
    """How many of the roles do not count where the board is chosen."""
    known = {name: seat for pack in boxes.get_all(chosen) for name, seat in pack.roles.items()}
    return sum(1 for role in roles if role in known and not known[role].uses_board)


def _venue(
    board: BoardLike | None, seats: int, name: str, chosen: Sequence[str], roles: tuple[str, ...]
) -> Venue:
    venue = Venue(name, "", seats, tuple(chosen), roles)
    names = [f"? {seat}" for seat in range(seats)]
    tried = Game(players=names, seed=0, board=board, packs=chosen, roles=venue.roles_of(names)).board
    printed = board is None or isinstance(board, str)
    return venue._replace(name=tried.id or name, board=tried.id if printed else tried.to_dict())


def _printed_for(board: BoardLike) -> int:
    """For how many players a board is; as many as can be if it does not say."""
    id = board.id if isinstance(board, Board) else board
    known = {id: data for pack in boxes.known() for id, data in boxes.get(pack).boards.items()}
    data = known.get(id) if isinstance(id, str) else id
    players = data.get("players") if isinstance(data, Mapping) else None
    return players if isinstance(players, int) and 2 <= players <= MOST_PLAYERS else MOST_PLAYERS


def _bar(games: int, shown: bool) -> Any:
    from tqdm.auto import tqdm

    if sys.platform == "emscripten":
        tqdm.monitor_interval = 0  # which would start a thread, and there are none
    # Counted in games and minutes: as a rate, slow games read as "s/ games".
    time = sentence("tournament-time", {"gone": "{elapsed}", "rest": "{remaining}"})
    look = f"{{desc}}: {{n_fmt}}/{{total_fmt}} |{{bar}}| {time}"
    return tqdm(total=games, desc=sentence("tournament-progress"), bar_format=look, disable=not shown)
