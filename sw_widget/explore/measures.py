"""Measures of a board: choke points, distances from the edge, clusters, the races and powers it favours."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean
from typing import Any

from sw_widget import packs, text
from sw_widget.engine.effects import CoinPer
from sw_widget.engine.errors import UnknownName
from sw_widget.engine.map import board as engine
from sw_widget.engine.map.board import bits
from sw_widget.engine.map.terrain import LAND, LAND_BELOW
from sw_widget.game.board import Board
from sw_widget.game.html import escaped

_MOST_TOGETHER = 3
_LARGE_BOARD = 60
"""On larger boards only single regions and pairs are tried as choke points."""
_LISTED = 6


@dataclass(frozen=True)
class Measure:
    """One thing to know about a board, in a sentence, with the regions and the numbers it speaks of."""

    id: str
    title: str
    sentence: str
    regions: tuple[str, ...] = ()
    values: dict[str, float] = field(default_factory=dict)
    """Numbers by region, terrain or race."""

    def __str__(self) -> str:
        return f"{self.title}: {self.sentence}"

    def _repr_html_(self) -> str:
        return f"<p><strong>{escaped(self.title)}.</strong> {escaped(self.sentence)}</p>"

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "sentence": self.sentence,
            "regions": list(self.regions),
            "values": dict(self.values),
        }


class Measures:
    """All measures of a board. Iterate them, or take one by its id."""

    def __init__(self, found: list[Measure]) -> None:
        self._found = found

    def __iter__(self) -> Iterator[Measure]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, id: str) -> Measure:
        for measure in self._found:
            if measure.id == id:
                return measure
        raise UnknownName(f"there is no measure {id!r}; there are: {', '.join(m.id for m in self._found)}")

    def __str__(self) -> str:
        return "\n".join(map(str, self._found))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return "".join(measure._repr_html_() for measure in self._found)

    def to_dict(self) -> list[dict[str, Any]]:
        return [measure.to_dict() for measure in self._found]


def measures(board: Board | str, *, language: str = "en") -> Measures:
    """What there is to know about a board: `measures(game.board)["choke_points"]`."""
    return _Surveyor((board if isinstance(board, Board) else Board(board)).map, language).survey()


class _Surveyor:
    def __init__(self, board: engine.Board, language: str) -> None:
        self.board, self.language = board, language

    def survey(self) -> Measures:
        return Measures(
            [
                self.choke_points(),
                self.narrows(),
                self.way_from_the_edge(),
                self.neighbours(),
                *self.clusters(),
                *self.tastes(),
            ]
        )

    def say(self, id: str, **params: object) -> str:
        return text.sentence(id, params, self.language)

    def names(self, mask: int) -> text.AllOf:
        return text.AllOf([self.board.regions[i].name for i in bits(mask)], limit=_LISTED)

    def parts(self, mask: int) -> list[int]:
        """The pieces into which these regions fall, the largest first."""
        found = []
        while mask:
            part = frontier = mask & -mask
            while frontier:
                frontier = self.board.around(frontier) & mask & ~part
                part |= frontier
            found.append(part)
            mask &= ~part
        return sorted(found, key=lambda part: (-part.bit_count(), part))

    def cut_off(self, by: int) -> int:
        """The regions that lose their way by land to the largest part when these are barred."""
        whole = len(self.parts(self.board.passable))
        parts = self.parts(self.board.passable & ~by)
        return sum(parts[1:]) if len(parts) > whole else 0

    def choke_points(self) -> Measure:
        """Regions without which the land falls apart."""
        cuts = {i: self.cut_off(1 << i) for i in bits(self.board.passable)}
        found = {i: rest for i, rest in cuts.items() if rest}
        mask = sum(1 << i for i in found)
        if not found:
            told = self.say("measure-choke_points-none")
        else:
            behind = next(iter(found.values()))
            params = {"regions": self.names(mask), "others": self.names(behind), "n": len(found)}
            told = self.say("measure-choke_points-told", **params)
        values = {self.board.regions[i].id: float(rest.bit_count()) for i, rest in found.items()}
        return self._measure("measure-choke_points", told, mask, values)

    def narrows(self) -> Measure:
        """The fewest regions that cut a good part of the land off."""
        land = self.board.passable
        least = max(2, land.bit_count() // 6)
        most = _MOST_TOGETHER if land.bit_count() <= _LARGE_BOARD else 2
        for together in range(1, most + 1):
            best = (0, 0, 0)
            for regions in combinations(bits(land), together):
                mask = sum(1 << i for i in regions)
                rest = self.cut_off(mask)
                if rest.bit_count() > best[0]:
                    best = (rest.bit_count(), mask, rest)
            if best[0] >= least:
                told = self.say(
                    "measure-narrows-told",
                    n=together,
                    regions=self.names(best[1]),
                    others=self.names(best[2]),
                )
                return self._measure("measure-narrows", told, best[1])
        return self._measure("measure-narrows", self.say("measure-narrows-none", n=most), 0)

    def way_from_the_edge(self) -> Measure:
        """How many conquests it takes to come to a region from outside, without special abilities."""
        land = self.board.passable
        reached = frontier = self.board.entry & land
        steps, last = 1, 0
        values: dict[str, float] = {}
        while frontier:
            values |= {self.board.regions[i].id: float(steps) for i in bits(frontier)}
            last, frontier = frontier, self.board.around(frontier) & land & ~reached
            reached |= frontier
            steps += 1
        inner = self.names(last)
        told = self.say(
            "measure-way_from_the_edge-told",
            n=steps - 1,
            regions=inner,
            entries=(self.board.entry & land).bit_count(),
        )
        beyond = land & ~reached
        if beyond:
            told += " " + self.say("measure-way_from_the_edge-beyond", regions=self.names(beyond))
        return self._measure("measure-way_from_the_edge", told, last, values)

    def neighbours(self) -> Measure:
        """Where a race has the fewest borders to guard, by terrain and by region."""
        board, land = self.board, self.board.land
        count = {i: (board.neighbours[i] & land).bit_count() for i in bits(land)}
        means = {
            terrain: fmean(count[i] for i in bits(board.printed_terrain[terrain]))
            for terrain in LAND + LAND_BELOW
            if board.printed_terrain[terrain]
        }
        quiet, busy = min(count.values()), max(count.values())
        corners = sum(1 << i for i, n in count.items() if n == quiet)
        crossing = sum(1 << i for i, n in count.items() if n == busy)
        told = self.say(
            "measure-neighbours-told",
            n=quiet,
            regions=self.names(corners),
            most=busy,
            others=self.names(crossing),
        )
        calm, open_ = min(means, key=means.__getitem__), max(means, key=means.__getitem__)
        if calm != open_:
            told += " " + self.say(
                "measure-neighbours-terrain",
                terrain=("terrain", calm),
                low=f"{means[calm]:.1f}",
                name=("terrain", open_),
                high=f"{means[open_]:.1f}",
            )
        return self._measure("measure-neighbours", told, corners, means)

    def clusters(self) -> Iterator[Measure]:
        """For each terrain how many regions there are, and the largest group of neighbours."""
        for terrain in LAND + LAND_BELOW:
            mask = self.board.printed_terrain[terrain]
            if mask:
                parts = self.parts(mask)
                told = self.say(
                    "measure-cluster-told" if parts[0].bit_count() > 1 else "measure-cluster-apart",
                    n=mask.bit_count(),
                    terrain=("terrain", terrain),
                    most=parts[0].bit_count(),
                    regions=self.names(parts[0]),
                )
                title = self.say("measure-cluster", terrain=("terrain", terrain))
                values = {self.board.regions[i].id: float(p.bit_count()) for p in parts for i in bits(p)}
                ids = tuple(self.board.ids(parts[0]))
                yield Measure(f"cluster_{terrain}", title, told, ids, values)

    def tastes(self) -> Iterator[Measure]:
        """The races and powers that earn more in some regions, with those regions."""
        for pack in map(packs.get, packs.known()):
            for kind, definitions in (("race", pack.races), ("power", pack.powers)):
                for definition in definitions:
                    liked = 0
                    for effect in definition.effects:
                        if isinstance(effect, CoinPer) and effect.where.fixed:
                            liked |= effect.where.on_board(self.board) & self.board.land
                    if liked and liked != self.board.land:
                        name = (kind, definition.id)
                        share = round(100 * liked.bit_count() / self.board.land.bit_count())
                        told = self.say(
                            "measure-taste-told",
                            name=name,
                            n=liked.bit_count(),
                            share=str(share),
                            regions=self.names(liked),
                        )
                        title = self.say("measure-taste", name=name)
                        ids = tuple(self.board.ids(liked))
                        yield Measure(f"taste_{definition.id}", title, told, ids)

    def _measure(self, id: str, told: str, mask: int, values: dict[str, float] | None = None) -> Measure:
        return Measure(
            id.removeprefix("measure-"), self.say(id), told, tuple(self.board.ids(mask)), values or {}
        )
