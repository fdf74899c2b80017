"""Conditions: what holds, and what a learner is told where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from sw_widget.teach.lessons.conditions import read_condition
from sw_widget.teach.lessons.learner_history import LearnerHistory
from tests.teach.core.lessons import BOARD, END, STOP, conquer, lesson

Json = dict[str, Any]


def after(*actions: Json) -> LearnerHistory:
    game = lesson().game()
    for action in actions:
        game.play(action)
    return LearnerHistory(game, 0)


def met(condition: Json, seen: LearnerHistory) -> bool:
    return read_condition(condition, "when", seen.game).met(seen)


WHOLE_TURN = [*conquer("a", "b", "c"), STOP, {"do": "redeploy", "tokens": {"a": 1, "b": 3, "c": 1}}, END]


@pytest.mark.parametrize(
    ("condition", "before", "afterwards"),
    [
        ({"holds": ["a", "b"]}, False, True),
        ({"holds": ["a", "d"]}, False, False),
        ({"at_least": {"scored": 4}}, False, True),
        ({"at_least": {"scored": 5}}, False, False),
        ({"at_least": {"scored": 0}}, True, True),
        ({"at_least": {"coins": 9}}, False, True),
        ({"at_least": {"coins": 10}}, False, False),
        ({"at_least": {"regions": 3}}, False, True),
        ({"at_least": {"regions": 4}}, False, False),
        ({"at_least": {"hand": 5}}, True, False),
        ({"at_least": {"tokens": {"b": 3}}}, False, True),
        ({"at_least": {"tokens": {"b": 3, "c": 2}}}, False, False),
        ({"at_least": {"scored": 4, "regions": 4}}, False, False),
        ({"played": {"do": "stop"}}, False, True),
        ({"played": {"do": "conquer", "region": "c"}}, False, True),
        ({"played": {"region": "c"}}, False, True),
        ({"played": {"do": "conquer", "region": "d"}}, False, False),
        ({"played": {"do": "redeploy", "tokens": {"c": 1, "b": 3, "a": 1}}}, False, True),
        ({"played": {"do": "redeploy", "tokens": {"b": 3}}}, False, False),
        ({"played": {"do": "decline"}}, False, False),
        ({"expect": {"coins": [9, 5]}}, False, True),
        ({"expect": {"to_act": {"player": 0}, "turn": 1}}, True, False),
        ({"not": {"holds": ["a"]}}, True, False),
        ({"all": [{"holds": ["a"]}, {"holds": ["d"]}]}, False, False),
        ({"any": [{"holds": ["a"]}, {"holds": ["d"]}]}, False, True),
    ],
)
def test_what_holds(condition: Json, before: bool, afterwards: bool) -> None:
    assert met(condition, after()) is before
    assert met(condition, after(*WHOLE_TURN)) is afterwards


def test_only_what_the_learner_plays_and_scores_counts() -> None:
    seen = LearnerHistory(after(*WHOLE_TURN).game, 1)
    assert not met({"played": {"do": "stop"}}, seen)
    assert met({"not": {"at_least": {"scored": 1}}}, seen)
    assert not met({"holds": ["a"]}, seen)


def test_a_prelude_is_not_the_learners() -> None:
    scenario = {**lesson().scenario, "prelude": [*WHOLE_TURN, {"do": "pick", "slot": 0}, STOP, END]}
    seen = LearnerHistory(Game.from_scenario(scenario, needs_format=False), 0)
    assert not met({"played": {"do": "stop"}}, seen)
    assert not met({"at_least": {"scored": 1}}, seen)
    assert met({"holds": ["a", "b", "c"]}, seen)


def test_a_race_in_decline_is_no_active_race() -> None:
    scenario = {
        "board": BOARD,
        "players": [{"active": {"race": "giants", "power": "hill"}}, {}],
        "regions": {"a": {"player": 0, "race": "giants", "tokens": 3}},
    }
    game = Game.from_scenario(scenario, needs_format=False)
    seen = LearnerHistory(game, 0)
    assert met({"holds": ["a"]}, seen) and met({"at_least": {"tokens": {"a": 3}}}, seen)
    game.play("decline")
    assert not met({"holds": ["a"]}, seen) and not met({"at_least": {"tokens": {"a": 1}}}, seen)
    assert met({"at_least": {"scored": 1}}, seen) and seen.turn_is_over


def test_a_turn_is_over_when_nothing_is_left_to_decide_in_it() -> None:
    """A race that may still decline after scoring has not finished its turn."""
    scenario = {
        "board": BOARD,
        "players": [{"active": {"race": "giants", "power": "stout", "hand": 2}}, {}],
    }
    game = Game.from_scenario(scenario, needs_format=False)
    seen = LearnerHistory(game, 0)
    for action in (*conquer("b"), STOP):
        game.play(action)
    assert not seen.turn_is_over
    game.play(END)
    assert game.to_act == (0, "after_scoring") and not seen.turn_is_over
    assert met({"at_least": {"scored": 1}}, seen)
    game.play("decline")
    assert seen.turn_is_over


@pytest.mark.parametrize(
    ("condition", "sentences", "total"),
    [
        ({"at_least": {"scored": 6}}, ["teach-missing-scored 4 6"], 4),
        ({"at_least": {"coins": 12}}, ["teach-missing-coins 9 12"], 4),
        ({"at_least": {"regions": 4}}, ["teach-missing-regions 3 4"], None),
        ({"at_least": {"tokens": {"b": 4}}}, ["teach-missing-tokens 3 4"], None),
        ({"at_least": {"hand": 2}}, ["teach-missing-hand 0 2"], None),
        ({"holds": ["a", "d"]}, ["teach-missing-holds 1 2"], None),
        (
            {"all": [{"holds": ["a"]}, {"holds": ["d"]}, {"at_least": {"scored": 6}}]},
            ["teach-missing-holds 0 1", "teach-missing-scored 4 6"],
            4,
        ),
        # These would give the answer away.
        ({"any": [{"holds": ["d"]}]}, [], None),
        ({"not": {"holds": ["a"]}}, [], None),
        ({"played": {"do": "decline"}}, [], None),
        ({"expect": {"turn": 3}}, [], None),
    ],
)
def test_what_is_missing(condition: Json, sentences: list[str], total: int | None) -> None:
    seen = after(*WHOLE_TURN)
    missing = read_condition(condition, "success", seen.game).missing(seen)
    assert [f"{item.sentence} {item.params['n']} {item.params['wanted']}" for item in missing] == sentences
    ledgers = [item.ledger.total for item in missing if item.ledger is not None]
    assert ledgers == ([] if total is None else [total])
