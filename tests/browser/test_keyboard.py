"""A whole turn with the keyboard alone, in JupyterLab, where a key in the wrong place would run a command."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.expected_page import agree, at_rest, reaches
from tests.browser.lab import Lab

# What has the focus.
FOCUSED = """() => {
    const { activeElement: element } = document;
    const region = element.closest(".sw-region");
    return {
        inside: element.closest(".sw-widget") !== null,
        key: element.dataset.key ?? "",
        kind: element.dataset.kind ?? "",
        take: element.matches(".sw-take") && element.getAttribute("aria-disabled") !== "true",
        region: region?.dataset.region ?? null,
        target: region?.classList.contains("sw-target") ?? false,
        stepping: region?.classList.contains("sw-stepping") ?? false,
        menu: element.matches('[role="menuitem"]'),
        outlined: getComputedStyle(element).outlineStyle !== "none" || region !== null,
    };
}"""

Focus = dict[str, Any]


class Keys:
    """Hands that have only a keyboard."""

    def __init__(self, page: Page, root: Locator) -> None:
        self.page = page
        self.root = root
        self.rng = Random(1)

    def focus(self) -> Focus:
        found: Focus = self.page.evaluate(FOCUSED)
        return found

    def press_until(self, key: str, wanted: Callable[[Focus], bool], most: int = 120) -> Focus:
        for _ in range(most):
            found = self.focus()
            if wanted(found):
                return found
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} leads nowhere: the focus is on {self.focus()}")

    def walk_to(self, wanted: Callable[[Focus], bool]) -> str:
        """Over the map with the arrows."""
        self.press_until("Tab", lambda found: found["region"] is not None)
        for _ in range(200):
            found = self.focus()
            if wanted(found):
                return str(found["region"])
            self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        raise AssertionError("the arrows lead nowhere")

    def enter(self) -> None:
        """Act on what has the focus, and on the first thing of a menu if one opens."""
        version = at_rest(self.root)
        self.page.keyboard.press("Enter")
        if self.focus()["menu"]:
            self.page.keyboard.press("Enter")
        assert reaches(self.root, version + 1)


def test_a_turn_by_keyboard_alone(lab: Lab, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 1700})
    notebook = lab.show(
        page,
        "from sw_widget import SmallWorld\nfrom tests.browser.expected_page import truth",
        'world = SmallWorld(players=["Ann", "Ben"], seed=8)\nworld',
        "1 + 1",
    )
    root = page.locator(".sw-widget")
    expect(root).to_be_visible()
    keys = Keys(page, root)
    cells, mode = notebook.cells(), notebook.mode()

    def same() -> dict[str, Any]:
        return agree(root, lambda: notebook.ask("truth(world)"))

    keys.press_until("Tab", lambda found: found["inside"])
    keys.press_until("Tab", lambda found: found["take"])
    assert keys.focus()["outlined"]
    keys.enter()
    assert same()["phase"] == "conquest"

    taken = []
    for _ in range(2):
        taken.append(keys.walk_to(lambda found: found["target"]))
        keys.enter()
        assert keys.focus()["region"] == taken[-1], "a new picture must not take the focus away"
        notebook.ask_until("world.selected_region", taken[-1])
        # Keys that would command the notebook: delete a cell, add one, cut it, make it text.
        for key in ("d", "d", "a", "b", "x", "m", "c", "v", "z", "0", "0"):
            page.keyboard.press(key)
    true = same()
    assert all(true["regions"][region]["pieces"][0][2] == 0 for region in taken)

    keys.press_until("Shift+Tab", lambda found: found["kind"] == "stop")
    keys.enter()
    assert same()["phase"] == "redeploy"
    home = keys.walk_to(lambda found: found["stepping"])
    in_hand = int(root.locator(".sw-chip").first.get_attribute("data-in-hand") or 0)
    assert in_hand > 0
    page.keyboard.press("+")
    page.keyboard.press("-")
    for _ in range(in_hand):
        page.keyboard.press("+")
    expect(root.locator(".sw-chip").first).to_have_attribute("data-in-hand", "0")
    keys.press_until("Shift+Tab", lambda found: found["kind"] == "end_turn")
    keys.enter()
    true = same()
    assert true["player"] == 1 and true["phase"] == "pick"
    # One came with each conquest; all that was in hand came to it.
    assert true["regions"][home]["pieces"][0][1] > in_hand

    # Out again, without having told the notebook anything.
    keys.press_until("Tab", lambda found: not found["inside"], most=300)
    assert (notebook.cells(), notebook.mode()) == (cells, mode)
    keys.press_until("Shift+Tab", lambda found: found["inside"])
    keys.press_until("Shift+Tab", lambda found: not found["inside"], most=300)
