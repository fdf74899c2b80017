"""The editor with tokens in decline that lie under those of an active race, as under Scavengers."""

from __future__ import annotations

import pytest

from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.writing import scenario_of
from tests.widget import sky_islands

RATMEN = {"player": 1, "race": "ratmen", "tokens": 1}


def draft() -> Draft:
    """Scavengers hold region 8 with Ratmen beneath, and region 12 with Giants of the same player beneath."""
    game = sky_islands.GAMES["ruins_beneath"]()
    return Draft(scenario_of(game.position, game.names))


def put(board: Draft, race: str, region: str, by: int = 1) -> list[str]:
    notes = board.change("put", {"region": region, "piece": f"race/{race}", "by": by})
    return [id for id, _ in notes]


def test_a_token_is_taken_from_beneath_and_laid_there_again() -> None:
    board = draft()
    before = board.data["regions"]["8"]
    put(board, "ratmen", "8", -1)
    assert "under" not in board.data["regions"]["8"] and board.data["regions"]["8"]["race"] == "scavengers"
    assert put(board, "ratmen", "8") == ["edit-beneath"]
    assert board.data["regions"]["8"] == before
    assert board.position.under(board.position.rules.board.index["8"]) is not None


def test_another_race_in_decline_takes_its_place() -> None:
    board = draft()
    assert put(board, "giants", "8") == ["edit-replaced", "edit-beneath"]
    assert board.data["regions"]["8"]["under"] == {"player": 0, "race": "giants", "tokens": 1}


def test_an_active_race_does_not_lie_beneath() -> None:
    board = draft()
    assert "edit-replaced" in put(board, "orcs", "8")
    assert board.data["regions"]["8"]["race"] == "orcs" and "under" not in board.data["regions"]["8"]


def test_no_more_lie_there_than_are_left_in_the_tray() -> None:
    board = draft()
    left = board.position.tray[board.position.rules.race_index["ratmen"]]
    for _ in range(left):
        put(board, "ratmen", "8")
    assert board.data["regions"]["8"]["under"] == RATMEN | {"tokens": 1 + left}
    with pytest.raises(Impossible) as refused:
        put(board, "ratmen", "8")
    assert refused.value.id == "edit-box"


def test_who_lay_beneath_holds_the_region_when_the_others_are_taken_away_and_comes_beneath_them_again() -> (
    None
):
    board = draft()
    for _ in range(4):
        put(board, "scavengers", "8", -1)
    assert board.data["regions"]["8"] == RATMEN
    assert put(board, "scavengers", "8") == ["edit-beneath"]
    assert board.data["regions"]["8"]["race"] == "scavengers"
    assert board.data["regions"]["8"]["under"] == RATMEN


def test_a_race_that_leaves_the_table_lies_nowhere_any_more() -> None:
    board = draft()
    board.change("combo", {"player": 1, "which": 0, "race": "", "power": ""})
    assert "under" not in board.data["regions"]["8"]
    assert "under" in board.data["regions"]["12"]
