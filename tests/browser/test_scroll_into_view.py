"""A widget that has just been drawn is in view, on a small screen, too."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import APP, Lab, OpenNotebook

TUTORIAL = Path(__file__).resolve().parents[2] / "tutorials" / "01_first_conquest.ipynb"
SMALL_SCREEN = {"width": 1366, "height": 768}
# Longer than a widget scrolls itself into view.
SETTLED_MS = 2500
WHOLLY_IN_VIEW = """(cell) => {
    if (!cell.querySelector(".sw-widget")) return false;
    const view = document.querySelector(".jp-WindowedPanel-outer").getBoundingClientRect();
    const { top, bottom } = cell.querySelector(".sw-widget").getBoundingClientRect();
    return top >= view.top - 1 && bottom <= view.bottom + 1;
}"""


def run_cell_with(page: Page, notebook: OpenNotebook, wanted: str) -> Locator:
    """Run the cell with these words in it, and wait until all of its widget is in view and stays there."""
    index = next(i for i, (kind, text) in enumerate(notebook.cells()) if kind == "code" and wanted in text)
    page.evaluate(f"(index) => {APP}.content.scrollToItem(index, 'smart')", index)
    cell = page.locator(f'.jp-Notebook .jp-Cell[data-windowed-list-index="{index}"]')
    notebook.run_cell(index)
    expect(cell.locator(".sw-widget .sw-lesson")).to_be_visible()
    page.wait_for_function(WHOLLY_IN_VIEW, arg=cell.element_handle())
    page.wait_for_timeout(SETTLED_MS)
    return cell


def test_the_map_of_a_cell_that_was_run_is_in_view_and_run_all_scrolls_nothing(lab: Lab, page: Page) -> None:
    page.set_viewport_size(SMALL_SCREEN)
    notebook = lab.open(page, TUTORIAL)
    for lesson in ("t01-first", "t01-signs"):
        cell = run_cell_with(page, notebook, lesson)
        assert cell.evaluate(WHOLLY_IN_VIEW), lesson
    notebook.run_all()
    notebook.finished()
    page.evaluate(f"() => {APP}.content.scrollToItem(0, 'start')")
    page.wait_for_timeout(SETTLED_MS)
    first = page.locator(".jp-Notebook .jp-Cell", has=page.locator(".sw-widget")).first
    expect(first.locator(".sw-widget")).to_be_attached()
    assert not first.evaluate(WHOLLY_IN_VIEW)
