"""Where a lesson lies while a combo is picked: what to do, and what came of it, is seen without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from sw_widget import SmallWorld
from sw_widget.teach.learners.progress import Progress
from tests.browser.stage import Stage

HIGH = 850


def opened(page: Page, name: str, width: int) -> Stage:
    page.set_viewport_size({"width": width + 32, "height": HIGH})
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page, SmallWorld(lesson=name, progress=Progress()))
    expect(stage.root.locator(".sw-lesson")).to_be_visible()
    # The lesson comes after the rest, and makes room for itself.
    stage.settle()
    return stage


def bottom(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("width", [1000, 600], ids=["wide", "narrow"])
@pytest.mark.parametrize("name", ["t02-coins", "pick-a-combo"])
def test_the_lesson_is_seen_at_once_beside_the_cards(page: Page, name: str, width: int) -> None:
    stage = opened(page, name, width)
    expect(stage.root.locator(".sw-combo-column")).to_have_attribute("data-picking", "")
    assert bottom(stage.root.locator(".sw-lesson")) < HIGH
    # For the keyboard, too, it comes before the cards.
    parts = ".sw-lesson, .sw-combo-column"
    order = stage.root.locator(parts).evaluate_all("(parts) => parts.map((part) => part.classList[0])")
    assert order == ["sw-lesson", "sw-combo-column"]


def test_what_the_next_player_may_pick_does_not_push_the_verdict_away(page: Page) -> None:
    stage = opened(page, "t01-turn", 1000)
    attempt = stage.widget.lesson
    assert attempt is not None
    for action in attempt.lesson.solutions[0]:
        attempt.play(action)
    expect(stage.root).to_have_attribute("data-phase", "pick")
    expect(stage.root.locator(".sw-lesson")).to_have_attribute("data-state", "solved")
    assert bottom(stage.root.locator(".sw-lesson-feedback")) < HIGH
    expect(stage.root.locator(".sw-right .sw-combo-column:not([data-picking])")).to_have_count(1)
    assert bottom(stage.root.locator(".sw-map-area")) < HIGH


def test_a_refusal_says_at_once_what_would_help(page: Page) -> None:
    stage = opened(page, "the-cheap-door", 1000)
    attempt = stage.widget.lesson
    assert attempt is not None
    while attempt.question is not None:
        attempt.skip()
    stage.root.locator('.sw-choices [aria-disabled="true"]').click(force=True)
    said = stage.root.locator(".sw-notices .sw-notice-text")
    expect(said).to_contain_text("It may be possible next turn.")
    stage.settle()
    assert said.evaluate("(said) => said.scrollHeight <= said.clientHeight + 1")
    expect(stage.root.locator(".sw-notice-more")).to_have_count(0)
