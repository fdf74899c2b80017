"""The workers that play a tournament: a given executor, our own processes, or this process alone.

A worker may die: a machine of a cluster goes away, a system short of memory ends a process. Games that were
with it are played again, and a game that takes its worker down every time is found and named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING
from warnings import warn

from sw_widget.explore.tournaments.matches import Entrant, Failed, Match, Played, play, play_all
from sw_widget.explore.tournaments.processes import NO_PROCESSES, context_for, cores, processes
from sw_widget.text import sentence

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext

FEW = 4
"""So few games are played one by one: starting workers takes longer."""
TRIES = 3
"""How often a game is begun that takes its worker down."""
LAST_WORD_SECONDS = 10
"""How long a broken executor is given to end what it still has. It does so at once; but Python's own may
forget a game that it was given in the moment in which it broke.
"""
MOST_CHUNKS, LARGEST_CHUNK = 400, 50
"""Games travel in chunks, so that short ones do not spend their time on the way."""

Chunk = tuple[Match, ...]
Results = list[Played | Failed]


class WorkerLost(Exception):
    """A game could not be played: each worker that began it was lost."""

    def __init__(self, match: Match, why: str) -> None:
        super().__init__(why)
        self.match = match


class Work:
    """The work of a tournament: the games that were played, and those still to be played."""

    def __init__(
        self, entrants: Sequence[Entrant], matches: Sequence[Match], tell: Callable[[int], object]
    ) -> None:
        self.entrants = entrants
        self.matches = matches
        self.played: dict[int, Played] = {}
        self.failed: Failed | None = None
        """The first game, in the order of the schedule, that a bot did not play to its end."""
        self._tell = tell
        self._lost: Counter[int] = Counter()

    def wanted(self, match: Match) -> bool:
        """Whether it is to be played: nothing is after a game that failed, since results end there."""
        return match.game not in self.played and (self.failed is None or match.game < self.failed.game)

    def left(self) -> list[Match]:
        return list(filter(self.wanted, self.matches))

    def chunks(self, matches: Sequence[Match]) -> Iterator[Chunk]:
        size = max(1, min(LARGEST_CHUNK, len(self.matches) // MOST_CHUNKS))
        for start in range(0, len(matches), size):
            yield tuple(matches[start : start + size])

    def keep(self, results: Iterable[Played | Failed]) -> None:
        for result in results:
            if isinstance(result, Failed):
                if self.failed is None or result.game < self.failed.game:
                    self.failed = result
            elif result.record["game"] not in self.played:
                self.played[result.record["game"]] = result
                self._tell(1)

    def lose(self, match: Match, error: BaseException | None = None) -> None:
        """A worker was lost with this game: it is played again, but not for ever."""
        self._lost[match.game] += 1
        if self._lost[match.game] >= TRIES:
            why = sentence("tournament-worker_died") if error is None else f"{type(error).__name__}: {error}"
            raise WorkerLost(match, why) from error

    # Playing

    def one_by_one(self) -> None:
        for match in self.matches:
            if self.wanted(match):
                self.keep([play(match)])

    def on(self, executor: Executor, matches: Sequence[Match]) -> bool:
        """Play on an executor; False if it broke, so that another one is needed for what is left."""
        finished: SimpleQueue[Future[Results]] = SimpleQueue()
        waiting: dict[Future[Results], Chunk] = {}

        def submit(chunk: Chunk) -> bool:
            try:
                future = executor.submit(play_all, chunk, self._lost[chunk[0].game])
            except BrokenExecutor:
                return False
            waiting[future] = chunk
            future.add_done_callback(finished.put)
            return True

        try:
            whole = all(map(submit, self.chunks(matches)))
            broken = not whole
            while waiting:
                try:
                    future = finished.get(timeout=LAST_WORD_SECONDS if broken else None)
                except Empty:
                    break
                chunk = waiting.pop(future, ())
                if not any(map(self.wanted, chunk)):
                    continue
                try:
                    self.keep(future.result())
                except BrokenExecutor:
                    whole, broken = False, True
                except Exception as error:  # what a cluster says of a lost worker; or the job cannot travel
                    for match in chunk:
                        self.lose(match, error)
                        whole = submit((match,)) and whole
                if self.failed is not None:
                    for late in [late for late in waiting if not any(map(self.wanted, waiting[late]))]:
                        late.cancel()
                        del waiting[late]
            return whole
        finally:
            for future in waiting:
                future.cancel()


def play_on(work: Work, executor: Executor) -> None:
    """Play on an executor that was given. If it breaks for good, processes of our own go on."""
    if not work.on(executor, work.left()) and work.left():
        warn(sentence("tournament-executor_broke"), RuntimeWarning, stacklevel=4)
        play_here(work)


def play_here(work: Work) -> None:
    """Play on this machine: by a process for each core, or one by one where that is not possible."""
    workers = min(cores(), len(work.left()))
    context = context_for(entrant.bot for entrant in work.entrants)
    if context is None or workers < 2 or len(work.matches) <= FEW:
        work.one_by_one()
        return
    while left := work.left():
        try:
            with processes(workers, context) as pool:
                whole = work.on(pool, left)
        except NO_PROCESSES:
            work.one_by_one()
            return
        if not whole:
            _alone(work, left, workers, context)


def _alone(work: Work, begun: Sequence[Match], workers: int, context: BaseContext) -> None:
    """Play again what ran when a process died, each game in a process of its own.

    The guilty one is among them, since games are begun in their order: those that ran are the first, one
    chunk for each process, that have no result. It can take down nobody else here.
    """
    unfinished = [chunk for chunk in work.chunks(begun) if any(map(work.wanted, chunk))]
    for chunk in unfinished[:workers]:
        for match in chunk:
            while work.wanted(match):
                with processes(1, context) as pool:
                    if not work.on(pool, (match,)):
                        work.lose(match)
