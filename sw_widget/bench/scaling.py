"""How tournaments scale: the same games by one process, by pools of them, and by a cluster on this machine.

Timings are those of the clock. Workers have started and played a little before it runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from os import cpu_count
from time import perf_counter
from typing import Any

from sw_widget.explore.tournaments.results import Tournament
from sw_widget.explore.tournaments.tournament import tournament

BOTS = ("greedy", "random")
MOST_GAMES = 2000


class OneByOne(Executor):
    """Plays in this process, when it is told to."""

    def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*args, **more))
        return future


@contextmanager
def cluster(workers: int) -> Iterator[Executor]:
    """Worker processes of Dask, which talk over the network of this machine."""
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=workers,
            processes=True,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
        ) as found,
        Client(found) as client,
    ):
        yield client.get_executor()


def timed(executor: Executor, games: int) -> tuple[Tournament, float]:
    """The tournament, and its seconds."""
    tournament(BOTS, games=4, seed=1, executor=executor, progress=False)
    start = perf_counter()
    played = tournament(BOTS, games=games, executor=executor, progress=False)
    return played, perf_counter() - start


def measure(seconds: float) -> dict[str, Any]:
    """Games a second. As many are played as one process plays in five times the seconds."""
    with OneByOne() as alone:
        _, probe = timed(alone, 10)
        games = max(20, min(MOST_GAMES, round(5 * seconds * 10 / probe)))
        expected, took = timed(alone, games)
    rates = {"one by one": games / took}
    same = True
    for name, crew in _crews().items():
        try:
            with crew as executor:
                played, took = timed(executor, games)
        except ImportError:
            continue
        rates[name] = games / took
        same = same and played.records == expected.records
    return {
        "scaling": {
            "bots": list(BOTS),
            "games": games,
            "cores": cpu_count(),
            "games_per_s": rates,
            "same_records": same,
        }
    }


def _crews() -> dict[str, Any]:
    return {
        "pool of 1": ProcessPoolExecutor(1),
        "pool of 2": ProcessPoolExecutor(2),
        "Dask, 2 workers": cluster(2),
    }


def report(figures: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    it = figures["scaling"]
    rates = it["games_per_s"]
    alone = rates["one by one"]
    return [
        f"{' against '.join(it['bots'])}, {it['games']} games, {it['cores']} cores;"
        f" the records are {'the same' if it['same_records'] else 'NOT THE SAME'}",
        *(f"  {name:<15}{rate:8.1f} games/s   ({rate / alone:.2f} times)" for name, rate in rates.items()),
    ]
