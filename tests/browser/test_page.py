"""The real bundle in a real browser, with the game behind it: what only a browser can show."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sw_widget import Game, SmallWorld
from tests.browser.stage import Stage


@pytest.fixture
def stage(page: Page) -> Stage:
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    return Stage(page, SmallWorld(game))


def test_a_click_conquers(stage: Stage) -> None:
    goal = stage.widget.game.targets()[0]
    cost = stage.widget.game.cost(goal)
    assert cost is not None
    stage.page.locator(f'[data-region="{goal}"]').click()
    tokens = stage.page.locator(f'[data-at="{goal}"] [data-player="0"] .sw-count')
    expect(tokens).to_have_text(str(cost.total))
    assert stage.widget.game.log[-1] == {"do": "conquer", "region": goal}
    assert stage.messages == [{"type": "play", "version": 1, "action": {"do": "conquer", "region": goal}}]


def test_the_keyboard_alone_is_enough(stage: Stage) -> None:
    page, game = stage.page, stage.widget.game
    for _ in range(3):  # buttons, if any, come after the map
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.hasAttribute('data-region')"):
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    goal = page.evaluate("() => document.activeElement.getAttribute('data-region')")
    assert goal in game.targets() and stage.widget.selected_region == goal
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-at="{goal}"] [data-player="0"]')).to_have_count(1)
    focused = page.evaluate("() => document.activeElement.getAttribute('data-region')")
    assert focused == goal, "a new picture must not take the focus away"
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.className") == "sw-choice", "Tab is never trapped"


def test_two_clicks_at_once_play_one(stage: Stage) -> None:
    """The second was made on a picture that the first has changed."""
    first, second, *_ = stage.widget.game.targets()
    stage.page.evaluate(
        """(ids) => ids.forEach((id) =>
            document.querySelector(`[data-region="${id}"]`).dispatchEvent(new MouseEvent("click")))""",
        [first, second],
    )
    expect(stage.page.locator(".sw-notice")).to_have_attribute("data-kind", "stale")
    assert [action["do"] for action in stage.widget.game.log] == ["pick", "conquer"]
    expect(stage.page.locator(f'[data-at="{first}"] [data-player="0"]')).to_have_count(1)


def test_pointing_explains_without_asking_python(stage: Stage) -> None:
    goal = stage.widget.game.targets()[0]
    stage.page.locator(f'[data-region="{goal}"]').hover()
    expect(stage.page.locator(".sw-total td").first).to_have_text(str(stage.widget.game.cost(goal).total))
    assert stage.messages == []


def test_a_second_view_shows_the_same_game(stage: Stage) -> None:
    stage.page.evaluate("() => { window.show(); }")
    goal = stage.widget.game.targets()[0]
    stage.page.locator(f'[data-region="{goal}"]').first.click()
    expect(stage.page.locator(f'[data-at="{goal}"] [data-player="0"]')).to_have_count(2)
    ids = stage.page.evaluate("() => [...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_names_and_pieces_lie_inside_their_region(page: Page, players: int) -> None:
    """Every name and piece is drawn over the ground of the region that it belongs to."""
    game = Game(players=["Ann", "Ben", "Cleo", "Dan", "Eve"][:players], seed=8)
    game.play("pick", slot=0)
    Stage(page, SmallWorld(game))
    astray = page.evaluate(
        """() => [...document.querySelectorAll(".sw-place")].flatMap((place) => {
            const ground = document.querySelector(`[data-region="${place.dataset.at}"] .sw-ground`);
            const toGround = ground.getScreenCTM().inverse();
            const parts = place.querySelectorAll(".sw-name, .sw-piece, .sw-cost");
            return [...parts].filter((part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toGround);
                return !ground.isPointInFill(middle);
            }).map(() => place.dataset.at);
        })"""
    )
    assert astray == []


def test_a_narrow_page_puts_the_panel_below(stage: Stage) -> None:
    stage.page.set_viewport_size({"width": 480, "height": 900})
    board = stage.page.locator(".sw-board").bounding_box()
    panel = stage.page.locator(".sw-panel").bounding_box()
    assert board and panel and panel["y"] >= board["y"] + board["height"]
