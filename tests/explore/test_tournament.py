"""Tournaments: the same games whatever plays them, and what happens when somebody fails."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Board, Game, ScenarioError
from sw_widget.explore.bots import bot, play_out
from sw_widget.explore.tournaments import workers
from sw_widget.explore.tournaments.results import Tournament
from sw_widget.explore.tournaments.tournament import TournamentError, tournament
from tests.explore.tournament_bots import Cheats, Deadly, DiesOnce, Lots, Remembers, Repeats, Stumbles, offer

ROOT = Path(__file__).resolve().parents[2]


class OneByOne(Executor):
    """Does everything at once, in this process."""

    def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **more))
        except BaseException as error:
            future.set_exception(error)
        return future


def played(*bots: Any, games: int = 24, **more: Any) -> Tournament:
    return tournament(bots, games=games, progress=False, **{"seed": 5, **more})


def starts(result: Tournament) -> list[tuple[tuple[int, int], ...]]:
    """What the column offered at the start of each game."""
    return [tuple(offer(Game(seed=record["seed"]))) for record in result]


@pytest.fixture(scope="module")
def expected() -> Tournament:
    return played(Lots("a"), Lots("b", 4), executor=OneByOne())


# The same, whatever plays


def test_a_record_is_what_came_of_its_game(expected: Tournament) -> None:
    assert len(expected) == 24
    for number, record in enumerate(expected):
        bots = {"a": Lots("a"), "b": Lots("b", 4)}
        game = Game(players=record["seats"], seed=record["seed"], board=record["board"])
        play_out(game, [bots[seat] for seat in record["seats"]])
        assert record["game"] == number
        assert record["coins"] == game.coins
        assert record["winners"] == [record["seats"][player] for player in game.winners]
        assert (record["turns"], record["steps"]) == (10, game.steps)
        assert len(record["tokens"]) == 2
    assert len({record["seed"] for record in expected}) == 24


def test_processes_threads_and_one_by_one_play_the_same(expected: Tournament) -> None:
    bots = Lots("a"), Lots("b", 4)
    assert played(*bots).records == expected.records
    with ThreadPoolExecutor(3) as threads:
        assert played(*bots, executor=threads).records == expected.records
    with ProcessPoolExecutor(2) as pool:
        assert played(*bots, executor=pool).records == expected.records


def test_games_travel_in_chunks_and_still_are_the_same(
    expected: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "MOST_CHUNKS", 4)
    assert played(Lots("a"), Lots("b", 4)).records == expected.records


def test_more_games_begin_with_the_same(expected: Tournament) -> None:
    fewer = played(Lots("a"), Lots("b", 4), games=5)
    assert fewer.records == expected.records[:5]
    assert played(Lots("a"), Lots("b", 4), games=5, seed=6).records != fewer.records


def test_what_a_bot_remembers_does_not_change_other_games() -> None:
    bot = Remembers()
    one_by_one = played(bot, Lots(), games=6, executor=OneByOne())
    assert bot.thoughts == 0
    assert played(bot, Lots(), games=6).records == one_by_one.records


def test_bots_by_name_have_luck_of_their_own_in_each_game() -> None:
    result = played("random", "random", games=12)
    assert result.bots == ("random", "random 2")
    assert len({record["steps"] for record in result}) > 1
    assert result.records == played("random", "random", games=12, executor=OneByOne()).records


def test_the_seconds_of_thinking_are_told_beside_the_records(expected: Tournament) -> None:
    assert set(expected.thinking) == {"a", "b"}
    for thoughts in expected.thinking.values():
        assert len(thoughts) >= 10 * len(expected)
        assert all(seconds > 0 for seconds in thoughts)


# Boards


def test_boards_take_turns_and_say_how_many_play() -> None:
    result = played(Lots("a"), Lots("b"), Lots("c"), games=8, boards=["base/2p", "base/3p"])
    assert [record["board"] for record in result] == ["base/2p", "base/3p"] * 4
    assert [len(record["seats"]) for record in result] == [2, 3] * 4


def test_a_board_of_ones_own() -> None:
    own = Board("base/2p").to_dict() | {"id": "", "turns": 3}
    named = {**own, "id": "short"}
    result = played(Lots("a"), Lots("b"), games=6, boards=[own, Board(named)])
    assert [record["board"] for record in result] == ["board 1", "short"] * 3
    assert {record["turns"] for record in result} == {3}
    assert result.records == played(Lots("a"), Lots("b"), games=6, boards=[own, named]).records


def test_two_bots_may_play_on_a_larger_board_and_six_meet_in_pairs() -> None:
    assert played(Lots("a"), Lots("b"), games=1, boards="base/4p").boards == ["base/4p"]
    six = played(*(Lots(name) for name in "abcdef"), games=15)
    assert six.boards == ["base/2p"]
    assert len({frozenset(record["seats"]) for record in six}) == 15


# Workers that die


@pytest.mark.parametrize("chunks", [400, 4])
def test_a_process_that_dies_changes_nothing(
    expected: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chunks: int
) -> None:
    monkeypatch.setattr(workers, "MOST_CHUNKS", chunks)
    mark = tmp_path / "died"
    result = played(DiesOnce("a", mark=str(mark)), Lots("b", 4))
    assert mark.exists()
    assert result.records == expected.records


def test_a_pool_that_was_given_may_break(expected: Tournament, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    with ProcessPoolExecutor(2) as pool, pytest.warns(RuntimeWarning, match="new processes") as told:
        result = played(DiesOnce("a", mark=str(mark)), Lots("b", 4), executor=pool)
    assert mark.exists()
    assert result.records == expected.records
    assert told[0].filename == __file__


@pytest.mark.parametrize("place", [0, 7, 23])
def test_a_game_that_takes_every_process_down_is_named(expected: Tournament, place: int) -> None:
    column = starts(expected)[place]
    with pytest.raises(TournamentError) as stop:
        played(Deadly("a", column=column), Deadly("b", 4, column=column))
    error = stop.value
    assert (error.game, error.seed, error.bot) == (place, expected.records[place]["seed"], None)
    assert f"Game {place} on base/2p" in str(error) and "died" in str(error)
    assert error.records == [expected.records[record["game"]] for record in error.records]
    assert f"{len(error.records)} game" in str(error) or not error.records


class Forgetful(OneByOne):
    """Loses some jobs, as a cluster does that loses a machine."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.seen: dict[tuple[object, ...], int] = {}

    def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
        if len(self.seen) % 5 == 1 and sum(self.seen.values()) < self.times:
            self.seen[args] = self.seen.get(args, 0) + 1
            future: Future[Any] = Future()
            future.set_exception(ConnectionError("the machine has gone"))
            return future
        self.seen.setdefault(args, 0)
        return super().submit(work, *args, **more)


