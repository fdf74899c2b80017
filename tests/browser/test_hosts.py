"""Every place where the widget can be shown: it appears, it plays, and nothing complains."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.exported import Exported
from tests.browser.lab import Notebook7
from tests.browser.marimo_app import Marimo

GAME = """from sw_widget import Game, SmallWorld
game = Game(players=["Ann", "Ben"], seed=8)
game.play("pick", slot=0)
world = SmallWorld(game)"""


def test_notebook_7(notebook7: Notebook7, page: Page) -> None:
    notebook = notebook7.show(page, GAME, "world")
    page.locator(".sw-widget .sw-target").first.click()
    expect(page.locator(".sw-widget")).to_have_attribute("data-version", "2")
    assert notebook.ask("game.log[-1]['do']") == "conquer"


def test_marimo(marimo: Marimo, page: Page) -> None:
    app = marimo.show(page, GAME, "import marimo as mo\nmo.ui.anywidget(world)")
    page.locator(".sw-widget .sw-target").first.click(timeout=60_000)
    expect(page.locator(".sw-widget")).to_have_attribute("data-version", "2")
    assert app.ask("game.log[-1]['do']") == "conquer"


def test_an_exported_page(exported: Exported, page: Page) -> None:
    exported.show(page, GAME, "world")
    page.locator(".sw-widget .sw-target").first.hover()
    expect(page.locator(".sw-total td").first).to_be_visible()
