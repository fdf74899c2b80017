"""A whole turn by touch, on a tablet and on a phone: what is tapped acts, what is held only tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sw_widget import SmallWorld
from tests.browser.expected_page import done
from tests.browser.stage import Stage

TABLET, PHONE = (1024, 768), (412, 915)
FINGER = 44

SMALL_BUTTONS = """(root, least) => [...root.querySelectorAll("button")]
    .filter((button) => button.checkVisibility() && !button.closest(".sw-map, .sw-screen-reader-only"))
    .map((button) => [button, button.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
    .map(([button, { width, height }]) => `${button.className} ${button.textContent} ${width} x ${height}`)"""

# A point of a region that nothing else covers.
POINT_IN = """(region) => {
    const box = region.getBoundingClientRect();
    for (let y = 1; y < 12; y++) for (let x = 1; x < 12; x++) {
        const at = [box.left + (box.width * x) / 12, box.top + (box.height * y) / 12];
        if (region.contains(document.elementFromPoint(...at))) return at;
    }
}"""


@pytest.fixture(params=[TABLET, PHONE], ids=["tablet", "phone"])
def touched(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Page]:
    """A page on a device without a mouse."""
    width, height = request.param
    context = chromium.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    )
    problems: list[str] = []
    context.on("weberror", lambda error: problems.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert not problems


def come_to_rest(stage: Stage) -> None:
    """Wait until a tap counts: what came to lie there with a new phase is not tapped by mistake."""
    stage.settle()
    stage.page.wait_for_timeout(450)


def tap(stage: Stage, thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    come_to_rest(stage)
    thing.tap()


def point_in(stage: Stage, region: str) -> list[float]:
    group = stage.root.locator(f'.sw-region[data-region="{region}"]')
    group.scroll_into_view_if_needed()
    at: list[float] = group.evaluate(POINT_IN)
    return at


def test_a_whole_turn(touched: Page) -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=9)
    stage = Stage(touched, world)
    stage.settle()
    game = world.game
    assert stage.root.evaluate("(root) => root.scrollWidth <= document.documentElement.clientWidth")
    assert stage.root.evaluate(SMALL_BUTTONS, FINGER) == []

    tap(stage, stage.root.locator(".sw-take").first)
    expect(stage.root).to_have_attribute("data-phase", "conquest")
    for step in (2, 3):
        region = game.targets()[0]
        come_to_rest(stage)
        touched.touchscreen.tap(*point_in(stage, region))
        expect(stage.root).to_have_attribute("data-step", str(step))
        assert game.last_action == {"do": "conquer", "region": region}

    tap(stage, stage.root.locator('.sw-action-bar [data-kind="stop"]'))
    expect(stage.root).to_have_attribute("data-phase", "redeploy")
    stage.settle()
    assert stage.root.evaluate(SMALL_BUTTONS, FINGER) == []
    done(stage.root, lambda: tap(stage, stage.root.get_by_role("button", name="Spread evenly")))
    tap(stage, stage.root.locator('.sw-action-bar [data-kind="end_turn"]'))
    expect(stage.root).to_have_attribute("data-phase", "pick")
    assert game.to_act.player == 1 and game.coins[0] == 5 + 2


def test_a_finger_that_stays_asks(touched: Page) -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=9)
    world.game.play("pick", slot=0)
    stage = Stage(touched, world)
    region = world.game.targets()[0]
    x, y = point_in(stage, region)
    session = touched.context.new_cdp_session(touched)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    touched.wait_for_timeout(700)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    name = world.game.board.map.regions[world.game.board.map.index[region]].name
    expect(stage.root.locator(".sw-region-explanation")).to_contain_text(name)
    stage.settle()
    assert world.game.steps == 1
