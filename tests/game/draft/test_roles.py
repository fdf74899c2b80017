"""Boards with a role: taken by a player and given back, its reserve, its Well and its badges."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from tests.widget.necromancer import GAMES, scenario

CLEO = 2


def draft(**necromancer: Any) -> Draft:
    """Cleo has 2 Ghosts on the island and 3 in regions, with the power Mounted."""
    return Draft(scenario(**{"powers": ["mounted"], "offered": ["forest"], **necromancer}).to_scenario())


def ghosts(board: Draft) -> tuple[int, int, int]:
    """Ghosts on the map, in the Well and in reserve."""
    role = board.data["players"][CLEO]
    standing = [
        entry["tokens"] for entry in board.data["regions"].values() if entry and entry.get("race") == "ghosts"
    ]
    return sum(standing), role["well"].get("ghosts", 0), role["reserve"]


@pytest.mark.parametrize("name", [name for name in GAMES if name != "necromancer_wins"])
def test_what_is_opened_is_kept_with_all_its_keys(name: str) -> None:
    data = GAMES[name]().to_scenario()
    assert Draft(data).data["players"][CLEO] == data["players"][CLEO]
    assert Game.from_scenario(Draft(data).data).to_scenario()["players"] == data["players"]


def test_tokens_come_from_the_reserve_and_go_back() -> None:
    board = draft()
    assert ghosts(board) == (5, 0, 9)
    board.change("put", {"region": "12", "piece": "race/ghosts", "by": 1})
    assert ghosts(board) == (6, 0, 8)
    board.change("put", {"region": "7", "piece": "race/ghosts", "by": -1})
    assert ghosts(board) == (5, 0, 9)
    # Somebody else comes where two stood.
    board.change("put", {"region": "6", "piece": "race/ratmen", "by": 1})
    assert ghosts(board) == (3, 0, 11)
    board.change("role", {"player": CLEO, "what": "ghosts", "value": 3})
    assert ghosts(board) == (3, 3, 8)


def test_counts_are_set_and_those_left_out_stay_out() -> None:
    board = draft()
    for what, value in (("reserve", 2), ("souls", 3), ("giants", 1), ("lost_tribe", 1)):
        board.change("role", {"player": CLEO, "what": what, "value": value})
    assert board.data["players"][CLEO]["well"] == {"lost_tribe": 1, "giants": 1, "souls": 3}
    assert ghosts(board) == (5, 0, 2)
    board.change("put", {"region": "12", "piece": "race/ghosts", "by": 1})
    assert ghosts(board) == (6, 0, 1)
    for what, value in (("reserve", 9), ("giants", 30), ("ghosts", 2), ("reserve", -1), ("dragons", 1)):
        with pytest.raises(Impossible):
            board.change("role", {"player": CLEO, "what": what, "value": value})
    assert ghosts(board) == (6, 0, 1)


def test_badges_are_bought_put_up_for_sale_and_given_back() -> None:
    board = draft()
    for power, to in (("forest", "powers"), ("mounted", ""), ("swamp", "offered")):
        board.change("role", {"player": CLEO, "power": power, "to": to})
    role = board.data["players"][CLEO]
    assert (role["powers"], role["offered"]) == (["forest"], ["swamp"])
    assert "mounted" in board.data["power_stack"]
    with pytest.raises(Impossible) as refused:  # Ann has it
        board.change("role", {"player": CLEO, "power": "hill", "to": "powers"})
    assert refused.value.id == "edit-held-power"
    with pytest.raises(Impossible) as refused:
        board.change("combo", {"player": 0, "which": "active", "race": "ratmen", "power": "forest"})
    assert refused.value.id == "edit-held-power"


def test_a_player_takes_the_role_and_gives_it_back() -> None:
    board = Draft(Game(["Ann", "Ben"], packs=["base", "necromancer"], seed=0).to_scenario())
    board.change("role", {"player": 1, "role": "necromancer"})
    # The board for two is for the others, so there is one more of them.
    assert [seat.get("role") for seat in board.data["players"]] == [None, "necromancer", None]
    assert board.data["regions"]["7"]["tokens"] == 1
    assert board.data["players"][1]["reserve"] == 13
    with pytest.raises(Impossible) as refused:
        board.change("role", {"player": 0, "role": "necromancer"})
    assert refused.value.id == "edit-role-taken"
    board.change("board", {"board": "base/3p"})
    assert len(board.data["players"]) == 4
    board.change("role", {"player": 1, "role": ""})
    assert not any("role" in seat for seat in board.data["players"])
    with pytest.raises(Impossible) as refused:
        board.change("role", {"player": 1, "what": "souls", "value": 1})
    assert refused.value.id == "edit-no-role"
