"""A board as the rules see it: regions, what borders what, and the masks that conditions are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from sw_widget.engine.map.masks import BIT, INDICES, MAX_REGIONS, MOST_KEPT, bits
from sw_widget.engine.map.terrain import BELOW, CHASM, RIVER, SYMBOLS, TERRAINS, WATER, counting_as

__all__ = ["BIT", "INDICES", "MAX_REGIONS", "Board", "Link", "Region", "bits"]


@dataclass(frozen=True, slots=True)
class Region:
    """One region of a board, with the facts printed on it."""

    id: str
    name: str
    terrain: str
    symbols: tuple[str, ...] = ()
    border: bool = False
    lost_tribe: bool = False
    xy: tuple[float, float] | None = None
    area: float | None = None
    island: str = ""
    """The name of the island that it belongs to; none on the ground."""
    markers: tuple[tuple[str, int], ...] = ()
    """Markers that stand there when a game begins: which, and how many."""


class Link(NamedTuple):
    """A way between the ground and an island. Where it stands on the ground is settled for each game."""

    id: str
    top: int
    """The region of an island that it leads to."""
    foot: int = -1
    """The region of the ground on which it stands; -1 as long as that is open."""


@dataclass(frozen=True)
class Board:
    """Regions and their borders; everything else about the map follows from these."""

    id: str
    regions: tuple[Region, ...]
    edges: tuple[tuple[int, int], ...]
    turns: int = 10
    aspect: float = 1.5
    links: tuple[Link, ...] = ()
    index: dict[str, int] = field(init=False, repr=False, compare=False)
    neighbours: tuple[int, ...] = field(init=False, repr=False, compare=False)
    next_to: dict[int, int] = field(init=False, repr=False, compare=False)
    """For each mask all regions that border one of its regions, which may be regions of the mask itself."""
    around: Callable[[int], int] = field(init=False, repr=False, compare=False)
    """The same as a function."""

    def __post_init__(self) -> None:
        neighbours = [0] * len(self.regions)
        placed = [(link.foot, link.top) for link in self.links if link.foot >= 0]
        for a, b in (*self.edges, *placed):
            neighbours[a] |= 1 << b
            neighbours[b] |= 1 << a
        object.__setattr__(self, "index", {region.id: i for i, region in enumerate(self.regions)})
        object.__setattr__(self, "neighbours", tuple(neighbours))
        object.__setattr__(self, "next_to", _Around(self.neighbours))
        object.__setattr__(self, "around", self.next_to.__getitem__)

    def __len__(self) -> int:
        return len(self.regions)

    def __hash__(self) -> int:
        return hash((self.id, self.edges))

    def mask_of(self, test: str) -> int:
        """The regions whose terrain, or one of whose symbols, is `test` or counts as the same."""
        same = counting_as(test)
        return sum(
            1 << i for i, r in enumerate(self.regions) if r.terrain in same or not same.isdisjoint(r.symbols)
        )

    @cached_property
    def all(self) -> int:
        return (1 << len(self.regions)) - 1

    @cached_property
    def terrain(self) -> dict[str, int]:
        """The regions of each terrain, with those that count as the same."""
        return {terrain: self.mask_of(terrain) for terrain in TERRAINS}

    @cached_property
    def symbol(self) -> dict[str, int]:
        """The regions with each symbol, and those that count as if they had it."""
        return {symbol: self.mask_of(symbol) for symbol in SYMBOLS}

    @cached_property
    def printed_terrain(self) -> dict[str, int]:
        """The regions of each terrain itself."""
        return {
            terrain: sum(1 << i for i, r in enumerate(self.regions) if r.terrain == terrain)
            for terrain in TERRAINS
        }

    @cached_property
    def below(self) -> bool:
        """Whether it shows the world below ground, or a part of it."""
        return any(region.terrain in BELOW for region in self.regions)

    @cached_property
    def water(self) -> int:
        """Seas, lakes and rivers."""
        return self._of(*WATER, RIVER)

    @cached_property
    def rivers(self) -> int:
        return self._of(RIVER)

    @cached_property
    def land(self) -> int:
        """Where a race can stay: neither water nor chasm."""
        return self.all & ~self.water & ~self._of(CHASM)

    @cached_property
    def passable(self) -> int:
        """What every race may conquer: land, and rivers."""
        return self.land | self.rivers

    def _of(self, *terrains: str) -> int:
        return sum(self.printed_terrain[terrain] for terrain in terrains)

    @cached_property
    def border(self) -> int:
        return sum(1 << i for i, r in enumerate(self.regions) if r.border)

    @cached_property
    def lost_tribes(self) -> int:
        return sum(1 << i for i, r in enumerate(self.regions) if r.lost_tribe)

    @cached_property
    def coastal(self) -> int:
        """Land with a shore on a sea or a lake, or on the bank of a river."""
        return self.around(self.water) & self.land

    @cached_property
    def entry(self) -> int:
        """Where a new race may come onto the map: on the edge, or land on the shore of a sea at the edge; on
        the ground alone.
        """
        border = self.border & self.ground
        return border | (self.around(self._of("sea") & border) & self.land & self.ground)

    @cached_property
    def islands(self) -> dict[str, int]:
        """The regions of each island, by its name, water included."""
        names = dict.fromkeys(region.island for region in self.regions if region.island)
        return {
            name: sum(1 << i for i, region in enumerate(self.regions) if region.island == name)
            for name in names
        }

    @cached_property
    def sky(self) -> int:
        """The regions of all islands."""
        return sum(self.islands.values())

    @cached_property
    def ground(self) -> int:
        """The regions that belong to no island."""
        return self.all & ~self.sky

    def linked(self, feet: tuple[int, ...]) -> Board:
        """The board with its links standing on these regions, in their order; -1 leaves one open."""
        links = tuple(link._replace(foot=foot) for link, foot in zip(self.links, feet, strict=True))
        return self if links == self.links else replace(self, links=links)

    def links_at(self, region: int) -> list[str]:
        """The links that begin or end in a region."""
        return [link.id for link in self.links if region in (link.top, link.foot)]

    @cached_property
    def feet(self) -> tuple[int, ...]:
        """The regions of the ground on which the links stand."""
        return tuple(link.foot for link in self.links)

    @cached_property
    def printed(self) -> Board:
        """The board as it is printed: where its links stand is open."""
        return self.linked((-1,) * len(self.links))

    def ids(self, mask: int) -> list[str]:
        return [self.regions[i].id for i in bits(mask)]


class _Around(dict[int, int]):
    """What borders the regions of masks: worked out once, and kept, since the same masks come up again."""

    def __init__(self, neighbours: tuple[int, ...]) -> None:
        super().__init__()
        self.neighbours = neighbours

    def __missing__(self, mask: int) -> int:
        if len(self) >= MOST_KEPT:
            self.clear()
        reached, neighbours = 0, self.neighbours
        for region in bits(mask):
            reached |= neighbours[region]
        self[mask] = reached
        return reached
