"""Scenarios that must load, and what their defaults mean."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from sw_widget import Game
from tests.rules.support import VALLEY, at, player
from tests.scenarios.faults import plain, refused, sound

Json = dict[str, Any]


def test_only_the_format_is_needed() -> None:
    """Two players on the board for two, turn 1, five coins, a drawn column."""
    game = Game.from_scenario({"format": "sw-scenario/1"})
    assert (game.to_act.player, game.to_act.phase) == (0, "pick")
    assert game.turn == 1
    assert game.scene()["players"] == ["Player 1", "Player 2"]
    tribes = [name for name, here in game.scene()["regions"].items() if here and here.get("lost_tribe")]
    assert sorted(tribes, key=int) == ["3", "6", "10", "11", "12", "13", "14", "16", "18"]


@pytest.mark.parametrize(
    "change",
    [
        {"title": "<b>Trolls</b>", "text": "A & B <script>alert(1)</script>"},
        {"title": "", "text": ""},
        {"title": "Ärger im Tal – 山"},
        {"packs": ["base"]},
        {"variants": ["sea_is_coastal", "pay_with_combo_coins"]},
        {"dice": [0, 1, 2, 3]},
        {"dice": []},
        {"seed": 0},
        {"seed": 9_000_000_000},
        {"turn": 10},
        {"turn": 3, "turns": 3},
        {"current": 1},
        {"prelude": []},
        {"prelude": [{"do": "conquer", "region": "a"}, {"do": "stop"}]},
        {"discarded": []},
        {"column": []},
        {"regions": {"b": at(0, "humans"), "a": None, "f": None, "d": {"lost_tribe": 1}, "c": at(0, "orcs")}},
    ],
    ids=str,
)
def test_sound_scenarios_load(change: Json) -> None:
    """Each key with a value that is allowed."""
    game = Game.from_scenario({**sound(), **change})
    assert len(str(game)) > 0
    assert list(game.legal)


def test_a_prelude_may_say_who_acts() -> None:
    """The actions of a prelude are those of a rule case, `by` included."""
    prelude = [
        {"do": "conquer", "region": "a", "by": 0},
        {"do": "stop", "by": 0},
        {"do": "end_turn", "by": 0},
        {"do": "stop", "by": 1},
    ]
    game = Game.from_scenario({**sound(), "prelude": prelude})
    assert (game.to_act.player, game.to_act.phase) == (1, "redeploy")
    wrong = {**sound(), "prelude": [{"do": "stop", "by": 0}, {"do": "end_turn", "by": 1}]}
    assert plain(refused(wrong).path).startswith("prelude.1")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players: int) -> None:
    """Each on the board of their number, unless another is named."""
    scenario = {"format": "sw-scenario/1", "players": [{"name": f"P{n}"} for n in range(players)]}
    assert Game.from_scenario(scenario).board.id == f"base/{players}p"
    assert Game.from_scenario({**scenario, "board": "base/5p"}).board.id == "base/5p"


def test_markup_in_titles_and_names_is_text() -> None:
    """What a teacher writes is never executed: the page and the picture carry it escaped."""
    nasty = "<img src=x onerror=alert(1)>"
    scenario = {**sound(), "title": nasty, "text": nasty}
    scenario["players"][0]["name"] = nasty
    game = Game.from_scenario(scenario)
    assert nasty in game.scene()["players"]
    for name in ("_repr_html_", "_repr_svg_"):
        show = getattr(game, name, None)
        if show is not None:
            assert "<img" not in show()


def test_a_scenario_is_not_changed_by_loading_it() -> None:
    """The dictionary belongs to the caller."""
    scenario = sound()
    before = copy.deepcopy(scenario)
    game = Game.from_scenario(scenario)
    game.play({"do": "conquer", "region": "a"})
    assert scenario == before
    scenario["players"][0]["coins"] = 99
    scenario["regions"]["b"]["tokens"] = 7
    assert game.scene()["regions"]["b"]["tokens"] == 1


@pytest.mark.parametrize(
    ("standing", "said", "pays"),
    [(False, None, True), (True, None, False), (False, False, False), (True, True, True)],
)
def test_first_turn(standing: bool, said: bool | None, pays: bool) -> None:
    """A race that stands nowhere is taken to be in its first turn, unless the scenario says so; Wealthy
    tells."""
    wealthy = (
        player("ratmen", "wealthy", 3) if said is None else player("ratmen", "wealthy", 3, first_turn=said)
    )
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "board": VALLEY,
            "players": [wealthy, {}],
            "regions": {"b": at(0, "ratmen")} if standing else {},
        }
    )
    game.play({"do": "stop"})
    if standing:
        game.play({"do": "redeploy", "tokens": {"b": 4}})
    game.play({"do": "end_turn"})
    assert game.last_score.total == (7 if pays else 0) + (1 if standing else 0)
