"""Small lessons to try things on."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from sw_widget.teach.lessons.lesson import Lesson

Json = dict[str, Any]

BOARD: Json = {
    "regions": {
        "a": {"terrain": "mountain", "border": True},
        "b": {"terrain": "hill", "border": True},
        "c": {"terrain": "farmland"},
        "d": {"terrain": "farmland"},
    },
    "edges": [["a", "b"], ["a", "c"], ["b", "c"], ["c", "d"]],
}


def conquer(*regions: str) -> list[Json]:
    return [{"do": "conquer", "region": region} for region in regions]


STOP: Json = {"do": "stop"}
END: Json = {"do": "end_turn"}


def mountain() -> Json:
    """Five Giants: the mountain first, and everything beside it is cheaper; worth 4 with the hill."""
    return deepcopy(
        {
            "format": "sw-lesson/1",
            "title": "From the mountain",
            "goal": "Score 4 coins this turn.",
            "text": "Ann's Giants are about to enter.",
            "teaches": ["giants", "mountain"],
            "scenario": {
                "board": BOARD,
                "players": [
                    {"name": "Ann", "active": {"race": "giants", "power": "hill", "hand": 5}},
                    {"name": "Ben"},
                ],
                "dice": [0],
            },
            "point": ["a"],
            "success": {"at_least": {"scored": 4}},
            "hints": ["Giants like heights.", "Take the mountain first."],
            "solutions": [[*conquer("a", "b", "c"), STOP, END]],
            "mistakes": [
                {
                    "line": conquer("b"),
                    "say": "Nothing is cheaper beside a hill.",
                    "then": [
                        *conquer("c"),
                        STOP,
                        {"do": "redeploy", "tokens": {"b": 4, "c": 1}},
                        END,
                        {"do": "pick", "slot": 0},
                    ],
                },
                {
                    "line": [*conquer("a"), STOP, {"do": "redeploy", "tokens": {"a": 5}}, END],
                    "when": {"not": {"holds": ["b"]}},
                    "say": "The hill pays 2 coins, and nobody stands there.",
                },
            ],
        }
    )


def changed(**changes: Any) -> Json:
    """The lesson above with other values; None takes a key away."""
    data = mountain()
    for key, value in changes.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    return data


def lesson(**changes: Any) -> Lesson:
    return Lesson.from_dict(changed(**changes))


def quiz(*questions: Json) -> Lesson:
    """Questions alone."""
    asked = questions or ({"ask": "number", "text": "How many?", "answer": 3},)
    return lesson(
        questions=list(asked), success=None, goal=None, solutions=None, mistakes=None, hints=None, point=None
    )


# Ben can reach everything, and takes what 3 tokens can take.
HOLD: Json = {
    "board": BOARD,
    "turn": 10,
    "players": [
        {"name": "Ann", "active": {"race": "giants", "power": "hill", "hand": 2}},
        {"name": "Ben", "active": {"race": "ratmen", "power": "flying", "hand": 3}},
    ],
    "regions": {
        "b": {"player": 0, "race": "giants", "tokens": 1},
        "d": {"player": 1, "race": "ratmen", "tokens": 1},
    },
}


def hold() -> Json:
    """The last turn: Ann puts 2 tokens down, then Ben attacks, and the game is over."""
    return deepcopy(
        {
            "format": "sw-lesson/1",
            "title": "Hold the hill",
            "goal": "Still hold the hill when the game is over.",
            "teaches": ["defence"],
            "scenario": HOLD,
            "success": {"all": [{"holds": ["b"]}, {"expect": {"over": True}}]},
            "ends": "game",
            "replies": [*conquer("c"), STOP],
            "solutions": [[STOP, {"do": "redeploy", "tokens": {"b": 3}}, END]],
            "mistakes": [
                {
                    "line": [*conquer("c"), STOP, END],
                    "say": "One token on the hill is no defence.",
                    "then": [*conquer("b"), STOP, END],
                }
            ],
        }
    )
