"""Where a lesson lies: what to do, what can be pressed, and what came of it, is seen without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from sw_widget import SmallWorld
from sw_widget.teach.learners.progress import Progress
from tests.browser.pictures import makes_a_mistake
from tests.browser.stage import Stage

HIGH = 850
NOTEBOOK = 934
"""The width that JupyterLab leaves in a window of 1366 x 768."""


def opened(page: Page, name: str, width: int, high: int = HIGH) -> Stage:
    page.set_viewport_size({"width": width + 32, "height": high})
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
    stage.settle()
    assert bottom(stage.root.locator(".sw-lesson-feedback")) < HIGH
    # What the turn brought is told once.
    expect(stage.root.locator(".sw-lesson-feedback .sw-ledger")).to_be_visible()
    expect(stage.root.locator(".sw-account")).to_be_hidden()
    expect(stage.root.locator(".sw-right .sw-combo-column:not([data-picking])")).to_have_count(1)
    assert bottom(stage.root.locator(".sw-map-area")) < HIGH


def test_a_refusal_says_at_once_what_would_help(page: Page) -> None:
    stage = opened(page, "the-cheap-door", 1000)
    attempt = stage.widget.lesson
    assert attempt is not None
    while attempt.question is not None:
        attempt.skip()
    stage.settle()
    stage.root.locator('.sw-choices [aria-disabled="true"]').click(force=True)
    said = stage.root.locator(".sw-notices .sw-notice-text")
    expect(said).to_contain_text("It may be possible next turn.")
    stage.settle()
    assert said.evaluate("(said) => said.scrollHeight <= said.clientHeight + 1")
    expect(stage.root.locator(".sw-notice-more")).to_have_count(0)


# In a notebook, where the panel has room for little

SEEN = """(root, selector) => {
    const panel = root.querySelector(".sw-panel").getBoundingClientRect();
    return [...root.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
        .map(({ top, bottom }) => top >= panel.top - 1 && bottom <= panel.bottom + 1);
}"""


def seen(stage: Stage, selector: str) -> list[bool]:
    """Of each of these parts: whether all of it is seen in the panel, as it is scrolled."""
    stage.settle()
    found: list[bool] = stage.root.evaluate(SEEN, selector)
    return found


def check_panel(stage: Stage) -> None:
    """What is pressed is in sight and covers nothing, and an edge that cuts something says so."""
    stage.settle()
    panel, foot = stage.root.locator(".sw-panel"), stage.root.locator(".sw-panel-foot")
    box = foot.bounding_box()
    assert box is not None and bottom(panel) <= box["y"]
    assert foot.evaluate("(foot) => foot.scrollHeight <= foot.clientHeight + 1")
    for button in foot.locator("button:visible").all():
        assert bottom(button) <= bottom(foot) + 1
    assert bottom(foot) < bottom(stage.root)
    below, cut, faded, bar = panel.evaluate(
        """(panel) => [
            panel.scrollHeight - panel.clientHeight - panel.scrollTop > 1,
            (panel.dataset.cut ?? "").includes("bottom"),
            getComputedStyle(panel).maskImage !== "none",
            getComputedStyle(panel, "::-webkit-scrollbar").width,
        ]"""
    )
    assert cut == below and (faded or not below)
    assert bar == "8px"


def test_questions_and_what_is_said_to_answers_are_in_sight(page: Page) -> None:
    stage = opened(page, "t05-rules", NOTEBOOK, 768)
    attempt = stage.widget.lesson
    assert attempt is not None
    on = stage.root.locator('[data-key="lesson/on"]')
    while attempt.question is not None:
        question = attempt.question
        check_panel(stage)
        assert seen(stage, ".sw-question-text") == [True]
        options = stage.root.locator(".sw-option")
        right = [option in question.right for option in question.options]
        options.nth(right.index(False)).click()
        expect(stage.root.locator(".sw-option-say, .sw-lesson-feedback")).to_have_count(1)
        check_panel(stage)
        assert seen(stage, ".sw-option-say, .sw-lesson-feedback") == [True]
        options.nth(right.index(True)).click()
        expect(
            stage.root.locator('.sw-lesson-feedback:is([data-kind="right"], [data-kind="solved"])')
        ).to_be_visible()
        check_panel(stage)
        assert seen(stage, ".sw-lesson-feedback-head")[0]
        if not on.count():
            break
        # A second click at the same place falls on no answer, and comes too early for anything else.
        place = on.bounding_box()
        assert place is not None
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        page.mouse.click(x, y)
        page.evaluate("() => { window.swSettlingTime = 60_000; }")
        expect(stage.root.locator(".sw-question")).to_be_visible()
        stage.settle()
        under = page.evaluate("(at) => document.elementFromPoint(...at).closest('button')?.className", [x, y])
        assert under is None or "sw-option" not in under
        sent = len(stage.messages)
        stage.root.locator(".sw-option").first.click()
        stage.root.locator('[data-key="lesson/skip"]').click()
        stage.settle()
        assert len(stage.messages) == sent
        page.evaluate("() => { window.swSettlingTime = 0; }")
    assert attempt.state == "solved"


@pytest.mark.parametrize("name", ["too-late-to-decline", "mirrors_vale"], ids=["two", "six"])
def test_a_question_leaves_races_and_powers_in_sight(page: Page, name: str) -> None:
    stage = opened(page, name, NOTEBOOK, 768)
    check_panel(stage)
    assert all(seen(stage, ".sw-question-text, .sw-option"))
    whole = stage.root.evaluate(
        """(root) => {
            const around = root.querySelector(".sw-track-and-players").getBoundingClientRect();
            return [...root.querySelectorAll(".sw-plate")].map((plate) => {
                const name = plate.querySelector(".sw-race-name");
                const { top, bottom, height } = plate.getBoundingClientRect();
                const within = height > 0 && top >= around.top - 1 && bottom <= around.bottom + 1;
                return within && name.scrollWidth <= name.clientWidth + 1;
            });
        }"""
    )
    assert whole == [True] * len(stage.widget.game.position.active)


def test_why_it_failed_is_seen_above_the_buttons(page: Page) -> None:
    stage = opened(page, "fall-back", NOTEBOOK, 768)
    makes_a_mistake(stage.widget)
    expect(stage.root.locator(".sw-lesson")).to_have_attribute("data-state", "failed")
    stage.settle()
    assert seen(stage, ".sw-lesson-feedback") == [True]
    assert stage.root.locator(".sw-panel-foot button:visible").count() >= 3
    check_panel(stage)


@pytest.mark.parametrize(("name", "task"), [("t02-turn", ".sw-lesson-goal"), ("t02-coins", ".sw-question")])
def test_all_combos_are_seen_together_with_the_task(page: Page, name: str, task: str) -> None:
    stage = opened(page, name, NOTEBOOK, 768)
    check_panel(stage)
    assert seen(stage, f"{task}, .sw-slot") == [True] * 7
    # What a combo brings, and what is still to be added up, is not cut at its side.
    sides = stage.root.evaluate(
        """(root) => [...root.querySelectorAll(".sw-slot")].map((slot) => {
            const sum = slot.querySelector(".sw-sum");
            const ink = [...sum.querySelectorAll("b, svg")].map((part) => part.getBoundingClientRect());
            const [panel, combo] = [root.querySelector(".sw-panel"), slot.querySelector(".sw-combo")];
            const [from, to] = [panel, combo].map((part) => part.getBoundingClientRect().left);
            return ink.every(({ left, right }) => left >= from && right <= to);
        })"""
    )
    assert sides == [True] * 6


def test_a_text_that_leaves_no_room_for_the_combos_is_folded_until_it_is_asked_for(
    page: Page,
) -> None:
    stage = opened(page, "hordes_of", NOTEBOOK, 768)
    text = stage.root.locator(".sw-lesson-text")
    folded = text.evaluate("(text) => text.clientHeight < text.scrollHeight")
    assert folded
    stage.root.locator(".sw-lesson-more").click()
    assert text.evaluate("(text) => text.clientHeight >= text.scrollHeight - 1")