def test_an_executor_that_loses_jobs_gets_them_again(expected: Tournament) -> None:
    forgetful = Forgetful(2)
    assert played(Lots("a"), Lots("b", 4), executor=forgetful).records == expected.records
    assert sum(forgetful.seen.values()) == 2


def test_a_game_that_a_breaking_executor_forgets_is_played_elsewhere(
    expected: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Breaks(OneByOne):
        def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if args[0][0].game == 8:
                return future  # nobody will ever hear of it
            if args[0][0].game > 8:
                future.set_exception(BrokenExecutor("a process died"))
                return future
            return super().submit(work, *args, **more)

    monkeypatch.setattr(workers, "LAST_WORD_SECONDS", 0.1)
    with pytest.warns(RuntimeWarning):
        assert played(Lots("a"), Lots("b", 4), executor=Breaks()).records == expected.records


def test_a_job_that_is_lost_each_time_is_named(expected: Tournament) -> None:
    class Never(OneByOne):
        def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
            if args[0][0].game != 9:
                return super().submit(work, *args, **more)
            future: Future[Any] = Future()
            future.set_exception(ConnectionError("the machine has gone"))
            return future

    with pytest.raises(TournamentError, match=r"Game 9 .*ConnectionError: the machine has gone") as stop:
        played(Lots("a"), Lots("b", 4), executor=Never())
    assert isinstance(stop.value.__cause__, ConnectionError)
    assert stop.value.records[:9] == expected.records[:9]


# Bots that fail


def test_a_bot_that_raises_is_named_with_its_game(expected: Tournament) -> None:
    columns = starts(expected)
    bots = Stumbles("a", columns=(columns[12], columns[14])), Lots("b", 4)
    with ThreadPoolExecutor(3) as threads:
        for executor in (None, OneByOne(), threads):
            with pytest.raises(TournamentError) as stop:
                played(*bots, executor=executor)
            error = stop.value
            assert (error.game, error.bot, error.board) == (12, "a", "base/2p")
            assert error.seed == expected.records[12]["seed"]
            assert f"seed {error.seed}" in str(error)
            assert "a failed with LookupError: I have lost my map" in str(error)
            assert "in think" in error.__notes__[0]
            assert error.records == expected.records[:12]


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(TournamentError, match="cheats failed with Refused") as stop:
        played(Lots("honest"), Cheats("cheats"), games=2)
    assert stop.value.bot == "cheats" and stop.value.records == []


def test_a_bot_that_never_ends_its_turn_is_named_with_its_game() -> None:
    with pytest.raises(
        TournamentError, match=r"Game 0 .*same failed with NeverEnds: same has played"
    ) as stop:
        played(Lots("honest"), Repeats("same"), games=2)
    assert stop.value.bot == "same" and "{'do': 'redeploy'" in str(stop.value)


# Where there are no processes


IN_A_BROWSER = """
import sys, threading
sys.platform = "emscripten"
for name in ("_multiprocessing", "_posixsubprocess", "multiprocessing.connection"):
    sys.modules[name] = None

def start(self):
    raise RuntimeError("can't start new thread")

threading.Thread.start = start
from sw_widget import tournament
from tests.explore.tournament_bots import Lots
print([record["coins"] for record in tournament([Lots("a"), Lots("b", 4)], games=24, seed=5)])
"""


def test_in_a_browser_games_are_played_one_by_one(expected: Tournament) -> None:
    """As Pyodide is: there are neither processes nor threads, and what would make them cannot be imported."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", IN_A_BROWSER],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str([record["coins"] for record in expected])
    assert "24/24" in done.stderr


def no_processes(*_: object, **__: object) -> ProcessPoolExecutor:
    raise OSError("there are no processes here")


def test_where_no_process_starts_games_are_played_one_by_one(
    expected: Tournament, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", no_processes)
    assert played(Lots("a"), Lots("b", 4)).records == expected.records


def test_few_games_need_no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", None)
    assert len(played(Lots("a"), Lots("b"), games=3)) == 3


def test_a_bot_that_cannot_be_sent_plays_here(expected: Tournament) -> None:
    class Unsendable(Lots):
        """Other processes do not know where to find it."""

    with pytest.warns(RuntimeWarning, match=r"one by one .*Unsendable") as told:
        assert played(Unsendable("a"), Lots("b", 4)).records == expected.records
    assert told[0].filename == __file__


# Nobody is left behind


@contextmanager
def endless() -> Iterator[subprocess.Popen[str]]:
    """A tournament in a process of its own, whose bots write down where they think; and never stop."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.explore.tournament_bots", "6"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        try:
            yield run
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_whoever_is_interrupted_leaves_no_worker_behind(end: signal.Signals) -> None:
    with endless() as run:
        assert run.stdout is not None
        thinking = {int(run.stdout.readline()) for _ in range(2)}
        assert len(thinking) == 2 and run.pid not in thinking
        if end == signal.SIGINT:
            os.killpg(run.pid, end)  # as a terminal does: everybody hears of it
        else:
            os.kill(run.pid, end)
        # The pipes end when nobody holds them any more.
        _, errors = run.communicate(timeout=60)
    assert run.returncode == (-end if end == signal.SIGKILL else -signal.SIGINT)
    if end == signal.SIGINT:
        assert errors.count("KeyboardInterrupt") == 1
        for pid in thinking:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


# The bar


def test_a_bar_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    tournament([Lots("a"), Lots("b")], games=3)
    told = capsys.readouterr()
    assert "Games played: 3/3" in told.err and "gone" in told.err and not told.out
    assert "{" not in told.err and "s/" not in told.err
    tournament([Lots("a"), Lots("b")], games=3, progress=False)
    assert capsys.readouterr() == ("", "")


# What cannot be


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"bots": "random"}, TypeError, "bots: must be a list"),
        ({"bots": 7}, TypeError, "bots: must be a list"),
        ({"bots": ["random"]}, ValueError, "at least two"),
        ({"bots": ["random", "clever"]}, ValueError, "'clever' is no bot"),
        ({"bots": ["random", 3]}, TypeError, "bots.1: 3 is no bot"),
        ({"bots": ["random", bot]}, TypeError, "bots.1"),
        ({"games": 0}, ValueError, "games"),
        ({"games": True}, ValueError, "games"),
        ({"games": 2.5}, ValueError, "games"),
        ({"seed": "x"}, ValueError, "seed"),
        ({"executor": 4}, TypeError, "executor"),
        ({"boards": []}, ValueError, "boards"),
        ({"boards": ["base/9p"]}, ScenarioError, "base/9p"),
        ({"boards": [{"regions": {}}]}, ScenarioError, "at least one region"),
    ],
)
def test_what_cannot_be_is_said(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        tournament(**{"bots": ["random", "random"], "progress": False, **arguments})
