"""Coordinates for boards that have none."""

from itertools import combinations

import pytest

from sw_widget.draw.layout import layout
from sw_widget.draw.shapes import crosses
from sw_widget.engine.map.board import Board, Region
from tests.draw.boards import CASE_BOARDS, ODD_BOARDS, board, disconnected, printed


@pytest.mark.parametrize("name", CASE_BOARDS)
def test_straight_borders_do_not_cross(name: str) -> None:
    map = board(CASE_BOARDS[name])
    points = list(layout(map).values())
    for (a, b), (c, d) in combinations(map.edges, 2):
        if len({a, b, c, d}) == 4:
            assert not crosses(points[a], points[b], points[c], points[d]), (a, b, c, d)


@pytest.mark.parametrize("data", [*CASE_BOARDS.values(), *ODD_BOARDS.values()])
def test_points_are_apart_and_on_the_board(data: dict[str, object]) -> None:
    points = layout(board(data))
    assert all(0 < x < 1 and 0 < y < 1 for x, y in points.values())
    assert len(set(points.values())) == len(points)


def test_separate_parts_are_laid_out_together() -> None:
    assert len(set(layout(disconnected()).values())) == 6


def test_printed_boards_keep_their_points() -> None:
    map = printed(4)
    assert layout(map) == {region.id: region.xy for region in map.regions}


def test_points_for_some_regions_only_are_not_enough() -> None:
    data = board(CASE_BOARDS["row"])
    first, *rest = data.regions
    known = Region(first.id, first.name, first.terrain, xy=(0.9, 0.9))
    half = Board(data.id, (known, *rest), data.edges)
    assert layout(half)["a"] != (0.9, 0.9)


def test_points_whose_borders_would_cross_are_not_used_for_outlines() -> None:
    """A square whose points are given in the wrong order is still drawn as a map."""
    from sw_widget.draw.geometry import shape

    data = {**CASE_BOARDS["ring"]}
    spots = dict(
        zip("abcdef", [(0.1, 0.1), (0.9, 0.9), (0.9, 0.1), (0.1, 0.9), (0.5, 0.2), (0.5, 0.6)], strict=True)
    )
    data["regions"] = {id: {**facts, "xy": list(spots[id])} for id, facts in data["regions"].items()}
    assert not shape(board(data)).links
    assert layout(board(data)) == layout(board(data))
