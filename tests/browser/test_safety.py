"""What must never happen: acting twice, or on an old picture; silence; strangers' markup; secrets told."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sw_widget import Game, SmallWorld
from tests.browser.expected_page import at_rest, done, reaches
from tests.browser.mouse_player import Person
from tests.browser.stage import Stage, traits
from tests.widget.samples import GAMES

EVIL = "<img src=x onerror=broken=1>"


@pytest.fixture
def stage(page: Page) -> Stage:
    page.set_viewport_size({"width": 1100, "height": 1500})
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    return Stage(page, SmallWorld(game))


@pytest.fixture
def person(stage: Stage) -> Person:
    return Person(stage.page, stage.root, Random(1))


def test_a_double_click_on_a_region_acts_once(stage: Stage, person: Person) -> None:
    steps = stage.widget.game.steps
    region = stage.root.locator(f'[data-region="{stage.widget.game.targets()[0]}"]')
    box = region.bounding_box()
    assert box
    stage.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stage.settle()
    assert stage.widget.game.steps == steps + 1
    stage.agree()


def test_a_double_click_on_a_button_acts_once(stage: Stage) -> None:
    """Python answers within a double click: what comes next may stand in the same place by then."""
    for kind in ("stop", "end_turn"):
        button = stage.root.locator(f'.sw-choices [data-kind="{kind}"]')
        if button.get_attribute("aria-disabled") == "true":
            stage.root.locator('[data-key="spread:0"]').click()
            expect(button).not_to_have_attribute("aria-disabled", "true")
        button.scroll_into_view_if_needed()
        stage.settle()
        box, steps, version = button.bounding_box(), stage.widget.game.steps, at_rest(stage.root)
        assert box
        stage.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert reaches(stage.root, version + 1)
        stage.page.mouse.down(click_count=2)
        stage.page.mouse.up(click_count=2)
        stage.settle()
        assert stage.widget.game.steps == steps + 1, f"a double click on {kind} did more than that"
        stage.agree()


def test_an_old_picture_is_refused_and_redrawn(stage: Stage, person: Person) -> None:
    first, second, *_ = stage.widget.game.targets()
    stage.held_back = True
    stage.widget.game.play("conquer", region=first)
    stage.held_back = False
    steps = stage.widget.game.steps
    person.click_region(second)
    expect(stage.root.locator('.sw-notice[data-kind="stale"]')).to_be_visible()
    assert stage.widget.game.steps == steps
    stage.agree()


def test_what_goes_wrong_in_python_is_shown(
    stage: Stage, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_given: object, **_more: object) -> None:
        raise RuntimeError(f"no such luck {EVIL}")

    monkeypatch.setattr(stage.widget.game, "play", fail)
    person.click_region(stage.widget.game.targets()[0])
    alarm = stage.root.get_by_role("alert")
    expect(alarm).to_contain_text(f"RuntimeError: no such luck {EVIL}")
    expect(alarm).to_have_attribute("data-kind", "error")
    monkeypatch.undo()
    person.act()
    stage.agree()


def test_what_is_not_possible_says_why(stage: Stage, person: Person) -> None:
    game = stage.widget.game
    region = next(id for id in game.board.map.index if game.why_not({"do": "conquer", "region": id}))
    reason = game.why_not({"do": "conquer", "region": region})
    assert reason is not None
    person.click_region(region)
    expect(stage.root.locator('.sw-notice[data-kind="refused"]')).to_contain_text(reason.sentence)
    assert len(stage.messages) == 1, "only the greeting was sent"


@pytest.mark.usefixtures("own_window")
def test_python_that_is_slow_or_gone_is_shown(page: Page) -> None:
    page.clock.install()
    page.set_viewport_size({"width": 1100, "height": 1500})
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    stage = Stage(page, SmallWorld(game))
    person = Person(page, stage.root, Random(1))
    expect(stage.root).to_have_attribute("data-kernel", "idle")
    stage.deaf = True
    person.click_region(game.targets()[0])
    page.clock.fast_forward(1000)
    expect(stage.root).to_have_attribute("data-kernel", "busy")
    page.clock.fast_forward(10_000)
    expect(stage.root).to_have_attribute("data-kernel", "lost")
    expect(stage.root.locator(".sw-connection")).not_to_be_empty()
    stage.deaf = False
    person.click_region(game.targets()[0])
    expect(stage.root).to_have_attribute("data-kernel", "idle")
    expect(stage.root.locator(".sw-connection")).to_be_empty()
    stage.agree()


def test_names_with_markup_are_shown_as_text(page: Page) -> None:
    board = {
        "regions": {
            "a": {"terrain": "hill", "border": True, "name": f"Hill {EVIL}"},
            "b": {"terrain": "farmland", "border": True, "name": "<b>Field</b>"},
        },
        "edges": [["a", "b"]],
    }
    scenario = {
        "format": "sw-scenario/1",
        "title": f"Title {EVIL}",
        "text": f"Text {EVIL}",
        "board": board,
        "players": [{"name": f"Ann {EVIL}"}, {"name": "<b>Ben</b>"}],
    }
    stage = Stage(page, SmallWorld(scenario=scenario))
    person = Person(page, stage.root, Random(2))
    for _ in range(8):
        person.act()
    expect(stage.root.locator(".sw-players")).to_contain_text(f"Ann {EVIL}")
    expect(stage.root.locator(".sw-players")).to_contain_text("<b>Ben</b>")
    assert stage.root.locator("img").count() == 0
    assert page.evaluate("() => window.broken") is None


def two_games_that_differ_in_secrets() -> list[Game]:
    """The same to Ann's eyes: Ben has other coins, the stacks lie otherwise, another die is to come."""
    games = []
    for secret in (False, True):
        scenario: dict[str, Any] = deepcopy(GAMES["pick"]().scenario or {})
        for stack in ("race_stack", "power_stack"):
            # The first one is seen as soon as a combo is taken.
            first, *rest = scenario[stack]
            scenario[stack] = [first, *reversed(rest)] if secret else [first, *rest]
        scenario["players"] = [{"name": "Ann", "coins": 9}, {"name": "Ben", "coins": 83 if secret else 47}]
        scenario["dice"] = [3, 2, 1] if secret else [0, 0, 0]
        scenario["seed"] = 99 if secret else 7
        games.append(Game.from_scenario(scenario))
    return games


