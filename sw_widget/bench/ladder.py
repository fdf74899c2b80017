"""The ladder: each bot against the one below it, and how long a move of it takes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from sw_widget.explore.bots import LookaheadBot, bot
from sw_widget.explore.tournaments.intervals import wilson
from sw_widget.explore.tournaments.tournament import tournament

LONGEST_MS = 1000
SEATS = {"base/2p": 2, "base/4p": 4}


class Rung(NamedTuple):
    """Who is to beat whom, and in how many of 100 games."""

    bot: str
    against: str
    aim: int
    board: str = "base/2p"
    """Half of its seats are the bot's, half of them the other's; a win in any of its seats counts."""
    effort: int | None = None
    """How long it thinks, where that is not as long as usual."""


RUNGS = (
    Rung("greedy", "random", 95),
    Rung("beginner", "random", 75),
    Rung("casual", "beginner", 75),
    Rung("casual", "beginner", 75, "base/4p"),
    Rung("skilled", "casual", 75),
    Rung("skilled", "casual", 75, "base/4p"),
    Rung("lookahead", "skilled", 75),
    Rung("lookahead", "skilled", 75, "base/4p"),
    Rung("lookahead", "planner", 50, effort=1000),
    Rung("lookahead", "planner", 75),
    Rung("lookahead", "planner", 50, "base/4p", 1000),
    Rung("lookahead", "planner", 65, "base/4p"),
)


def measure(games: int) -> dict[str, Any]:
    """All rungs, each with that many games."""
    return {"ladder": [measure_rung(rung, games) for rung in RUNGS]}


def measure_rung(rung: Rung, games: int, seed: int = 0) -> dict[str, Any]:
    """A bot against another: its wins with their interval, and the milliseconds that it thought each time."""
    side = SEATS[rung.board] // 2
    mind = bot(rung.bot)
    if rung.effort is not None:
        assert isinstance(mind, LookaheadBot)
        mind = replace(mind, effort=rung.effort)
    entrants = [*[mind] * side, *[bot(rung.against)] * side]
    played = tournament(entrants, games=games, boards=rung.board, seed=seed, progress=sys.stderr.isatty())
    standings = {standing.bot: standing for standing in played.standings}
    mine, theirs = ([standings[name] for name in half] for half in (played.bots[:side], played.bots[side:]))
    won = sum(standing.wins for standing in mine)
    low, high = wilson(won, games)
    return {
        **rung._asdict(),
        "aim": rung.aim / 100,
        "games": games,
        "seed": seed,
        "share": float(won / games),
        "low": low,
        "high": high,
        "coins": fmean(standing.coins for standing in mine),
        "coins_against": fmean(standing.coins for standing in theirs),
        "move_ms": spread([1e3 * took for standing in mine for took in played.thinking[standing.bot]]),
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
            f"{it['bot']}{_thinking(it)} against {it['against']},"
            f" {it['games']} games on {it['board']} (seed {it['seed']})",
            f"  won            {share:8.1f} %   (95 %: {low:.1f} to {high:.1f};"
            f" aim {aim:.0f}: {_word(reached[0])})",
            f"  coins          {it['coins']:8.1f}     against {it['coins_against']:.1f}",
            f"  a move         {move['p50']:8.1f} ms  (p95 {move['p95']:.1f}, at most {move['max']:.1f};"
            f" aim {LONGEST_MS}: {_word(reached[1])})",
        ]
    return lines


def _thinking(it: dict[str, Any]) -> str:
    return "" if it["effort"] is None else f" (effort {it['effort']})"


def _word(reached: bool) -> str:
    return "reached" if reached else "missed"
