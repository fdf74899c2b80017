"""A chart in JupyterLab: the picture is drawn, in the game's words, and nothing is fetched for it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

PLAY = """from random import Random
from sw_widget import Game, charts
game, rng = Game(players=["Ann", "<b>Ben</b>"], seed=8), Random(8)
while not game.over:
    game.play(game.legal.sample(rng))"""


def test_charts_are_drawn_without_a_request(lab: Lab, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 3000})
    lab.show(page, PLAY, "charts.coins(game)", "charts.waterfall(game)", "charts.die()")
    plots = page.locator(".js-plotly-plot")
    expect(plots).to_have_count(3, timeout=30_000)
    titles = ["Coins over the game", "Score of", "The odds of the die"]
    for number, title in enumerate(titles):
        plot = plots.nth(number)
        expect(plot.locator("svg.main-svg").first).to_be_visible()
        expect(plot.locator(".gtitle")).to_contain_text(title)
    expect(plots.first.locator(".scatterlayer .trace")).to_have_count(2)
    expect(plots.first.locator(".annotation-text", has_text="<b>Ben</b>")).to_have_count(1)
    # A person who points at a bar reads what it is.
    # Plotly lays a sheet over its bars that feels the pointer for them.
    plots.nth(2).locator(".barlayer .point path").first.hover(force=True)
    expect(plots.nth(2).locator(".hovertext")).to_contain_text("the die must show 1, 2 or 3")
