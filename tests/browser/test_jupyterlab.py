"""The first tutorial in a real JupyterLab: a click reaches the kernel, and the page shows what it did."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials"


def test_a_conquest_by_click(lab: Lab, page: Page) -> None:
    notebook = lab.open(page, TUTORIALS / "01_first_conquest.ipynb")
    notebook.run_all()
    board = page.locator(".sw-widget .sw-board")
    expect(board).to_be_visible(timeout=60_000)
    notebook.finished()
    assert not notebook.errors()

    # The last cells have played on: the page must show the kernel's game, not the one it began with.
    targets = notebook.ask("game.targets()")
    marked = page.locator(".sw-widget .sw-target")
    expect(marked).to_have_count(len(targets))
    assert {mark.get_attribute("data-region") for mark in marked.all()} == set(targets)

    goal = targets[0]
    cost = notebook.ask(f"game.cost({goal!r}).total")
    place = page.locator(f'.sw-widget [data-at="{goal}"]')
    expect(place.locator(".sw-cost")).to_have_text(str(cost))
    page.locator(f'.sw-widget [data-region="{goal}"] .sw-ground').scroll_into_view_if_needed()
    page.locator(f'.sw-widget [data-region="{goal}"]').click()

    expect(place.locator("[data-player='0'] .sw-count")).to_have_text(str(cost), timeout=15_000)
    expect(page.locator(".sw-widget .sw-notice")).to_have_attribute("data-kind", "done")
    held = notebook.ask(f"game.scene()['regions'][{goal!r}]")
    assert (held["player"], held["race"], held["tokens"]) == (0, "giants", cost)
    assert notebook.ask("game.log[-1]") == {"do": "conquer", "region": goal}
    assert notebook.ask("world.snapshot['version']") == int(
        page.locator(".sw-widget").get_attribute("data-version") or 0
    )

    # Keys on the map are the map's: in a notebook, "d d" would delete the cell.
    cells = notebook.count_cells()
    page.locator(f'.sw-widget [data-region="{goal}"]').focus()
    page.keyboard.press("d")
    page.keyboard.press("d")
    assert notebook.count_cells() == cells

    # The other way: what Python plays appears on the page.
    assert notebook.ask("[game.undo(), world.refresh()][1]") is None
    expect(place.locator(".sw-cost")).to_have_text(str(cost))
