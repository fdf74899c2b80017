"""The end of a game on the stage, with the coach and the report, at the size of a notebook on a laptop."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from sw_widget import Game, SmallWorld
from tests.browser.axe import find_faults
from tests.browser.stage import Stage
from tests.widget.samples import play_until


def nearly_over(players: tuple[str, ...]) -> Game:
    """A game whose last click is still to come."""
    game = play_until(9, lambda game: game.over and game.log[-1]["do"] == "end_turn", players)
    game.undo()
    return game


def in_panel(stage: Stage, part: Locator) -> bool:
    """Whether all of a part is seen in the panel, without scrolling."""
    box, panel = part.bounding_box(), stage.root.locator(".sw-panel").bounding_box()
    assert box and panel
    return panel["y"] <= box["y"] and box["y"] + box["height"] <= panel["y"] + panel["height"] + 1


@pytest.fixture
def open_stage(page: Page) -> Callable[[Game], Stage]:
    def open(game: Game) -> Stage:
        page.set_viewport_size({"width": 1366, "height": 768})
        stage = Stage(page, SmallWorld(game))
        stage.settle()
        return stage

    return open


@pytest.mark.parametrize(
    "players", [("Ann", "Ben"), ("Ann", "Ben", "Cleo", "Dan", "Eve")], ids=["two", "five"]
)
def test_the_end_shows_winner_and_chart_without_scrolling(
    open_stage: Callable[[Game], Stage], players: tuple[str, ...]
) -> None:
    game = nearly_over(players)
    stage = open_stage(game)
    place = stage.root.locator(".sw-map-area").bounding_box()
    ending = stage.root.locator(".sw-ending")
    expect(ending).to_be_hidden()
    stage.root.locator('[data-kind="end_turn"]').click()
    expect(ending).to_be_visible()
    assert game.over
    expect(ending.locator("h3")).to_contain_text("wins")
    stage.settle()
    for part in (
        "h3",
        ".sw-ending-result",
        ".sw-coin-chart",
        '[data-key="ending/report"]',
        '[data-key="ending/coach"]',
    ):
        assert in_panel(stage, ending.locator(part)), part
    expect(ending.locator("polyline")).to_have_count(len(players))
    assert stage.root.locator(".sw-map-area").bounding_box() == place, "the map stays where it is"
    assert find_faults(stage) == []
    # Looking back, the game goes on; with an undo, too.
    stage.root.locator('[data-key="undo"]').click()
    expect(ending).to_be_hidden()


def test_the_report_and_the_coach_are_in_the_panel(open_stage: Callable[[Game], Stage]) -> None:
    stage = open_stage(nearly_over(("Ann", "Ben")))
    stage.root.locator('[data-kind="end_turn"]').click()
    stage.settle()
    place = stage.root.locator(".sw-map-area").bounding_box()
    stage.root.locator('[data-key="ending/report"]').click()
    review = stage.root.locator(".sw-review")
    expect(review.locator("[data-chapter=outcome] table").first).to_be_visible()
    stage.settle()
    assert in_panel(stage, review.locator("h3"))
    review.locator('[data-key="review/points"]').click()
    expect(review.locator("[data-chapter=points] .sw-review-section").first).to_be_visible()
    assert find_faults(stage) == []
    review.locator('[data-key="review/close"]').click()
    expect(review).to_be_hidden()
    stage.root.locator('[data-key="ending/coach"]').click()
    expect(review).to_contain_text("End the turn")
    steps = stage.widget.game.steps
    review.locator('[data-key="review/before"]').click()
    expect(stage.root).to_have_attribute("data-step", str(steps - 1))
    # The move before is looked at when it is asked for; until then the page says that it is.
    stage.settle()
    expect(review.locator(".sw-review-section").first).to_be_visible()
    assert stage.widget.review["step"] == steps - 1
    assert find_faults(stage) == []
    assert stage.root.locator(".sw-map-area").bounding_box() == place, "the map stays where it is"


def test_the_coach_is_among_the_tools_in_any_game(open_stage: Callable[[Game], Stage]) -> None:
    stage = open_stage(play_until(3, lambda game: game.turn >= 2 and game.to_act.phase == "redeploy"))
    stage.root.locator('[data-key="more"]').click()
    stage.root.locator('[data-key="tool/coach"]').click()
    expect(stage.root.locator(".sw-more-sheet")).to_be_hidden()
    expect(stage.root.locator(".sw-review")).to_contain_text(stage.widget.game.coach(-1).title)
    # Whoever plays on has read it.
    stage.widget.game.play(stage.widget.game.legal.sample(Random(1)))
    expect(stage.root.locator(".sw-review")).to_be_hidden()
