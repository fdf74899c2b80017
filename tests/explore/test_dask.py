"""A tournament on a real cluster: two worker processes of Dask on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

import pytest

from sw_widget.bench.scaling import cluster
from sw_widget.explore.tournaments.tournament import TournamentError, tournament
from tests.explore.test_tournament import OneByOne
from tests.explore.tournament_bots import DiesOnce, Lots, Stumbles, offer


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with cluster(2) as executor:
        yield executor


def test_a_cluster_plays_the_same_games(executor: Executor) -> None:
    bots = "random", "greedy"
    alone = tournament(bots, games=4, seed=2, executor=OneByOne(), progress=False)
    played = tournament(bots, games=4, seed=2, executor=executor, progress=False)
    assert played.records == alone.records
    assert played.standings == alone.standings


def test_a_worker_of_the_cluster_may_die(executor: Executor, tmp_path: Path) -> None:
    alone = tournament([Lots("a"), Lots("b", 4)], games=24, executor=OneByOne(), progress=False)
    mark = tmp_path / "died"
    bots = DiesOnce("a", mark=str(mark)), Lots("b", 4)
    assert tournament(bots, games=24, executor=executor, progress=False).records == alone.records
    assert mark.exists()


def test_a_bot_that_fails_on_the_cluster_is_named(executor: Executor) -> None:
    from sw_widget import Game

    alone = tournament([Lots("a"), Lots("b", 4)], games=7, executor=OneByOne(), progress=False)
    column = tuple(offer(Game(seed=alone.records[4]["seed"])))
    with pytest.raises(TournamentError) as stop:
        tournament(
            [Stumbles("a", columns=(column,)), Lots("b", 4)],
            games=7,
            executor=executor,
            progress=False,
        )
    assert (stop.value.game, stop.value.bot) == (4, "a")
    assert stop.value.records == alone.records[:4]
