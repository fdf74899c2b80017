"""Fits the weights of sw_widget/explore/bots/coin_estimate.py to games that heuristics play, and writes them.

.venv/bin/python scripts/fit_coin_estimate.py [--games 1500]

The games have the seeds from SEED on: whoever measures the bots must take others.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from sw_widget import Game
from sw_widget.explore.bots.coin_estimate import inputs, standing, turns_left
from sw_widget.explore.bots.table_heuristics import heuristics_for
from sw_widget.explore.bots.turn_options import turn_options

SEED = 500_000
PLAYERS = (2, 3, 4, 5)
HURTS = (0.0, 1.0, 1.0, 2.0)
"""How much the players care about what others lose, by lot, beside what is usual among so many."""
STRANGE = 0.1
"""How many of the turns are drawn by lot, so that the estimate knows what comes of odd ones, too."""
RIDGE = 1e-3
TARGET = Path(__file__).parents[1] / "sw_widget/explore/bots/coin_weights.py"

Sums = tuple[list[list[float]], list[float]]


def play(players: int, seed: int, sums: dict[int, Sums]) -> None:
    """One game; what everybody got after each beginning of a turn is added to the sums of the turns left."""
    rng = Random(seed)
    game = Game(players=[str(number) for number in range(players)], seed=seed).position.clone()
    mind = heuristics_for(players)
    minds = [mind(mind().hurt * rng.choice(HURTS), rng) for _ in range(players)]
    seen = []
    while not game.over:
        standings = [standing(game, player) for player in range(players)]
        for player in range(players):
            row = inputs(standings, player, game.player)
            seen.append((turns_left(game, player), row, player, game.coins[player]))
        mover = minds[game.player]
        options = turn_options(game, mover) if rng.random() < STRANGE else []
        if options:
            rng.choice(options).play(game, mover)
        else:
            mover.play_turn(game)
    for left, row, player, coins in seen:
        if not left:
            continue
        size = len(row)
        square, right = sums.setdefault(left, ([[0.0] * size for _ in row], [0.0] * size))
        gained = game.coins[player] - coins
        for number, value in enumerate(row):
            if value:
                right[number] += value * gained
                line = square[number]
                for other, factor in enumerate(row):
                    line[other] += value * factor


def solve(square: list[list[float]], right: list[float]) -> list[float]:
    """The weights that fit best, with a little reluctance against large ones."""
    size, rows = len(right), square[0][0]
    table = [[*line, right[number]] for number, line in enumerate(square)]
    for number in range(size):
        table[number][number] += RIDGE * rows
    for number in range(size):
        pivot = max(range(number, size), key=lambda line: abs(table[line][number]))
        table[number], table[pivot] = table[pivot], table[number]
        for line in range(size):
            if line != number:
                factor = table[line][number] / table[number][number]
                table[line] = [a - factor * b for a, b in zip(table[line], table[number], strict=True)]
    return [table[number][size] / table[number][number] for number in range(size)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1500, help="for each number of players")
    games = parser.parse_args().games
    lines = [
        '"""The weights of the coin estimate; scripts/fit_coin_estimate.py made them."""\n',
        "# By the number of players from two on, then by the turns that are left, from one on.",
        "# fmt: off",
        "WEIGHTS: tuple[tuple[tuple[float, ...], ...], ...] = (",
    ]
    for players in PLAYERS:
        sums: dict[int, Sums] = {}
        for number in range(games):
            play(players, SEED + number, sums)
        lines.append("    (")
        for left in sorted(sums):
            weights = ", ".join(f"{weight:.2f}" for weight in solve(*sums[left]))
            half = weights.index(", ", len(weights) // 2) + 1
            lines += [
                "        (",
                f"            {weights[:half]}",
                f"            {weights[half + 1 :]},",
                "        ),",
            ]
        lines.append("    ),")
    TARGET.write_text("\n".join([*lines, ")", "# fmt: on", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
