"""How a rule case is judged: what makes it fail, and how each expectation is compared."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import cases
from tests.rules.support import VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]

START = position(
    VALLEY,
    [player("humans", "swamp", 4, coins=7), player("giants", "forest", coins=3, declined=["orcs"])],
    {"c": at(0, "humans"), "d": at(1, "giants", 2), "h": at(1, "orcs")},
    column=[
        {"race": "elves", "power": "flying", "coins": 1},
        {"race": "trolls", "power": "hill", "coins": 0},
    ],
)


def run(*steps: Json, scenario: Json = START) -> cases.CaseResult:
    return cases.run(
        {"format": "sw-case/1", "name": "n", "rule": "r", "scenario": scenario, "steps": list(steps)}
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"coins": [7, 4]},
        {"coins": [7]},
        {"hand": [3, 0]},
        {"hand_of": {"humans": 3}},
        {"hand_of": {"giants": 1}},
        {"tray": {"humans": 4}},
        {"tray": {"elves": 10}},
        {"regions": {"c": None}},
        {"regions": {"b": {"tokens": 1}}},
        {"regions": {"c": {"tokens": 2}}},
        {"regions": {"c": {"player": 1}}},
        {"regions": {"c": {"race": "elves"}}},
        {"regions": {"c": {"in_decline": True}}},
        {"regions": {"h": {"in_decline": False}}},
        {"regions": {"f": {"lost_tribe": 0}}},
        {"regions": {"f": None}},
        {"regions": {"c": {"markers": {"lair": 1}}}},
        {"cost": {"b": 3}},
        {"cost": {"b": None}},
        {"cost": {"h": 4}},
        {"cost": {"d": {"total": 5, "lines": {"base": 2, "tokens": 3}}}},
        {"cost": {"d": {"total": 4, "lines": {"base": 2, "tokens": 2, "mountain": 1}}}},
        {"why_not": {"d": "not_adjacent"}},
        {"why_not": {"b": "not_adjacent"}},
        {"chance": {"d": "1/3"}},
        {"chance": {"d": None}},
        {"chance": {"b": "1/2"}},
        {"can": {"conquer": ["a", "b"]}},
        {"can": {"conquer": ["a", "b", "d", "f"]}},
        {"can": {"attempt": []}},
        {"can": {"decline": False}},
        {"can": {"pick": [0]}},
        {"can": {"abandon": []}},
        {"to_act": {"player": 1, "phase": "start"}},
        {"to_act": {"player": 0, "phase": "conquest"}},
        {"column": [{"race": "trolls", "power": "hill", "coins": 0}]},
        {"column": [{"race": "elves", "power": "flying", "coins": 0}]},
        {"turn": 3},
        {"over": True},
    ],
    ids=str,
)
def test_a_wrong_expectation_fails_the_case(wrong: Json) -> None:
    """Each key is really compared. Case format, Expectations."""
    result = run({"expect": wrong})
    assert not result.ok
    assert next(iter(wrong)) in result.message


def test_right_expectations_pass() -> None:
    """The same position, told rightly; inside `regions` only the keys given are compared. Case format,
    Expectations."""
    check(
        START,
        expect(
            coins=[7, 3],
            hand=[4, 0],
            hand_of={"humans": 4, "giants": 0, "elves": 0},
            tray={"humans": 5, "giants": 9, "orcs": 9, "elves": 11},
            regions={
                "c": {
                    "player": 0,
                    "race": "humans",
                    "tokens": 1,
                    "in_decline": False,
                    "lost_tribe": 0,
                    "markers": {},
                },
                "h": {"player": 1, "race": "orcs", "in_decline": True},
                "d": {"tokens": 2},
                "f": {"lost_tribe": 1},
                "b": None,
            },
            cost={"b": 2, "d": {"total": 5, "lines": {"base": 2, "tokens": 2, "mountain": 1}}, "h": None},
            why_not={"d": "not_enough_tokens", "h": "not_adjacent"},
            chance={"d": "1/2", "b": None},
            can={"conquer": ["f", "b", "a"], "attempt": ["d"], "abandon": ["c"], "decline": True, "pick": []},
            to_act={"player": 0, "phase": "start"},
            column=[{"race": "elves", "power": "flying", "coins": 1}],
            turn=2,
            over=False,
        ),
    )


def test_the_order_of_a_list_of_places_does_not_matter() -> None:
    """`can` says where, in any order. Case format, Expectations."""
    check(START, expect(can={"conquer": ["a", "b", "f"]}), expect(can={"conquer": ["b", "f", "a"]}))


def test_a_refusal_that_was_not_announced_fails_the_case() -> None:
    """An action must be accepted unless the case says otherwise. Case format, Actions."""
    result = run(act("conquer", "d"))
    assert not result.ok
    assert "not_enough_tokens" in result.message


def test_an_announced_refusal_that_does_not_come_fails_the_case() -> None:
    """What must be refused must be refused. Case format, Actions."""
    result = run(act("conquer", "b", error="not_enough_tokens"))
    assert not result.ok
    assert "not_enough_tokens" in result.message


def test_a_refusal_for_another_reason_fails_the_case() -> None:
    """The code is compared. Case format, Actions."""
    result = run(act("conquer", "h", error="not_enough_tokens"))
    assert not result.ok
    assert "not_adjacent" in result.message


def test_a_wrong_score_fails_the_case() -> None:
    """Total and lines of the last scoring are compared. Case format, Expectations."""
    turn = [act("stop"), act("redeploy", tokens={"c": 5}), act("end_turn")]
    assert run(*turn, expect(score={"player": 0, "total": 1, "lines": {"regions": 1}})).ok
    assert not run(*turn, expect(score={"player": 0, "total": 2, "lines": {"regions": 2}})).ok
    assert not run(*turn, expect(score={"player": 1, "total": 1, "lines": {"regions": 1}})).ok
    assert not run(*turn, expect(score={"player": 0, "total": 1, "lines": {"regions": 1, "humans": 0}})).ok
    assert not run(*turn, expect(score={"player": 0, "total": 1, "lines": {}})).ok


def test_wrong_winners_fail_the_case() -> None:
    """The list of winners is compared. Case format, Expectations."""
    late = {**START, "turn": 10, "turns": 10, "current": 1}
    assert run(act("decline"), expect(over=True, winners=[0]), scenario=late).ok
    assert not run(act("decline"), expect(winners=[0, 1]), scenario=late).ok
    assert not run(act("decline"), expect(over=False), scenario=late).ok


def test_a_passing_case_says_so() -> None:
    """A case without a fault is ok, and an empty one too. Case format."""
    assert run(expect(turn=2)).ok
    assert run().ok


def test_an_expectation_nobody_knows_is_not_passed_over() -> None:
    """A key that is not in the format must not be silently ignored: a typing mistake would pass. Case format,
    Expectations."""
    result = run({"expect": {"coin": [7, 3]}})
    assert not result.ok
    assert "coin" in result.message


def test_a_step_that_is_neither_is_not_passed_over() -> None:
    """A step is an action or an expectation. Case format."""
    assert not run({"hope": {"coins": [7, 3]}}).ok


def test_a_scenario_that_cannot_be_loaded_fails_the_case() -> None:
    """The case fails with the path of the key. Scenario format, ScenarioError."""
    result = run(
        expect(turn=2), scenario={**START, "regions": {"c": {"player": 0, "race": "humans", "tokens": -1}}}
    )
    assert not result.ok
    assert "regions.c.tokens" in result.message
