"""`Board`, the class that users import: a board that can be shown and asked about its regions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from sw_widget import packs
from sw_widget.engine.checks import perhaps, shown
from sw_widget.engine.errors import UnknownName
from sw_widget.engine.map import board as engine
from sw_widget.engine.map.reading import read_board
from sw_widget.engine.rules import BASE_COST, MOUNTAIN, MOUNTAIN_DEFENCE, RIVER_COST, TRIBE_DEFENCE
from sw_widget.game.action_codec import AnyRegion, find_region
from sw_widget.game.errors import ScenarioError, problems_as

if TYPE_CHECKING:
    import networkx


class Board:
    """A printed board by its id (`Board("base/3p")`), or one of your own from its data."""

    def __init__(self, board: str | Mapping[str, Any] | engine.Board) -> None:
        if isinstance(board, engine.Board):
            self.map = board
            return
        with problems_as(ScenarioError):
            self.map = read_board(_printed(board) if isinstance(board, str) else board)

    @property
    def id(self) -> str:
        return self.map.id

    @property
    def turns(self) -> int:
        return self.map.turns

    def __eq__(self, other: object) -> bool:
        """Whether the other is the same board, with its links on the same regions."""
        return self.map == other.map if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.map)

    def __len__(self) -> int:
        return len(self.map)

    def __iter__(self) -> Iterator[engine.Region]:
        return iter(self.map.regions)

    def __getitem__(self, region: AnyRegion) -> engine.Region:
        return self.map.regions[self._find(region)]

    def _find(self, region: AnyRegion) -> int:
        found = find_region(self.map, region)
        if not isinstance(found, int):
            known = [name for here in self.map.regions for name in (here.id, here.name)]
            raise UnknownName(f"{shown(region)} is no region of this board{perhaps(region, known)}")
        return found

    def neighbours(self, region: AnyRegion) -> list[str]:
        """The regions that share a border with this one."""
        return self.map.ids(self.map.neighbours[self._find(region)])

    @property
    def entry(self) -> list[str]:
        """The regions through which a new race may come onto the map."""
        return self.map.ids(self.map.entry & self.map.passable)

    def graph(self) -> networkx.Graph:
        """The map as a networkx graph with all that is known of it.

        Each region carries what is printed on it (`name`, `terrain`, `symbols`, `border`, `lost_tribe`,
        `markers`, `island`), where it lies (`xy`, from 0 to 1), how much of the board it takes (`area`), and
        what follows: `water`, `passable` (whether any race may go there), `coastal`, `entry`, and `defence`,
        the tokens that it takes to conquer it as the game begins. A border that is a way up to an island has
        its id as `link`.
        """
        import networkx

        graph = networkx.Graph(name=self.id, id=self.id, turns=self.turns, aspect=self.map.aspect)
        for index, region in enumerate(self.map.regions):
            graph.add_node(
                region.id,
                name=region.name,
                terrain=region.terrain,
                symbols=list(region.symbols),
                border=region.border,
                lost_tribe=region.lost_tribe,
                island=region.island,
                xy=region.xy,
                area=region.area,
                water=bool(self.map.water >> index & 1),
                passable=bool(self.map.passable >> index & 1),
                coastal=bool(self.map.coastal >> index & 1),
                entry=bool(self.map.entry & self.map.passable & 1 << index),
                markers=dict(region.markers),
                defence=self._bare_defence(index),
            )
        graph.add_edges_from((self.map.regions[a].id, self.map.regions[b].id) for a, b in self.map.edges)
        ways = {link.id: (link.top, link.foot) for link in self.map.links}
        graph.graph["links"] = {id: self.map.regions[top].id for id, (top, _) in ways.items()}
        for id, (top, foot) in ways.items():
            if foot >= 0:
                graph.add_edge(self.map.regions[top].id, self.map.regions[foot].id, link=id)
        return graph

    def _bare_defence(self, index: int) -> int:
        """The cost of a region at the start of a game: 2, or 1 for a river, and more for mountains, Lost
        Tribes and markers.
        """
        region = self.map.regions[index]
        known = {marker.id: marker for pack in packs.known() for marker in packs.get(pack).markers}
        return (
            (RIVER_COST if self.map.rivers >> index & 1 else BASE_COST)
            + MOUNTAIN_DEFENCE * (self.map.terrain[MOUNTAIN] >> index & 1)
            + TRIBE_DEFENCE * region.lost_tribe
            + sum(known[id].defence * count for id, count in region.markers if id in known)
        )

    @classmethod
    def from_graph(cls, graph: networkx.Graph) -> Board:
        """A board of your own from a graph: nodes carry `terrain`, and if they like `symbols`, `border`,
        `lost_tribe`, `markers`, `name`, `xy`, `area` and `island`; the graph itself may carry `id`, `turns`,
        `aspect` and `links`. A border that is itself a `link` is left out: where links stand, a game says.
        """
        facts = ("terrain", "symbols", "border", "lost_tribe", "name", "xy", "area", "island", "markers")
        regions = {
            str(node): {key: _listed(data[key]) for key in facts if data.get(key) is not None}
            for node, data in graph.nodes(data=True)
        }
        own = {key: graph.graph[key] for key in ("id", "turns", "aspect", "links") if key in graph.graph}
        edges = [[str(a), str(b)] for a, b, link in graph.edges(data="link") if link is None]
        return cls({**own, "regions": regions, "edges": edges})

    def to_dict(self) -> dict[str, Any]:
        """The board in the form in which a scenario takes it."""
        regions: dict[str, Any] = {}
        for region in self.map.regions:
            facts: dict[str, Any] = {
                "terrain": region.terrain,
                "symbols": list(region.symbols),
                "border": region.border,
            }
            facts |= {"lost_tribe": region.lost_tribe, "name": region.name}
            if region.xy is not None:
                facts["xy"] = list(region.xy)
            if region.area is not None:
                facts["area"] = region.area
            if region.island:
                facts["island"] = region.island
            if region.markers:
                facts["markers"] = dict(region.markers)
            regions[region.id] = facts
        edges = [[self.map.regions[a].id, self.map.regions[b].id] for a, b in self.map.edges]
        links = {link.id: self.map.regions[link.top].id for link in self.map.links}
        return {
            "id": self.id,
            "turns": self.turns,
            "aspect": self.map.aspect,
            "regions": regions,
            "edges": edges,
            **({"links": links} if links else {}),
        }

    def __str__(self) -> str:
        from sw_widget.draw.text import text_picture

        return text_picture(self.map)

    def __repr__(self) -> str:
        return f"<Board {self.id or 'of your own'}: {len(self)} regions, {self.turns} turns>"

    def _repr_svg_(self) -> str:
        from sw_widget.draw.svg import svg

        return svg(self.map)


def _listed(value: object) -> object:
    """Boards are read as from JSON, which has lists."""
    return list(value) if isinstance(value, tuple) else value


def _printed(id: str) -> object:
    boards = {board: data for pack in packs.known() for board, data in packs.get(pack).boards.items()}
    if id not in boards:
        raise ScenarioError(
            "board", f"{shown(id)} is no board{perhaps(id, boards)}; known: {', '.join(boards)}"
        )
    return boards[id]
