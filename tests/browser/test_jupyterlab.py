"""A good citizen of JupyterLab: several views, neighbours, reloads, and a kernel that is busy or gone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.axe import COLOURS, violations
from tests.browser.expected_page import agree
from tests.browser.lab import Lab
from tests.browser.mouse_player import Person

START = "from sw_widget import SmallWorld\nfrom tests.browser.expected_page import truth"

SLOW = """import time
play = world.game.play
world.game.play = lambda *given, **more: [time.sleep(3), play(*given, **more)]"""


def test_views_and_neighbours(lab: Lab, page: Page) -> None:
    # High enough for all of it: JupyterLab takes cells off the page that are out of sight.
    page.set_viewport_size({"width": 1400, "height": 8000})
    notebook = lab.show(
        page,
        START,
        'world = SmallWorld(players=["Ann", "Ben"], seed=8)\nworld',
        "world",
        'other = SmallWorld(players=["Cleo", "Dan"], seed=3)\nother',
        "from ipywidgets import IntSlider, VBox, link\n"
        "slider = IntSlider(max=20)\n"
        "linked = link((slider, 'value'), (world, 'step'))\n"
        "VBox([slider, world])",
    )
    roots = page.locator(".sw-widget")
    expect(roots).to_have_count(4)
    first, second, neighbour, boxed = (roots.nth(index) for index in range(4))
    beside = agree(neighbour, lambda: notebook.ask("truth(other)"))

    def all_agree() -> None:
        for view in (first, second, boxed):
            agree(view, lambda: notebook.ask("truth(world)"))

    # Whoever plays in one view is seen in all of them, and in no other game.
    rng = Random(8)
    for view in (first, second, boxed, boxed):
        Person(page, view, rng).act()
        all_agree()
    assert agree(neighbour, lambda: notebook.ask("truth(other)")) == beside
    Person(page, neighbour, rng).act()
    agree(neighbour, lambda: notebook.ask("truth(other)"))

    # A slider that is linked with the step follows, and leads.
    steps = notebook.ask("world.game.steps")
    assert notebook.ask("slider.value") == steps
    boxed.locator('.sw-history-slider [data-key="back"]').click()
    expect(first).to_have_attribute("data-step", str(steps - 1))
    assert notebook.ask("slider.value") == steps - 1
    page.locator(".widget-slider .noUi-handle").click()
    page.keyboard.press("ArrowLeft")
    expect(first).to_have_attribute("data-step", str(steps - 2))
    all_agree()
    first.locator('[data-key="back-to-now"]').click()
    expect(second).to_have_attribute("data-step", str(steps))
    all_agree()

    # What Python plays, undoes or selects is shown.
    notebook.ask("[world.game.undo(), world.game.redo(), setattr(world, 'selected_region', '4')][-1]")
    all_agree()
    expect(second.locator('.sw-region[data-region="4"]')).to_have_class("sw-region sw-selected")

    # What goes wrong in Python is said on the widget.
    notebook.ask("setattr(world.game, 'play', lambda *_, **__: 1 / 0)")
    first.locator(".sw-choices .sw-button:not([aria-disabled])").first.click()
    expect(first.get_by_role("alert")).to_contain_text("ZeroDivisionError")


def test_axe_finds_nothing_in_light_and_dark(lab: Lab, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 1700})
    lab.show(
        page,
        START,
        'world = SmallWorld(players=["Ann", "Ben"], seed=8)\nworld.game.play("pick", slot=0)\nworld',
    )
    root = page.locator(".sw-widget")
    expect(root).to_be_visible()
    colours = set()
    for theme, light, rules in (("JupyterLab Light", "true", None), ("JupyterLab Dark", "false", COLOURS)):
        page.evaluate(
            "(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme
        )
        expect(page.locator(f'body[data-jp-theme-light="{light}"]')).to_be_attached()
        assert violations(root, rules) == []
        colours.add(root.locator(".sw-sentence").evaluate("(element) => getComputedStyle(element).color"))
    assert len(colours) == 2


def test_a_reload_and_a_kernel_that_is_busy_or_gone(lab: Lab, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 1700})
    notebook = lab.show(page, START, 'world = SmallWorld(players=["Ann", "Ben"], seed=8)\nworld')
    root = page.locator(".sw-widget")
    person = Person(page, root, Random(8))
    for _ in range(3):
        person.act()
    before = agree(root, lambda: notebook.ask("truth(world)"))

    notebook.save()
    page.reload()
    notebook.connected()
    expect(root).to_be_visible(timeout=60_000)
    assert agree(root, lambda: notebook.ask("truth(world)")) == before
    person.act()
    agree(root, lambda: notebook.ask("truth(world)"))

    # Whoever waits sees it, and what was clicked is played all the same. A cell that runs would not do here:
    # JupyterLab lets a widget answer beside it.
    steps = notebook.ask("world.game.steps")
    notebook.ask(f"exec({SLOW!r}, globals())")
    root.locator(".sw-choices .sw-button:not([aria-disabled])").first.click()
    expect(root).to_have_attribute("data-kernel", "busy")
    expect(root).to_have_attribute("data-kernel", "idle", timeout=15_000)
    true = agree(root, lambda: notebook.ask("truth(world)"))
    assert true["steps"] == steps + 1

    notebook.shut_down()
    root.locator('[data-key="undo"]').click()
    expect(root).to_have_attribute("data-kernel", "lost", timeout=20_000)
    expect(root.locator(".sw-connection")).not_to_be_empty()
    expect(root).to_have_attribute("data-shown", str(true["version"]))

    # The page says what to do, and whoever does it gets the game back.
    expect(root.locator(".sw-connection")).to_contain_text("run the cell again")
    notebook.start_kernel()
    notebook.run_all()
    notebook.finished()
    offer = root.locator(".sw-kept-game")
    expect(offer).to_contain_text(f"{true['steps']} steps", timeout=20_000)
    offer.locator("[data-key=kept-restore]").click()
    expect(offer).to_be_hidden()
    again = agree(root, lambda: notebook.ask("truth(world)"))
    assert {**again, "version": 0} == {**true, "version": 0}


def test_a_name_with_dollar_signs_is_no_formula(lab: Lab, page: Page) -> None:
    """JupyterLab looks for formulas in all HTML that it shows, as a plain paragraph proves."""
    lab.show(
        page,
        "from IPython.display import HTML\nfrom sw_widget import Game",
        'HTML("<p>A formula: $x^2$ and \\\\(y\\\\)</p>")',
        'game = Game(players=["$x^2$", "\\\\(y\\\\)"], seed=8)\ngame.play("pick", slot=0).explain()',
    )
    outputs = page.locator(".jp-OutputArea-output")
    formula, told = outputs.filter(has_text="A formula:"), outputs.filter(has_text="Merchant")
    expect(formula.locator("mjx-container")).to_have_count(2)
    expect(told).to_contain_text("$x^2$")
    expect(told.locator("mjx-container")).to_have_count(0)
