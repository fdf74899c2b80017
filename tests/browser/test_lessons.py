"""Lessons, driven as a person does it, with the game behind the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sw_widget import SmallWorld
from sw_widget.teach.learners.progress import Progress
from tests.amount import and_in_long
from tests.browser import expected_page
from tests.browser.axe import find_faults
from tests.browser.stage import Stage
from tests.widget.lessons import CHOICE, COST, NUMBER, TARGETS, ford, tarn

WHAT_IF = re.compile(r"\bsw-what-if\b")


@pytest.fixture(params=and_in_long(1000, others=[600]))
def room(page: Page, request: pytest.FixtureRequest) -> Page:
    page.set_viewport_size({"width": request.param + 32, "height": 1300})
    page.emulate_media(reduced_motion="reduce")
    return page


# For what depends on the width.
both_widths = pytest.mark.parametrize("room", [1000, 600], ids=["wide", "narrow"], indirect=True)


def opened(page: Page, *lessons: Any) -> Stage:
    return Stage(page, SmallWorld(lesson=list(lessons), progress=Progress()))


def key(stage: Stage, name: str) -> Locator:
    return stage.root.locator(f'[data-key="{name}"]')


def done(stage: Stage, act: Callable[[], object]) -> None:
    """Do it, and wait until all of the page shows what came of it."""
    # Another lesson is another page: what is done on it must not fall on the one before.
    stage.settle()
    expected_page.done(stage.root, act)


def press(stage: Stage, button: Locator) -> None:
    done(stage, button.click)


def take(stage: Stage, region: str) -> None:
    done(stage, lambda: stage.root.locator(f'[data-region="{region}"]').press("Enter"))


def option(stage: Stage, text: str) -> Locator:
    return stage.root.locator(".sw-option", has_text=text)


def lesson(stage: Stage) -> Locator:
    return stage.root.locator(".sw-lesson")


def test_an_exercise_is_answered_wrongly_and_then_rightly(room: Page) -> None:
    stage = opened(room, ford(COST))
    question = lesson(stage).locator(".sw-question")
    expect(question).to_contain_text("How many tokens does it take the Humans to conquer ford?")
    expect(stage.root.locator(".sw-ring")).to_have_count(1)
    expect(stage.root.locator(".sw-ledger")).to_have_count(0)
    expect(stage.root.locator(".sw-target")).to_have_count(0)
    wrong = option(stage, "2 tokens")
    press(stage, wrong)
    expect(wrong).to_have_attribute("aria-disabled", "true")
    expect(question.locator(".sw-option-say")).to_have_count(1)
    expect(wrong).to_be_focused()
    press(stage, option(stage, "3 tokens"))
    told = lesson(stage).locator('.sw-lesson-feedback[data-kind="right"]')
    expect(told).to_be_focused()
    expect(told.locator(".sw-ledger .sw-total")).to_contain_text("3")
    expect(question).to_have_count(0)
    # The map tells again, and can be played on.
    expect(stage.root.locator(".sw-target")).not_to_have_count(0)


def test_nothing_on_the_page_or_in_its_model_answers_an_open_question(room: Page) -> None:
    stage = opened(room, ford(COST, CHOICE))
    model = stage.page.evaluate("() => JSON.stringify(['snapshot', 'reasons', 'explore', 'blackboard']"
                                ".map((name) => window.model.get(name)))")  # fmt: skip
    sent = [json.loads(text) for text in json.loads(model)]
    assert all(region["cost"] is region["defence"] is None for region in sent[0]["regions"])
    assert sent[1]["ledgers"] == []
    assert "right" not in json.dumps(sent[3])
    for kind in ("costs", "incomes", "defences"):
        stage.open_tools()
        stage.root.locator(f'.sw-goggles-option:has(input[value="{kind}"])').click()
        expect(stage.root.locator(".sw-goggles-number[data-number]")).to_have_count(0)
    stage.root.locator('[data-region="ford"]').press("Enter")
    expect(stage.root.locator('.sw-notice[data-kind="refused"]')).to_contain_text("A question first")
    stage.root.locator(".sw-what-if-button").click(force=True)
    stage.settle()
    expect(stage.root).not_to_have_class(WHAT_IF)
    assert stage.widget.game.steps == 0


@both_widths
def test_a_lesson_is_failed_played_out_tried_again_and_solved(room: Page) -> None:
    stage = opened(room, ford(), tarn())
    take(stage, "wood")
    press(stage, stage.root.locator('.sw-choices [data-kind="stop"]'))
    expect(lesson(stage)).to_have_attribute("data-state", "failed")
    expect(lesson(stage).locator(".sw-lesson-feedback")).to_contain_text(
        "The wood took three of your four tokens"
    )
    expect(lesson(stage)).to_be_in_viewport()
    press(stage, key(stage, "lesson/play_out"))
    expect(stage.root).to_have_class(WHAT_IF)
    assert stage.widget.branch is not None
    assert stage.widget.branch.steps == 4
    # Move by move, with the way through the game.
    press(stage, key(stage, "back").first)
    expect(stage.root).to_have_class(re.compile(r"\bsw-past\b"))
    press(stage, key(stage, "lesson/back"))
    expect(stage.root).not_to_have_class(WHAT_IF)
    press(stage, key(stage, "lesson/again"))
    expect(lesson(stage)).to_have_attribute("data-state", "playing")
    assert stage.widget.game.steps == 0
    press(stage, key(stage, "lesson/hint"))
    expect(lesson(stage).locator(".sw-hints li")).to_have_text(["Look at what stands there."])
    take(stage, "ford")
    expect(lesson(stage)).to_have_attribute("data-state", "solved")
    expect(lesson(stage).locator(".sw-lesson-taught").last).to_have_text("Lost Tribe")
    expect(lesson(stage).get_by_role("status")).to_have_count(0)
    expect(stage.root.locator(".sw-lesson + [role=status]")).to_contain_text("Solved")


def test_the_next_lesson_lies_on_its_own_board(room: Page) -> None:
    stage = opened(room, ford(), tarn())
    take(stage, "ford")
    key(stage, "lesson/next").click()
    expect(stage.root.locator("[data-region]")).to_have_count(2)
    expect(lesson(stage)).to_contain_text("Up to the tarn")
    take(stage, "tarn")
    expect(lesson(stage)).to_have_attribute("data-state", "solved")
    lesson(stage).get_by_role("combobox").select_option("0")
    expect(stage.root.locator("[data-region]")).to_have_count(5)
    expect(lesson(stage)).to_have_attribute("data-state", "playing")


@both_widths
def test_half_a_redeployment_stays_with_its_lesson(room: Page) -> None:
    """What is put down belongs to one board; on the next one it would be no region at all."""
    ends = {"success": {"at_least": {"tokens": {"ford": 4}}}, "mistakes": [
        {"line": [{"do": "decline"}], "say": "Not now."}
    ], "solutions": [[{"do": "conquer", "region": "ford"}, {"do": "stop"},
                      {"do": "redeploy", "tokens": {"gate": 1, "ford": 4}}]]}  # fmt: skip
    stage = opened(room, ford(**ends), tarn())
    take(stage, "ford")
    press(stage, stage.root.locator('.sw-choices [data-kind="stop"]'))
    stage.root.locator(".sw-stepper .sw-put-one:not([aria-disabled=true])").first.click()
    expect(stage.root.locator(".sw-unsent")).not_to_have_count(0)
    lesson(stage).get_by_role("combobox").select_option("1")
    expect(stage.root.locator("[data-region]")).to_have_count(2)
    take(stage, "tarn")
    assert stage.widget.game.log == [{"do": "conquer", "region": "tarn"}]


def test_all_of_it_goes_by_keyboard(room: Page) -> None:
    stage = opened(room, ford(CHOICE, NUMBER, TARGETS), tarn())
    page = stage.page

    def enter(press: str = "Enter") -> None:
        done(stage, lambda: page.keyboard.press(press))
        assert stage.root.evaluate("root => root.contains(document.activeElement)"), "the focus is lost"

    def tab_to(target: Locator) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if target.evaluate("(element) => element === document.activeElement"):
                return
        raise AssertionError("no way there with Tab")

    tab_to(option(stage, "Nothing at all"))
    enter()
    tab_to(option(stage, "Elves in decline"))
    enter()
    expect(lesson(stage).locator(".sw-lesson-feedback")).to_be_focused()
    tab_to(key(stage, "lesson/on"))
    enter()
    expect(lesson(stage).locator(".sw-question-text")).to_be_focused()
    tab_to(stage.root.locator("input.sw-typed"))
    page.keyboard.type("5")
    enter()
    expect(stage.root.locator("input.sw-typed")).to_be_focused()
    page.keyboard.type("4")
    enter()
    tab_to(key(stage, "lesson/on"))
    enter()
    for name in ("ford", "wood"):
        tab_to(lesson(stage).get_by_role("checkbox", name=name))
        page.keyboard.press("Space")
    tab_to(key(stage, "check/2"))
    enter()
    expect(lesson(stage)).to_have_attribute("data-state", "playing")
    take(stage, "wood")
    tab_to(stage.root.locator('.sw-choices [data-kind="stop"]'))
    enter()
    # From the bar the lesson is a few steps back.
    key(stage, "lesson/play_out").focus()
    enter()
    expect(lesson(stage).locator(".sw-lesson-feedback")).to_be_focused()
    tab_to(key(stage, "lesson/back"))
    enter()
    tab_to(key(stage, "lesson/again"))
    enter()
    take(stage, "ford")
    key(stage, "lesson/next").focus()
    page.keyboard.press("Enter")
    expect(stage.root.locator("[data-region]")).to_have_count(2)
    expect(lesson(stage).locator(".sw-lesson-goal")).to_be_focused()


def test_axe_finds_nothing_in_any_state(room: Page) -> None:
    stage = opened(room, ford(CHOICE, NUMBER, TARGETS), tarn())
    press(stage, option(stage, "Nothing at all"))
    assert find_faults(stage) == []
    press(stage, option(stage, "Elves in decline"))
    assert find_faults(stage) == []
    press(stage, key(stage, "lesson/on"))
    stage.root.locator("input.sw-typed").fill("9")
    press(stage, key(stage, "check/1"))
    assert find_faults(stage) == []
    press(stage, key(stage, "lesson/skip"))
    lesson(stage).get_by_role("checkbox", name="peak").check()
    press(stage, key(stage, "check/2"))
    assert find_faults(stage) == []
    press(stage, key(stage, "lesson/skip"))
    take(stage, "wood")
    press(stage, key(stage, "lesson/hint"))
    press(stage, stage.root.locator('.sw-choices [data-kind="stop"]'))
    assert find_faults(stage) == []
    press(stage, key(stage, "lesson/play_out"))
    assert find_faults(stage) == []
    press(stage, key(stage, "lesson/again"))
    take(stage, "ford")
    assert find_faults(stage) == []


@pytest.mark.parametrize("width", [1000, 600])
def test_nothing_is_cut_off(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width + 32, "height": 1300})
    stage = opened(
        page, ford(CHOICE, title="A title that is as long as a title can sensibly be made"), tarn()
    )
    expect(lesson(stage)).to_be_visible()
    stage.settle()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    panel = lesson(stage).bounding_box()
    assert panel is not None
    parts = "button:visible, select, h3, p:not(.sw-screen-reader-only)"
    for each in [*lesson(stage).locator(parts).all(), *stage.root.locator(".sw-lesson-buttons button").all()]:
        box = each.bounding_box()
        assert box is not None
        assert panel["x"] <= box["x"]
        assert box["x"] + box["width"] <= panel["x"] + panel["width"]


def test_names_of_combos_are_whole_beside_the_longest_sum(page: Page) -> None:
    page.set_viewport_size({"width": 944, "height": 900})
    stage = opened(page, "time-to-go")
    expect(lesson(stage).locator(".sw-question")).to_be_visible()
    stage.settle()
    names = stage.root.locator(".sw-combo-column :is(.sw-race-name, .sw-power-name)")
    cut = "names => names.filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent)"
    assert names.count() == 12 and names.evaluate_all(cut) == []


def test_whoever_reads_the_goal_sees_the_map(page: Page) -> None:
    # A notebook in JupyterLab on a small laptop; above the widget there is a cell, and some text perhaps.
    page.set_viewport_size({"width": 934 + 32, "height": 768})
    stage = opened(page, "t01-first")
    root, panel = stage.root, lesson(stage)
    expect(panel).to_have_css("margin-bottom", "0px")
    stage.settle()
    top = root.bounding_box()
    board, goal, bar = (
        root.locator(name).bounding_box() for name in (".sw-map-area", ".sw-lesson-goal", ".sw-action-bar")
    )
    assert top and board and goal and bar
    assert board["y"] - top["y"] < 150
    assert goal["x"] > board["x"] + board["width"] and goal["y"] < board["y"] + board["height"] / 2
    parts = ".sw-action-bar, .sw-lesson, .sw-map-area"
    order = f"(e) => [...e.querySelectorAll('{parts}')].map((part) => part.className)"
    assert root.evaluate(order) == ["sw-action-bar", "sw-map-area", "sw-lesson"]
    # Where there is no side it is below the map, and the keyboard stays where it was.
    key(stage, "lesson/hint").focus()
    stage.resize(700, 768)
    below, board = panel.bounding_box(), root.locator(".sw-map-area").bounding_box()
    assert below and board and below["y"] >= board["y"] + board["height"]
    expect(key(stage, "lesson/hint")).to_be_focused()


def test_nobody_sets_up_a_board_in_a_lesson(room: Page) -> None:
    stage = opened(room, ford())
    expect(lesson(stage)).to_be_visible()
    for name in ("editor/begin", "editor/back"):
        expect(key(stage, name)).to_be_hidden()


def test_two_views_of_a_lesson_go_together(page: Page) -> None:
    stage = opened(page, ford(CHOICE))
    page.evaluate("() => { window.show(); }")
    both = page.locator(".sw-widget")
    expect(both).to_have_count(2)
    both.nth(1).locator(".sw-option", has_text="Elves in decline").click()
    for n in (0, 1):
        expect(both.nth(n).locator(".sw-lesson")).to_have_attribute("data-state", "playing")
    assert page.evaluate("new Set([...document.querySelectorAll('[id]')].map((e) => e.id)).size"
                         " === document.querySelectorAll('[id]').length")  # fmt: skip
    assert stage.widget.lesson is not None
