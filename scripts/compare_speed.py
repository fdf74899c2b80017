"""How many random games a second two versions of sw_widget play, taking turns on one machine.

    git worktree add ../older COMMIT
    python scripts/compare_speed.py ../older . [--players 2,3,4,5] [--rounds N] [--starts N]

Each folder has a package `sw_widget` in it: a source tree, or what `make compiled` has built. A process for
each waits while another one plays 25 games, so that what else the machine does meets all of them alike. What
counts is the least CPU time of each 25 games; a process that is started anew may be a few per cent faster or
slower by itself, which is what `--starts` is for. Stop whatever else runs: figures depend on it all the same.

Where versions draw other random games from a seed, some get longer ones: among 800 games that is still half a
per cent, up or down, as the actions a game say that are printed as well.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

GAMES = 25
BLOCKS = 32
PLAYER = f"""
import sys, time
from random import Random
from sw_widget.game.game import Game
names = ("Ann", "Ben", "Cleo", "Dag", "Eve")

def play(players, seed):
    game, rng = Game(players=names[:players], seed=seed), Random(seed)
    while not game.over:
        game.play(game.legal.sample(rng))
    return game.steps

for players in map(int, sys.argv[1].split(",")):
    for seed in range(1000, 1120):
        play(players, seed)
print(flush=True)
for line in sys.stdin:
    players, block = map(int, line.split())
    began, actions = time.process_time(), 0
    for seed in range(block * {GAMES}, (block + 1) * {GAMES}):
        actions += play(players, seed)
    print(time.process_time() - began, actions, flush=True)
"""


def start(folder: Path, players: str) -> subprocess.Popen[str]:
    """A process that plays what it is told on standard input; it is warm when this returns."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, players],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder.resolve()), "PYTHONHASHSEED": "0"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    return process


def ask(process: subprocess.Popen[str], players: int, block: int) -> tuple[float, int]:
    """CPU seconds for a block of games, and how many actions it had."""
    assert process.stdin is not None and process.stdout is not None
    print(players, block, file=process.stdin, flush=True)
    seconds, actions = process.stdout.readline().split()
    return float(seconds), int(actions)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--starts", type=int, default=2)
    given = parser.parse_args()
    counts = [int(count) for count in given.players.split(",")]
    least: dict[tuple[Path, int, int], float] = defaultdict(lambda: float("inf"))
    actions: dict[tuple[Path, int, int], int] = {}
    for _ in range(given.starts):
        processes = {folder: start(folder, given.players) for folder in given.folders}
        for _ in range(given.rounds):
            for players in counts:
                for block in range(BLOCKS):
                    for folder, process in processes.items():
                        key = folder, players, block
                        seconds, actions[key] = ask(process, players, block)
                        least[key] = min(least[key], seconds)
        for process in processes.values():
            process.communicate()
    for players in counts:
        took = {folder: sum(least[folder, players, b] for b in range(BLOCKS)) for folder in given.folders}
        print(f"{players} players")
        for folder, seconds in took.items():
            games, ratio = BLOCKS * GAMES, took[given.folders[0]] / seconds
            length = sum(actions[folder, players, b] for b in range(BLOCKS)) / games
            print(
                f"  {folder!s:40} {games / seconds:7.0f} games/s  {ratio:.2f}  {length:6.1f} actions a game"
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
