"""What-if mode, the best turn and a bot's turn, driven as a person does it, with the game behind the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from sw_widget import SmallWorld
from tests.amount import and_in_long
from tests.browser.axe import find_faults
from tests.browser.expected_page import done
from tests.browser.stage import Stage
from tests.widget.samples import GAMES

WHAT_IF = re.compile(r"\bsw-what-if\b")


@pytest.fixture(params=and_in_long(1344, others=[600]))
def stage(page: Page, request: pytest.FixtureRequest) -> Stage:
    page.set_viewport_size({"width": request.param + 32, "height": 1500})
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page, SmallWorld(GAMES["conquest"]()))
    page.evaluate("globalThis.swBotPace = 1e9")  # bots move only when they are asked to
    stage.settle()
    return stage


# For what depends on the width.
both_widths = pytest.mark.parametrize("stage", [1344, 600], ids=["wide", "narrow"], indirect=True)


def key(stage: Stage, name: str) -> Locator:
    return stage.root.locator(f'[data-key="{name}"]')


def press(stage: Stage, button: Locator) -> None:
    """Click, and wait until all of the page shows what came of it."""
    done(stage.root, button.click)
    stage.settle()


def begin(stage: Stage) -> None:
    stage.open_tools()
    press(stage, stage.root.locator(".sw-what-if-button"))


def conquer(stage: Stage) -> None:
    """Take the first region that a click alone takes."""
    press(stage, stage.root.locator('.sw-region[data-acts="conquer"]:not([aria-haspopup])').first)


def row(stage: Stage, label: str) -> list[str]:
    found = stage.root.locator(
        ".sw-comparison-row", has=stage.page.get_by_role("rowheader", name=label, exact=True)
    )
    return [cell.split("\n")[0] for cell in found.get_by_role("cell").all_inner_texts()]


@both_widths
def test_what_is_tried_out_is_plainly_not_the_game(stage: Stage) -> None:
    game = stage.widget.game
    before = game.to_dict()
    expect(stage.root).not_to_have_class(WHAT_IF)
    begin(stage)
    expect(stage.root).to_have_class(WHAT_IF)
    banner = stage.root.locator(".sw-what-if-banner")
    expect(banner).to_be_in_viewport()
    expect(banner).to_contain_text("Nothing that you do here happens in the real game.")
    expect(stage.root.locator(".sw-map-area .sw-what-if-stamp")).to_be_visible()
    conquer(stage)
    assert stage.widget.branch is not None
    assert stage.widget.branch.steps == 1
    press(stage, key(stage, "what-if-back"))
    expect(stage.root).not_to_have_class(WHAT_IF)
    expect(banner).to_be_hidden()
    assert game.to_dict() == before


@both_widths
def test_branches_stand_side_by_side(stage: Stage) -> None:
    begin(stage)
    conquer(stage)
    press(stage, key(stage, "what-if-more"))
    conquer(stage)
    name = stage.root.locator(".sw-what-if-name")
    name.fill("Further")
    done(stage.root, lambda: name.press("Enter"))
    expect(key(stage, "branch/2")).to_contain_text("Further")
    expect(key(stage, "branch/2")).to_have_attribute("aria-pressed", "true")
    game = stage.widget.game
    positions = [each.position for each in (game, *game.what_ifs)]
    held = [sum(race >= 0 and at.owner[race] == at.decider for race in at.holder) for at in positions]
    assert row(stage, "Regions held") == [str(number) for number in held]
    assert held == [held[0], held[0] + 1, held[0] + 2]
    differs = [
        key(stage, f"branch/{n}").locator(".sw-thumbnail").get_attribute("data-differs") for n in range(3)
    ]
    assert differs == ["0", "1", "2"]
    # All of them are there at once, the narrowest page or not.
    box = stage.root.locator(".sw-comparison").bounding_box()
    last = key(stage, "branch/2").bounding_box()
    assert box is not None
    assert last is not None
    assert last["x"] + last["width"] <= box["x"] + box["width"] + 1
    press(stage, key(stage, "branch/1"))
    expect(stage.root.locator(".sw-what-if-name")).to_have_value("What if 1")


def box(found: Locator) -> FloatRect:
    """Where it is; what is not there has no place."""
    place = found.bounding_box()
    assert place is not None
    return place


@both_widths
def test_nobody_loses_sight_of_the_map_while_branches_are_compared(stage: Stage) -> None:
    before = box(stage.root.locator(".sw-map-area"))
    begin(stage)
    conquer(stage)
    board, panel = box(stage.root.locator(".sw-map-area")), box(stage.root.locator(".sw-exploring"))
    assert (board["width"], board["height"]) == (before["width"], before["height"])
    beside = panel["x"] >= board["x"] + board["width"]
    assert beside or panel["y"] >= board["y"] + board["height"]
    # In the game there is a line of it, from which one goes back to a branch.
    press(stage, key(stage, "what-if-back"))
    expect(key(stage, "comparison")).to_have_attribute("aria-expanded", "false")
    assert box(stage.root.locator(".sw-branch-comparison"))["height"] < 80
    key(stage, "comparison").click()
    assert len(row(stage, "Regions held")) == 2
    key(stage, "comparison").click()
    press(stage, key(stage, "branch/1"))
    expect(stage.root).to_have_class(WHAT_IF)


@both_widths
def test_the_game_and_what_is_compared_stay_in_sight_beside_many_branches(stage: Stage) -> None:
    for _ in range(9):
        begin(stage)
    sides = stage.root.locator(".sw-comparison")
    # The names of the rows, and the first and the last column: by the last one it begins.
    for scrolled in ("e => e.scrollLeft", "e => (e.scrollLeft = 0)", "e => (e.scrollLeft = 120)"):
        sides.evaluate(scrolled)
        label = box(stage.root.locator(".sw-comparison-label").nth(1))
        game, table = box(key(stage, "branch/0")), box(sides)
        assert table["x"] <= label["x"]
        # Beside the columns, or above them where there is little room.
        assert label["x"] + label["width"] <= game["x"] + 1 or table["width"] < 440
        assert game["x"] + game["width"] < table["x"] + table["width"] / 2
        seen = key(stage, "branch/0").evaluate(
            """(button) => {
                const { left, top, width, height } = button.getBoundingClientRect();
                return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }"""
        )
        assert seen


def test_a_branch_goes_off_from_where_it_stands_or_begins_anew(stage: Stage) -> None:
    game = stage.widget.game
    begin(stage)
    conquer(stage)
    press(stage, key(stage, "what-if-more"))
    begin(stage)
    assert [branch.steps for branch in game.what_ifs] == [1, 1, 0]


def test_combos_that_nobody_can_know_have_a_sign(page: Page) -> None:
    stage = Stage(page, SmallWorld(GAMES["pick"]()))
    begin(stage)
    expect(stage.root.locator(".sw-drawn")).to_have_count(0)
    press(stage, stage.root.locator('.sw-take:not([aria-disabled="true"])').first)
    expect(stage.root.locator(".sw-drawn")).to_have_count(1)
    expect(stage.root.get_by_role("img", name="the real stack may bring another combo")).to_be_visible()


def test_the_code_is_that_of_the_branch(stage: Stage) -> None:
    begin(stage)
    conquer(stage)
    stage.open_tools()
    stage.root.locator(".sw-show-code").click()
    expect(stage.root.locator(".sw-code pre")).to_contain_text("branch.play(")
    expect(stage.root.locator(".sw-which-game")).to_contain_text("branch = world.branch")
    press(stage, key(stage, "what-if-back"))
    expect(stage.root.locator(".sw-which-game")).to_contain_text("game = world.game")


@both_widths
def test_a_refusal_covers_nothing_and_is_said_once_beside_the_pointer(stage: Stage) -> None:
    region = stage.root.locator('.sw-region:not([data-acts]), .sw-region[data-acts=""]').first
    before = box(stage.root.locator(".sw-map-area"))
    region.hover(force=True)
    region.click(force=True)
    tip = stage.root.locator(".sw-tooltip.sw-emphasised")
    expect(tip).to_be_visible()
    notice = stage.root.locator('.sw-notice[data-kind="refused"]')
    expect(notice).to_contain_text(tip.locator(".sw-tooltip-why").inner_text())
    assert box(notice)["width"] <= 1
    # What does not lie on the map is answered in the bar.
    key(stage, "redo").click(force=True)
    expect(notice).to_contain_text("nothing to redo")
    assert box(notice)["width"] > 100
    assert box(stage.root.locator(".sw-map-area")) == before
    covered = stage.root.evaluate(
        """(root) => [...root.querySelectorAll(":is(.sw-action-bar,.sw-toolbar) button")].filter((button) => {
            const { left, top, width, height } = button.getBoundingClientRect();
            const met = document.elementFromPoint(left + width / 2, top + height / 2);
            return width > 0 && !button.contains(met);
        }).map((button) => button.textContent)"""
    )
    assert covered == []


def test_all_tools_lie_beside_the_map(page: Page) -> None:
    stage = Stage(page, SmallWorld(GAMES["conquest"]()))
    for width in (940, 1100, 1344):
        stage.resize(width + 32, 900)
        stage.open_tools()
        board = box(stage.root.locator(".sw-map"))
        tools = stage.root.locator(".sw-goggles, .sw-toolbar .sw-button:visible").all()
        assert len(tools) == 7, width
        assert all(box(tool)["x"] >= board["x"] + board["width"] for tool in tools), width
        expect(stage.root.get_by_role("button", name="Show the code")).to_be_visible()


def test_a_branch_is_played_in_the_game_as_long_as_it_fits(stage: Stage) -> None:
    game = stage.widget.game
    steps = game.steps
    begin(stage)
    conquer(stage)
    press(stage, key(stage, "what-if-adopt"))
    expect(stage.root).not_to_have_class(WHAT_IF)
    assert game.steps == steps + 1
    press(stage, key(stage, "branch/1"))
    expect(key(stage, "what-if-adopt")).to_have_attribute("aria-disabled", "true")
    key(stage, "what-if-adopt").click(force=True)
    expect(stage.root.locator('.sw-notice[data-kind="refused"]')).to_contain_text("no longer stands")
    press(stage, key(stage, "what-if-forget"))
    expect(stage.root).not_to_have_class(WHAT_IF)
    expect(stage.root.locator(".sw-branch-comparison")).to_be_hidden()
    assert game.what_ifs == []


def test_the_die_can_be_fixed_in_a_what_if(stage: Stage) -> None:
    begin(stage)
    risky = '.sw-region[aria-haspopup][data-acts~="attempt"]'
    region = stage.root.locator(risky).first
    region.click()
    items = stage.root.get_by_role("menuitem")
    fixed = [label for label in items.all_inner_texts() if "shows" in label and "must" not in label]
    assert len(fixed) >= 4
    press(stage, items.filter(has_text=fixed[-1].split("\n")[0]).first)
    assert stage.widget.branch is not None
    assert stage.widget.branch.history[-1].die == 3


@both_widths
def test_the_best_turn_is_shown_step_by_step(stage: Stage) -> None:
    stage.open_tools()
    press(stage, stage.root.locator(".sw-exploring-buttons .sw-button").nth(1))
    advice = stage.root.locator(".sw-best-turn")
    expect(advice).to_contain_text("proven")
    expect(stage.root).to_have_class(WHAT_IF)
    lit = stage.root.locator(".sw-outline-highlight path")
    expect(lit).to_have_count(0)
    advice.locator("[tabindex]").first.focus()
    expect(lit).not_to_have_count(0)
    other = advice.locator("details").first
    other.locator("summary").click()
    expect(other.locator("li").first).to_be_visible()


def test_a_bot_is_stepped_through_with_its_reasons(stage: Stage) -> None:
    game = stage.widget.game
    player = game.to_act.player
    key(stage, f"{player}/seat").click()
    press(stage, key(stage, f"{player}/seat/casual"))
    expect(key(stage, f"{player}/seat")).to_be_focused()
    expect(stage.root.locator(".sw-sentence")).to_contain_text("decides for")
    expect(stage.root.locator(".sw-choices:visible")).to_have_count(0)
    steps = game.steps
    key(stage, "bot-pause").click()
    press(stage, key(stage, "bot-step"))
    assert game.steps == steps + 1
    reason = stage.root.locator(".sw-last-step .sw-bot-reason")
    expect(reason).to_be_visible()
    first = reason.inner_text()
    if game.to_act.player == player:
        press(stage, key(stage, "bot-turn"))
    assert game.to_act.player != player
    expect(stage.root.locator(".sw-bot-turn")).to_be_hidden()
    # Each step keeps its reason.
    while stage.widget.step > steps + 1:
        press(stage, key(stage, "back").first)
    expect(reason).to_have_text(first)
    press(stage, key(stage, "back").first)
    expect(reason).to_have_count(0)


def test_in_a_what_if_a_person_may_decide_for_a_bot(stage: Stage) -> None:
    player = stage.widget.game.to_act.player
    key(stage, f"{player}/seat").click()
    press(stage, key(stage, f"{player}/seat/casual"))
    begin(stage)
    expect(stage.root.locator(".sw-bot-turn")).to_be_visible()
    expect(stage.root.locator(".sw-choices button").first).to_be_visible()
    conquer(stage)
    press(stage, key(stage, "bot-step"))
    assert stage.widget.branch is not None
    assert stage.widget.branch.steps == 2


def test_all_of_it_goes_by_keyboard(stage: Stage) -> None:
    page = stage.page

    def enter(name: str) -> None:
        done(stage.root, lambda: key(stage, name).press("Enter"))
        inside = stage.root.evaluate("root => root.contains(document.activeElement)")
        assert inside, f"the focus is lost after {name}"
        assert stage.root.locator("[hidden] :focus").count() == 0

    key(stage, "more").press("Enter")
    done(stage.root, lambda: stage.root.locator(".sw-what-if-button").press("Enter"))
    enter("what-if-more")
    enter("branch/1")
    name = stage.root.locator(".sw-what-if-name")
    name.fill("Nowhere")
    page.keyboard.press("Escape")
    expect(name).to_have_value("What if 1")
    enter("what-if-forget")
    enter("branch/1")
    enter("what-if-back")
    expect(stage.root.locator(".sw-sentence")).to_be_focused()


def test_axe_finds_nothing_while_one_explores(stage: Stage) -> None:
    begin(stage)
    conquer(stage)
    press(stage, key(stage, "what-if-back"))
    stage.open_tools()
    press(stage, stage.root.locator(".sw-exploring-buttons .sw-button").nth(1))
    stage.open_everything()
    assert find_faults(stage) == []
    press(stage, key(stage, "what-if-back"))
    press(stage, key(stage, "0/seat/beginner"))
    assert find_faults(stage) == []
