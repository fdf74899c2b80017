"""The land above the bare colours: always the same, never on names, small, with coasts along the water."""

import re
from dataclasses import asdict
from json import dumps
from math import hypot
from xml.etree import ElementTree

import pytest

from sw_widget import Board as GameBoard
from sw_widget.draw.frame import FRAME_WIDTH, frame
from sw_widget.draw.geometry import shape
from sw_widget.draw.landscape import LANDSCAPES
from sw_widget.draw.palette import TERRAINS, WATER
from sw_widget.draw.relief import Ground, relief, strew
from sw_widget.draw.shapes import inside
from sw_widget.draw.svg_text import width_of
from sw_widget.draw.tokens import fit, largest_scale
from sw_widget.engine.map.board import Board, Region
from sw_widget.packs.underground.boards import BOARDS as UNDERGROUND
from tests.draw.boards import CASE_BOARDS, ODD_BOARDS, PRINTED, board, disconnected, printed
from tests.draw.path_points import points_of


def test_every_terrain_has_a_landscape() -> None:
    assert LANDSCAPES.keys() == TERRAINS.keys()
    for landscape in LANDSCAPES.values():
        assert landscape.common and min(landscape.spacing) > 10
        for kind in (*landscape.common, *landscape.landmarks):
            ElementTree.fromstring(f"<g>{kind.drawing}</g>")
            assert 0 < kind.width < 70 and 0 < kind.height < 50


MAPS = {**{f"base/{n}p": printed(n) for n in PRINTED}, **{id: GameBoard(id).map for id in UNDERGROUND}}


@pytest.mark.parametrize("id", MAPS)
def test_it_is_always_the_same_and_small(id: str) -> None:
    map, again = GameBoard(id).map, GameBoard(id).map
    made = relief(map, shape(map), "sw")
    assert made == relief(again, shape(again), "sw")
    for region in range(len(map)):
        assert strew(map, shape(map), region) == strew(again, shape(again), region)
    # It travels once with every page.
    assert len(dumps(asdict(made))) < 34_000


@pytest.mark.parametrize("id", MAPS)
def test_what_stands_in_a_region_stands_on_its_ground_and_not_on_its_name(id: str) -> None:
    map = MAPS[id]
    form = shape(map)
    for region, place in enumerate(map.regions):
        fitted = fit(place.name, form.rooms[region], largest_scale(form.rooms))
        half = max(width_of(line, fitted.size * fitted.scale) for line in fitted.lines) / 2
        x, y = form.labels[region]
        for kind, foot_x, foot_y in strew(map, form, region):
            assert inside(foot_x, foot_y, form.outlines[region]), place.name
            over = abs(foot_x - x) < half and foot_y - kind.height < y + 10 and foot_y > y
            assert not over, f"{place.name}: something stands on the name"


def test_most_regions_have_something_of_their_terrain() -> None:
    for map in MAPS.values():
        bare = [r for r in range(len(map)) if not strew(map, shape(map), r)]
        assert len(bare) <= len(map) / 10


def test_regions_of_one_terrain_differ() -> None:
    map = printed(5)
    form = shape(map)
    found = [tuple(strew(map, form, region)) for region in range(len(map))]
    assert len(set(found)) >= len(map) - 2


def test_coasts_are_where_water_meets_land() -> None:
    map = printed(3)
    form = shape(map)
    made = relief(map, form, "sw")
    clips = {int(n) for n in re.findall(r"url\(#sw-c(\d+)\)", made.coasts)}
    assert clips == {n for n, region in enumerate(map.regions) if region.terrain in WATER}
    sand = "".join(re.findall(r'<path id="sw-coast\d+" d="([^"]+)"', made.definitions))
    ends = set(points_of(sand))
    coast = {
        point
        for border in form.borders
        if len({map.regions[r].terrain in WATER for r in border.regions if r is not None}) == 2
        for point in border.line
    }
    assert ends == coast


def test_a_board_without_water_has_no_coast_and_unknown_terrains_stay_bare() -> None:
    regions = (Region("a", "Ay", "moon", border=True), Region("b", "Bee", "hill", border=True))
    map = Board("dry", regions, ((0, 1),))
    assert relief(map, shape(map), "sw").coasts == ""
    assert strew(map, shape(map), 0) == [] != strew(map, shape(map), 1)


@pytest.mark.parametrize("data", [*CASE_BOARDS.values(), *ODD_BOARDS.values()])
def test_any_board_gives_sound_xml(data: dict[str, object]) -> None:
    map = board(data)
    made = relief(map, shape(map), "sw")
    for part in (made.definitions, made.coasts, made.light):
        ElementTree.fromstring(f"<g>{part}</g>")


def test_separate_islands_have_land_too() -> None:
    map = disconnected()
    assert any(strew(map, shape(map), region) for region in range(len(map)))


def test_the_ground_is_what_lies_inside_the_outline() -> None:
    ground = Ground([(0, 0), (100, 0), (100, 100), (50, 40), (0, 100)], [])
    assert ground.holds(10, 90, 20)
    assert not ground.holds(10, 90, 80), "the notch from below lies between"
    assert not ground.holds(-5, 20, 20) and not ground.holds(10, 20, 120)


def test_the_frame_lies_outside_the_map_and_its_steps_fill_each_side() -> None:
    root = ElementTree.fromstring(f"<g>{frame(1000, 620)}</g>")
    for rect in root.iter("rect"):
        x, width = float(rect.get("x") or 0), float(rect.get("width") or 0)
        assert x >= -FRAME_WIDTH and x + width <= 1000 + FRAME_WIDTH
    steps = [path for path in root.iter("path") if path.get("stroke-dasharray")]
    assert len(steps) == 4
    for path in steps:
        ax, ay, bx, by = (float(n) for n in re.findall(r"-?[\d.]+", path.get("d") or ""))
        count = hypot(bx - ax, by - ay) / float(path.get("stroke-dasharray") or 1)
        assert count == pytest.approx(round(count), abs=0.05) and round(count) % 2 == 1