def drawn(stage: Stage) -> str:
    """The whole page. The pointer is moved off, and sizes are left out: they depend on where it has been."""
    stage.page.mouse.move(0, 0)
    stage.settle()
    # Patterns and groups of radio buttons have made-up names.
    return re.sub(r' style="[^"]*"|sw-[0-9a-z]{9,}', "", stage.root.inner_html())


def test_what_the_viewer_may_not_know_is_not_in_the_page(page: Page) -> None:
    told: list[list[str]] = []
    for game in two_games_that_differ_in_secrets():
        world = SmallWorld(game, viewer=0)
        tab = page.context.new_page()
        tab.set_viewport_size({"width": 1100, "height": 1500})
        # What moves is drawn at another moment in each of them.
        tab.emulate_media(reduced_motion="reduce")
        stage = Stage(tab, world)
        person = Person(tab, stage.root, Random(3))
        told.append([])
        for key in ("take/1", None, None, "choice:stop"):
            if key is None:
                done(stage.root, partial(person.click_region, game.targets()[0]))
            else:
                done(stage.root, stage.root.locator(f'[data-key^="{key}"]:visible').first.click)
            stage.agree()
            expect(stage.root.locator('li[data-player="1"] [data-coins]')).to_have_attribute(
                "data-coins", "hidden"
            )
            # Which region was pressed comes from the page itself, a little after what the press asked for.
            sent = {name: value for name, value in traits(world).items() if name != "selected_region"}
            told[-1].append(json.dumps(sent, sort_keys=True))
            told[-1].append(drawn(stage))
    assert told[0] == told[1]


OUTSIDE = """(root) => {
    const right = root.getBoundingClientRect().right + 1;
    const clips = (element) => element !== root && getComputedStyle(element).overflowX !== "visible";
    const clipped = (element) => element !== root && (clips(element) || clipped(element.parentElement));
    return [...root.querySelectorAll("*")]
        .filter((element) => !element.closest("svg") && element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().right > right && !clipped(element.parentElement))
        .map((element) => element.className || element.tagName);
}"""


@pytest.mark.parametrize("width", [1100, 600, 400])
def test_long_words_are_broken(page: Page, width: int) -> None:
    """Nothing sticks out of the widget, however long a name without a space is."""
    page.set_viewport_size({"width": width, "height": 1500})
    board = {
        "regions": {
            "a": {"terrain": "hill", "border": True, "name": "M" * 40},
            "b": {"terrain": "farmland", "border": True, "name": "W" * 40},
        },
        "edges": [["a", "b"]],
    }
    scenario = {
        "format": "sw-scenario/1",
        "title": "W" * 200,
        "text": "W" * 500,
        "board": board,
        "players": [{"name": "W" * 60}, {"name": "M" * 60}],
    }
    stage = Stage(page, SmallWorld(scenario=scenario))
    person = Person(page, stage.root, Random(2))
    for _ in range(4):
        assert stage.root.evaluate(OUTSIDE) == []
        person.act()
    stage.open_everything()
    assert stage.root.evaluate(OUTSIDE) == []
