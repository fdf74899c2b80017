"""A monkey at the page: random clicks and keys, faster than anybody reads. Nothing may break."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sw_widget import SmallWorld
from tests.amount import amount
from tests.browser.expected_page import reaches
from tests.browser.stage import Stage
from tests.widget.packs import ALL

TRIES = amount(120, 2000)
COMPARED_EVERY = 25

# What looks as if it would do something in the game, and everything else that can be clicked.
DEEDS = ".sw-take, .sw-target, .sw-menu-item, :is(.sw-choices, .sw-allocation-buttons, .sw-stepper) button"
THINGS = "button, summary, label, input[type=range], .sw-region, .sw-card-head, [tabindex='0']"

# Middles and sizes of them, in the window's pixels.
PLACES = """(root, selector) => [...root.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, left }) => width > 0 && height > 0 && top >= 0 && left >= 0
        && top + height / 2 < window.innerHeight && left + width / 2 < window.innerWidth)
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2, width, height])"""

KEYS = (
    *("Tab", "Tab", "Shift+Tab", "Enter", "Enter", " ", "Escape", "Home", "End"),
    *(
        "ArrowLeft",
        "ArrowRight",
        "ArrowUp",
        "ArrowDown",
        "+",
        "-",
        "Backspace",
        "d",
        "a",
        "0",
        "x",
        "PageDown",
    ),
)


class Monkey:
    def __init__(self, page: Page, stage: Stage, rng: Random) -> None:
        self.page = page
        self.stage = stage
        self.rng = rng

    def act(self) -> None:
        if self.rng.random() < 0.3:
            self.page.keyboard.press(self.rng.choice(KEYS))
            return
        deeds = self.stage.root.evaluate(PLACES, DEEDS) if self.rng.random() < 0.6 else []
        places = deeds or self.stage.root.evaluate(PLACES, THINGS)
        x, y, width, height = self.rng.choice(places)
        if self.rng.random() < 0.3:
            x += width * (self.rng.random() - 0.5)
            y += height * (self.rng.random() - 0.5)
        if self.rng.random() < 0.1:
            self.page.mouse.dblclick(x, y)
        else:
            self.page.mouse.click(x, y)

    def come_to_rest(self) -> None:
        """Back to the game, people in every seat; pieces that are being put down are not Python's yet."""
        self.stage.settle()
        expect(self.stage.root).to_have_attribute("data-kernel", "idle")
        widget = self.stage.widget
        # While a board is set up, nobody takes a seat: the game waits until the monkey is done with it.
        # Python knows of the board before the page has loaded the editor.
        if widget.editor.get("open"):
            cancel = self.stage.root.locator('[data-key="editor/cancel"]:visible')
            cancel.click()
            expect(cancel).to_be_hidden()
            self.stage.settle()
        if widget.branch is not None:
            widget.show()
        for player in range(len(widget.game.names)):
            widget.give_seat(player, None)
        assert reaches(self.stage.root, widget.snapshot["version"])
        for chip in self.stage.root.locator(".sw-chip:visible").all():
            chip.click()
            reset = self.stage.root.locator('[data-key="reset"]:not([aria-disabled="true"])')
            if reset.count():
                reset.click()

    def come_back(self) -> None:
        """From the past, where nothing can be played."""
        back = self.stage.root.locator('[data-key="back-to-now"]:visible')
        if back.count():
            back.click()


@pytest.mark.sampled
def test_a_monkey_breaks_nothing(page: Page) -> None:
    page.set_viewport_size({"width": 1100, "height": 1600})
    page.emulate_media(reduced_motion="reduce")
    widget = SmallWorld(players=["Ann", "Ben", "Cleo"], seed=1, packs=ALL)
    stage = Stage(page, widget)
    played: Counter[str] = Counter()
    complaints: list[str] = []

    def notice(change: Any) -> None:
        said = change["new"]["notice"]
        if said:
            played[said["kind"]] += 1
        if said and said["kind"] == "error":
            complaints.append(said["text"])

    widget.observe(notice, names="snapshot")
    monkey = Monkey(page, stage, Random(1))
    for tried in range(1, TRIES + 1):
        monkey.act()
        if tried % COMPARED_EVERY == 0:
            monkey.come_to_rest()
            stage.agree()
            monkey.come_back()
    assert complaints == []
    assert played["done"] > TRIES / 20, f"a monkey that plays nothing tests nothing: {played}"
