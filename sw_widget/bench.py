"""Measurements of the engine and of the widget's Python side. Timings are CPU time of this process.

How long a click takes in a browser, with all that lies between, is measured by tests/browser/bench.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from sw_widget.engine.answer import answer
from sw_widget.game.game import Game

NAMES = ("Ann", "Ben", "Cleo", "Dag", "Eve")


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


# The widget


class Clicks:
    """The widget on that game, with clicks but no browser: what it answers, and how long it takes."""

    def __init__(self) -> None:
        from sw_widget.widget import SmallWorld

        self.widget = SmallWorld(mid_game())
        self.targets = self.widget.game.targets()
        self.bytes_sent = 0
        self.widget.comm.send = self._send

    def _send(self, data: object = None, **_rest: object) -> None:
        """A kernel would write the message down in here, so its writing is part of the time that it takes."""
        self.bytes_sent += wire_bytes(data)

    def click(self, number: int) -> float:
        """One after the other, every conquest that the board offers and its undoing; gives the seconds."""
        widget, kind = self.widget, "undo" if number % 2 else "play"
        intent = {"type": kind, "version": widget.snapshot["version"]}
        if kind == "play":
            region = self.targets[number // 2 % len(self.targets)]
            intent["actions"] = [{"do": "conquer", "region": region}]
        steps = widget.game.steps
        self.bytes_sent = 0
        start = process_time()
        widget._handle_custom_msg(intent, [])
        spent = process_time() - start
        if widget.game.steps != steps + (1 if kind == "play" else -1):
            raise RuntimeError(f"the widget did not {kind}: {widget.snapshot['notice']}")
        return spent


def wire_bytes(data: object) -> int:
    """The size of a message's content as a kernel writes it: JSON, with a space after each comma."""
    return len(json.dumps(data, ensure_ascii=False, allow_nan=False).encode())


def move_sizes() -> list[int]:
    """Bytes of the answers to each conquest in the middle of a five-player game, and to its undoing."""
    clicks, found = Clicks(), []
    for number in range(2 * len(clicks.targets)):
        clicks.click(number)
        found.append(clicks.bytes_sent)
    return found


def handler(seconds: float) -> dict[str, float]:
    """Milliseconds from a click's message to the answer: the move, the new snapshot, and writing it down."""
    clicks = Clicks()
    for number in range(10):
        clicks.click(number)
    took: list[float] = []
    while sum(took) < seconds or len(took) < 10:
        took.append(clicks.click(len(took)))
    return {"p50": 1e3 * median(took), "p90": 1e3 * quantiles(took, n=10)[-1], "max": 1e3 * max(took)}


def sizes() -> dict[str, int]:
    """Bytes: a move at most, the constant part, and the page's own code and style."""
    from sw_widget.widget import STATIC

    return {
        "move": max(move_sizes()),
        "scenery": wire_bytes(Clicks().widget.scenery),
        "bundle_js": (STATIC / "widget.js").stat().st_size,
        "bundle_css": (STATIC / "widget.css").stat().st_size,
    }


def measure(seconds: float) -> dict[str, Any]:
    """All figures of one run."""
    return {
        "calibration": calibration(seconds),
        "random_play": {str(players): random_play(players, seconds) for players in (2, 3, 4, 5)},
        "full_answer_us": full_answer(seconds),
        "clone_us": clone(seconds),
        "branch_us": branch(seconds),
        "handler_ms": handler(seconds),
        "bytes": sizes(),
    }


def run_bench(as_json: bool, seconds: float) -> int:
    """Measure and print."""
    figures = measure(seconds)
    if as_json:
        print(json.dumps(figures, indent=1))
        return 0
    print(f"calibration      {figures['calibration']:10,.0f} rounds/s")
    for players, rates in figures["random_play"].items():
        print(
            f"{players} players, random {rates['games_per_s']:9,.0f} games/s"
            f" {rates['actions_per_s']:12,.0f} actions/s"
        )
    print(f"full answer      {figures['full_answer_us']:10,.0f} µs")
    print(f"clone            {figures['clone_us']:10,.1f} µs")
    print(f"branch           {figures['branch_us']:10,.1f} µs")
    took, size = figures["handler_ms"], figures["bytes"]
    print(f"widget, a click  {took['p50']:10,.1f} ms  (p90 {took['p90']:.1f}, at most {took['max']:.1f})")
    print(f"widget, a move   {size['move'] / 1000:10,.1f} kB")
    print(f"widget, scenery  {size['scenery'] / 1000:10,.1f} kB")
    bundle = size["bundle_js"] + size["bundle_css"]
    print(f"widget, bundle   {bundle / 1000:10,.1f} kB  (of it style {size['bundle_css'] / 1000:.1f})")
    return 0
