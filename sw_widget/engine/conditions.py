"""Where an effect holds: expressions over the masks of a board and of a position.

A condition that depends on the board alone is worked out once for each board; one that depends on the
position is asked anew. Each can say why a region does *not* fulfil it, since that is what learners ask.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine.checks import choice
from sw_widget.engine.ledger import Params
from sw_widget.engine.map.board import Board
from sw_widget.engine.map.terrain import RIVER, SYMBOLS, TERRAINS, WATER

if TYPE_CHECKING:
    from sw_widget.engine.position import Position


class Condition:
    """A set of regions: constant for a board (`fixed`), or a function of position and race."""

    fixed = True
    by_tokens = False
    """Whether it depends on how many tokens stand in a region."""
    kind = ""
    """What a score calls such regions, where it has words of its own for them."""

    def on_board(self, board: Board) -> int:
        """The regions that fulfil the condition; where it is not fixed, all that ever could."""
        return board.all

    def now(self, position: Position, race: int) -> int:
        """The regions that fulfil the condition in this position, for this race."""
        return self.on_board(position.rules.board)

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        """A reason code with parameters for a region that fulfils it; no code if nothing more can be said."""
        return "", {}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        """A reason code with parameters for a region that does not fulfil it."""
        raise TypeError(f"{type(self).__name__} must say why a region does not fulfil it")

    def __or__(self, other: Condition) -> Condition:
        return Either(self, other)

    def __invert__(self) -> Condition:
        return Not(self)


@dataclass(frozen=True)
class Everywhere(Condition):
    """Every region."""

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "any", {}


@dataclass(frozen=True)
class EverywhereOnce(Everywhere):
    """Every region, for a race that borrows what works in a first turn, and once only."""

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "once", {}


@dataclass(frozen=True)
class Terrain(Condition):
    """Regions of one of these terrains, or of one that counts as the same."""

    terrains: tuple[str, ...]

    def on_board(self, board: Board) -> int:
        return _union(board.terrain.get(terrain, 0) for terrain in self.terrains)

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "terrain", {"terrain": _terrain_of(position, region)}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        wanted = [("terrain", terrain) for terrain in self.terrains]
        return "terrain", {"terrains": wanted, "terrain": _terrain_of(position, region)}


@dataclass(frozen=True)
class Symbol(Condition):
    """Regions that carry one of these symbols, or whose terrain counts as the same."""

    symbols: tuple[str, ...]

    def on_board(self, board: Board) -> int:
        return _union(board.symbol.get(symbol, 0) for symbol in self.symbols)

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        printed = position.rules.board.regions[region].symbols
        for symbol in printed:
            if symbol in self.symbols:
                return "symbol", {"symbol": ("symbol", symbol)}
        return "terrain", {"terrain": _terrain_of(position, region)}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "symbol", {"symbols": [("symbol", symbol) for symbol in self.symbols]}


@dataclass(frozen=True)
class Coastal(Condition):
    """Land that borders a sea, a lake or a river."""

    def on_board(self, board: Board) -> int:
        return board.coastal

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "coastal", {}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "coastal", {}


@dataclass(frozen=True)
class Water(Condition):
    """Seas, lakes and rivers."""

    def on_board(self, board: Board) -> int:
        return board.water

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "terrain", {"terrain": _terrain_of(position, region)}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        rivers = position.rules.board.rivers
        return "terrain", {
            "terrains": [("terrain", id) for id in ((*WATER, RIVER) if rivers else WATER)],
            "terrain": _terrain_of(position, region),
        }


@dataclass(frozen=True)
class Land(Condition):
    """Regions that are neither water nor a chasm."""

    def on_board(self, board: Board) -> int:
        return board.land

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "special", {}


@dataclass(frozen=True)
class PrintedTerrain(Terrain):
    """Regions of one of these terrains itself: nothing else counts as the same."""

    def on_board(self, board: Board) -> int:
        return _union(board.printed_terrain[terrain] for terrain in self.terrains)


@dataclass(frozen=True)
class OnIslands(Condition):
    """Regions of islands."""

    def on_board(self, board: Board) -> int:
        return board.sky

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "on_islands", {}


@dataclass(frozen=True)
class NearOwn(Condition):
    """Regions that are adjacent, in the eyes of the race, to one of a terrain that it holds."""

    terrain: str
    fixed = False

    def now(self, position: Position, race: int) -> int:
        own = position.held[race] & position.rules.board.terrain.get(self.terrain, 0)
        return position.adjacent(race, own) if own else 0

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "near_own", {"terrain": ("terrain", self.terrain)}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "near_own", {"terrain": ("terrain", self.terrain)}


@dataclass(frozen=True)
class InDecline(Condition):
    """Regions with tokens of races in decline, and those of lost tribes, which are in decline as well."""

    fixed = False

    def now(self, position: Position, race: int) -> int:
        found = position.tribes | position.layered
        for declined in position.declined:
            for other in declined:
                found |= position.held[other]
        if position.rules.roles:
            for other in position.active:
                found |= position.held[other] if position.passes_for_declined(other) else 0
        return found

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return ("lost_tribe" if position.tribes >> region & 1 else "in_decline"), {}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "target_in_decline", {}


@dataclass(frozen=True)
class Where(Condition):
    """A hook for what no other condition can say: a function that gives the mask.

    `reason` is the code of the sentence that says why a region is not among them.
    """

    mask: Callable[[Position, int], int]
    reason: str = "special"
    fixed = False

    def now(self, position: Position, race: int) -> int:
        return self.mask(position, race)

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return self.reason, {}


@dataclass(frozen=True)
class Either(Condition):
    """Regions that fulfil one condition or the other."""

    one: Condition
    other: Condition

    @property
    def fixed(self) -> bool:  # type: ignore[override]
        return self.one.fixed and self.other.fixed

    @property
    def by_tokens(self) -> bool:  # type: ignore[override]
        return self.one.by_tokens or self.other.by_tokens

    def on_board(self, board: Board) -> int:
        return self.one.on_board(board) | self.other.on_board(board)

    def now(self, position: Position, race: int) -> int:
        return self.one.now(position, race) | self.other.now(position, race)

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        which = self.one if self.one.now(position, race) >> region & 1 else self.other
        return which.why(position, race, region)

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return self.one.why_not(position, race, region)


@dataclass(frozen=True)
class Not(Condition):
    """Regions that do not fulfil a condition."""

    other: Condition

    @property
    def fixed(self) -> bool:  # type: ignore[override]
        return self.other.fixed

    @property
    def by_tokens(self) -> bool:  # type: ignore[override]
        return self.other.by_tokens

    def on_board(self, board: Board) -> int:
        return board.all & ~self.other.on_board(board) if self.other.fixed else board.all

    def now(self, position: Position, race: int) -> int:
        return position.rules.board.all & ~self.other.now(position, race)

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "", {}

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "special", {}


def _terrain_of(position: Position, region: int) -> tuple[str, str]:
    return "terrain", position.rules.board.regions[region].terrain


def _union(masks: object) -> int:
    result = 0
    for mask in masks:  # type: ignore[attr-defined]
        result |= mask
    return result


everywhere = Everywhere()
everywhere_once = EverywhereOnce()
coastal = Coastal()
water = Water()
land = Land()
on_islands = OnIslands()
in_decline = InDecline()


def terrain(*terrains: str) -> Terrain:
    """Regions of one of these terrains: `terrain("farmland", "mountain")`; or of one that counts as the
    same.
    """
    return Terrain(_terrains(terrains))


def printed_terrain(*terrains: str) -> PrintedTerrain:
    """Regions of one of these terrains itself: `printed_terrain("black_mountain")` is no mountain above."""
    return PrintedTerrain(_terrains(terrains))


def _terrains(terrains: tuple[str, ...]) -> tuple[str, ...]:
    for i, id in enumerate(terrains or ("",)):
        choice(id, TERRAINS, f"terrain.{i}", "terrain")
    return terrains


def symbol(*symbols: str) -> Symbol:
    """Regions with one of these symbols: `symbol("mine")`."""
    for i, id in enumerate(symbols or ("",)):
        choice(id, SYMBOLS, f"symbol.{i}", "symbol")
    return Symbol(symbols)


def near_own(terrain: str) -> NearOwn:
    """Regions next to one of that terrain that the race holds: `near_own("mountain")`."""
    return NearOwn(choice(terrain, TERRAINS, "near_own", "terrain"))
