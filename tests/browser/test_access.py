"""For everybody: what axe-core says, in light and dark, in each state and with everything opened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sw_widget import SmallWorld
from tests.amount import and_in_long, sample
from tests.browser.axe import find_faults
from tests.browser.stage import Stage
from tests.widget import packs, underground
from tests.widget.samples import GAMES

# Conquests are below, with everything open.
STATES = and_in_long(
    "pick", "redeploy", "withdraw", "over", "five", others=("start", "conquest", "markers", "ally")
)


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(page: Page, state: str) -> None:
    stage = Stage(page, SmallWorld(GAMES[state]()))
    assert find_faults(stage) == []


def test_axe_would_find_pale_text(page: Page) -> None:
    """Nothing lies over the page or hides it, so that axe-core judges its colours."""
    stage = Stage(page, SmallWorld(GAMES["start"]()))
    pale = "color: #999 !important; background: #888 !important;"
    page.add_style_tag(content=f".sw-players .sw-player-name {{ {pale} }}")
    found = find_faults(stage)
    assert {fault.split(":")[0] for fault in found} == {"dark color-contrast", "light color-contrast"}


@pytest.mark.parametrize(
    "state", and_in_long("fireballs", "cursed", "late", others=("igors", "tower", "behemoths_stand"))
)
def test_axe_finds_nothing_with_packs(page: Page, state: str) -> None:
    stage = Stage(page, SmallWorld({**packs.GAMES, **underground.GAMES}[state]()))
    stage.open_everything()
    if state == "cursed":
        stage.root.locator(".sw-slot").first.hover()
        expect(stage.root.locator(".sw-combo-told")).to_be_visible()
    assert find_faults(stage) == []
    if state == "fireballs":
        stage.root.locator(".sw-region.sw-target[aria-haspopup]").first.focus()
        page.keyboard.press("Enter")
        expect(stage.root.locator(".sw-menu")).to_be_visible()
        assert find_faults(stage) == []


@pytest.mark.sampled
def test_axe_finds_nothing_where_everything_is_open(page: Page) -> None:
    stage = Stage(page, SmallWorld(GAMES["conquest"]()))
    stage.open_everything()
    stage.root.locator(".sw-region.sw-target[aria-haspopup]").first.focus()
    page.keyboard.press("Enter")
    expect(stage.root.locator(".sw-menu")).to_be_visible()
    assert find_faults(stage) == []
    page.keyboard.press("Escape")
    for goggles in sample(("costs", "incomes", "defences"), 3):
        stage.open_tools()
        stage.root.locator(f'.sw-goggles label:has(input[value="{goggles}"])').click()
        assert find_faults(stage) == []
    stage.root.locator('.sw-history-slider [data-key="back"]').click()
    expect(stage.root.locator('[data-key="back-to-now"]')).to_be_visible()
    assert find_faults(stage) == []
