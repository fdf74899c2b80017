"""A tournament on a real cluster: two worker processes of Dask on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from sw_widget.explore.tournaments.tournament import TournamentError, tournament
from tests.explore.contestants import DiesOnce, Lots, Stumbles, offer
from tests.explore.test_tournament import OneByOne


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with (
        LocalCluster(
            n_workers=2,
            processes=True,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


def test_a_cluster_plays_the_same_games(client: Client) -> None:
    bots = "random", "greedy"
    alone = tournament(bots, games=4, seed=2, executor=OneByOne(), progress=False)
    cluster = tournament(bots, games=4, seed=2, executor=client.get_executor(), progress=False)
    assert cluster.records == alone.records
    assert cluster.standings == alone.standings


def test_a_worker_of_the_cluster_may_die(client: Client, tmp_path: Path) -> None:
    alone = tournament([Lots("a"), Lots("b", 4)], games=24, executor=OneByOne(), progress=False)
    mark = tmp_path / "died"
    bots = DiesOnce("a", mark=str(mark)), Lots("b", 4)
    assert tournament(bots, games=24, executor=client.get_executor(), progress=False).records == alone.records
    assert mark.exists()


def test_a_bot_that_fails_on_the_cluster_is_named(client: Client) -> None:
    from sw_widget import Game

    alone = tournament([Lots("a"), Lots("b", 4)], games=7, executor=OneByOne(), progress=False)
    column = tuple(offer(Game(seed=alone.records[4]["seed"])))
    with pytest.raises(TournamentError) as stop:
        tournament(
            [Stumbles("a", columns=(column,)), Lots("b", 4)],
            games=7,
            executor=client.get_executor(),
            progress=False,
        )
    assert (stop.value.game, stop.value.bot) == (4, "a")
    assert stop.value.records == alone.records[:4]
