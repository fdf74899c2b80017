"""Boards: what follows from regions and borders, and what is wrong with a board that is refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget.engine.checks import Problem
from sw_widget.engine.map.board import bits
from sw_widget.engine.map.reading import read_board
from sw_widget.engine.map.terrain import SURFACE, SYMBOLS_ABOVE
from sw_widget.packs.base import PACK
from tests.engine.made_up_packs import ROAD
from tests.rules.support import board

Json = dict[str, Any]


def test_masks_of_a_small_board() -> None:
    road = read_board(ROAD)
    assert road.index == {"a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "l": 5}
    assert road.ids(road.neighbours[1]) == ["a", "c", "l"]
    assert road.ids(road.land) == ["a", "b", "c", "d", "e"] and road.ids(road.water) == ["l"]
    assert road.ids(road.coastal) == ["b"]
    assert road.ids(road.border) == ["a", "e"] == road.ids(road.entry)
    assert road.ids(road.terrain["hill"]) == ["a"] and road.ids(road.symbol["cavern"]) == ["b", "e"]
    assert road.ids(road.around(0b100)) == ["b", "d"]
    assert road.terrain["sea"] == road.symbol["magic"] == 0


def test_water_beside_water_is_no_coast() -> None:
    shores = read_board(board("sl sa lb ab", s="sea border", l="lake", a="hill", b="hill"))
    assert shores.ids(shores.coastal) == ["a", "b"]
    assert shores.ids(shores.entry & shores.land) == ["a"], "a lake is no way in, nor is its shore"


@settings(deadline=None)
@given(st.integers(0, 2**70))
def test_bits(mask: int) -> None:
    assert sum(1 << bit for bit in bits(mask)) == mask
    assert list(bits(mask)) == sorted(bits(mask))


@pytest.mark.parametrize("id", PACK.boards)
def test_the_printed_boards(id: str) -> None:
    found = read_board(PACK.boards[id])
    for region, neighbours in enumerate(found.neighbours):
        assert not neighbours >> region & 1, "borders itself"
        for other in bits(neighbours):
            assert found.neighbours[other] >> region & 1, "borders one way only"
    assert found.land | found.water == found.all and not found.land & found.water
    assert found.coastal == found.land & found.around(found.water)
    for masks, names in ((found.terrain, SURFACE), (found.symbol, SYMBOLS_ABOVE)):
        for name in names:
            carry = [i for i, r in enumerate(found.regions) if name == r.terrain or name in r.symbols]
            assert list(bits(masks[name])) == carry
    assert len({region.name for region in found.regions}) == len(found)


GOOD: Json = {
    "id": "mine",
    "turns": 5,
    "regions": {
        "a": {"terrain": "hill", "symbols": ["mine"], "border": True, "xy": [0.1, 0.2]},
        "b": {"terrain": "sea", "lost_tribe": False},
    },
    "edges": [["a", "b"]],
}


def put(*path: str | int, value: object) -> Callable[[Json], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (put("color", value="red"), "board.color"),
        (put("regions", value={}), "board.regions"),
        (put("regions", value=[]), "board.regions"),
        (put("regions", value={f"r{i}": {"terrain": "hill"} for i in range(5000)}), "board.regions"),
        (put("regions", "a", value=None), "board.regions.a"),
        (put("regions", "a", "terrain", value="desert"), "board.regions.a.terrain"),
        (put("regions", "a", "terrain", value=["hill"]), "board.regions.a.terrain"),
        (put("regions", "a", "terrain", value=None), "board.regions.a.terrain"),
        (put("regions", "a", "symbols", value="mine"), "board.regions.a.symbols"),
        (put("regions", "a", "symbols", value=["gold"]), "board.regions.a.symbols.0"),
        (put("regions", "a", "symbols", value=[["mine"]]), "board.regions.a.symbols.0"),
        (put("regions", "a", "symbols", value=["mine", "mine"]), "board.regions.a.symbols"),
        (put("regions", "a", "border", value=1), "board.regions.a.border"),
        (put("regions", "a", "lost_tribe", value="yes"), "board.regions.a.lost_tribe"),
        (put("regions", "a", "xy", value=[0.1]), "board.regions.a.xy"),
        (put("regions", "a", "xy", value=[0.1, 7]), "board.regions.a.xy.1"),
        (put("regions", "a", "xy", value=[0.1, float("nan")]), "board.regions.a.xy.1"),
        (put("regions", "a", "area", value=-1), "board.regions.a.area"),
        (put("regions", "a", "name", value=3), "board.regions.a.name"),
        (put("regions", "a", "name", value="x" * 99), "board.regions.a.name"),
        (put("regions", "a", "colour", value=3), "board.regions.a.colour"),
        (put("edges", value={}), "board.edges"),
        (put("edges", value=[["a"]]), "board.edges.0"),
        (put("edges", value=[["a", "z"]]), "board.edges.0.1"),
        (put("edges", value=[["a", ["b"]]]), "board.edges.0.1"),
        (put("edges", value=[["a", "a"]]), "board.edges.0"),
        (put("edges", value=[]), "board.edges"),
        (put("turns", value=0), "board.turns"),
        (put("turns", value=True), "board.turns"),
        (put("turns", value=10**9), "board.turns"),
        (put("aspect", value="wide"), "board.aspect"),
        (put("id", value=7), "board.id"),
        (put("regions", "a", "border", value=False), "board.regions"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_by_its_path(change: Callable[[Json], None], path: str) -> None:
    data = copy.deepcopy(GOOD)
    read_board(data)
    change(data)
    with pytest.raises(Problem) as caught:
        read_board(data)
    assert caught.value.path == path
    assert caught.value.message and len(str(caught.value)) < 500


@pytest.mark.parametrize(
    "data", [None, 3, "base/2p", [], {"regions": None}, {"regions": {3: {"terrain": "hill"}}}]
)
def test_what_is_no_board_at_all(data: object) -> None:
    with pytest.raises(Problem):
        read_board(data)


def test_an_edge_named_twice_is_one_edge() -> None:
    data = copy.deepcopy(GOOD)
    data["edges"] = [["a", "b"], ["b", "a"], ["a", "b"]]
    assert len(read_board(data).edges) == 1


def test_a_region_that_cannot_be_reached_is_named() -> None:
    data = copy.deepcopy(GOOD)
    data["regions"]["far"] = {"terrain": "hill"}
    with pytest.raises(Problem, match="far"):
        read_board(data)
