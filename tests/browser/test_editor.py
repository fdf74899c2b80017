"""A board that is made by clicks, saved and opened again; and what cannot be, with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from sw_widget import Game, SmallWorld, packs
from tests.browser.axe import find_faults
from tests.browser.mouse_player import FREE_POINT, Person
from tests.browser.stage import Stage
from tests.browser.test_look import MISFITS
from tests.widget.samples import GAMES


def key(stage: Stage, key: str) -> Locator:
    return stage.root.locator(f'[data-key="{key}"]')


def click_region(stage: Stage, region: str, *modifiers: str) -> None:
    """Click where nothing else lies; the pointer may move the page on its way."""
    x, y = Person(stage.page, stage.root, Random(1)).point_at(region)
    for modifier in modifiers:
        stage.page.keyboard.down(modifier)
    stage.page.mouse.click(x, y)
    for modifier in modifiers:
        stage.page.keyboard.up(modifier)


def said(stage: Stage) -> Locator:
    return stage.root.locator(".sw-editor-status")


@pytest.fixture
def stage(page: Page) -> Stage:
    page.set_viewport_size({"width": 1200, "height": 1400})
    return Stage(page, SmallWorld(edit=True))


def test_a_board_is_made_saved_and_opened(stage: Stage, tmp_path: Path) -> None:
    key(stage, "table/board").select_option(label="Board for 3 players")
    expect(stage.root.locator(".sw-player-form")).to_have_count(3)
    key(stage, "seat/0/name").fill("Ann")
    key(stage, "seat/0/name").press("Tab")
    expect(key(stage, "seat/0/coins")).to_be_focused()
    key(stage, "seat/0/coins").fill("7")
    key(stage, "seat/0/active/race").select_option(label="Giants")
    key(stage, "seat/0/active/power").select_option(label="Fortified")
    key(stage, "table/turn").fill("4")
    key(stage, "table/turn").press("Enter")
    key(stage, "seat/1/0/race").select_option(label="Elves")
    expect(stage.root.locator(".sw-doubts")).to_contain_text("The Elves are in decline and have no region")
    key(stage, "piece/race/giants").click()
    for _ in range(3):
        click_region(stage, "1")
    click_region(stage, "1", "Shift")
    click_region(stage, "2")
    key(stage, "piece/marker/fortress").click()
    click_region(stage, "2")
    key(stage, "piece/race/elves").click()
    click_region(stage, "6")
    expect(stage.root.locator(".sw-doubts")).to_be_hidden()
    key(stage, "seat/1/current").check()
    key(stage, "rest/title").fill("Giants at the gate")
    key(stage, "rest/title").press("Enter")
    stage.settle()
    expect(key(stage, "editor/undo")).to_have_attribute("aria-disabled", "false")
    key(stage, "editor/files").click()
    with stage.page.expect_download() as download:
        key(stage, "files/save").click()
    assert download.value.suggested_filename == "giants-at-the-gate.json"
    path = tmp_path / "board.json"
    download.value.save_as(path)

    game = Game.from_scenario(json.loads(path.read_text(encoding="utf-8")))
    assert (game.names[0], game.coins[0], game.turn, game.to_act.player) == ("Ann", 7, 4, 1)
    regions = game.scene()["regions"]
    assert (regions["1"]["race"], regions["1"]["tokens"]) == ("giants", 2)
    assert (regions["2"]["tokens"], regions["2"]["markers"]) == (1, {"fortress": 1})
    assert (regions["6"]["race"], regions["6"]["in_decline"]) == ("elves", True)
    assert game.position == Game.from_scenario(stage.widget.scenario).position

    # Another board, and back by the file and by the code.
    code = key(stage, "files/code").input_value()
    key(stage, "table/board").select_option(label="Board for 2 players")
    expect(stage.root.locator(".sw-player-form")).to_have_count(2)
    key(stage, "files/file").set_input_files(path)
    expect(said(stage)).to_contain_text("The board is opened.")
    expect(key(stage, "rest/title")).to_have_value("Giants at the gate")
    assert stage.widget.scenario == json.loads(path.read_text(encoding="utf-8"))
    key(stage, "table/board").select_option(label="Board for 5 players")
    expect(stage.root.locator(".sw-player-form")).to_have_count(5)
    key(stage, "files/pasted").fill(code)
    key(stage, "files/open").click()
    expect(stage.root.locator(".sw-player-form")).to_have_count(3)
    assert stage.widget.scenario["regions"] == json.loads(path.read_text(encoding="utf-8"))["regions"]

    key(stage, "editor/play").click()
    expect(stage.root.locator(".sw-sentence")).to_be_visible()
    expect(stage.root.locator(".sw-editor")).to_be_hidden()
    assert stage.widget.game.scene()["regions"] == regions
    stage.settle()
    stage.root.locator(".sw-combo-column .sw-take").first.click()
    expect(stage.root).to_have_attribute("data-phase", "conquest")


def test_packs_are_chosen_and_what_they_bring_is_set_up(stage: Stage) -> None:
    expect(key(stage, "table/packs/base")).to_be_disabled()
    for pack in packs.printed()[1:]:
        key(stage, f"table/packs/{pack}").check()
        # The box of the next pack is drawn anew with the answer.
        stage.settle()
        expect(said(stage)).to_contain_text("is in the game")
    key(stage, "table/turn").fill("4")
    key(stage, "table/turn").press("Enter")
    key(stage, "seat/0/active/race").select_option(label="Igors")
    key(stage, "seat/0/active/power").select_option(label="Fireball")
    key(stage, "seat/0/pieces/fireball").fill("2")
    key(stage, "seat/0/pieces/fireball").press("Enter")
    key(stage, "seat/0/pile/more").select_option(label="Goblins")
    key(stage, "seat/0/pile/goblins").fill("3")
    key(stage, "seat/0/pile/goblins").press("Enter")
    key(stage, "seat/1/active/race").select_option(label="Kobolds")
    key(stage, "seat/1/active/power").select_option(label="Hordes of")
    key(stage, "piece/race/kobolds").click()
    click_region(stage, "4")
    expect(said(stage)).to_contain_text("Lark Hill: Kobolds 2")
    key(stage, "piece/marker/horde").click()
    click_region(stage, "4")
    expect(said(stage)).to_contain_text("Lark Hill: Horde 1")
    key(stage, "offer/1/race").select_option(label="Homunculi")
    key(stage, "offer/1/coins").fill("2")
    key(stage, "offer/1/coins").press("Enter")
    expect(key(stage, "offer/1/tokens")).to_have_value("2")
    key(stage, "offer/1/tokens").fill("5")
    key(stage, "offer/1/tokens").press("Enter")
    expect(stage.root.locator(".sw-forms").get_by_role("alert")).to_contain_text("Set the coins first")
    assert find_faults(stage) == []
    # Nothing that somebody has is taken away with its pack.
    before = stage.widget.scenario
    key(stage, "table/packs/cursed").click()
    expect(stage.root.locator(".sw-forms").get_by_role("alert")).to_contain_text("Cursed! cannot come or go")
    expect(key(stage, "table/packs/cursed")).to_be_checked()
    assert stage.widget.scenario == before
    key(stage, "table/packs/grand_dames").uncheck()
    expect(said(stage)).to_contain_text("Grand Dames is out of the game")

    scenario = stage.widget.scenario
    assert scenario["packs"] == [id for id in packs.printed() if id != "grand_dames"]
    assert scenario["regions"]["4"] == {"player": 1, "race": "kobolds", "tokens": 2, "markers": {"horde": 1}}
    assert scenario["players"][0]["active"]["pieces"] == {"fireball": 2}
    assert scenario["players"][0]["pile"] == {"goblins": 3}
    assert scenario["column"][1]["tokens"] == 2
    key(stage, "editor/play").click()
    expect(stage.root.locator(".sw-sentence")).to_be_visible()
    assert stage.widget.game.position == Game.from_scenario(scenario).position


def test_what_cannot_be_says_why_and_nothing_is_lost(stage: Stage) -> None:
    key(stage, "seat/0/active/race").select_option(label="Giants")
    key(stage, "piece/race/giants").click()
    click_region(stage, "4")
    expect(said(stage)).to_contain_text("Lark Hill: Giants 1")
    before = stage.widget.scenario
    click_region(stage, "0")
    expect(said(stage)).to_contain_text("The Giants cannot stand in Gullwing Sea")
    expect(said(stage)).to_have_attribute("data-kind", "refused")
    key(stage, "seat/0/coins").fill("-3")
    key(stage, "seat/0/coins").press("Enter")
    expect(said(stage)).to_contain_text("a whole number from 0")
    expect(key(stage, "seat/0/coins")).to_have_value("5")
    key(stage, "editor/files").click()
    key(stage, "files/pasted").fill('{"format": "sw-scenario/1", "turn": 0}')
    key(stage, "files/open").click()
    expect(said(stage)).to_contain_text("turn: must be a whole number")
    assert stage.widget.scenario == before
    # Somebody has it already: it can be read in the list, but not chosen.
    taken = key(stage, "seat/1/active/race").locator("option", has_text="Giants")
    assert taken.is_disabled() and "Player 1" in taken.inner_text()


def test_a_refusal_is_seen_where_it_was_typed(stage: Stage) -> None:
    stage.resize(1200, 600)
    dice = key(stage, "rest/dice")
    dice.scroll_into_view_if_needed()
    dice.fill("7 x")
    dice.press("Enter")
    alert = stage.root.locator(".sw-forms").get_by_role("alert")
    expect(alert).to_contain_text("Next dice: A die shows 0 (blank)")
    expect(alert).to_be_in_viewport()
    expect(dice).to_have_attribute("aria-describedby", alert.get_attribute("id") or "")
    # Nothing may lie below the sentence on top.
    stage.resize(1200, 1400)
    assert find_faults(stage) == []
    dice.fill("2 0")
    dice.press("Enter")
    expect(alert).to_have_count(0)
    # Early in a game nobody has anything in decline.
    key(stage, "seat/0/0/race").select_option(label="Elves")
    expect(alert).to_contain_text("in turn 2 at the earliest")


def test_the_map_stays_where_it_is(stage: Stage) -> None:
    key(stage, "seat/0/active/race").select_option(label="Giants")
    key(stage, "piece/race/giants").click()
    where = set()
    for region in ("4", "0", "4"):
        click_region(stage, region)
        stage.settle()
        expect(said(stage)).to_have_attribute("data-kind", "refused" if region == "0" else "done")
        where.add(
            stage.root.locator(".sw-map-area").evaluate("(map) => map.getBoundingClientRect().top + scrollY")
        )
    assert len(where) == 1


def test_a_board_that_is_left_comes_back(stage: Stage) -> None:
    key(stage, "seat/0/active/race").select_option(label="Giants")
    expect(key(stage, "piece/race/giants")).to_be_visible()
    key(stage, "editor/cancel").click()
    expect(stage.root.locator(".sw-sentence")).to_be_visible()
    stage.settle()
    stage.open_tools()
    key(stage, "editor/begin").click()
    expect(said(stage)).to_contain_text("brings back the board that you left")
    key(stage, "editor/undo").click()
    expect(key(stage, "seat/0/active/race")).to_have_value("giants")


def test_costs_are_shown_while_it_is_set_up(stage: Stage) -> None:
    key(stage, "seat/0/active/race").select_option(label="Giants")
    key(stage, "seat/0/active/power").select_option(label="Swamp")
    key(stage, "seat/1/active/race").select_option(label="Orcs")
    key(stage, "piece/race/orcs").click()
    click_region(stage, "4")
    click_region(stage, "4")
    expect(stage.root.locator(".sw-region-explanation")).to_contain_text("Total: 4 tokens")
    expect(stage.root.locator(".sw-region-explanation")).to_contain_text("2 Orc tokens defend it")


def test_by_keyboard_alone(stage: Stage) -> None:
    page = stage.page
    key(stage, "seat/0/active/race").focus()
    page.keyboard.type("Giants", delay=60)
    page.keyboard.press("Tab")
    expect(key(stage, "piece/race/giants")).to_be_visible()
    key(stage, "piece/race/giants").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    stage.root.locator('.sw-region[data-region="4"]').focus()
    for name in ("+", "+", "-", "Enter"):
        page.keyboard.press(name)
    expect(said(stage)).to_contain_text("Lark Hill: Giants 2")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("+")
    expect(said(stage)).to_contain_text("Giants 1")
    assert sum(entry["tokens"] for entry in stage.widget.scenario["regions"].values() if entry) == 3


def test_fast_clicks_all_count(stage: Stage) -> None:
    key(stage, "seat/0/active/race").select_option(label="Giants")
    key(stage, "piece/race/giants").click()
    click_region(stage, "4")
    x, y = stage.root.locator('.sw-region[data-region="4"]').evaluate(FREE_POINT)
    stage.page.mouse.click(x, y, click_count=4, delay=5)
    expect(said(stage)).to_contain_text("Lark Hill: Giants 5")


def test_from_the_game_and_back(page: Page) -> None:
    page.set_viewport_size({"width": 1200, "height": 1200})
    stage = Stage(page, SmallWorld(GAMES["conquest"]()))
    old = stage.widget.game
    stage.open_tools()
    key(stage, "editor/begin").click()
    expect(said(stage)).to_contain_text("shuffled anew")
    expect(stage.root.locator(".sw-sentence")).to_be_hidden()
    key(stage, "editor/cancel").click()
    expect(stage.root.locator(".sw-sentence")).to_be_visible()
    assert stage.widget.game is old
    stage.settle()
    stage.open_tools()
    key(stage, "editor/begin").click()
    key(stage, "seat/0/coins").fill("30")
    key(stage, "seat/0/coins").press("Enter")
    key(stage, "editor/play").click()
    expect(stage.root.locator(".sw-sentence")).to_be_visible()
    stage.settle()
    stage.open_tools()
    expect(key(stage, "editor/back")).to_be_visible()
    assert stage.widget.game.coins[0] == 30
    key(stage, "editor/back").click()
    expect(stage.root).to_have_attribute("data-step", str(old.steps))
    assert stage.widget.game is old


def test_it_can_be_used_by_everybody(page: Page) -> None:
    stage = Stage(page, SmallWorld(GAMES["five"]()))
    stage.open_tools()
    key(stage, "editor/begin").click()
    key(stage, "editor/files").click()
    click_region(stage, "0")
    stage.settle()
    assert find_faults(stage) == []


def test_it_fits(page: Page) -> None:
    stage = Stage(page, SmallWorld(GAMES["five"]()))
    page.add_style_tag(content="body { margin: 0 !important; }")
    stage.open_tools()
    key(stage, "editor/begin").click()
    key(stage, "editor/files").click()
    expect(stage.root.locator(".sw-files")).to_be_visible()
    for width in (600, 760, 1000, 1400):
        stage.resize(width, 900)
        found = stage.root.evaluate(MISFITS)
        assert found == {"out": [], "cut": []}, width
