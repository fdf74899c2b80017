"""Outlines: neighbours share a border and nobody else touches; nothing is thin, nothing crosses."""

from itertools import combinations, pairwise
from math import hypot

import pytest

from sw_widget.draw import geometry
from sw_widget.draw.form import Shape
from sw_widget.draw.geometry import label_point, label_room, outlines, shape
from sw_widget.draw.shapes import Point, area, inside, roundness, simple
from sw_widget.engine.map.board import Board
from tests.draw.boards import CASE_BOARDS, ODD_BOARDS, PRINTED, board, disconnected, printed
from tests.effort import at_most

DRAWN = {f"{n} players": printed(n) for n in PRINTED}
DRAWN |= {name: board(data) for name, data in CASE_BOARDS.items()}
ODD = {name: board(data) for name, data in ODD_BOARDS.items()} | {"islands": disconnected()}


def sides(outline: list[Point]) -> dict[frozenset[Point], float]:
    return {frozenset((p, q)): hypot(p[0] - q[0], p[1] - q[1]) for p, q in pairwise([*outline, outline[0]])}


def shared(map: Board) -> dict[tuple[int, int], float]:
    """For each pair of regions with a common border, how long it is."""
    found: dict[tuple[int, int], float] = {}
    owners: dict[frozenset[Point], int] = {}
    for i, outline in enumerate(outlines(map).values()):
        for side, length in sides(outline).items():
            if side in owners:
                pair = (owners[side], i)
                found[pair] = found.get(pair, 0.0) + length
            owners[side] = i
    return found


def edge_regions(form: Shape) -> set[int]:
    return {i for i, stretches in enumerate(form.edge) if stretches}


@pytest.mark.parametrize("map", DRAWN.values(), ids=DRAWN.keys())
class TestEveryBoard:
    def test_borders_are_shared_exactly_where_the_board_has_an_edge(self, map: Board) -> None:
        assert not shape(map).links
        assert set(shared(map)) == set(map.edges)

    def test_a_border_is_long_enough_to_be_seen(self, map: Board) -> None:
        assert min(shared(map).values()) > 24

    def test_others_do_not_touch_in_a_single_point(self, map: Board) -> None:
        points = [set(outline) for outline in outlines(map).values()]
        for a, b in combinations(range(len(map)), 2):
            assert bool(points[a] & points[b]) == ((a, b) in map.edges), (a, b)

    def test_no_outline_crosses_itself(self, map: Board) -> None:
        assert all(simple(outline) for outline in outlines(map).values())

    def test_outlines_run_clockwise_inside_the_canvas(self, map: Board) -> None:
        height = 1000 / map.aspect
        for outline in outlines(map).values():
            assert area(outline) > 0
            assert all(0 <= x <= 1000 and 0 <= y <= height + 0.1 for x, y in outline)

    def test_they_cover_the_canvas_once(self, map: Board) -> None:
        form = shape(map)
        covered = sum(area(line) for line in form.outlines) + sum(area(line) for line in form.wilds)
        assert covered == pytest.approx(form.width * form.height, rel=0.002)

    def test_the_edge_is_reached_by_the_regions_of_the_edge_alone(self, map: Board) -> None:
        assert edge_regions(shape(map)) == {i for i, region in enumerate(map.regions) if region.border}

    def test_labels_stand_inside_with_room_to_spare(self, map: Board) -> None:
        lines = outlines(map)
        rooms = label_room(map)
        for id, (x, y) in label_point(map).items():
            assert inside(x, y, lines[id])
            for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                corner = (x + dx * rooms[id] * 0.95 / geometry.FLATTEN, y + dy * rooms[id] * 0.95)
                assert inside(*corner, lines[id]), id


@pytest.mark.parametrize("players", PRINTED)
class TestPrintedBoards:
    def test_none_is_thin(self, players: int) -> None:
        """Isoperimetric quotient (a square has 0.79); a sea that winds round a headland may have less."""
        map = printed(players)
        for region, outline in zip(map.regions, outlines(map).values(), strict=True):
            assert roundness(outline) > (0.37 if region.terrain == "sea" else 0.6), region.name

    def test_there_is_room_for_a_name_and_a_stack(self, players: int) -> None:
        """A box of at least 80 by 56, where names are written 13 to 20 high."""
        assert min(label_room(printed(players)).values()) > 28

    def test_areas_are_as_printed(self, players: int) -> None:
        map = printed(players)
        whole = 1000 * 1000 / map.aspect
        for region, outline in zip(map.regions, outlines(map).values(), strict=True):
            assert region.area is not None
            assert 0.72 < area(outline) / whole / region.area < 1.15, region.name

    def test_regions_lie_where_they_are_printed(self, players: int) -> None:
        map = printed(players)
        for region, (x, y) in zip(map.regions, label_point(map).values(), strict=True):
            assert region.xy is not None
            away = hypot(x - region.xy[0] * 1000, y - region.xy[1] * 1000 / map.aspect)
            if region.terrain != "sea":
                assert away < 75, region.name

    def test_there_are_no_wilds(self, players: int) -> None:
        assert not shape(printed(players)).wilds

    def test_it_is_quick(self, players: int) -> None:
        """It takes a fifth of a second."""
        geometry._shape.cache_clear()
        with at_most(seconds=1.5):
            shape(printed(players))

    def test_it_always_comes_out_the_same(self, players: int) -> None:
        first = shape(printed(players))
        geometry._shape.cache_clear()
        assert shape(printed(players)) == first


def test_a_shape_is_remembered_for_equal_boards() -> None:
    assert shape(printed(2)) is shape(printed(2))


def test_regions_on_no_edge_are_kept_off_it_by_wilds() -> None:
    form = shape(board(CASE_BOARDS["eight"]))
    assert form.wilds
    assert any(border.regions[0] is None or border.regions[1] is None for border in form.borders)


def test_a_sea_may_lie_on_both_sides_of_a_headland() -> None:
    """On the board for five, the sea touches the forest above and below the hill that juts out into it."""
    borders = [b for b in shape(printed(5)).borders if set(b.regions) == {0, 17}]
    assert len(borders) == 2


@pytest.mark.parametrize("map", ODD.values(), ids=ODD.keys())
def test_odd_boards_are_drawn_too(map: Board) -> None:
    form = shape(map)
    assert len(form.outlines) == len(map)
    assert all(area(outline) > 0 for outline in form.outlines)
    assert set(shared(map)) | set(form.links) == set(map.edges)
    assert not set(shared(map)) & set(form.links)


def test_what_no_map_can_show_becomes_a_road() -> None:
    assert len(shape(ODD["five_all_neighbours"]).links) == 1
    assert len(shape(ODD["three_wells"]).links) == 1
    assert not shape(ODD["star"]).links


@pytest.mark.parametrize("aspect", [0.2, 1.0, 5.0])
def test_any_form_of_frame_will_do(aspect: float) -> None:
    map = board({**CASE_BOARDS["symbols"], "aspect": aspect})
    assert set(shared(map)) == set(map.edges)
    assert shape(map).height == pytest.approx(1000 / aspect)
