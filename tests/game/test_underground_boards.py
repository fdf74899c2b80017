"""The boards of Underground, and both worlds together: which board a game has, and what stands on it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from sw_widget import Board, Game, ScenarioError, packs
from sw_widget.engine.map.board import bits
from sw_widget.packs.underground.boards import BOARD_FOR, BOARDS
from sw_widget.packs.underground.monsters import apart

NAMES = ("Ann", "Ben", "Cleo", "Dag", "Eve", "Fay")
BOTH = ("base", "underground")
TURNS = {2: 10, 3: 10, 4: 9, 6: 8}
LAND = {2: (4, 4), 3: (5, 6), 4: (7, 7), 6: (11, 11)}
"""How many regions there are of each kind of land, and how many black mountains."""
PAIRS = {2: 4, 3: 5, 4: 6, 6: 7}
"""In how many regions monsters live."""


def monsters(game: Game) -> dict[int, int]:
    position = game.position
    return position.markers[position.rules.marker_index["monster"]]


@pytest.mark.parametrize("players", TURNS)
def test_a_printed_board(players: int) -> None:
    board = Board(BOARD_FOR[players])
    assert board.turns == TURNS[players] and len(board) == len(board.map.regions)
    kinds = Counter(region.terrain for region in board)
    each, black = LAND[players]
    assert kinds.pop("black_mountain") == black
    assert kinds.pop("river") == board.map.rivers.bit_count() and kinds.pop("chasm") >= 4
    assert kinds == dict.fromkeys(("mining", "mushroom_forest", "mystic_crystal", "mud"), each)
    lairs = [region for region in board if region.markers]
    assert len(lairs) == PAIRS[players] and all(region.markers == (("monster", 2),) for region in lairs)
    volcanoes = [region for region in board if "volcano" in region.symbols]
    assert len(volcanoes) >= 2 and all(region.terrain == "chasm" for region in volcanoes)
    assert not any(region.lost_tribe for region in board)


def test_no_two_regions_of_all_boards_are_called_the_same() -> None:
    ids = [id for pack in ("base", "underground") for id in packs.get(pack).boards]
    names = [region.name for id in ids for region in Board(id)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("players", TURNS)
def test_a_game_on_a_board_below_ground_begins_with_its_monsters(players: int) -> None:
    game = Game(NAMES[:players], packs=BOTH, board=f"underground/{players}p", seed=0)
    assert not game.position.tribes
    assert sorted(monsters(game).values()) == [2] * PAIRS[players]
    assert game.to_scenario()["regions"] == {}


def test_which_board_a_game_has() -> None:
    assert Game(NAMES[:3], packs=BOTH, seed=0).board.id == "base/3p"
    assert Game(NAMES[:3], packs=("underground", "base"), seed=0).board.id == "base/3p"
    assert Game(NAMES, packs=BOTH, seed=0).board.id == "underground/6p"
    assert Game(NAMES[:3], packs=(*BOTH, "sky_islands"), seed=0).board.id == "sky_islands/3p-three"
    alone = packs.get("underground")
    assert not alone.board_for and alone.board_otherwise == BOARD_FOR


def test_five_players_have_no_printed_board_below_ground() -> None:
    """Nobody here knows how it is printed: the error offers the others, and a board of one's own."""
    with pytest.raises(ScenarioError, match=r"for 5 players; name one of .*underground/6p, or write one"):
        Game(NAMES[:5], packs=("underground",), seed=0)
    assert Game(NAMES[:5], packs=BOTH, board="underground/6p", seed=0).board.turns == 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_worlds_have_monsters_in_pairs_among_the_tribes(players: int) -> None:
    """R209: twice as many monsters as players, and two more, never in neighbouring regions."""
    seen = set()
    for seed in range(8):
        game = Game(NAMES[:players], packs=BOTH, seed=seed)
        board, there = game.position.rules.board, monsters(game)
        assert sorted(there.values()) == [2] * (players + 1)
        mask = sum(1 << region for region in there)
        assert not board.around(mask) & mask
        assert mask | game.position.tribes == board.lost_tribes and not mask & game.position.tribes
        seen.add(mask)
    assert len(seen) > 1, "always the same regions"


def test_a_scenario_with_regions_has_what_is_printed_and_what_it_says() -> None:
    game = Game.from_scenario({"format": "sw-scenario/1", "packs": list(BOTH), "regions": {}})
    assert not monsters(game) and game.position.tribes == game.position.rules.board.lost_tribes
    below = {"format": "sw-scenario/1", "packs": list(BOTH), "board": "underground/2p"}
    lair = next(region.id for region in Board("underground/2p") if region.markers)
    assert len(monsters(Game.from_scenario({**below, "regions": {lair: None}}))) == PAIRS[2] - 1
    assert len(monsters(Game.from_scenario({**below, "regions": {}}))) == PAIRS[2]


def test_fewer_pairs_where_more_would_be_neighbours() -> None:
    board = Board(
        {
            "regions": {id: {"terrain": "hill", "border": True, "lost_tribe": True} for id in "abcd"},
            "edges": [["a", "b"], ["b", "c"], ["c", "d"]],
        }
    ).map
    for order in ([0, 1, 2, 3], [1, 2, 0, 3], [2, 0, 3, 1]):
        chosen = apart(board, order, 3)
        assert len(chosen) == 2
        assert not board.neighbours[chosen[0]] >> chosen[1] & 1
    assert apart(board, [1, 3, 0], 1) == [1]


@pytest.mark.parametrize("board", [*BOARDS, None])
def test_everything_that_keeps_a_game_keeps_its_monsters(board: str | None, tmp_path: Path) -> None:
    players = int(board.partition("/")[2][0]) if board else 4
    game = Game(NAMES[:players], packs=BOTH, board=board, seed=7 if board else 0)
    rng = Random(3)
    for _ in range(40):
        game.play(game.legal.sample(rng))
    assert 0 < len(monsters(game)) <= 7
    game.save(tmp_path / "game.json")
    for again in (Game.load(tmp_path / "game.json"), Game.from_code(game.code)):
        assert again.position == game.position
    inline = game.board.to_dict()
    assert Board(inline).map.regions == game.board.map.regions
    assert Board.from_graph(game.board.graph()).map.regions == game.board.map.regions


def test_the_graph_tells_what_a_region_costs_as_the_game_begins() -> None:
    board = Board("underground/2p")
    defence = dict(board.graph().nodes(data="defence"))
    position = Game(NAMES[:2], packs=BOTH, board=board.id, seed=0).position
    for index in bits(board.map.passable):
        assert defence[board.map.regions[index].id] == position.ground[index]
