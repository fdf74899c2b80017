"""The ladder: each bot against the one below it, and how long a move of it takes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import quantiles
from typing import Any

from sw_widget.explore.tournaments.tournament import tournament

BOARD = "base/2p"
# Who is to beat whom, and in how many of 100 games.
RUNGS = (("greedy", "random", 95), ("planner", "greedy", 80))
LONGEST_MS = 1000


def measure(games: int) -> dict[str, Any]:
    """All rungs, each with that many games of two players."""
    return {"ladder": [rung(bot, other, games) | {"aim": aim / 100} for bot, other, aim in RUNGS]}


def rung(bot: str, other: str, games: int, seed: int = 0) -> dict[str, Any]:
    """A bot against another: its wins with their interval, and the milliseconds that it thought each time."""
    played = tournament([bot, other], games=games, boards=BOARD, seed=seed, progress=sys.stderr.isatty())
    standings = {standing.bot: standing for standing in played.standings}
    return {
        **standings[bot].to_dict(),
        "against": other,
        "seed": seed,
        "coins_against": standings[other].coins,
        "move_ms": spread([1e3 * seconds for seconds in played.thinking[bot]]),
    }


def spread(values: Sequence[float]) -> dict[str, float]:
    """What half of the values, 95 of 100 and all of them stay below."""
    if len(values) < 2:
        return dict.fromkeys(("p50", "p95", "max"), max(values, default=0.0))
    cuts = quantiles(values, n=100, method="inclusive")
    return {"p50": cuts[49], "p95": cuts[94], "max": max(values)}


def report(figures: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    lines = []
    for it in figures["ladder"]:
        move = it["move_ms"]
        reached = it["share"] >= it["aim"], move["max"] <= LONGEST_MS
        share, low, high, aim = (100 * it[key] for key in ("share", "low", "high", "aim"))
        lines += [
            f"{it['bot']} against {it['against']}, {it['games']} games on {BOARD} (seed {it['seed']})",
            f"  won            {share:8.1f} %   (95 %: {low:.1f} to {high:.1f};"
            f" aim {aim:.0f}: {_word(reached[0])})",
            f"  coins          {it['coins']:8.1f}     against {it['coins_against']:.1f}",
            f"  a move         {move['p50']:8.1f} ms  (p95 {move['p95']:.1f}, at most {move['max']:.1f};"
            f" aim {LONGEST_MS}: {_word(reached[1])})",
        ]
    return lines


def _word(reached: bool) -> str:
    return "reached" if reached else "missed"
