"""A lesson shows what it needs: the first one is map, goal and undo; a free game has everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sw_widget import SmallWorld
from sw_widget.teach.learners.progress import Progress
from tests.browser.stage import Stage

# Where each part of the page is found.
PLACES = {
    "players": ".sw-track-and-players",
    "news": ".sw-news",
    "lenses": ".sw-goggles",
    "account": ".sw-account",
    "decline": '.sw-choices [data-kind="decline"]',
    "combos": ".sw-combo-column",
    "history": ".sw-history-slider",
    "what_if": ".sw-exploring-buttons",
    "code": ".sw-show-code",
}
# What stands around the map: controls that can be pressed, and words that can be read.
AROUND = """(root) => {
    const visible = (part) => part.checkVisibility({ visibilityProperty: true });
    const seen = (part) => visible(part) && part.getBoundingClientRect().width > 1;
    const outside = (part) => !part.closest("svg") && seen(part.closest("label") ?? part);
    const controls = [...root.querySelectorAll("button, input, select, summary")].filter(outside);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (walker.nextNode()) {
        const { parentElement: around, textContent } = walker.currentNode;
        if (around.closest("svg, style, .sw-screen-reader-only") || !seen(around)) continue;
        words += textContent.split(/\\s+/).filter(Boolean).length;
    }
    return [controls.length, words];
}"""


def opened(page: Page, world: SmallWorld) -> Stage:
    page.set_viewport_size({"width": 966, "height": 700})
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page, world)
    stage.settle()
    return stage


def lesson(page: Page, name: str) -> Stage:
    stage = opened(page, SmallWorld(lesson=name, progress=Progress()))
    expect(stage.root.locator(".sw-lesson")).to_be_visible()
    stage.settle()
    return stage


def seen(stage: Stage) -> set[str]:
    """The parts that are on the page, with the tools open where there are any."""
    stage.settle()
    more = stage.root.locator('[data-key="more"]')
    if more.is_visible() and more.get_attribute("aria-expanded") == "false":
        more.click()
    return {part for part, place in PLACES.items() if stage.root.locator(place).first.is_visible()}


def test_the_first_lesson_is_map_goal_and_undo(page: Page) -> None:
    stage = lesson(page, "t01-first")
    controls, words = stage.root.evaluate(AROUND)
    # Undo, redo, enlarge, end conquests, hint.
    assert controls == 5
    assert words <= 70
    assert seen(stage) == set()
    expect(stage.root.locator('[data-key="more"]')).not_to_be_visible()
    expect(stage.root.locator('[data-key="undo"]')).to_be_visible()
    expect(stage.root.locator(".sw-lesson-goal")).to_be_visible()


def test_a_free_game_has_everything(page: Page) -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=9)
    world.game.play("pick", slot=0)
    stage = opened(page, world)
    assert seen(stage) == PLACES.keys()


@pytest.mark.parametrize(
    ("name", "there", "not_yet"),
    [
        ("t02-turn", {"players", "news"}, {"lenses", "account", "decline"}),
        ("t03-road", {"players", "news", "lenses"}, {"account", "decline", "history"}),
        ("t05-last", {"lenses"}, {"account", "decline", "history", "what_if"}),
        ("time-to-go", {"lenses", "account", "decline", "combos"}, {"history", "what_if", "code"}),
        ("t10-time", {"history", "lenses"}, {"what_if", "code"}),
    ],
)
def test_one_thing_comes_after_the_other(page: Page, name: str, there: set[str], not_yet: set[str]) -> None:
    stage = lesson(page, name)
    attempt = stage.widget.lesson
    assert attempt is not None
    while attempt.question is not None:
        attempt.skip()
    stage.settle()
    found = seen(stage)
    assert there <= found and not not_yet & found


def test_what_a_turn_brought_is_told_even_where_no_forecast_is(page: Page) -> None:
    stage = lesson(page, "t01-turn")
    expect(stage.root.locator(".sw-account")).not_to_be_visible()
    attempt = stage.widget.lesson
    assert attempt is not None
    for action in attempt.lesson.solutions[0]:
        attempt.play(action)
    # The lesson tells it, and so the account beside it does not tell it again.
    expect(stage.root.locator(".sw-lesson-feedback .sw-ledger")).to_contain_text("4 coins")
    expect(stage.root.locator(".sw-account")).not_to_be_visible()


def test_a_mistake_that_is_played_out_can_be_stepped_through_and_the_map_stays(page: Page) -> None:
    stage = lesson(page, "t01-turn")
    where = stage.root.locator(".sw-map-area").bounding_box()
    attempt = stage.widget.lesson
    assert attempt is not None
    mistake = max(attempt.lesson.mistakes, key=lambda mistake: len(mistake.line))
    for action in mistake.line[:-1]:
        attempt.play(action)
    expect(stage.root.locator(".sw-history-slider")).not_to_be_visible()
    stage.settle()
    assert stage.root.locator(".sw-map-area").bounding_box() == where
    attempt.play(mistake.line[-1])
    expect(stage.root.locator(".sw-lesson")).to_have_attribute("data-state", "failed")
    stage.widget.what_if("a try")
    expect(stage.root.locator(".sw-history-slider")).to_be_visible()
    stage.settle()
    assert stage.root.locator(".sw-map-area").bounding_box() == where


def test_after_a_success_one_button_leads_on(page: Page) -> None:
    stage = lesson(page, "t01-first")
    attempt = stage.widget.lesson
    assert attempt is not None
    attempt.play(attempt.lesson.solutions[0][0])
    main = stage.root.locator(".sw-lesson-buttons .sw-primary")
    expect(main).to_have_text("Continue")
    main.click()
    # No notebook is around it here.
    expect(stage.root.locator(".sw-lesson-below")).to_have_text("Go on below, in the notebook.")


def test_the_way_on_is_in_sight_below_a_long_account(page: Page) -> None:
    stage = lesson(page, "t05-chance")
    stage.root.locator(".sw-option", has_text="1/3").click()
    panel, button = stage.root.locator(".sw-right"), stage.root.locator('[data-key="lesson/continue"]')
    expect(button).to_be_in_viewport()
    stage.settle()
    there, around = button.bounding_box(), panel.bounding_box()
    assert there is not None and around is not None
    assert there["y"] + there["height"] <= around["y"] + around["height"]
    expect(stage.root.locator(".sw-lesson-feedback .sw-ledger")).to_have_count(1)
