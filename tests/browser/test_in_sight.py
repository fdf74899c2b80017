"""What newcomers did not find: at 1366 x 768 it is in sight, and nothing lies over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from sw_widget import Game, SmallWorld
from sw_widget.teach.learners.progress import Progress
from tests.browser.pictures import at, played, tries_out
from tests.browser.stage import Stage
from tests.browser.test_lesson_layout import NOTEBOOK, opened, seen
from tests.widget import underground

# Of each element: whether its middle is on the page, and nothing lies over it.
HIT = """(parts) => parts.map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


def stage_of(page: Page, world: SmallWorld, width: int = NOTEBOOK + 32) -> Stage:
    page.set_viewport_size({"width": width, "height": 768})
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page, world)
    stage.settle()
    return stage


def hit(parts: Locator) -> list[bool]:
    found: list[bool] = parts.evaluate_all(HIT)
    return found


@pytest.mark.parametrize("name", ["t02-turn", "t02-coins"])
def test_the_text_of_a_lesson_is_read_while_a_combo_is_picked(page: Page, name: str) -> None:
    stage = opened(page, name, NOTEBOOK, 768)
    text = stage.root.locator(".sw-lesson-text")
    assert seen(stage, ".sw-lesson-text, .sw-slot") == [True] * 7
    assert text.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")
    expect(stage.root.locator(".sw-lesson-more")).to_be_hidden()


def test_what_a_combo_does_is_read_from_its_name_on(page: Page) -> None:
    stage = opened(page, "t02-turn", NOTEBOOK, 768)
    stage.root.locator(".sw-slot").nth(2).hover()
    told = stage.root.locator(".sw-combo-told")
    expect(told.locator("h3")).to_have_text("Merchant Giants")
    stage.settle()
    assert hit(told.locator("h3")) == [True]
    # The panel would hide it if its edge faded out.
    assert stage.root.locator(".sw-panel").evaluate("(panel) => getComputedStyle(panel).maskImage") == "none"


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("enlarged", [False, True], ids=["in the notebook", "enlarged"])
def test_the_tools_cover_no_combo(page: Page, players: int, enlarged: bool) -> None:
    game = Game(players=["Ann", "Ben", "Cleo", "Dag", "Eve"][:players], seed=7)
    stage = stage_of(page, SmallWorld(game), 1366 if enlarged else NOTEBOOK + 32)
    if enlarged:
        stage.root.locator('[data-key="enlarge"]').click()
    stage.settle()
    free = hit(stage.root.locator(".sw-take"))
    assert free[0] and (players > 2 or all(free))
    stage.open_tools()
    stage.settle()
    assert hit(stage.root.locator(".sw-take")) == free
    assert all(hit(stage.root.locator(".sw-more-sheet button:visible")))


def test_the_ring_says_what_it_means_beside_the_question(page: Page) -> None:
    stage = opened(page, "giants", NOTEBOOK, 768)
    expect(stage.root.locator(".sw-ring")).to_have_count(1)
    told = stage.root.locator(".sw-lesson-point")
    expect(told).to_have_text("Ring: look at Deepdelve Peak")
    assert seen(stage, ".sw-lesson-point, .sw-question") == [True, True]
    ring, shown = (
        stage.root.locator(part).evaluate(f"(part) => getComputedStyle(part).{look}")
        for part, look in ((".sw-ring", "stroke"), (".sw-lesson-point > span", "borderTopColor"))
    )
    assert ring == shown == "rgb(255, 95, 196)"


def test_enlarged_the_map_has_all_the_room_that_the_panel_leaves(page: Page) -> None:
    stage = stage_of(page, SmallWorld(played(4, at("start", 5, 1), 3)), 1366)
    before = stage.root.locator(".sw-map").bounding_box()
    stage.root.locator('[data-key="enlarge"]').click()
    stage.settle()
    box, right = (stage.root.locator(part).bounding_box() for part in (".sw-map", ".sw-right"))
    assert before is not None and box is not None and right is not None
    assert box["width"] > 950 and box["width"] * box["height"] > 1.4 * before["width"] * before["height"]
    assert 330 < right["width"] < 390 and right["x"] + right["width"] > 1350
    for part in (".sw-map", ".sw-panel", ".sw-track-and-players", ".sw-history-slider", ".sw-news"):
        place = stage.root.locator(part).bounding_box()
        assert place is not None and place["height"] > 20
        assert place["y"] >= 0 and place["y"] + place["height"] <= 768, part
    assert all(hit(stage.root.locator(".sw-last-step h3, .sw-region-explanation h3")))


def test_side_by_side_has_the_whole_stage_for_its_maps(page: Page) -> None:
    world = SmallWorld(played(4, at("start", 4)))
    tries_out(world)
    stage = stage_of(page, world)
    maps = stage.root.locator(".sw-thumbnail")
    small = [box["width"] for box in (each.bounding_box() for each in maps.all()) if box]
    stage.root.locator('[data-key="comparison/large"]').click()
    stage.settle()
    large = [box["width"] for box in (each.bounding_box() for each in maps.all()) if box]
    assert len(large) == 3 and min(large) > 240 > 2.4 * max(small)
    assert all(hit(stage.root.locator(".sw-branch, .sw-undo-redo button")))
    page.keyboard.press("Escape")
    expect(stage.root.locator(".sw-branch-comparison[data-large]")).to_have_count(0)
    assert hit(stage.root.locator(".sw-map-area")) == [True]


@pytest.mark.parametrize(
    ("state", "found"), [("relic_found", "Flying Doormat"), ("place_found", "Great Brass Pipe")]
)
def test_what_was_found_is_said_in_the_heading(page: Page, state: str, found: str) -> None:
    stage = stage_of(page, SmallWorld(underground.GAMES[state]()))
    heading = stage.root.locator(".sw-last-step h3")
    expect(heading).to_contain_text(f"Conquer Sporegrove, found: {found}")
    assert hit(heading) == [True]


def test_the_editor_orders_what_is_found(page: Page) -> None:
    world = SmallWorld(underground.GAMES["monsters"](), progress=Progress())
    stage = stage_of(page, world)
    world.edit()
    stage.settle()
    finds = stage.root.locator(".sw-forms details")
    finds.locator("summary").click()
    rows = finds.locator("li")
    last = (rows.last.locator("span").text_content() or "").strip()
    rows.last.locator("button").click()
    expect(rows.first).to_contain_text(last)
    expect(rows.first.locator("b")).to_have_text("1")
    expect(rows.first.locator("button")).to_have_count(0)
    assert world.scenario["places"][0] in last.lower().replace(" ", "_").replace("'", "")
