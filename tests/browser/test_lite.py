"""The site that needs no Python: everything runs in the browser, and nothing comes from anywhere else.

It is opened cold, in a window that can reach this machine only. The tutorials themselves are run with
nbval; here it matters that one opens, that its board is played on, and that what needs other
packages, or much time, works there as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from docs._ext.tryit import cell_link, notebook_link, position_line
from sw_widget import Game
from tests.browser.expected_page import done
from tests.browser.lite import Lite, LiteNotebook, LitePrompt


@pytest.fixture(scope="module")
def lite() -> Iterator[Lite]:
    site = Lite()
    yield site
    site.stop()


@pytest.fixture
def train(page: Page) -> Page:
    """A page without a network: whatever is not on this machine is refused (and complained about later)."""

    def decide(route: Route) -> None:
        here = urlsplit(route.request.url).hostname == "127.0.0.1"
        route.continue_() if here else route.abort()

    page.context.route("**/*", decide)
    return page


BOT_AND_CHART = """from sw_widget import Game, charts
game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
plan = game.best_turn().best.play(game.what_if("The best turn"))
plan.adopt()
beside = SmallWorld(game, bots={1: "planner"})
beside.let_play()
charts.waterfall(game.last_score)"""

SOLVED = [["t01-first", "solved"]]


def test_a_tutorial_and_a_board_by_its_code_open_and_are_played(lite: Lite, train: Page) -> None:
    the_first_tutorial_opens_and_is_played(lite, train)
    # The page is left, and its Python ends. What was learnt there is kept by the browser.
    a_board_opens_by_its_code(lite, train)
    what_was_learnt_is_there_to_be_handed_in(train)


def the_first_tutorial_opens_and_is_played(lite: Lite, train: Page) -> None:
    # High enough for all of it: JupyterLab takes cells off the page that are out of sight.
    train.set_viewport_size({"width": 1400, "height": 8000})
    train.goto(lite.url + notebook_link("01_first_conquest.ipynb"))
    notebook = LiteNotebook(train)
    notebook.run_first_code()
    assert notebook.errors() == []
    assert notebook.ask("__import__('sys').platform") == "emscripten"

    # Its first board is `world`, a lesson to click on.
    world = train.locator(".sw-widget").first
    player, _ = notebook.ask("world.game.to_act")
    target = notebook.ask("world.game.targets()[0]")
    done(world, world.locator(f'.sw-region[data-region="{target}"]').click)
    assert notebook.ask(f"world.game.scene()['regions']['{target}']['player']") == player
    # That was the goal of the lesson, and to note it is no trouble.
    expect(world.locator(".sw-lesson")).to_have_attribute("data-state", "solved")
    expect(world.locator('.sw-notice[data-kind="error"]')).to_have_count(0)

    # The search finds a turn, a bot chooses for Ben (the first choice was Ann's), and a chart is drawn.
    notebook.add_cell(BOT_AND_CHART)
    expect(train.locator(".js-plotly-plot")).to_contain_text("Total")
    assert notebook.errors() == []
    assert notebook.ask("[plan.steps > 1, 'pick' in [action['do'] for action in game.log[1:]]]") == [
        True,
        True,
    ]


def a_board_opens_by_its_code(lite: Lite, train: Page) -> None:
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    game.play("conquer", region="5")
    train.set_viewport_size({"width": 1400, "height": 1000})
    train.goto(lite.url + cell_link(position_line(game.code)))
    expect(train.get_by_text("Python is starting")).to_be_visible()
    world = train.locator(".sw-widget")
    expect(world).to_be_visible(timeout=LiteNotebook.patience_ms)
    expect(train.get_by_text("Python is starting")).to_have_count(0)
    # What decides is at the top of the widget; a console by itself would show its end.
    expect(world.locator(".sw-action-bar .sw-choices")).to_be_in_viewport(ratio=1)
    region = world.locator('.sw-region[data-region="1"]')
    region.click()
    expect(region).to_have_accessible_name(re.compile("1 Giant"))


def what_was_learnt_is_there_to_be_handed_in(train: Page) -> None:
    """In whatever folder a notebook lies, and in the prompt, which has none."""
    prompt = LitePrompt(train)
    home = "__import__('sw_widget').Progress.home('Cleo')"
    assert prompt.ask(f"[[noted['lesson'], noted['state']] for noted in {home}.records()]") == SOLVED
    handed_in = prompt.ask(f"{home}.export('cleo.json') or __import__('json').load(open('cleo.json'))")
    assert handed_in["name"] == "Cleo"
    assert [[noted["lesson"], noted["state"]] for noted in handed_in["records"]] == SOLVED
