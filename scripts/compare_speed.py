"""How many random games a second two versions of sw_widget play, taking turns on one machine.

    git worktree add ../older COMMIT
    python scripts/compare_speed.py ../older . [--players 2,3,4,5] [--rounds N] [--starts N]

Each folder has a package `sw_widget` in it: a source tree, or what `make compiled` has built. A process for
each waits while another one plays 25 games, so that what else the machine does meets all of them alike. What
counts is the least CPU time of each 25 games; a process that is started anew may be a few per cent faster or
slower by itself, which is what `--starts` is for. Stop whatever else runs: figures depend on it all the same.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

GAMES = 25
BLOCKS = 8
PLAYER = f"""
import sys, time
from random import Random
from sw_widget.game.game import Game
names = ("Ann", "Ben", "Cleo", "Dag", "Eve")

def play(players, seed):
    game, rng = Game(players=names[:players], seed=seed), Random(seed)
    while not game.over:
        game.play(game.legal.sample(rng))

for players in map(int, sys.argv[1].split(",")):
    for seed in range(1000, 1120):
        play(players, seed)
print(flush=True)
for line in sys.stdin:
    players, block = map(int, line.split())
    began = time.process_time()
    for seed in range(block * {GAMES}, (block + 1) * {GAMES}):
        play(players, seed)
    print(time.process_time() - began, flush=True)
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


def ask(process: subprocess.Popen[str], players: int, block: int) -> float:
    """CPU seconds for a block of games."""
    assert process.stdin is not None and process.stdout is not None
    print(players, block, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--starts", type=int, default=2)
    given = parser.parse_args()
    counts = [int(count) for count in given.players.split(",")]
    least: dict[tuple[Path, int, int], float] = defaultdict(lambda: float("inf"))
    for _ in range(given.starts):
        processes = {folder: start(folder, given.players) for folder in given.folders}
        for _ in range(given.rounds):
            for players in counts:
                for block in range(BLOCKS):
                    for folder, process in processes.items():
                        key = folder, players, block
                        least[key] = min(least[key], ask(process, players, block))
        for process in processes.values():
            process.communicate()
    for players in counts:
        took = {folder: sum(least[folder, players, b] for b in range(BLOCKS)) for folder in given.folders}
        print(f"{players} players")
        for folder, seconds in took.items():
            ratio = took[given.folders[0]] / seconds
            print(f"  {folder!s:40} {BLOCKS * GAMES / seconds:7.0f} games/s  {ratio:.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
