"""Regions go by their names in lessons, as they do in a game; what is too large is refused."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from sw_widget import Game, Lesson
from sw_widget.teach.lessons.errors import LessonError
from tests.teach.core.lessons import BOARD, mountain

NAMED = {
    **BOARD,
    "regions": {
        id: {**region, "name": name}
        for (id, region), name in zip(
            BOARD["regions"].items(), ("High Peak", "Lark Hill", "Wide Field", "Far Field"), strict=True
        )
    },
}
HILL = {"do": "conquer", "region": "Lark Hill"}


def lesson(**changes: Any) -> dict[str, Any]:
    data = mountain()
    data["scenario"]["board"] = deepcopy(NAMED)
    return {
        **data,
        "goal": "Take Lark Hill.",
        "success": {"holds": ["Lark Hill"]},
        "solutions": [[HILL]],
        "mistakes": [{"line": [{"do": "stop"}], "say": "Nothing was taken."}],
        **changes,
    }


@pytest.mark.parametrize(
    "success",
    [
        {"holds": ["Lark Hill"]},
        {"holds": ["lark hill"]},
        {"at_least": {"tokens": {"Lark Hill": 2}}},
        {"played": HILL},
        {"played": {"do": "conquer", "region": "b"}},
    ],
)
def test_conditions_know_regions_by_name(success: dict[str, Any]) -> None:
    assert Lesson.from_dict(lesson(success=success)).check() == []


def test_what_is_pointed_at_and_asked_about_may_be_named() -> None:
    question = {"ask": "cost", "region": "Lark Hill"}
    read = Lesson.from_dict(lesson(point=["Lark Hill", "a"], questions=[question]))
    assert read.point == ("b", "a") and read.check() == []
    assert read.to_dict()["point"] == ["Lark Hill", "a"], "it is kept as it was written"


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"success": {"holds": ["a", "Lark Hil"]}}, "success.holds.1"),
        ({"success": {"at_least": {"tokens": {"Lark Hil": 2}}}}, "success.at_least.tokens.Lark Hil"),
        ({"success": {"played": {"region": "Lark Hil"}}}, "success.played.region"),
        ({"point": ["Lark Hil"]}, "point.0"),
    ],
)
def test_a_name_that_is_nearly_right_is_recognised(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(
        LessonError, match="'Lark Hil' is no region of this board; did you mean 'Lark Hill'"
    ) as error:
        Lesson.from_dict(lesson(**changes))
    assert error.value.path == path


def test_the_scenario_of_a_lesson_opens_by_itself() -> None:
    read = Lesson.from_dict(lesson())
    assert "format" not in read.to_dict()["scenario"]
    assert Game.from_scenario(read.scenario).position == read.game().position


@pytest.mark.parametrize(
    "success",
    [
        {"any": [{"holds": ["a"]}] * 20_000},
        {"all": [{"any": [{"holds": ["a"]}] * 30}] * 30},
        {"holds": ["a"] * 5000},
    ],
)
def test_a_condition_has_an_end(success: dict[str, Any]) -> None:
    with pytest.raises(LessonError, match="success: is too long: it may have 1000 parts at most"):
        Lesson.from_dict(lesson(success=success))


def test_a_board_that_nobody_would_wait_for_is_refused() -> None:
    data = lesson()
    regions = {f"r{i}": {"terrain": "hill", "border": True} for i in range(70)}
    edges = [[f"r{i}", f"r{i + 1}"] for i in range(69)]
    data["scenario"]["board"] = {"regions": regions, "edges": edges}
    with pytest.raises(LessonError, match=r"scenario\.board: has 70 regions, here it may have 65 at most"):
        Lesson.from_dict(data)
