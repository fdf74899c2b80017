"""Measurements of the engine: random games, answers and copies. Timings are CPU time of this process."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from sw_widget.bench.compilation import Compilation, compilation
from sw_widget.engine.answer import answer
from sw_widget.engine.playout import play_by_lot
from sw_widget.game.game import Game

NAMES = ("Ann", "Ben", "Cleo", "Dag", "Eve")
PLAYERS = (2, 3, 4, 5)
STARTS = 100
"""Games of the bare loop that begin differently."""


def calibration(seconds: float) -> float:
    """Rounds per second of a fixed loop in plain Python: how fast this machine is today."""

    def round() -> None:
        cells, total = list(range(64)), 0
        for i in range(500):
            cells[i & 63] = (cells[i & 63] * 31 + i) & 1023
            if cells[i & 63] > 511:
                total += 1

    return _rate(round, seconds)


def random_play(players: int, seconds: float) -> dict[str, float]:
    """Whole random games: a kind of action chosen uniformly, then one of that kind; log and undo are on."""
    games = actions = 0
    _random_game(players, 0)
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        actions += _random_game(players, games)
        games += 1
    return {"games_per_s": games / spent, "actions_per_s": actions / spent}


def _random_game(players: int, seed: int) -> int:
    game, rng = Game(players=NAMES[:players], seed=seed), Random(seed)
    while not game.over:
        game.play(game.legal.sample(rng))
    return game.steps


def bare_loop(players: int, seconds: float) -> dict[str, float]:
    """The same games by the engine alone: what is legal, one of it, and its outcome; nothing is kept."""
    starts = [Game(players=NAMES[:players], seed=seed).position for seed in range(STARTS)]
    games = actions = 0
    spent = 0.0
    play_by_lot(starts[0].clone(), Random(0))
    while spent < seconds:
        position, rng = starts[games % STARTS].clone(), Random(games)
        start = process_time()
        actions += play_by_lot(position, rng)
        spent += process_time() - start
        games += 1
    return {"games_per_s": games / spent, "actions_per_s": actions / spent}


def mid_game(seed: int = 11) -> Game:
    """A position in the middle of a five-player game, at the start of a turn with many regions held."""
    game, rng = Game(players=NAMES, seed=seed), Random(seed)
    while game.turn < 5 or game.to_act.phase != "start":
        game.play(game.legal.sample(rng))
    return game


def full_answer(seconds: float) -> float:
    """Microseconds for the full answer in the middle of a five-player game."""
    position = mid_game().position
    return 1e6 / _rate(lambda: answer(position), seconds)


def clone(seconds: float) -> float:
    """Microseconds for a copy of that position."""
    return 1e6 / _rate(mid_game().position.clone, seconds)


def branch(seconds: float) -> float:
    """Microseconds for a branch of that game: a copy whose stacks and dice are drawn anew."""
    return 1e6 / _rate(mid_game().branch, seconds)


def _rate(work: Callable[[], object], seconds: float) -> float:
    work()
    rounds, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(10):
            work()
        rounds += 10
    return rounds / spent


def measure(seconds: float) -> dict[str, Any]:
    """All figures of the engine."""
    compiled, modules = compilation()
    return {
        "compiled": {"modules": compiled, "of": modules},
        "calibration": calibration(seconds),
        "random_play": {str(players): random_play(players, seconds) for players in PLAYERS},
        "bare_loop": {str(players): bare_loop(players, seconds) for players in PLAYERS},
        "full_answer_us": full_answer(seconds),
        "clone_us": clone(seconds),
        "branch_us": branch(seconds),
    }


def report(figures: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    compiled = figures["compiled"]
    return [
        f"engine           {Compilation(compiled['modules'], compiled['of'])}",
        f"calibration      {figures['calibration']:10,.0f} rounds/s",
        *(
            f"{players} players, random {rates['games_per_s']:9,.0f} games/s"
            f" {rates['actions_per_s']:12,.0f} actions/s"
            for players, rates in figures["random_play"].items()
        ),
        *(
            f"{players} players, bare   {rates['games_per_s']:9,.0f} games/s"
            f" {rates['actions_per_s']:12,.0f} actions/s"
            for players, rates in figures["bare_loop"].items()
        ),
        f"full answer      {figures['full_answer_us']:10,.0f} µs",
        f"clone            {figures['clone_us']:10,.1f} µs",
        f"branch           {figures['branch_us']:10,.1f} µs",
    ]
