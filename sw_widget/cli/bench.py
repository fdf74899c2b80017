"""`sw-widget bench` measures."""

from __future__ import annotations

import argparse

from sw_widget.bench.run import GAMES, PARTS, USUAL, run_bench
from sw_widget.cli.command import Command, Options

ABOUT = """\
Measure the engine (random play, answers, copies) and the widget (what it
answers to a click); or what is named: the search for the best turn, the ladder
of bots, how tournaments scale, the environment for agents that learn."""
EXAMPLES = """\
  sw-widget bench
  sw-widget bench search --seconds 10
  sw-widget bench all --json"""


def set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} or all (default: {' '.join(USUAL)})"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="CPU seconds for each measurement (default 2)"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=f"games for each rung of the ladder (default {GAMES})",
    )
    parser.set_defaults(run=run, error=parser.error)


def run(options: Options) -> int:
    parts = PARTS if "all" in options.parts else tuple(dict.fromkeys(options.parts)) or USUAL
    for part in parts:
        if part not in PARTS:
            options.error(f"{part!r} is no part of the bench; there are {', '.join(PARTS)} and all")
    if options.seconds <= 0:
        options.error("--seconds must be more than 0")
    if options.games < 1:
        options.error("--games must be at least 1")
    return run_bench(options.json, options.seconds, parts, options.games)


COMMAND = Command("bench", "measure how fast it is, and how well its bots play", ABOUT, EXAMPLES, set_up)
