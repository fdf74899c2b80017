"""How it fits: narrow and wide pages, nothing cut off, and no more motion than the reader wants."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from sw_widget import Game, SmallWorld
from tests.amount import and_in_long
from tests.browser.mouse_player import Person
from tests.browser.stage import Stage
from tests.widget import packs, underground
from tests.widget.samples import GAMES

# Elements that stick out of the widget, texts that are wider than the box that hides the rest of them, and
# buttons that lie outside everything that can be scrolled to.
MISFITS = """(root) => {
    const edge = root.getBoundingClientRect();
    const shown = (element) => element.getClientRects().length > 0
        && !element.closest(".sw-unseen, [hidden], defs, clipPath, pattern");
    const name = (element) => `${element.tagName}.${element.getAttribute("class") ?? ""} ${
        element.textContent.trim().slice(0, 40)}`;
    const all = [...root.querySelectorAll("*")].filter(shown);
    const out = all.filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && (left < edge.left - 1 || right > edge.right + 1);
    });
    const cut = all.filter((element) => {
        // What is one pixel large is there for those who listen.
        if (!(element instanceof HTMLElement) || element.clientWidth <= 1) return false;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        // Dots tell that something is left out, and a title says what.
        if (textOverflow === "ellipsis" && (element.title || element.closest("[title]"))) return false;
        const hides = (overflow, inner, outer) => ["hidden", "clip"].includes(overflow) && inner > outer + 1;
        return hides(overflowX, element.scrollWidth, element.clientWidth)
            || hides(overflowY, element.scrollHeight, element.clientHeight);
    });
    return { out: out.map(name), cut: cut.map(name) };
}"""


STATES = and_in_long("pick", "redeploy", "over", "five", others=("conquest", "markers"))
OF_PACKS = ("fireballs", "igors", "behemoths_stand", "cursed", "late", "ring_put_down", "wisps")
ALL = {**GAMES, **packs.GAMES, **underground.GAMES}


@pytest.mark.parametrize("state", [*STATES, *OF_PACKS])
def test_nothing_sticks_out_or_is_cut_off(page: Page, state: str) -> None:
    stage = Stage(page, SmallWorld(ALL[state]()))
    stage.page.add_style_tag(content="body { margin: 0 !important; }")
    found = {}
    for width in (600, 760, 1000, 1400):
        stage.resize(width, 900)
        found[width] = stage.root.evaluate(MISFITS)
        found[width]["too wide by"] = page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
    assert found == {width: {"out": [], "cut": [], "too wide by": 0} for width in found}


def test_a_narrow_page_puts_the_table_below_the_map(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 900})
    stage = Stage(page, SmallWorld(GAMES["start"]()))
    stage.settle()
    board = stage.root.locator(".sw-map").bounding_box()
    column = stage.root.locator(".sw-combo-column").bounding_box()
    assert board and column and column["y"] >= board["y"] + board["height"]
    stage.resize(1200, 900)
    expect(stage.root.locator(".sw-map")).to_be_visible()
    board, column = (stage.root.locator(part).bounding_box() for part in (".sw-map", ".sw-combo-column"))
    assert board and column and column["x"] >= board["x"] + board["width"]


def attempt(stage: Stage) -> None:
    person = Person(stage.page, stage.root, Random(1))
    region = stage.root.locator('.sw-region[data-acts~="attempt"]').first
    person.click_region(region.get_attribute("data-region") or "")
    stage.root.locator('.sw-menu-item[data-kind="attempt"]').click()


# Notes whether the die rolls: it does so for less than a second.
NOTE_ROLLS = """(root) => {
    new MutationObserver(() => { window.rolled ||= root.querySelector(".sw-rolling") !== null; })
        .observe(root, { subtree: true, attributeFilter: ["class"] });
}"""


@pytest.mark.usefixtures("moving")
def test_the_die_is_seen_rolling(page: Page) -> None:
    page.set_viewport_size({"width": 1100, "height": 1500})
    stage = Stage(page, SmallWorld(GAMES["conquest"]()))
    stage.root.evaluate(NOTE_ROLLS)
    attempt(stage)
    page.wait_for_function("() => window.rolled")
    expect(stage.root.locator(".sw-rolling")).to_have_count(0)
    face = stage.widget.game.log[-1]["die"]
    expect(stage.root.locator(".sw-die")).to_have_attribute("data-face", str(face))


def test_less_motion_where_the_reader_asks_for_it(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1100, "height": 1500})
    stage = Stage(page, SmallWorld(GAMES["conquest"]()))
    page.evaluate(
        """() => {
            window.moved = [];
            const note = (event) => window.moved.push(event.animationName ?? event.propertyName);
            document.addEventListener("animationstart", note, true);
            document.addEventListener("transitionrun", note, true);
        }"""
    )
    attempt(stage)
    expect(stage.root.locator(".sw-die[data-face]")).to_be_visible()
    stage.settle()
    person = Person(page, stage.root, Random(2))
    for _ in range(4):
        person.act()
    assert page.evaluate("() => window.moved") == []
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_light_and_dark_differ(page: Page) -> None:
    stage = Stage(page, SmallWorld(Game(players=["Ann", "Ben"], seed=7)))
    colours = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colours.append(
            stage.root.locator(".sw-sentence").evaluate("(element) => getComputedStyle(element).color")
        )
    assert colours[0] != colours[1]


# On the map: letters smaller than 11 pixels, and names that something lies on.
ON_THE_MAP = """(root) => {
    const shown = (text) => text.getClientRects().length > 0 && text.textContent.trim();
    const sheets = root.querySelector(".sw-map-sheets");
    const small = [...sheets.querySelectorAll("text")].filter(shown).map((text) => {
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
        return [Math.round(size * 10) / 10, text.textContent];
    }).filter(([size]) => size < 11);
    const box = (element) => element.getBoundingClientRect();
    const meet = (a, b, c, d, slack) => a < d - slack && c < b - slack;
    const over = (a, b) =>
        meet(a.left, a.right, b.left, b.right, 2) && meet(a.top, a.bottom, b.top, b.bottom, 3);
    const things = [...sheets.querySelectorAll(".sw-piece, .sw-moon, .sw-tag")];
    const hidden = [...sheets.querySelectorAll(".sw-region-content")].flatMap((content) => {
        const region = `[data-content-of="${content.dataset.contentOf}"]`;
        const mine = things.filter((thing) => thing.closest(region));
        const names = [...content.querySelectorAll(".sw-region-name")];
        const covered = (name) => mine.some((thing) => over(box(thing), box(name)));
        return names.filter(covered).map((name) => name.textContent);
    });
    return { width: Math.round(box(sheets).width), small, hidden };
}"""


READABLE = (
    "start",
    "conquest",
    "redeploy",
    "five",
    "cursed",
    "behemoths_stand",
    "late",
    "finds_lie",
    "below_3",
)


@pytest.mark.parametrize("state", READABLE)
def test_what_is_written_on_the_map_can_be_read(page: Page, state: str) -> None:
    stage = Stage(page, SmallWorld(ALL[state]()))
    stage.resize(966, 900)
    # Wherever the map lies: as wide as it is in a notebook of 934 pixels.
    stage.page.add_style_tag(content=".sw-map { width: 590px !important; }")
    stage.settle()
    assert stage.root.evaluate(ON_THE_MAP) == {"width": 590, "small": [], "hidden": []}


def test_ids_of_regions_are_shown_to_those_who_use_keys_or_write_code(page: Page) -> None:
    stage = Stage(page, SmallWorld(GAMES["start"]()))
    id = stage.root.locator(".sw-region-id").first
    expect(id).to_be_hidden()
    stage.root.locator(".sw-region").first.focus()
    page.keyboard.press("ArrowRight")
    expect(id).to_be_visible()
    page.keyboard.press("Escape")
    expect(id).to_be_hidden()
    stage.root.locator(".sw-show-code").evaluate("(button) => button.click()")
    expect(id).to_be_visible()
