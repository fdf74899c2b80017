"""A good citizen of JupyterLab: several views, neighbours, reloads, a kernel that is busy or gone, and
whatever else may be different there. Each page of JupyterLab costs as much as twenty without it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.axe import COLOURS, violations
from tests.browser.expected_page import agree, done
from tests.browser.lab import Lab
from tests.browser.mouse_player import Person
from tests.browser.test_lessons import WHAT_IF
from tests.browser.test_one_stage import SEEN, WIDTH, box

START = "from sw_widget import SmallWorld\nfrom tests.browser.expected_page import truth"

SLOW = """import time
play = world.game.play
world.game.play = lambda *given, **more: [time.sleep(3), play(*given, **more)]"""
# Notes what the widget says about Python from now on: it may be busy for a moment only.
NOTE_STATES = """(root) => {
    window.states = [];
    new MutationObserver(() => window.states.push(root.dataset.kernel))
        .observe(root, { attributeFilter: ["data-kernel"] });
}"""
# Waits until an element has been in one place for some frames: a notebook measures and scrolls on its own.
AT_REST = """async (element) => {
    for (let last = "", calm = 0; calm < 5; ) {
        await new Promise(requestAnimationFrame);
        const place = JSON.stringify(element.getBoundingClientRect());
        calm = place === last ? calm + 1 : 0;
        last = place;
    }
}"""


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
    notebook.ask_until("slider.value", steps)
    boxed.locator('.sw-history-slider [data-key="back"]').click()
    expect(first).to_have_attribute("data-step", str(steps - 1))
    notebook.ask_until("slider.value", steps - 1)
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


def test_all_of_it_is_seen_at_once_and_axe_finds_nothing_in_light_and_dark(lab: Lab, page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    lab.show(page, "from sw_widget import SmallWorld\nSmallWorld(players=['Ann', 'Ben'], seed=7)")
    root = page.locator(".sw-widget")
    expect(root.locator(".sw-take").first).to_be_visible()
    root.evaluate(AT_REST)
    root.evaluate("(root) => root.scrollIntoView({ block: 'end' })")
    root.evaluate(AT_REST)
    _, _, width, height = box(root)
    assert abs(width - WIDTH) <= 20
    assert height <= SEEN
    for part in (".sw-action-bar", ".sw-map", ".sw-panel", ".sw-history-slider", ".sw-news", ".sw-players"):
        found = root.locator(part).bounding_box()
        assert found is not None
        assert found["y"] >= 0 and found["y"] + found["height"] <= 768, part
    place = box(root.locator(".sw-map"))
    done(root, root.locator(".sw-take").first.click)
    expect(root).to_have_attribute("data-phase", "conquest")
    root.evaluate(AT_REST)
    assert box(root.locator(".sw-map")) == place

    page.set_viewport_size({"width": 1400, "height": 1700})
    page.emulate_media(reduced_motion="reduce")
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
    expect(root).to_be_visible()
    assert agree(root, lambda: notebook.ask("truth(world)")) == before
    person.act()
    agree(root, lambda: notebook.ask("truth(world)"))

    # Whoever waits sees it, and what was clicked is played all the same. A cell that runs would not do here:
    # JupyterLab lets a widget answer beside it.
    steps = notebook.ask("world.game.steps")
    notebook.ask(f"exec({SLOW!r}, globals())")
    root.evaluate(NOTE_STATES)
    done(root, root.locator(".sw-choices .sw-button:not([aria-disabled])").first.click)
    expect(root).to_have_attribute("data-kernel", "idle")
    assert "busy" in page.evaluate("() => window.states")
    true = agree(root, lambda: notebook.ask("truth(world)"))
    assert true["steps"] == steps + 1

    notebook.shut_down()
    root.locator('[data-key="undo"]').click()
    expect(root).to_have_attribute("data-kernel", "lost")
    expect(root.locator(".sw-connection")).not_to_be_empty()
    expect(root).to_have_attribute("data-shown", str(true["version"]))

    # The page says what to do, and whoever does it gets the game back.
    expect(root.locator(".sw-connection")).to_contain_text("run the cell again")
    notebook.start_kernel()
    notebook.run_all()
    notebook.finished()
    offer = root.locator(".sw-kept-game")
    expect(offer).to_contain_text(f"{true['steps']} steps")
    offer.locator("[data-key=kept-restore]").click()
    expect(offer).to_be_hidden()
    again = agree(root, lambda: notebook.ask("truth(world)"))
    assert {**again, "version": 0} == {**true, "version": 0}


def test_the_editor_and_lessons_come_when_they_are_wanted(lab: Lab, page: Page, tmp_path: Path) -> None:
    """Their code comes after the page's; a board leaves as a file, and Python takes part in an attempt."""
    page.set_viewport_size({"width": 1400, "height": 4000})
    notebook = lab.show(
        page,
        'from sw_widget import SmallWorld\nworld = SmallWorld(players=["Ann", "Ben"], seed=0)\nworld',
        "from sw_widget import Progress\nfrom tests.widget.lessons import CHOICE, ford, tarn\n"
        "taught = SmallWorld(lesson=[ford(CHOICE), tarn()], progress=Progress())\ntaught",
    )
    root = page.locator(".sw-widget").first
    root.locator('[data-key="more"]').click()
    root.locator('[data-key="editor/begin"]').click()
    expect(root.locator(".sw-editor")).to_be_visible()
    root.locator('[data-key="seat/0/active/race"]').select_option(label="Giants")
    piece = root.locator('[data-key="piece/race/giants"]')
    piece.click()
    Person(page, root, Random(1)).click_region("4")
    expect(root.locator(".sw-editor-status")).to_contain_text("Lark Hill: Giants 1")
    notebook.ask_until("world.scenario['regions']['4']['tokens']", 1)
    root.locator('[data-key="editor/files"]').click()
    with page.expect_download() as download:
        root.locator('[data-key="files/save"]').click()
    download.value.save_as(tmp_path / "board.json")
    saved = json.loads((tmp_path / "board.json").read_text(encoding="utf-8"))
    assert saved["regions"]["4"]["tokens"] == 1
    root.locator('[data-key="editor/play"]').click()
    expect(root.locator(".sw-sentence")).to_be_visible()
    notebook.ask_until("world.game.scene()['regions']['4']['race']", "giants")

    root = page.locator(".sw-widget").nth(1)
    panel = root.locator(".sw-lesson")
    panel.locator(".sw-option", has_text="Nothing at all").click()
    expect(panel.locator(".sw-option-say")).to_have_text("A race in decline still stands there.")
    panel.locator(".sw-option", has_text="Elves in decline").click()
    expect(panel).to_have_attribute("data-state", "playing")
    # What is played in a cell is judged as well.
    notebook.ask("[taught.game.play('conquer', region='wood'), taught.game.play('stop')] and 0")
    expect(panel).to_have_attribute("data-state", "failed")
    root.locator('[data-key="lesson/play_out"]').click()
    expect(root).to_have_class(WHAT_IF)
    notebook.ask("taught.lesson.again() and 0")
    expect(panel).to_have_attribute("data-state", "playing")
    root.locator('[data-region="ford"]').press("Enter")
    expect(panel).to_have_attribute("data-state", "solved")
    root.locator('[data-key="lesson/next"]').click()
    expect(root.locator("[data-region]")).to_have_count(2)
    notebook.ask_until("taught.lesson.lesson.title", "Up to the tarn")
    assert not notebook.errors()
