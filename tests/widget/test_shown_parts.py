"""What a lesson does not show is not sent, as far as it is an action, and is named for the page to hide."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import SmallWorld, presets
from sw_widget.draw.first_colour import with_first_colour
from sw_widget.draw.palette import player as colour
from sw_widget.teach.lessons.shown_parts import SHOWN_PARTS
from tests.widget.fake_page import Page
from tests.widget.lessons import ford, tarn
from tests.widget.teaching import ask, opened

EVERYTHING = list(SHOWN_PARTS)


def kinds(page: Page) -> set[str]:
    """The kinds of actions that are offered, in the bar and on the map."""
    acts = {act["kind"] for region in page.shown["regions"] for act in region["acts"]}
    return acts | {choice["kind"] for choice in page.shown["choices"]}


def sentence(page: Page) -> str:
    said: str = page.shown["sentence"]
    return said


def without(*parts: str) -> list[str]:
    return [part for part in SHOWN_PARTS if part not in parts]


def test_the_page_is_told_what_to_hide() -> None:
    assert opened(ford()).known["scenery"]["hides"] == []
    assert Page(SmallWorld(seed=1)).known["scenery"]["hides"] == []
    assert opened(ford(shows=[])).known["scenery"]["hides"] == sorted(SHOWN_PARTS)
    page = opened(ford(shows=EVERYTHING[:3]), tarn())
    assert page.known["scenery"]["hides"] == sorted(EVERYTHING[3:])
    ask(page, "number", number=1)
    assert page.known["scenery"]["hides"] == [], "the next lesson has a say of its own"


def test_an_action_that_is_not_shown_is_neither_offered_nor_named() -> None:
    shown, hidden = opened(ford()), opened(ford(shows=without("decline")))
    assert "decline" in kinds(shown) and "decline" in sentence(shown)
    assert kinds(hidden) == kinds(shown) - {"decline"} and "decline" not in sentence(hidden)


def test_final_attempts_come_with_the_die() -> None:
    lesson: dict[str, Any] = presets["t05-last"].to_dict()
    line = lesson["solutions"][0]
    first = next(n for n, action in enumerate(line) if action["do"] == "attempt")
    pages = [opened(lesson), opened({**lesson, "shows": without("die")})]
    for page in pages:
        while page.known["blackboard"]["question"]:
            ask(page, "skip")
        for action in line[:first]:
            page.play(action)
    shown, hidden = pages
    assert "attempt" in kinds(shown) and "attempt" not in kinds(hidden)
    assert "die" not in sentence(hidden)
    # There is nothing else to do any more, so the button says so.
    assert "conquer" in kinds(hidden) or [
        choice["kind"] for choice in hidden.shown["choices"] if choice["main"]
    ] == ["stop"]


def test_the_tutorials_bring_one_thing_after_the_other() -> None:
    begins = {"lenses": "03", "die": "05", "account": "06", "decline": "07", "combos": "07", "history": "10"}
    for name in presets.groups["exercises"]:
        number, lesson = name[1:3], presets[name]
        for part, first in begins.items():
            assert (part in lesson.shows) == (number >= first), (name, part)
        assert ("what_if" in lesson.shows) == (number >= "11"), name
    assert presets["t01-first"].shows == ()


# One person, one colour


def looks(page: Page) -> dict[str, str]:
    return {player["name"]: player["full"] for player in page.known["scenery"]["players"]}


def test_the_learner_is_ann_and_red_and_ben_is_blue_everywhere() -> None:
    for name, lesson in presets.items():
        game = lesson.game()
        assert game.names[lesson.learner] == "Ann", name
        assert with_first_colour(game.scene(), lesson.learner)["players"][:2] == ["Ann", "Ben"], name
    for name in ("a-lucky-roll", "by-the-sea-door", "fall-back", "giants", "the-last-turn"):
        page = opened(name)
        found = looks(page)
        assert (found["Ann"], found["Ben"]) == (colour(0).full, colour(1).full), name
        assert len(set(found.values())) == len(found), name


def test_a_game_without_a_lesson_keeps_the_colours_of_the_seats() -> None:
    found = looks(Page(SmallWorld(players=["Ben", "Ann"], seed=1)))
    assert found == {"Ben": colour(0).full, "Ann": colour(1).full}


@pytest.mark.parametrize(
    ("name", "seats", "in_colours"),
    [
        ("a-lucky-roll", ["Ben", "Ann"], ["Ann", "Ben"]),
        ("fall-back", ["Ben", "Cleo", "Ann"], ["Ann", "Ben", "Cleo"]),
    ],
)
def test_pictures_of_a_lesson_have_the_same_colours(
    name: str, seats: list[str], in_colours: list[str]
) -> None:
    lesson = presets[name]
    scene = lesson.game().scene()
    drawn = with_first_colour(scene, lesson.learner)
    assert (scene["players"], drawn["players"]) == (seats, in_colours)
    for id, region in scene["regions"].items():
        if region and "player" in region:
            holder = scene["players"][region["player"]]
            assert drawn["players"][drawn["regions"][id]["player"]] == holder
    bundle = SmallWorld(lesson=lesson)._repr_mimebundle_()
    assert bundle is not None
    picture = bundle[0]["image/svg+xml"]
    assert picture.index(colour(0).full) < picture.index(">Ann<") < picture.index(">Ben<")
