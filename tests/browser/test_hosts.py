"""The other places where the widget is shown: Notebook 7, marimo, and an exported page without Python."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from sw_widget import Game
from tests.browser.expected_page import agree
from tests.browser.exported import Exported
from tests.browser.lab import Notebook7, OpenNotebook
from tests.browser.marimo_app import Marimo, OpenApp
from tests.browser.mouse_player import Person

GAME = """from sw_widget import SmallWorld
world = SmallWorld(players=["Ann", "Ben"], seed=8)"""
TRUTH = "from tests.browser.expected_page import truth"


def play_a_turn(page: Page, opened: OpenNotebook | OpenApp) -> None:
    """From the first pick until the other player has to decide, compared after every step."""
    root = page.locator(".sw-widget")
    expect(root).to_be_visible()
    person = Person(page, root, Random(8))
    while (true := agree(root, lambda: opened.ask("truth(world)")))["player"] == 0:
        person.act()
        assert sum(person.phases.values()) < 30, "a turn that does not end"
    assert true["phase"] == "pick"
    assert {"pick", "conquest", "redeploy"} <= set(person.phases)


def test_a_turn_in_notebook_7(notebook7: Notebook7, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 1700})
    notebook = notebook7.show(page, TRUTH, GAME, "world")
    play_a_turn(page, notebook)
    assert notebook.count_cells() == 3


def test_a_turn_in_marimo(marimo: Marimo, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 1700})
    show = "import marimo as mo\nmo.ui.anywidget(world)"
    app = marimo.show(page, TRUTH, GAME, show, names=("world", "truth"))
    play_a_turn(page, app)


def test_an_exported_page_explains_without_python(exported: Exported, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 1700})
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    exported.show(page, GAME + "\nworld.game.play('pick', slot=0)", "world")
    root = page.locator(".sw-widget")
    expect(root).to_be_visible()
    goal = game.targets()[0]
    cost = game.cost(goal)
    assert cost is not None
    person = Person(page, root, Random(8))
    person.point_at(goal)
    why = root.locator(".sw-region-explanation")
    for line in cost.lines:
        expect(why).to_contain_text(line.sentence)

    # It says that there is no Python, and clicks change nothing.
    expect(root).to_have_attribute("data-kernel", "none")
    expect(root.locator(".sw-connection")).not_to_be_empty()
    person.click_region(goal)
    person.point_at(goal)
    expect(why).to_contain_text(game.board[goal].name)
    expect(root).to_have_attribute("data-shown", "2")
