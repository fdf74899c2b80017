"""Whatever board somebody writes, it is drawn, soon, and with all of its regions and borders."""

from __future__ import annotations

from itertools import product

import pytest

from sw_widget import Game, Lesson
from sw_widget.draw import geometry, svg
from sw_widget.draw.form import Shape
from sw_widget.draw.geometry import outlines, shape
from sw_widget.draw.plain_layout import plain_outlines
from sw_widget.draw.shapes import area
from sw_widget.draw.text import text_picture
from sw_widget.engine.map.board import MAX_REGIONS, Board
from sw_widget.engine.map.reading import read_board
from tests.amount import amount, sample
from tests.draw.boards import CASE_BOARDS, printed
from tests.draw.odd_boards import random_board, star
from tests.effort import at_most
from tests.teach.core.lessons import lesson

BLOCKS = 10
# Leaves, and how many of them lie at the edge. One in three of these has each number once.
STARS = list(product((19, 20, 59, MAX_REGIONS - 1), (0, 1, 3, 19)))


def draw(map: Board) -> None:
    """Draw a board for the first time, which nobody should wait for."""
    geometry._shape.cache_clear()
    with at_most(seconds=3):
        svg.svg(map)


def sound(map: Board, form: Shape) -> bool:
    """Whether every region is there, inside the canvas, and every border is shown in one way or the other."""
    sides = [
        {frozenset(pair) for pair in zip(line, (*line[1:], line[0]), strict=True)} for line in form.outlines
    ]
    shared = {(a, b) for a, b in map.edges if sides[a] & sides[b]}
    inside = all(
        -0.1 <= x <= form.width + 0.1 and -0.1 <= y <= form.height + 0.1
        for outline in form.outlines
        for x, y in outline
    )
    seen = len(form.outlines) == len(map) and min(map_area(form)) > 0
    return inside and seen and shared.isdisjoint(form.links) and shared | set(form.links) == set(map.edges)


def map_area(form: Shape) -> list[float]:
    return [area(outline) for outline in form.outlines]


@pytest.mark.sampled
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_boards_are_drawn_in_time(block: int) -> None:
    """Planar or not, up to the limit: a thousand of them in all."""
    count = amount(1, 100)
    for seed in range(block * 100, block * 100 + count):
        map = random_board(seed)
        draw(map)
        assert sound(map, shape(map)), seed


@pytest.mark.sampled
@pytest.mark.parametrize(("leaves", "on_edge"), sample(STARS, 3))
def test_stars_are_drawn_in_time(leaves: int, on_edge: int) -> None:
    map = read_board(star(leaves, on_edge))
    draw(map)
    assert sound(map, shape(map))
    assert text_picture(map)


def test_the_largest_board_with_all_borders_is_drawn_in_time() -> None:
    """With coordinates that lie on a line, so that every pair of borders crosses."""
    regions = {
        str(i): {"terrain": "hill", "border": True, "xy": [i / MAX_REGIONS, 0.5]} for i in range(MAX_REGIONS)
    }
    edges = [[str(i), str(j)] for j in range(MAX_REGIONS) for i in range(j)]
    map = read_board({"regions": regions, "edges": edges})
    draw(map)
    assert sound(map, shape(map))
    assert len(svg.roads(shape(map))) == svg.MOST_ROADS


def test_the_same_board_always_gets_the_same_picture() -> None:
    """Its effort is counted, not timed: a busy machine draws the same."""
    map = read_board(star(20, 3))
    first = svg.svg(map)
    geometry._shape.cache_clear()
    assert svg.svg(map) == first


def test_a_fault_in_drawing_a_map_leads_to_the_plain_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(geometry, "settle", fail)
    geometry._shape.cache_clear()
    map = read_board(CASE_BOARDS["eight"])
    try:
        assert shape(map).links == map.edges
        assert sound(map, shape(map))
    finally:
        geometry._shape.cache_clear()


def test_tiles_lie_apart() -> None:
    for count in (2, 7, 60, MAX_REGIONS):
        edges = [(i, i + 1) for i in range(count - 1)]
        with at_most(seconds=1):
            tiles = plain_outlines(edges, None, count, (1000.0, 200.0))
        boxes = [(min(xs), max(xs), min(ys), max(ys)) for xs, ys in (zip(*t, strict=True) for t in tiles)]
        for i, (left, right, top, bottom) in enumerate(boxes):
            for other in boxes[:i]:
                assert left > other[1] or right < other[0] or top > other[3] or bottom < other[2]


def test_tiles_lie_in_the_order_of_the_points() -> None:
    points = [(900.0, 900.0), (100.0, 100.0), (900.0, 100.0), (100.0, 900.0)]
    tiles = plain_outlines([(0, 1)], points, 4, (1000.0, 1000.0))
    assert [(tile[0][0] > 500, tile[0][1] > 500) for tile in tiles] == [(x > 500, y > 500) for x, y in points]


def test_printed_boards_are_maps() -> None:
    for players in (2, 3, 4, 5):
        assert not shape(printed(players)).links


def test_a_game_on_an_odd_board_shows_itself() -> None:
    game = Game.from_scenario({"format": "sw-scenario/1", "board": star(20, 3)})
    assert game._repr_svg_().startswith("<svg")
    assert str(game)
    assert outlines(game.board.map)


def test_check_draws_a_lesson_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that cannot be drawn is found before a class waits for it."""
    drawings: list[str] = []
    monkeypatch.setattr(Lesson, "_repr_svg_", lambda self: drawings.append(self.title) or "")
    made = lesson()
    assert made.check() == []
    assert drawings == [made.title]


def test_check_says_that_a_lesson_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_lesson: Lesson) -> str:
        raise ArithmeticError("no such luck")

    monkeypatch.setattr(Lesson, "_repr_svg_", fail)
    assert lesson().check() == ["scenario: it cannot be drawn (ArithmeticError: no such luck)"]
