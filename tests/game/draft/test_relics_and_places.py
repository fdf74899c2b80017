"""The editor with relics, places and monsters: they belong to the map, and come from their pile."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.writing import scenario_of
from tests.rules.below import LINE, duel, mine, theirs
from tests.widget import underground


def draft() -> Draft:
    scenario = duel(LINE, {"a": mine(), "e": theirs()}, places=["shiny_orb", "stonehedge"])
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1"})
    return Draft(scenario_of(game.position, game.names))


def put(board: Draft, region: str, marker: str, by: int = 1) -> None:
    board.change("put", {"region": region, "piece": f"marker/{marker}", "by": by})


def test_a_relic_is_laid_out_moved_and_put_back() -> None:
    board = draft()
    put(board, "a", "shiny_orb")
    assert board.data["regions"]["a"]["markers"] == {"shiny_orb": 1}
    assert board.data["places"] == ["stonehedge"]
    put(board, "c", "shiny_orb")
    assert board.data["regions"]["a"].get("markers", {}) == {}
    assert board.data["regions"]["c"]["markers"] == {"shiny_orb": 1}
    put(board, "c", "shiny_orb", -1)
    assert board.data["places"] == ["stonehedge", "shiny_orb"]
    assert not board.doubts


def test_monsters_live_where_nobody_is() -> None:
    board = draft()
    put(board, "c", "monster")
    put(board, "c", "monster")
    assert board.position.markers[board.position.rules.marker_index["monster"]] == {2: 2}
    with pytest.raises(Impossible):
        put(board, "a", "monster")


def test_without_the_pack_nothing_of_it_is_left() -> None:
    board = draft()
    board.change("packs", {"pack": "cursed", "on": True})
    put(board, "c", "shiny_orb")
    board.change("packs", {"pack": "underground", "on": False})
    assert "places" not in board.data
    assert not (board.data["regions"].get("c") or {}).get("markers")


def test_what_is_found_next_is_put_on_top_of_the_pile() -> None:
    board = draft()
    board.change("order", {"what": "stonehedge"})
    assert board.data["places"] == ["stonehedge", "shiny_orb"]
    with pytest.raises(Impossible):
        board.change("order", {"what": "scepter_of_avarice"})


def test_a_pile_that_chance_orders_gets_an_order_with_what_was_put_on_top() -> None:
    game = underground.GAMES["finds_lie"]()
    board = Draft(scenario_of(game.position, game.names))
    assert "places" not in board.data
    rules = board.position.rules
    hidden = [rules.markers[n].id for n in rules.finds if not board.position.markers[n]]
    board.change("order", {"what": hidden[-1]})
    assert board.data["places"] == [hidden[-1], *hidden[:-1]] and len(hidden) < len(rules.finds)


def test_a_place_with_a_badge_gets_another_one_in_exchange() -> None:
    game = underground.GAMES["stonehedge_found"]()
    board = Draft(scenario_of(game.position, game.names))
    assert board.data["stonehedge"] == "commando"
    wanted = board.data["power_stack"][0]
    board.change("lend", {"power": wanted})
    assert board.data["stonehedge"] == wanted and board.data["power_stack"][0] == "commando"
    held = board.data["players"][0]["active"]["power"]
    with pytest.raises(Impossible) as refused:
        board.change("lend", {"power": held})
    assert refused.value.id == "edit-held-power"
