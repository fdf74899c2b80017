"""Reading a board: from the package's own files, or written inline in a scenario. Everything is checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sw_widget.engine.checks import (
    Problem,
    as_bool,
    as_dict,
    as_id,
    as_int,
    as_list,
    as_name,
    as_number,
    known_keys,
    perhaps,
    shown,
)
from sw_widget.engine.map.board import MAX_REGIONS, Board, Link, Region
from sw_widget.engine.map.terrain import SYMBOLS, TERRAINS
from sw_widget.engine.rules import MOST_PLAYERS

BOARD_KEYS = {"id", "players", "turns", "aspect", "regions", "edges", "links"}
REGION_KEYS = {"name", "terrain", "symbols", "border", "lost_tribe", "xy", "area", "island", "markers"}

MOST_LINKS = 4
MOST_MARKERS = 20


def read_board(data: object, path: str = "board") -> Board:
    """A board from its JSON; raises `Problem` with the path of the key that is wrong."""
    table = as_dict(data, path)
    known_keys(table, BOARD_KEYS, path)
    # For how many players a printed board is, its pack says; here it is only checked.
    as_int(table.get("players", 2), f"{path}.players", 2, MOST_PLAYERS)
    regions = _regions(as_dict(table.get("regions"), f"{path}.regions"), f"{path}.regions")
    index = {region.id: i for i, region in enumerate(regions)}
    edges = _edges(as_list(table.get("edges", []), f"{path}.edges"), index, f"{path}.edges")
    board = Board(
        id=as_name(table.get("id", ""), f"{path}.id", longest=60),
        regions=regions,
        edges=edges,
        turns=as_int(table.get("turns", 10), f"{path}.turns", 1, 100),
        aspect=as_number(table.get("aspect", 1.5), f"{path}.aspect", 0.2, 5.0),
        links=_links(as_dict(table.get("links", {}), f"{path}.links"), regions, index, f"{path}.links"),
    )
    if board.sky and not board.ground & board.land:
        raise Problem(f"{path}.regions", "a board with islands has ground below them")
    _check_connected(board, path)
    if not board.entry & board.passable:
        raise Problem(
            f"{path}.regions", "no region can be entered: mark one as border, or as the shore of a border sea"
        )
    return board


def _regions(table: Mapping[str, Any], path: str) -> tuple[Region, ...]:
    if not table:
        raise Problem(path, "a board needs at least one region")
    if len(table) > MAX_REGIONS:
        raise Problem(path, f"a board has at most {MAX_REGIONS} regions, this one has {len(table)}")
    return tuple(_region(id, facts, f"{path}.{id}") for id, facts in table.items())


def _region(id: str, facts: object, path: str) -> Region:
    as_id(id, path)
    table = as_dict(facts, path)
    known_keys(table, REGION_KEYS, path)
    terrain = table.get("terrain")
    if terrain not in TERRAINS:
        raise Problem(f"{path}.terrain", f"must be one of {', '.join(TERRAINS)}, not {shown(terrain)}")
    symbols = as_list(table.get("symbols", []), f"{path}.symbols")
    for i, symbol in enumerate(symbols):
        if symbol not in SYMBOLS:
            raise Problem(f"{path}.symbols.{i}", f"must be one of {', '.join(SYMBOLS)}, not {shown(symbol)}")
    if len(set(symbols)) < len(symbols):
        raise Problem(f"{path}.symbols", "names a symbol twice")
    xy, area = table.get("xy"), table.get("area")
    return Region(
        id=id,
        name=as_name(table.get("name", id), f"{path}.name", longest=40) or id,
        terrain=terrain,
        symbols=tuple(symbols),
        border=as_bool(table.get("border", False), f"{path}.border"),
        lost_tribe=as_bool(table.get("lost_tribe", False), f"{path}.lost_tribe"),
        xy=None if xy is None else _point(xy, f"{path}.xy"),
        area=None if area is None else as_number(area, f"{path}.area", 0.0, 1.0),
        island=as_name(table.get("island", ""), f"{path}.island", longest=40),
        markers=_markers(as_dict(table.get("markers", {}), f"{path}.markers"), f"{path}.markers"),
    )


def _markers(table: Mapping[str, Any], path: str) -> tuple[tuple[str, int], ...]:
    """Markers that stand there when a game begins; which there are, the packs of the game say."""
    return tuple(
        (as_id(id, f"{path}.{id}"), as_int(count, f"{path}.{id}", 1, MOST_MARKERS))
        for id, count in table.items()
    )


def _point(value: object, path: str) -> tuple[float, float]:
    pair = as_list(value, path)
    if len(pair) != 2:
        raise Problem(path, "must be a pair of numbers from 0 to 1")
    return as_number(pair[0], f"{path}.0", 0.0, 1.0), as_number(pair[1], f"{path}.1", 0.0, 1.0)


def _edges(pairs: list[Any], index: Mapping[str, int], path: str) -> tuple[tuple[int, int], ...]:
    edges: dict[tuple[int, int], None] = {}
    for i, value in enumerate(pairs):
        pair = as_list(value, f"{path}.{i}")
        if len(pair) != 2:
            raise Problem(f"{path}.{i}", "must be a pair of region ids")
        for j, id in enumerate(pair):
            if not isinstance(id, str) or id not in index:
                raise Problem(
                    f"{path}.{i}.{j}", f"{shown(id)} is no region of this board{perhaps(id, index)}"
                )
        a, b = sorted((index[pair[0]], index[pair[1]]))
        if a == b:
            raise Problem(f"{path}.{i}", "a region cannot border itself")
        edges[a, b] = None
    return tuple(edges)


def _links(
    table: Mapping[str, Any], regions: tuple[Region, ...], index: Mapping[str, int], path: str
) -> tuple[Link, ...]:
    """The ways up: the region of an island to which each leads, by its id."""
    if len(table) > MOST_LINKS:
        raise Problem(path, f"a board has at most {MOST_LINKS} links, this one has {len(table)}")
    links = []
    for id, top in table.items():
        as_id(id, f"{path}.{id}")
        if not isinstance(top, str) or top not in index:
            raise Problem(f"{path}.{id}", f"{shown(top)} is no region of this board{perhaps(top, index)}")
        if not regions[index[top]].island:
            raise Problem(f"{path}.{id}", f"must lead to a region of an island, and {top!r} is on the ground")
        links.append(Link(id, index[top]))
    return tuple(links)


def _check_connected(board: Board, path: str) -> None:
    reached = frontier = board.ground & -board.ground or 1
    tops = sum(1 << top for top in {link.top for link in board.links})
    while frontier:
        # Wherever a link stands, it leads from the ground to its island.
        frontier = (board.around(frontier) | tops) & ~reached
        reached |= frontier
    if reached != board.all:
        lost = board.ids(board.all & ~reached)
        first = board.ids(reached)[0]
        raise Problem(f"{path}.edges", f"no path leads from {first!r} to {', '.join(map(repr, lost[:5]))}")
