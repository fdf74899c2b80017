"""A chart in JupyterLab: the picture is drawn, in the game's words, and nothing is fetched for it. A name
in what is told is no formula."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import Lab
from tests.browser.patience import PATIENCE_MS

PLAY = """from random import Random
from sw_widget import Game, charts
game, rng = Game(players=["Ann", "<b>Ben</b>"], seed=8), Random(8)
while not game.over:
    game.play(game.legal.sample(rng))"""

FORMULA = """from IPython.display import HTML
HTML("<p>A formula: $x^2$ and \\\\(y\\\\)</p>")"""
NO_FORMULA = """other = Game(players=["$x^2$", "\\\\(y\\\\)"], seed=8)
other.play("pick", slot=0).explain()"""


def names_are_no_formulas(page: Page) -> None:
    """JupyterLab looks for formulas in all HTML that it shows, as a plain paragraph proves."""
    outputs = page.locator(".jp-OutputArea-output")
    # A chart may tell of picks, too; this is text alone.
    texts = page.locator(".jp-OutputArea-output.jp-RenderedHTMLCommon")
    formula, told = outputs.filter(has_text="A formula:"), texts.filter(has_text="picks the")
    expect(told).to_have_count(1)
    expect(formula.locator("mjx-container")).to_have_count(2)
    expect(told).to_contain_text("$x^2$")
    expect(told.locator("mjx-container")).to_have_count(0)


# Whether the first chart has got narrower than that, and is drawn as wide as its place is now.
IS_NARROWER = """(before) => {
    const plot = document.querySelector(".js-plotly-plot");
    const { width } = plot.getBoundingClientRect();
    const drawn = plot.querySelector("svg.main-svg").getAttribute("width");
    return width < before && Math.round(width) === Number(drawn);
}"""


def read_first_bar(plot: Locator) -> None:
    """Point at the first bar until Plotly, which is drawn before it feels the pointer, tells what it is."""
    bar = plot.locator(".barlayer .point path").first
    late = time.monotonic() + PATIENCE_MS / 1000
    while not plot.locator(".hovertext").count() and time.monotonic() < late:
        plot.page.mouse.move(0, 0)
        # It lays a sheet over its bars that feels the pointer for them.
        bar.hover(force=True)
        plot.page.wait_for_timeout(100)


def test_charts_are_drawn_without_a_request_and_names_are_no_formulas(lab: Lab, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 3000})
    lab.show(page, PLAY, "charts.coins(game)", "charts.waterfall(game)", "charts.die()", FORMULA, NO_FORMULA)
    names_are_no_formulas(page)
    plots = page.locator(".js-plotly-plot")
    expect(plots).to_have_count(3)
    titles = ["Coins over the game", "Score of", "The odds of the die"]
    for number, title in enumerate(titles):
        plot = plots.nth(number)
        expect(plot.locator("svg.main-svg").first).to_be_visible()
        expect(plot.locator(".gtitle")).to_contain_text(title)
    expect(plots.first.locator(".scatterlayer .trace")).to_have_count(2)
    expect(plots.first.locator(".annotation-text", has_text="<b>Ben</b>")).to_have_count(1)
    # A person who points at a bar reads what it is.
    read_first_bar(plots.nth(2))
    expect(plots.nth(2).locator(".hovertext")).to_contain_text("the die must show 1, 2 or 3")
    # Nothing offers to send it anywhere.
    expect(plots.nth(2).locator(".modebar-btn")).to_have_count(1)
    # Another theme or width makes JupyterLab measure its outputs again: they keep their height.
    heights = [plots.nth(number).bounding_box()["height"] for number in range(3)]  # type: ignore[index]
    width = plots.first.bounding_box()["width"]  # type: ignore[index]
    page.evaluate(
        "() => window.jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' })"
    )
    expect(page.locator('body[data-jp-theme-light="false"]')).to_be_attached()
    page.set_viewport_size({"width": 1000, "height": 3000})
    page.wait_for_function(IS_NARROWER, arg=width)
    assert [plots.nth(number).bounding_box()["height"] for number in range(3)] == heights  # type: ignore[index]
