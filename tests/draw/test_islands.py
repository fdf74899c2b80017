"""Boards with islands, drawn: the ground as ever, islands beside it, with bridges and ways up."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from sw_widget import Board, Game
from sw_widget.draw.form import Shape
from sw_widget.draw.geometry import shape
from sw_widget.draw.shapes import area, inside, simple
from sw_widget.draw.svg import svg
from sw_widget.draw.svg_text import width_of
from sw_widget.draw.text import text_picture
from sw_widget.draw.tokens import fit, largest_scale
from sw_widget.engine.map import board as engine
from sw_widget.engine.map.board import bits
from sw_widget.packs.sky_islands.boards import BOARDS
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.scenery import scenery
from tests.effort import at_most
from tests.engine.test_islands import small

NAMES = ("Ann", "Ben", "Cleo", "Dag", "Eve", "Fay")
BARE = {"regions": small()["regions"], "edges": small()["edges"], "links": small()["links"]}
ALL = {**{id: Board(id).map for id in BOARDS}, "without points": Board(BARE).map}


def shown(id: str) -> tuple[engine.Board, Shape]:
    return ALL[id], shape(ALL[id])


def game(id: str) -> Game:
    players = int(id.partition("/")[2][0])
    return Game(NAMES[:players], packs=("base", "sky_islands"), board=id, seed=2)


@pytest.mark.parametrize("id", ALL)
def test_ground_and_sky_lie_side_by_side(id: str) -> None:
    board, form = shown(id)
    assert 0.6 * form.width < form.sky < 0.8 * form.width
    for region in range(len(board)):
        xs, ys = zip(*form.outlines[region], strict=True)
        left, right = (form.sky, form.width) if board.sky >> region & 1 else (0.0, form.sky)
        assert left - 0.2 <= min(xs) and max(xs) <= right + 0.2
        assert min(ys) >= -0.2 and max(ys) <= form.height + 0.2


@pytest.mark.parametrize("id", ALL)
def test_outlines_are_sound_and_labels_stand_inside(id: str) -> None:
    board, form = shown(id)
    for region in range(len(board)):
        outline = form.outlines[region]
        assert simple(outline), board.regions[region].id
        assert area(outline) > 900, board.regions[region].id
        assert inside(*form.labels[region], outline), board.regions[region].id
    assert min(form.rooms) >= 12


@pytest.mark.parametrize("id", BOARDS)
def test_the_ground_is_drawn_as_it_is_without_islands_only_taller(id: str) -> None:
    board, form = shown(id)
    alone = shape(Board(f"base/{int(id.partition('/')[2][0]) - 1}p").map)
    across, down = form.sky / alone.width, form.height / alone.height
    assert across - 0.01 < down <= 1.4 * across + 0.01
    for region in bits(board.ground):
        pairs = zip(form.outlines[region], alone.outlines[region], strict=True)
        assert all(dist(here, (x * across, y * down)) < 0.3 for here, (x, y) in pairs)


@pytest.mark.parametrize("id", BOARDS)
def test_the_whole_of_it_is_no_strip(id: str) -> None:
    _, form = shown(id)
    assert 1.3 < form.width / form.height < 1.75


@pytest.mark.parametrize("id", BOARDS)
def test_names_of_islands_that_stand_beside_each_other_have_room(id: str) -> None:
    board, form = shown(id)
    largest = largest_scale(form.rooms)
    sky = bits(board.sky)
    assert {form.wider[region] for region in bits(board.ground)} == {1.0}
    assert any(form.wider[region] > 1.1 for region in sky)
    for one, other in combinations(sky, 2):
        fits = [fit(board.regions[r].name, form.rooms[r], largest, form.wider[r]) for r in (one, other)]
        (ax, ay), (bx, by) = form.labels[one], form.labels[other]
        if abs(ay - by) < 25:
            wide = [
                min(found.width, max(width_of(line, found.size) for line in found.lines)) * found.scale
                for found in fits
            ]
            assert abs(ax - bx) > 0.9 * sum(wide) / 2, (board.regions[one].name, board.regions[other].name)


@pytest.mark.parametrize("id", ALL)
def test_neighbours_of_an_island_share_a_border_and_others_do_not(id: str) -> None:
    board, form = shown(id)
    on_island = {
        frozenset(pair)
        for pair in board.edges
        if board.regions[pair[0]].island == board.regions[pair[1]].island != ""
    }
    drawn = {frozenset(border.regions) for border in form.borders if None not in border.regions}
    assert {
        pair for pair in drawn if all(board.sky >> region & 1 for region in pair if region is not None)
    } == on_island
    assert not form.links


@pytest.mark.parametrize("id", ALL)
def test_a_bridge_leads_from_shore_to_shore_and_over_no_other_land(id: str) -> None:
    board, form = shown(id)
    wanted = [pair for pair in board.edges if board.regions[pair[0]].island != board.regions[pair[1]].island]
    assert [bridge.regions for bridge in form.bridges] == wanted
    for bridge in form.bridges:
        for region, end in zip(bridge.regions, (bridge.start, bridge.end), strict=True):
            assert min(dist(end, point) for point in form.outlines[region]) < 0.2
        (ax, ay), (bx, by) = bridge.start, bridge.end
        for k in range(1, 20):
            x, y = ax + (bx - ax) * k / 20, ay + (by - ay) * k / 20
            others = [form.outlines[i] for i in range(len(board)) if i not in bridge.regions]
            assert not any(inside(x, y, outline) for outline in others)


def test_the_shape_does_not_depend_on_where_the_ways_up_stand() -> None:
    assert shape(game("sky_islands/6p-two").board.map) is shape(Board("sky_islands/6p-two").map)


def test_a_board_is_drawn_in_good_time() -> None:
    board = Board({**Board("sky_islands/6p-three").to_dict(), "aspect": 1.01}).map
    with at_most(seconds=4):
        shape(board)


@pytest.mark.parametrize("id", BOARDS)
def test_the_picture_has_the_sky_and_tells_of_bridges_and_ways_up(id: str) -> None:
    here = game(id).board.map
    picture = svg(here)
    ElementTree.fromstring(picture)
    assert "-sky)" in picture
    for link in here.links:
        top, foot = here.regions[link.top].name, here.regions[link.foot].name
        word = {"beanstalk": "Beanstalk", "stairway": "Stairway"}[link.id]
        assert f"{word} up to {top}" in picture and f"{word} down to {foot}" in picture
    for bridge in shape(here).bridges:
        for one, other in (bridge.regions, bridge.regions[::-1]):
            told = f"{here.regions[one].name}, {here.regions[one].terrain}"
            assert re.search(f"{told}[^;<]*bridge to {here.regions[other].name}", picture)
    assert f"on {here.regions[-1].island}" in picture


def test_a_bare_board_says_that_the_way_leads_down() -> None:
    assert "Beanstalk down to the ground" in svg(Board("sky_islands/3p-two").map)


def test_boards_without_islands_have_no_sky() -> None:
    picture = svg(Board("base/3p").map)
    assert "-sky" not in picture and "bridge" not in picture


@pytest.mark.parametrize("id", BOARDS)
def test_the_picture_in_letters_leaves_the_sky_blank_and_lists_the_ways(id: str) -> None:
    here = game(id).board.map
    picture = text_picture(here)
    assert "░" not in picture
    assert max(map(len, picture.splitlines())) <= 100
    for link in here.links:
        assert f"{here.regions[link.foot].id} – {here.regions[link.top].id}" in picture
    for bridge in shape(here).bridges:
        assert " – ".join(here.regions[region].id for region in bridge.regions) in picture
    assert all(region.id in picture for region in here.regions)


@pytest.mark.parametrize("id", BOARDS)
def test_the_page_is_sent_the_sky_and_the_signs_of_ways_up(id: str) -> None:
    here = game(id)
    sent = scenery(here, CachedSpeaker(here, "en"))
    assert sent["land"]["sky"] and sent["land"]["ways"]
    board = here.board.map
    for link in board.links:
        for end in (link.top, link.foot):
            assert f"link/{link.id}" in sent["places"][end]["emblems"]
        assert f"link/{link.id}" in sent["emblems"]
        assert board.regions[link.top].name in sent["places"][link.foot]["about"]


def test_the_page_of_another_board_is_sent_no_sky() -> None:
    here = Game(seed=0)
    sent = scenery(here, CachedSpeaker(here, "en"))
    assert sent["land"]["sky"] == sent["land"]["ways"] == ""
