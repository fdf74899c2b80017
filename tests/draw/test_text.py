"""The map for terminals."""

from pathlib import Path
from typing import Any

import pytest

from sw_widget.draw.text import columns_of, text_picture
from sw_widget.engine.map.board import Board, Region
from tests.draw.boards import CASE_BOARDS, ODD_BOARDS, PRINTED, SCENE, board, disconnected, printed

GOLDEN = Path(__file__).with_name("golden_eight.txt")


def test_a_small_board_looks_like_this() -> None:
    """If the picture changes for the better, look at it and write it anew into the file."""
    assert text_picture(board(CASE_BOARDS["eight"]), SCENE) + "\n" == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("players", PRINTED)
def test_printed_boards_fit_a_terminal_and_name_every_region(players: int) -> None:
    map = printed(players)
    picture = text_picture(map)
    assert max(map_ := [columns_of(line) for line in picture.splitlines()]) <= 100, map_
    for region in map.regions:
        assert all(word in picture for word in region.name.split()), region.name
        assert region.id in picture


@pytest.mark.parametrize("data", [*CASE_BOARDS.values(), *ODD_BOARDS.values()])
def test_any_board_has_a_text_picture(data: dict[str, Any]) -> None:
    picture = text_picture(board(data), SCENE)
    assert all(columns_of(line) <= 100 for line in picture.splitlines())
    assert picture == text_picture(board(data), SCENE)


def test_islands_too() -> None:
    assert "f" in text_picture(disconnected())


def test_nothing_moves_the_cursor() -> None:
    sea = Region("b", "b", "sea", border=True)
    regions = (Region("a", "\x1b[31mRed\r\nTown\t", "hill", border=True), sea)
    picture = text_picture(Board("x", regions, ((0, 1),)), {"regions": {}, "players": ["\x1b[2J", "Ann\n"]})
    assert all(char.isprintable() or char == "\n" for char in picture)


def test_wide_letters_keep_the_frame_straight() -> None:
    regions = (Region("a", "風の丘", "hill", border=True), Region("b", "b", "sea", border=True))
    lines = text_picture(Board("x", regions, ((0, 1),))).splitlines()
    frame = [line for line in lines if line and line[0] in "╔║╟╚"]
    assert len({columns_of(line) for line in frame}) == 1


def test_players_with_the_same_letter_are_numbered() -> None:
    scene = {**SCENE, "players": ["Ann", "Amy"]}
    picture = text_picture(board(CASE_BOARDS["eight"]), scene)
    assert "1 = Ann" in picture and "*1 3 Elves*" in picture


def test_what_does_not_fit_is_told_below() -> None:
    map = printed(5)
    everywhere = {"player": 0, "race": "skeletons", "tokens": 12, "markers": {"encampment": 5, "fortress": 1}}
    scene = {"regions": {region.id: everywhere for region in map.regions}, "players": ["Ann"]}
    picture = text_picture(map, scene)
    assert "16 Puffin Head, hill, *A 12 Skeletons*, 5 encampments, fortress" in picture.replace("\n", " ")
