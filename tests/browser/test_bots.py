"""A bot's turn on the stage: it plays by itself, can be paused and skipped, and says what it did."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sw_widget import SmallWorld
from sw_widget.engine.position import Position
from tests.browser.axe import find_faults
from tests.browser.stage import Stage
from tests.widget.samples import play_until


@pytest.fixture
def stage(page: Page) -> Stage:
    """Ann is about to end her turn; then a bot plays for Ben."""
    page.set_viewport_size({"width": 1366, "height": 768})
    game = play_until(
        5, lambda game: game.turn >= 3 and game.to_act.player == 0 and "end_turn" in game.legal.kinds
    )
    return Stage(page, SmallWorld(game, bots={1: "greedy"}))


def end_turn(stage: Stage) -> int:
    """End Ann's turn; how many steps there are then."""
    steps = stage.widget.game.steps
    stage.root.locator('[data-kind="end_turn"]').click()
    expect(stage.root).to_have_attribute("data-bots", "playing")
    return steps + 1


def held_by_ben(position: Position) -> set[int]:
    return {n for n, race in enumerate(position.holder) if race >= 0 and position.owner[race] == 1}


def test_it_plays_by_itself_and_what_it_took_stays_marked(stage: Stage) -> None:
    game = stage.widget.game
    first = end_turn(stage)
    before = held_by_ben(game.at(first))
    expect(stage.root.locator(".sw-bot-turn")).to_be_hidden()
    assert game.to_act.player == 0
    moves = stage.root.locator(".sw-bot-moves li")
    expect(moves).to_have_count(game.steps - first)
    for line in moves.locator(".sw-reason").all_inner_texts():
        assert re.fullmatch(r"[^.]+\.", line), "one sentence each"
    now = held_by_ben(game.position)
    marks = stage.root.locator(".sw-taken")
    expect(marks).to_have_count(len(now - before))
    assert now - before
    # What still moves is half seen: its colours are judged when it has gone.
    expect(stage.root.locator(".sw-earned")).to_have_count(0)
    assert find_faults(stage) == []
    # Until Ann acts.
    stage.root.locator('[data-kind="stop"]').click()
    expect(marks).to_have_count(0)
    expect(stage.root.locator(".sw-bot-moves")).to_be_hidden()


def test_it_is_paused_stepped_through_and_goes_on(stage: Stage) -> None:
    game = stage.widget.game
    end_turn(stage)
    pause = stage.root.locator('[data-key="bot-pause"]')
    step = stage.root.locator('[data-key="bot-step"]')
    expect(step).to_be_hidden()
    pause.click()
    expect(stage.root).to_have_attribute("data-bots", "paused")
    # What was asked for before is done still.
    stage.settle()
    steps = game.steps
    stage.page.wait_for_timeout(1500)
    assert game.steps == steps
    step.click()
    expect(stage.root).to_have_attribute("data-step", str(steps + 1))
    stage.page.wait_for_timeout(1000)
    assert game.steps == steps + 1
    pause.click()
    # It plays on, perhaps further than the next step until it is asked for that.
    stage.page.wait_for_function(
        "(steps) => Number(document.querySelector('.sw-widget').dataset.step) > steps", arg=steps + 1
    )


def test_it_is_skipped(stage: Stage) -> None:
    game = stage.widget.game
    first = end_turn(stage)
    # One move may be under way, and the click counts all the same; no other comes by itself.
    stage.page.evaluate("globalThis.swBotPace = 1e9")
    stage.root.locator('[data-key="bot-turn"]').click()
    expect(stage.root.locator(".sw-bot-turn")).to_be_hidden()
    assert game.to_act.player == 0
    expect(stage.root.locator(".sw-bot-moves li")).to_have_count(game.steps - first)


def test_its_buttons_lie_over_nothing_else(stage: Stage) -> None:
    end_turn(stage)
    stage.root.locator('[data-key="bot-pause"]').click()
    expect(stage.root).to_have_attribute("data-bots", "paused")
    stage.settle()
    buttons = stage.root.locator(".sw-action-bar button:visible")
    boxes = [box for box in (button.bounding_box() for button in buttons.all()) if box]
    assert len(boxes) >= 6
    for n, one in enumerate(boxes):
        for other in boxes[n + 1 :]:
            apart_x = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            apart_y = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            assert apart_x or apart_y
    bar = stage.root.locator(".sw-action-bar").bounding_box()
    assert bar and all(
        bar["x"] < box["x"] and box["x"] + box["width"] < bar["x"] + bar["width"] for box in boxes
    )


def test_two_views_of_it_do_not_quarrel(stage: Stage) -> None:
    stage.page.evaluate("() => { window.show(); }")
    end_turn(stage)
    both = stage.page.locator(".sw-widget")
    expect(both).to_have_count(2)
    for n in range(2):
        expect(both.nth(n).locator(".sw-bot-turn")).to_be_hidden()
    assert stage.widget.game.to_act.player == 0
    expect(stage.page.locator('.sw-notice[data-kind="stale"]')).to_have_count(0)
