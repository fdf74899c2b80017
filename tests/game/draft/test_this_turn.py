"""A draft of a scenario that opens in the middle of a turn keeps what has happened in it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.game.draft.draft import Draft

TURN = {"conquered": {"4": "non_empty", "9": "non_empty"}, "attacked": [1]}


def mid_turn(**turn: Any) -> dict[str, Any]:
    elves = {"race": "elves", "power": "forest", "hand": 1, "fled": {"tokens": 1}}
    regions: dict[str, Any] = {
        "4": {"player": 0, "race": "orcs", "tokens": 3},
        "9": {"player": 0, "race": "orcs", "tokens": 2},
        "12": {"player": 1, "race": "elves", "tokens": 3},
        "13": {"player": 1, "race": "elves", "tokens": 3},
    }
    return {
        "format": "sw-scenario/1",
        "turn": 3,
        "players": [
            {"name": "Ann", "active": {"race": "orcs", "power": "alchemist", "hand": 3}},
            {"name": "Ben", "active": elves},
        ],
        "regions": regions,
        "this_turn": {**TURN, **turn},
    }


@pytest.fixture
def draft() -> Draft:
    return Draft(mid_turn())


def ids(notes: list[Any]) -> list[str]:
    return [id for id, _ in notes]


def test_a_draft_stands_where_the_turn_stands(draft: Draft) -> None:
    assert draft.game.to_act == (0, "conquest")
    assert draft.scenario["this_turn"]["conquered"] == TURN["conquered"]
    assert draft.scenario["players"][1]["active"]["fled"] == {"tokens": 1}
    assert (
        Game.from_scenario(draft.scenario).position == draft.position == Game.from_code(draft.code).position
    )


def test_changes_elsewhere_leave_the_turn_as_it_is(draft: Draft) -> None:
    for do, given in (
        ("title", {"value": "Halfway"}),
        ("coins", {"player": 1, "value": 9}),
        ("put", {"region": "13", "piece": "race/elves", "by": -1}),
        ("hand", {"player": 0, "value": 2}),
    ):
        assert ids(draft.change(do, given)) == [], do
        assert draft.scenario["this_turn"]["conquered"] == TURN["conquered"]
    for _ in range(4):
        draft.undo()
    draft.redo()
    assert draft.position.attacked == 2 and draft.data["title"] == "Halfway"


def test_a_text_with_a_turn_is_loaded_with_it_and_a_game_in_a_turn_begins_it_anew(draft: Draft) -> None:
    other = Draft.blank()
    assert other.load(draft.text) == []
    assert other.data == draft.data and other.position == draft.position
    assert ids(other.load(draft.code)) == ["edit-turn-anew"]
    assert other.game.to_act.phase == "start"


def test_a_region_that_is_lost_again_was_not_conquered(draft: Draft) -> None:
    for _ in range(2):
        draft.change("put", {"region": "9", "piece": "race/orcs", "by": -1})
    draft.change("put", {"region": "9", "piece": "race/elves", "by": 1})
    assert draft.scenario["this_turn"]["conquered"] == {"4": "non_empty"}
    assert draft.position.non_empty == 1 << draft.position.rules.board.index["4"]


def test_the_turn_of_somebody_else_begins_anew(draft: Draft) -> None:
    notes = draft.change("current", {"player": 1})
    assert "edit-turn-anew" in ids(notes)
    assert "this_turn" not in draft.scenario and "fled" not in draft.scenario["players"][1]["active"]
    assert draft.game.to_act == (1, "start")
    draft.undo()
    assert draft.game.to_act == (0, "conquest")


def test_another_race_has_done_nothing_yet(draft: Draft) -> None:
    notes = draft.change("combo", {"player": 0, "which": "active", "race": "trolls", "power": "alchemist"})
    assert "edit-turn-anew" in ids(notes) and "this_turn" not in draft.scenario


def test_what_contradicts_the_turn_ends_it_and_says_so() -> None:
    """A dragon that was used cannot have been, once its badge is gone."""
    data = mid_turn(used=["dragon"])
    data["players"][0]["active"]["power"] = "dragon_master"
    draft = Draft(data)
    notes = draft.change("combo", {"player": 0, "which": "active", "race": "orcs", "power": "hill"})
    assert "edit-turn-anew" in ids(notes) and draft.game.to_act == (0, "start")


@pytest.mark.parametrize("packs", [["base"], ["base", "cursed", "royal_bonus", "spiders_web"]])
def test_any_moment_of_a_game_can_be_edited(packs: list[str]) -> None:
    rng, looked = Random(6), 0
    for seed in range(4):
        game = Game(["Ann", "Ben", "Cleo"], seed=seed, packs=packs)
        while not game.over:
            game.play(game.legal.sample(rng))
            if rng.random() < 0.15 and not game.over:
                draft = Draft(json.loads(json.dumps(game.to_scenario())))
                aloft = "edit-declined-nowhere"  # put down again before the turn ends
                assert not [doubt for doubt in draft.doubts if doubt.id != aloft]
                before = draft.scenario.get("this_turn")
                assert draft.change("title", {"value": "Here"}) == []
                assert draft.scenario.get("this_turn") == before
                looked += before is not None
    assert looked > 40
