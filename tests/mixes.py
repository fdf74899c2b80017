"""Mixes of packs that tests walk, derived from the packs: a new pack is in all of these tests.

`MIXES` has the base game, the packs of land together, each other pack with the base game, all packs, both
worlds at one table, teams, and roles such as the Necromancer. A mix has a table for each number of
players, and for each board where the boards are what it is about. `games` and `moments` are random, and the
same in every run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice
from random import Random
from typing import Any

from sw_widget import Game, packs
from sw_widget.game.errors import ScenarioError

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


@dataclass(frozen=True)
class Table:
    """Who plays on which board; None is the board that the packs have for this number of players."""

    players: int
    board: str | None = None
    role: str | None = None

    def options(self) -> dict[str, Any]:
        """Keyword arguments of `Game`."""
        told: dict[str, Any] = {"players": list(NAMES[: self.players])}
        if self.board is not None:
            told["board"] = self.board
        if self.role is not None:
            told["roles"] = {NAMES[self.players - 1]: self.role}
        return told

    def __str__(self) -> str:
        return "/".join(str(part) for part in (self.players, self.board, self.role) if part is not None)


@dataclass(frozen=True)
class Mix:
    name: str
    packs: tuple[str, ...]
    roles: tuple[str | None, ...] = (None,)
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    own_boards: bool = False
    """Each board of the packs, too, besides the one that a game has unless another is named."""

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        boards = [id for pack in packs.get_all(self.packs) for id in pack.boards] if self.own_boards else []
        found = (
            Table(players, board, role)
            for board in (None, *boards)
            for players in self.seats
            for role in self.roles
        )
        return tuple(table for table in found if self._possible(table))

    def _possible(self, table: Table) -> bool:
        try:
            self.game(table, 0)
        except ScenarioError:
            return False
        return True

    def game(self, table: Table, seed: int, **options: Any) -> Game:
        return Game(packs=self.packs, seed=seed, **{**table.options(), **options})

    def games(self, count: int, seed: int = 0) -> Iterator[tuple[str, Game, Random]]:
        """So many games, each with a name and its own chance; the tables take turns."""
        for number, table in enumerate(islice(cycle(self.tables), count)):
            name = f"{self.name}/{table}/{seed + number}"
            yield name, self.game(table, seed + number), Random(name)

    def moments(self, count: int, seed: int = 0, apart: int = 25) -> Iterator[tuple[str, Game]]:
        """Moments of random games, `apart` actions apart on average. The game goes on: play on a copy."""
        left = count
        while left:
            for name, game, random in self.games(len(self.tables), seed):
                while not game.over:
                    game.play(game.legal.sample(random))
                    if random.random() * apart >= 1:
                        continue
                    yield f"{name}, step {game.steps}", game
                    left -= 1
                    if not left:
                        return
            seed += len(self.tables)


PRINTED = tuple(packs.printed())
LAND = tuple(
    pack.id
    for pack in packs.get_all(PRINTED)
    if pack.id != "base" and not (pack.boards or pack.relics or pack.places or pack.seats or pack.roles)
)
"""The packs that bring races and powers only."""


def _mixes() -> Iterator[Mix]:
    yield Mix("base", ("base",), own_boards=True)
    yield Mix("land packs", ("base", *LAND))
    others = [pack for pack in packs.get_all(PRINTED) if pack.id not in ("base", *LAND)]
    with_boards = [pack.id for pack in others if pack.boards]
    worlds = (("base",), *((id,) for id in with_boards), *(("base", id) for id in with_boards))
    yield from (Mix(" and ".join(world), world, own_boards=True) for world in worlds[1:])
    for pack in others:
        for world in worlds:
            ids = (*world, pack.id)
            if pack.seats:
                yield Mix(f"teams: {' and '.join(ids)}", ids, seats=tuple(pack.seats))
            if pack.roles and "base" in ids:
                yield Mix(f"roles: {' and '.join(ids)}", ids, tuple(pack.roles))
        if pack.id not in with_boards:
            yield Mix(f"base and {pack.id}", ("base", pack.id), seats=(2, 3, 4, 5))
    yield Mix("all packs", PRINTED, (None, *(role for pack in others for role in pack.roles)))


MIXES = tuple(_mixes())
