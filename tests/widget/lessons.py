"""Lessons to try the page with: a valley in which one region is right and another one tempting."""

from __future__ import annotations

from typing import Any

from sw_widget.teach.lessons.lesson import Lesson
from tests.widget.fake_page import VALLEY, conquer

COST = {"ask": "cost", "region": "ford", "say": "The Lost Tribe defends itself."}
CHOICE = {
    "ask": "choice",
    "text": "What defends the wood?",
    "options": [
        {"text": "Elves in decline", "right": True, "say": "They still defend."},
        {"text": "Nothing at all", "say": "A race in decline still stands there."},
        {"text": "A <b>mountain</b>", "say": "A wood is no mountain."},
    ],
}
NUMBER = {
    "ask": "number",
    "text": "How many tokens has Ann in hand?",
    "answer": 4,
    "wrong": {"5": "The token in the gate is not in hand."},
}
TARGETS = {"ask": "targets", "regions": ["ford", "wood", "peak"]}
LATER = {"ask": "cost", "region": "peak", "before": [conquer("ford")]}

FORD: dict[str, Any] = {
    "format": "sw-lesson/1",
    "title": "Over the ford",
    "goal": "Take the ford.",
    "text": "Ann has four Humans in hand. Where do they go first?",
    "teaches": ["cost", "lost_tribe"],
    "scenario": VALLEY,
    "point": ["ford"],
    "success": {"holds": ["ford"]},
    "hints": ["Look at what stands there.", "Two for the region, one for the tribe."],
    "solutions": [[conquer("ford")]],
    "mistakes": [
        {
            "line": [conquer("wood"), {"do": "stop"}],
            "say": "The wood took three of your four tokens, and the ford is still not yours.",
            "then": [{"do": "redeploy", "tokens": {"gate": 1, "wood": 4}}, {"do": "end_turn"}],
        }
    ],
}


def ford(*questions: dict[str, Any], **changes: Any) -> Lesson:
    """The lesson of the ford, with these questions first."""
    return Lesson.from_dict({**FORD, "questions": list(questions), **changes})


def quiz(*questions: dict[str, Any], **changes: Any) -> Lesson:
    """Nothing but questions."""
    kept = {key: FORD[key] for key in ("format", "title", "text", "teaches", "scenario")}
    return Lesson.from_dict({**kept, "questions": list(questions), **changes})


# Another board than that of the valley: what was drafted on one must not be sent to the other.
TARN = {
    **VALLEY,
    "board": {
        "regions": {
            "shore": {"terrain": "farmland", "border": True},
            "tarn": {"terrain": "hill", "symbols": ["mine"]},
        },
        "edges": [["shore", "tarn"]],
    },
    "players": [VALLEY["players"][0], {"name": "Ben"}],
    "regions": {"shore": {"player": 0, "race": "humans", "tokens": 1}},
}


def tarn() -> Lesson:
    """A lesson on another board."""
    return Lesson.from_dict(
        {
            **{key: FORD[key] for key in ("format", "teaches")},
            "title": "Up to the tarn",
            "goal": "Take the tarn.",
            "scenario": TARN,
            "success": {"holds": ["tarn"]},
            "solutions": [[conquer("tarn")]],
            "mistakes": [{"line": [{"do": "stop"}], "say": "Nothing was taken at all."}],
        }
    )
