"""Boards and a scene to draw: the printed ones, the little ones that rule cases play on, and odd ones."""

import json
from importlib.resources import files
from typing import Any

from sw_widget.engine.map.board import Board, Region
from sw_widget.engine.map.reading import read_board

PRINTED = {players: f"{players}p" for players in (2, 3, 4, 5)}


def printed(players: int) -> Board:
    file = files("sw_widget.packs.base").joinpath("boards", f"{PRINTED[players]}.json")
    return read_board(json.loads(file.read_text(encoding="utf-8")))


def small(land: str, edges: str) -> dict[str, Any]:
    """A board in short: `a=hill*+mine` is a region on the edge (*) with a mine; `!` marks a lost tribe."""
    regions: dict[str, Any] = {}
    for word in land.split():
        id, _, rest = word.partition("=")
        terrain, *symbols = rest.replace("*", "").replace("!", "").split("+")
        facts = {"border": "*" in rest, "lost_tribe": "!" in rest}
        regions[id] = {"terrain": terrain, "symbols": symbols, **facts}
    return {"regions": regions, "edges": [[pair[0], pair[1]] for pair in edges.split()]}


CASE_BOARDS = {
    "eight": small(
        "a=hill*! b=farmland* c=forest d=mountain e=swamp* f=farmland! g=hill h=mountain*",
        "ab ac bc bd cd cf df de dg eg fg eh gh",
    ),
    "sea_and_lake": small(
        "s=sea* l=lake a=hill* b=forest c=farmland d=mountain e=swamp* f=forest! g=hill*",
        "sa sb ab ae bc bd cd cl cf fl df de dg fg eg",
    ),
    "symbols": small(
        "a=hill*+mine b=farmland*+magic c=forest+cavern d=swamp+mine e=mountain*+cavern f=farmland!+magic "
        "g=swamp*+cavern h=hill i=farmland* j=forest*+mine",
        "ab ac bc bf cd de df dh eg gh fh fi hi ij hj",
    ),
    "ring": small(
        "a=hill* b=forest* c=swamp* d=hill* e=farmland* f=mountain", "ab bc cd de ea af bf cf df ef"
    ),
    "row": small("a=hill* b=forest* c=swamp*", "ab bc"),
}
"""Boards as scenarios give them, without coordinates; every one can be drawn without roads."""

ODD_BOARDS = {
    "lone": small("a=hill*", ""),
    "pair": small("a=hill* b=hill", "ab"),
    "star": small("a=hill* b=forest c=forest d=forest e=forest", "ab ac ad ae"),
    "all_inland_but_one": small("a=hill* b=forest c=swamp d=lake e=hill f=hill", "ab bc cd de ef fa ad"),
    "five_all_neighbours": small(
        "a=hill* b=forest* c=swamp d=farmland e=lake", "ab ac ad ae bc bd be cd ce de"
    ),
    "three_wells": small("a=hill* b=hill* c=hill* d=swamp* e=swamp* f=swamp*", "ad ae af bd be bf cd ce cf"),
}
"""Boards that are hardly maps: drawing them must work, not be pretty."""


def board(data: dict[str, Any]) -> Board:
    return read_board(data)


def disconnected() -> Board:
    """Two islands that no border joins, which no scenario may have but a program may make."""
    regions = tuple(Region(id, id, "hill", border=id in "ad") for id in "abcdef")
    return Board("islands", regions, ((0, 1), (1, 2), (0, 2), (3, 4), (4, 5)))


SCENE: dict[str, Any] = {
    "regions": {
        "a": {"player": 0, "race": "elves", "tokens": 3, "in_decline": False, "markers": {"fortress": 1}},
        "b": {"player": 1, "race": "orcs", "tokens": 1, "in_decline": True, "markers": {}},
        "c": {"player": 0, "race": "elves", "tokens": 12, "in_decline": False, "markers": {"encampment": 2}},
        "f": {"lost_tribe": 1},
        "g": None,
    },
    "players": ["Ann", "Ben"],
}
