"""Somebody who plays by what the page shows, with the mouse: knows no rule and asks nobody else.

What to do is drawn by lot among what is offered, so that a game meets menus, dice, corrections and spreads
alike. A given random generator always plays the same game.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.expected_page import at_rest, reaches

# A point of the region on which nothing else lies, nearest to its middle, in the window's pixels.
FREE_POINT = """async (region) => {
    region.scrollIntoView({ block: "nearest" });
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = region.getBoundingClientRect();
    const root = region.getRootNode();
    const points = [];
    for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) points.push([i / 16, j / 16]);
    points.sort((a, b) => Math.hypot(a[0] - .5, a[1] - .5) - Math.hypot(b[0] - .5, b[1] - .5));
    for (const [i, j] of points) {
        const [x, y] = [left + i * width, top + j * height];
        const hit = root.elementFromPoint(x, y);
        if (hit && region.contains(hit)) return [x, y];
    }
    return null;
}"""

OFFERED = """(root) => {
    const usable = (element) => element && element.getClientRects().length > 0
        && element.getAttribute("aria-disabled") !== "true";
    const all = (selector) => [...root.querySelectorAll(selector)].filter(usable);
    const keys = (selector) => all(selector).map((element) => element.dataset.key);
    return {
        phase: root.dataset.phase,
        takes: keys(".sw-combo-column .sw-take"),
        targets: all(".sw-region.sw-target").map(({ dataset }) => [dataset.region, dataset.acts.split(" ")]),
        choices: all(".sw-choices .sw-button[data-kind]").map(({ dataset }) => [dataset.kind, dataset.key]),
        plates: keys('.sw-players [data-key*="/do/"]'),
        chips: all(".sw-allocations .sw-chip").map(({ dataset }) => [dataset.key, Number(dataset.inHand)]),
        ways: keys(".sw-allocations .sw-allocation-buttons .sw-button"),
        puts: all(".sw-stepper .sw-put-one").map((element) => element.parentElement.dataset.stepperOf),
        takesUp: all(".sw-stepper .sw-take-one").map((element) => element.parentElement.dataset.stepperOf),
        history: keys(".sw-undo-redo .sw-button"),
    };
}"""


class Person:
    """Plays what the page offers. `done` counts what was done, `phases` when."""

    def __init__(self, page: Page, root: Locator, rng: Random) -> None:
        self.page = page
        self.root = root
        self.rng = rng
        self.done: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()

    def act(self) -> str:
        """Do one thing that Python answers, and wait until the answer is shown. Says what was done."""
        version = at_rest(self.root)
        offered = self.root.evaluate(OFFERED)
        deed = self._choose(offered)
        self.done[deed] += 1
        self.phases[offered["phase"]] += 1
        assert reaches(self.root, version + 1), f"nothing came of {deed}"
        return deed

    def key(self, key: str) -> Locator:
        """A button, by its own key."""
        return self.root.locator(f'[data-key="{key}"]:visible').first

    def press(self, thing: Locator) -> None:
        """Click on something that may say that it cannot be done: it answers all the same."""
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def click_region(self, region: str) -> None:
        self.page.mouse.click(*self.point_at(region))

    def point_at(self, region: str) -> tuple[float, float]:
        """Put the pointer on a region. Where it was pointing before, something may close and move the map."""
        place = self.root.locator(f'.sw-region[data-region="{region}"]')
        before = None
        for _ in range(10):
            point: list[float] | None = place.evaluate(FREE_POINT)
            assert point, f"no point of region {region} can be pointed at"
            if point == before:
                return point[0], point[1]
            self.page.mouse.move(*point)
            before = point
        raise AssertionError(f"region {region} does not come to rest under the pointer")

    def _choose(self, offered: dict[str, Any]) -> str:
        if offered["takes"]:
            return self._press(self.rng.choice(offered["takes"][:3]), "pick")
        if offered["plates"] and offered["phase"] == "redeploy" and self.rng.random() < 0.3:
            return self._press(self.rng.choice(offered["plates"]), "ally")
        if offered["chips"]:
            return self._put_down(offered)
        return self._go_on(offered)

    def _go_on(self, offered: dict[str, Any]) -> str:
        """Conquer while it goes, then end what can be ended."""
        choices = dict(reversed(offered["choices"]))
        inviting = [
            (region, acts) for region, acts in offered["targets"] if set(acts) - {"abandon", "decline"}
        ]
        if "roll" in choices:
            return self._press(choices["roll"], "roll")
        if "decline" in choices and (not inviting or self.rng.random() < 0.25):
            return self._ask(choices["decline"], "decline")
        if "use" in choices and self.rng.random() < 0.5:
            return self._ask(choices["use"], "use")
        if inviting and self.rng.random() < 0.93:
            return self._attack(*self.rng.choice(inviting))
        for kind in ("stop", "end_turn"):
            if kind in choices:
                return self._press(choices[kind], kind)
        targets = offered["targets"]
        assert targets, f"nothing to do in {offered['phase']}"
        return self._attack(*self.rng.choice(targets))

    def _attack(self, region: str, acts: list[str]) -> str:
        self.click_region(region)
        # Either it is played at once, or a menu asks what is meant.
        kinds = self.root.evaluate(
            """(root) => [...root.querySelectorAll(".sw-menu:not([hidden]) [role=menuitem]")]
                .map((item) => item.dataset.kind)"""
        )
        if not kinds:
            return acts[0]
        # What is a waste, or one too many, is kept behind a last item.
        shown = [kind for kind in kinds if kind]
        assert shown == acts[: len(shown)] and len(shown) in (len(acts), len(kinds) - 1)
        wanted = [index for index, kind in enumerate(shown) if kind != "abandon"] or list(range(len(shown)))
        chosen = self.rng.choice(wanted)
        self.root.locator(".sw-menu [role=menuitem]").nth(chosen).click()
        return acts[chosen]

    def _ask(self, key: str, deed: str) -> str:
        """Press a button that may ask how it is meant."""
        self._press(key, deed)
        answers = self.root.locator(".sw-choices .sw-choice-question button")
        if answers.count():
            answers.nth(self.rng.randrange(answers.count())).click()
        return deed

    def _put_down(self, offered: dict[str, Any]) -> str:
        """Put down what is in hand: by a ready spread, or piece by piece on the map."""
        choices = dict(offered["choices"])
        loose = [key for key, in_hand in offered["chips"] if in_hand]
        spreads = [key for key in offered["ways"] if key.startswith("spread:")]
        if "end_turn" in choices and (not loose or self.rng.random() < 0.5):
            return self._press(choices["end_turn"], "end_turn")
        if spreads and self.rng.random() < 0.6:
            pressed = [key for key in spreads if self.key(key).get_attribute("aria-pressed") == "true"]
            fresh = [key for key in spreads if key not in pressed]
            if fresh:
                return self._press(self.rng.choice(fresh), "spread")
        return self._place_by_hand(offered, loose)

    def _place_by_hand(self, offered: dict[str, Any], loose: list[str]) -> str:
        key = self.rng.choice(loose) if loose else offered["chips"][0][0]
        self.key(key).click()
        now = self.root.evaluate(OFFERED)
        if not loose and now["takesUp"]:
            self._step(self.rng.choice(now["takesUp"]), "take")
        while True:
            now = self.root.evaluate(OFFERED)
            # Less than none in hand: some have to be taken up again.
            if dict(now["chips"])[key] < 0:
                self._step(self.rng.choice(now["takesUp"]), "take")
            elif now["puts"]:
                self._step(self.rng.choice(now["puts"]), "put")
            else:
                break
        if "put" in now["ways"]:
            return self._press("put", "put")
        choices = dict(now["choices"])
        if "end_turn" in choices:
            return self._press(choices["end_turn"], "end_turn")
        # It stands in a way that is not allowed, or these pieces fit nowhere: take a ready spread.
        self._press(offered["chips"][0][0], "chip")
        if "reset" in self.root.evaluate(OFFERED)["ways"]:
            self._press("reset", "reset")
        return self._press("spread:0", "spread")

    def _step(self, region: str, way: str) -> None:
        self.root.locator(f'.sw-stepper[data-stepper-of="{region}"] .sw-{way}-one').click()
        self.done[f"step {way}"] += 1

    def _press(self, key: str, deed: str) -> str:
        self.key(key).click()
        return deed
