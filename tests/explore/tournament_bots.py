"""Bots for tests of tournaments. They live in a module, so that other processes can import them."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass
from random import Random

from sw_widget import Game
from sw_widget.explore.bots import Plan, RandomBot
from sw_widget.explore.tournaments import workers
from sw_widget.explore.tournaments.tournament import tournament

Offer = list[tuple[int, int]]


def offer(game: Game) -> Offer:
    """The races and powers of the column at the start: a game can be told by them."""
    return [(race, power) for race, power, _ in game.position.column]


@dataclass(frozen=True)
class Lots:
    """Plays by lot, under any name."""

    name: str = "lots"
    seed: int = 3

    def think(self, table: Game) -> Plan:
        return RandomBot(self.seed).think(table)


@dataclass(frozen=True)
class DiesOnce(Lots):
    """Takes its process down in the middle of a game, unless that has happened before."""

    mark: str = ""

    def think(self, table: Game) -> Plan:
        if table.turn == 3:
            try:
                os.close(os.open(self.mark, os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().think(table)


@dataclass(frozen=True)
class Deadly(Lots):
    """Takes its process down whenever it meets that offer."""

    column: tuple[tuple[int, int], ...] = ()

    def think(self, table: Game) -> Plan:
        if tuple(offer(table)) == self.column:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().think(table)


@dataclass(frozen=True)
class Stumbles(Lots):
    """Raises an error when it meets one of those offers."""

    columns: tuple[tuple[tuple[int, int], ...], ...] = ()

    def think(self, table: Game) -> Plan:
        if tuple(offer(table)) in self.columns:
            raise LookupError("I have lost my map")
        return super().think(table)


@dataclass(frozen=True)
class Cheats(Lots):
    """Plays what is not allowed: the first combo once more."""

    def think(self, table: Game) -> Plan:
        plan = super().think(table)
        return Plan(plan.actions[:1] * 9, plan.reasons[:1] * 9, plan.sentence)


@dataclass
class Remembers:
    """Plays better the more it has thought, if it is allowed to remember other games."""

    name: str = "remembers"
    thoughts: int = 0

    def think(self, table: Game) -> Plan:
        self.thoughts += 1
        return RandomBot(self.thoughts).think(table)


@dataclass(frozen=True)
class Endless(Lots):
    """Says in which process it is, and never comes back."""

    def think(self, table: Game) -> Plan:
        os.write(1, f"{os.getpid()}\n".encode())  # in one piece
        while True:
            signal.pause()


if __name__ == "__main__":
    from tests.explore.tournament_bots import Endless as Importable

    signal.signal(signal.SIGINT, signal.default_int_handler)  # which a process in the background ignores
    workers.cores = lambda: 2  # there are workers to be left behind, whatever the machine has
    tournament([Importable("a"), Importable("b")], games=int(sys.argv[1]), progress=False)


@dataclass(frozen=True)
class Repeats(Lots):
    """Conquers what it can, and then lays out its tokens in the same way for ever."""

    def think(self, table: Game) -> Plan:
        action = next(iter(table.legal.of("conquer")), None) or table.legal.sample(Random(1))
        return Plan((action,), ("Why not?",), "As always.")
