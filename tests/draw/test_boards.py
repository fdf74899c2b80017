"""The printed boards: facts as they are known, and names of our own."""

import pytest

from sw_widget.engine.map.board import Board
from tests.draw.boards import PRINTED, printed

REGIONS = {2: 23, 3: 30, 4: 39, 5: 48}
BORDERS = {2: 51, 3: 71, 4: 95, 5: 119}
TURNS = {2: 10, 3: 10, 4: 9, 5: 8}
LOST_TRIBES = {2: 9, 3: 10, 4: 14, 5: 18}


@pytest.fixture(params=PRINTED)
def players(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def map(players: int) -> Board:
    return printed(players)


def test_they_are_complete(players: int, map: Board) -> None:
    assert map.id == f"base/{players}p"
    assert len(map) == REGIONS[players]
    assert len(map.edges) == BORDERS[players]
    assert map.turns == TURNS[players]
    assert [region.id for region in map.regions] == [str(i) for i in range(len(map))]
    assert all(region.xy and region.area for region in map.regions)
    assert sum(region.lost_tribe for region in map.regions) == LOST_TRIBES[players]


def test_land_and_water(map: Board) -> None:
    seas = [r for r in map.regions if r.terrain == "sea"]
    lakes = [r for r in map.regions if r.terrain == "lake"]
    assert len(seas) == 2 and all(r.border for r in seas)
    assert len(lakes) == 1 and not lakes[0].border
    assert not any(r.symbols or r.lost_tribe for r in seas + lakes)


def test_names_are_short_and_differ(map: Board) -> None:
    names = [region.name for region in map.regions]
    assert len(set(names)) == len(names)
    assert all(3 <= len(name) <= 16 and name == name.strip() and name[0].isupper() for name in names)


def test_no_name_is_used_twice() -> None:
    names = [region.name for players in PRINTED for region in printed(players).regions]
    assert len(set(names)) == len(names) == 140


def test_the_mountain_and_the_forest_on_the_south_edge_are_neighbours() -> None:
    """On the board for three players: a question that was asked often (R105)."""
    map = printed(3)
    south = [r for r in map.regions if r.border and r.xy and r.xy[1] > 0.85]
    mountains = sorted((r for r in south if r.terrain == "mountain"), key=lambda r: r.xy or (0, 0))
    right = mountains[-1]
    forest = min(
        (r for r in south if r.terrain == "forest" and (r.xy or (0, 0)) > (right.xy or (0, 0))),
        key=lambda r: r.xy or (0, 0),
    )
    assert map.neighbours[map.index[right.id]] >> map.index[forest.id] & 1
