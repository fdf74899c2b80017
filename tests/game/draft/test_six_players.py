"""The editor with six players in teams: seats, places, and the lich."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.writing import scenario_of
from tests.widget import six_players


def draft() -> Draft:
    game = six_players.teams()
    return Draft(scenario_of(game.position, game.names))


@pytest.mark.parametrize("name", ["six-setup", "six-teams", "six-sacrifice"])
def test_what_is_loaded_is_kept(name: str) -> None:
    game = six_players.GAMES[name]()
    board = Draft(game.to_scenario())
    assert Game.from_scenario(board.data).position == game.position


def test_six_sit_down_where_five_would() -> None:
    game = Game(["Ann", "Ben"], packs=["base", "six_player"], seed=0)
    board = Draft(scenario_of(game.position, game.names))
    board.change("board", {"board": "base/5p"})
    assert len(board.data["players"]) == 6
    assert [board.position.partner(player) for player in range(6)] == [3, 4, 5, 0, 1, 2]
    without = Draft(scenario_of(Game(["Ann", "Ben"], seed=0).position, ["Ann", "Ben"]))
    without.change("board", {"board": "base/5p"})
    assert len(without.data["players"]) == 5


def test_the_lich_is_sent_and_called_back() -> None:
    board = draft()
    before = board.data["bony"]
    other = next(
        combo["race"]
        for seat in board.data["players"]
        for combo in seat["declined"]
        if combo["race"] != before
    )
    board.change("guard", {"race": other})
    assert board.data["bony"] == other
    board.change("guard", {"race": None})
    assert "bony" not in board.data
    for race in ("ratmen", "nobody", 3):
        with pytest.raises(Impossible):
            board.change("guard", {"race": race})


def test_the_lich_leaves_with_his_race_and_with_his_pack() -> None:
    board = draft()
    race = board.data["bony"]
    player = next(
        number
        for number, seat in enumerate(board.data["players"])
        if any(combo["race"] == race for combo in seat["declined"])
    )
    board.change("combo", {"player": player, "which": 0, "race": None})
    assert "bony" not in board.data

    board = draft()
    board.change("packs", {"pack": "six_player", "on": False})
    assert "bony" not in board.data and not board.position.rules.finds
    board.undo()
    assert board.data["bony"] == race


def test_places_are_laid_out_and_taken_up() -> None:
    board = draft()
    board.change("put", {"region": "1", "piece": "marker/mirrors_vale", "by": 1})
    assert board.data["regions"]["1"]["markers"] == {"mirrors_vale": 1}
    board.change("put", {"region": "1", "piece": "marker/mirrors_vale", "by": -1})
    assert not (board.data["regions"].get("1") or {}).get("markers")
