"""The boards of Sky Islands: two parts each, for three to six players; what keeps their ways up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sw_widget import Board, Game, packs
from sw_widget.game.draft.draft import Draft
from sw_widget.game.errors import ScenarioError
from sw_widget.packs.sky_islands.boards import BOARDS

NAMES = ("Ann", "Ben", "Cleo", "Dag", "Eve", "Fay")
PACKS = ("base", "sky_islands")
TURNS = {3: 10, 4: 9, 5: 8, 6: 8}
ISLAND_REGIONS = {"two": (4, 6), "three": (4, 2, 3)}


def new(board: str, seed: int = 0) -> Game:
    return Game(NAMES[: seats(board)], packs=PACKS, board=board, seed=seed)


def seats(board: str) -> int:
    return int(board.partition("/")[2][0])


def into_the_game(game: Game, actions: int = 60) -> Game:
    rng = Random(1)
    for _ in range(actions):
        if not game.over:
            game.play(game.legal.sample(rng))
    return game


def test_there_are_two_boards_for_each_number_of_players() -> None:
    assert sorted(BOARDS) == sorted(f"sky_islands/{n}p-{i}" for n in TURNS for i in ISLAND_REGIONS)


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_is_the_ground_for_one_player_fewer_and_an_island_board(id: str) -> None:
    board, players = Board(id), seats(id)
    ground = Board(f"base/{players - 1}p")
    assert board.turns == TURNS[players]
    assert board.map.ids(board.map.ground) == [region.id for region in ground]
    for region in ground:
        assert board[region.id] == region
        there = [other for other in board.neighbours(region.id) if not other.startswith("s")]
        assert there == ground.neighbours(region.id)
    islands = ISLAND_REGIONS[id.rpartition("-")[2]]
    assert tuple(mask.bit_count() for mask in board.map.islands.values()) == islands
    assert board.map.ids(board.map.sky) == [f"s{n}" for n in range(sum(islands))]
    names = [region.name for region in board]
    assert len(set(names)) == len(names) and not set(names) & {region.id for region in board}


@pytest.mark.parametrize("players", TURNS)
def test_the_pack_brings_the_board_for_a_number_of_players(players: int) -> None:
    game = Game(NAMES[:players], packs=PACKS, seed=0)
    assert game.board.id == f"sky_islands/{players}p-three"
    assert game.position.turns == TURNS[players]


def test_two_players_stay_on_the_ground_and_six_need_the_islands() -> None:
    assert Game(NAMES[:2], packs=PACKS, seed=0).board.id == "base/2p"
    with pytest.raises(ScenarioError, match="no board of these packs is for 6 players"):
        Game(NAMES, seed=0)
    with pytest.raises(ScenarioError, match="from 2 to 6"):
        Game([*NAMES, "Gus"], packs=PACKS, seed=0)


@pytest.mark.parametrize("id", BOARDS)
def test_everything_that_keeps_a_game_keeps_its_ways_up(id: str, tmp_path: Path) -> None:
    game = into_the_game(new(id, seed=7))
    here = game.position.rules.board
    assert all(foot >= 0 for foot in here.feet)
    game.save(tmp_path / "game.json")
    opened = Game.load(tmp_path / "game.json")
    for again in (opened, Game.from_code(game.code), Game.from_scenario(game.to_scenario())):
        assert again.position.rules.board == here
        assert again.position.rules.says_the_same_as(game.position.rules)
    assert opened.position == game.position == Game.from_code(game.code).position
    assert game.position.clone().rules.board is here
    for _ in range(5):
        game.undo()
    assert game.position.rules.board is here


def test_a_save_does_not_depend_on_how_they_are_drawn() -> None:
    game = new("sky_islands/5p-two", seed=3)
    kept = game.scenario
    assert kept is not None
    board = game.position.rules.board
    assert kept["links"] == {link.id: board.regions[link.foot].id for link in board.links}
    elsewhere = Game.from_scenario({**kept, "seed": 99})
    assert elsewhere.position.rules.board == board


def test_other_seeds_put_them_elsewhere() -> None:
    assert len({new("sky_islands/6p-three", seed).position.rules.board.feet for seed in range(20)}) > 10


def test_a_scenario_names_them() -> None:
    data = {"format": "sw-scenario/1", "packs": list(PACKS), "board": "sky_islands/3p-two"}
    players = [{"name": name} for name in NAMES[:3]]
    game = Game.from_scenario({**data, "players": players, "links": {"beanstalk": "6", "stairway": "21"}})
    assert "s0" in game.board.neighbours("6") and "s9" in game.board.neighbours("21")
    with pytest.raises(ScenarioError, match=r"links\.beanstalk"):
        Game.from_scenario({**data, "players": players, "links": {"beanstalk": "7"}})  # a lake


def test_a_board_with_islands_can_be_written_out_and_read_again() -> None:
    printed = Board("sky_islands/4p-three")
    assert Board(printed.to_dict()).map == printed.map
    assert Board.from_graph(printed.graph()).map == printed.map
    played = new("sky_islands/4p-three").board
    assert Board.from_graph(played.graph()).map == printed.map, "where links stand belongs to the game"
    ways = [link for _, _, link in played.graph().edges(data="link") if link]
    assert sorted(ways) == ["beanstalk", "stairway"]


def test_an_inline_board_in_a_code() -> None:
    board = Board("sky_islands/3p-two").to_dict() | {"id": ""}
    game = into_the_game(Game(NAMES[:3], packs=PACKS, board=board, seed=4))
    assert Game.from_code(game.code).position == game.position


@pytest.mark.parametrize("players", (3, 4, 5, 6))
def test_random_games_with_all_packs_come_to_their_end(players: int) -> None:
    for seed in range(3):
        game, rng = Game(NAMES[:players], packs=packs.printed(), seed=seed), Random(seed)
        assert game.board.id.startswith("sky_islands/")
        while not game.over:
            game.play(game.legal.sample(rng))
        assert game.winners
        assert game.position == Game.from_code(game.code).position


# The editor


def draft(board: str = "sky_islands/3p-two") -> Draft:
    return Draft(new(board).to_scenario())


def test_the_editor_moves_a_way_up() -> None:
    sheet = draft()
    before = sheet.position.rules.board
    free = next(i for i in (6, 12, 13, 14, 21) if i not in before.feet)
    sheet.change("put", {"region": str(free), "piece": "link/beanstalk", "by": 1})
    assert sheet.position.rules.board.feet == (free, before.feet[1])
    sheet.undo()
    assert sheet.position.rules.board == before


@pytest.mark.parametrize(
    ("region", "by", "why"),
    [("s3", 1, "ground"), ("7", 1, "ground"), ("6", -1, "stays"), ("other", 1, "taken")],
)
def test_the_editor_says_why_a_way_up_cannot_stand_there(region: str, by: int, why: str) -> None:
    sheet = draft()
    if region == "other":
        board = sheet.position.rules.board
        region = board.regions[board.links[1].foot].id
    with pytest.raises(Exception) as caught:
        sheet.change("put", {"region": region, "piece": "link/beanstalk", "by": by})
    assert getattr(caught.value, "id", "") == f"edit-link-{why}"


def test_another_board_in_the_editor_draws_them_anew() -> None:
    sheet = draft()
    sheet.change("board", {"board": "sky_islands/6p-three"})
    assert len(sheet.data["players"]) == 6
    assert sheet.position.rules.board.id == "sky_islands/6p-three"
    sheet.change("board", {"board": "base/2p"})
    assert not sheet.position.rules.board.links and "links" not in sheet.data
