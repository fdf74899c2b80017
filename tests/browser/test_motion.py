"""What moves on the stage: tokens, defenders, coins and the die, at the size of a notebook on a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sw_widget import Game, SmallWorld
from sw_widget.game.legal import Action
from tests.browser.expected_page import done
from tests.browser.stage import Stage
from tests.widget.samples import GAMES, can, in_phase, play_until

pytestmark = pytest.mark.usefixtures("moving")

QUICK = '.sw-region[data-acts="conquer"]:not([aria-haspopup])'
MOVING = ".sw-motion > *"
# Notes how many pictures the overlay ever had, how long it had any, and what of the page lay below the first.
WATCH = """() => {
    const overlay = document.querySelector(".sw-motion");
    window.seen = { most: 0, earned: 0, falls: 0, lasted: 0, below: "" };
    Object.assign(seen, { players: new Set(), texts: new Set() });
    let began = 0;
    new MutationObserver(() => {
        const now = [...overlay.children];
        if (now.length && !seen.below) {
            const box = now[0].getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            seen.below = hit !== null && !overlay.contains(hit) ? "the page" : "the token";
        }
        if (now.length && !began) began = performance.now();
        if (!now.length && began) { seen.lasted = performance.now() - began; began = 0; }
        seen.most = Math.max(seen.most, now.length);
        seen.earned = Math.max(seen.earned, now.filter((each) => each.matches(".sw-earned")).length);
        for (const each of now) {
            if (each.dataset.player) seen.players.add(Number(each.dataset.player));
            if (each.textContent) seen.texts.add(each.textContent);
            if ("falls" in each.dataset) seen.falls += 1;
        }
    }).observe(overlay, { childList: true });
}"""
SEEN = "() => ({ ...seen, players: [...seen.players], texts: [...seen.texts] })"


def open_stage(page: Page, world: SmallWorld) -> Stage:
    page.set_viewport_size({"width": 1366, "height": 768})
    stage = Stage(page, world)
    page.evaluate(WATCH)
    return stage


def slow_down(page: Page) -> None:
    """Let what moves take a hundred times as long, so that it still does when the next thing is done."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})


def where_defenders_flee(game: Game) -> list[str]:
    """Regions that a click alone conquers from the other player, who loses one token and keeps several."""
    said = [action.to_dict() for action in game.legal if isinstance(action, Action)]
    acts = [act for act in said if "region" in act]
    alone = [
        act["region"]
        for act in acts
        if act == {"do": "conquer", "region": act["region"]}
        and sum(other["region"] == act["region"] for other in acts) == 1
    ]
    found = []
    for region in alone:
        branch = game.branch().play("conquer", region=region)
        events = branch.events_of(branch.steps - 1)
        other = 1 - game.to_act.player
        of_other = {event.kind: event.params["n"] for event in events if event.params.get("player") == other}
        if of_other.get("tokens_lost") == 1 and of_other.get("tokens_fled") not in (None, 1):
            found.append(region)
    return found


def test_tokens_move_and_are_gone(page: Page) -> None:
    stage = open_stage(page, SmallWorld(GAMES["conquest"]()))
    player = stage.widget.game.to_act.player
    stage.root.locator(QUICK).first.click()
    page.wait_for_function("() => seen.most > 0")
    expect(stage.root.locator(MOVING)).to_have_count(0)
    seen = page.evaluate(SEEN)
    assert player in seen["players"]
    # About 350 ms; how much more depends on how busy the machine is.
    assert seen["lasted"] > 250


def test_defenders_flee_and_one_falls(page: Page) -> None:
    game = play_until(23, lambda game: can("conquer", 3)(game) and where_defenders_flee(game) != [])
    stage = open_stage(page, SmallWorld(game))
    region = stage.root.locator(f'{QUICK}[data-region="{where_defenders_flee(game)[0]}"]')
    mine, other = game.to_act.player, 1 - game.to_act.player
    region.click()
    page.wait_for_function("() => seen.players.size === 2")
    assert set(page.evaluate(SEEN)["players"]) == {mine, other}
    assert page.evaluate(SEEN)["falls"] > 0


@pytest.mark.parametrize("why", ["less motion is asked for", "time is measured"])
def test_nothing_moves_where(page: Page, why: str) -> None:
    if why == "less motion is asked for":
        page.emulate_media(reduced_motion="reduce")
    stage = open_stage(page, SmallWorld(GAMES["conquest"]()))
    if why == "time is measured":
        page.evaluate("globalThis.swMotion = 'off'")
    done(stage.root, stage.root.locator(QUICK).first.click)
    page.wait_for_timeout(300)
    assert page.evaluate(SEEN)["most"] == 0


def test_a_click_during_motion_counts(page: Page) -> None:
    stage = open_stage(page, SmallWorld(GAMES["conquest"]()))
    slow_down(page)
    steps = stage.widget.game.steps
    done(stage.root, stage.root.locator(QUICK).first.click)
    expect(stage.root.locator(MOVING)).not_to_have_count(0)
    assert page.evaluate(SEEN)["below"] == "the page"
    expect(stage.root.locator(".sw-motion")).to_have_css("pointer-events", "none")
    done(stage.root, stage.root.locator('[data-key="undo"]').click)
    assert stage.widget.game.steps == steps


def test_a_score_is_counted_up_where_it_is_earned(page: Page) -> None:
    def held(game: Game) -> int:
        position = game.position
        return sum(race >= 0 and position.owner[race] == position.player for race in position.holder)

    game = play_until(
        5, lambda game: in_phase("redeploy", 5)(game) and can("end_turn")(game) and held(game) > 1
    )
    stage = open_stage(page, SmallWorld(game))
    regions = held(game)
    slow_down(page)
    stage.root.locator('[data-kind="end_turn"]').click()
    page.wait_for_function("() => seen.texts.size > 0")
    marks = stage.root.locator(".sw-earned")
    # One for each region that is held, and one for their sum.
    assert regions + 1 <= page.evaluate(SEEN)["earned"] <= regions + 2
    expect(marks).not_to_have_count(0)
    # The next click ends it.
    stage.root.locator(".sw-sentence").click()
    assert marks.count() == 0


@pytest.mark.parametrize("less", [False, True], ids=["motion", "less motion"])
def test_the_die_lies_beside_its_region_and_leaves_with_an_undo(page: Page, less: bool) -> None:
    if less:
        page.emulate_media(reduced_motion="reduce")
    stage = open_stage(page, SmallWorld(GAMES["conquest"]()))
    id = stage.root.locator('.sw-region[data-acts*="attempt"]').first.get_attribute("data-region")
    region = stage.root.locator(f'[data-region="{id}"]')
    region.click()
    done(stage.root, stage.root.locator(".sw-menu [role=menuitem]").last.click)
    die = stage.root.locator(".sw-die[data-face]")
    expect(die).to_be_visible()
    page.wait_for_timeout(2500)
    expect(die).to_be_visible()
    lies, land, name = (part.bounding_box() for part in (die, region, stage.root.locator(".sw-map-area")))
    assert lies and land and name
    middle = (lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2)
    assert land["x"] - 40 < middle[0] < land["x"] + land["width"] + 40
    assert land["y"] - 40 < middle[1] < land["y"] + land["height"] + 40
    assert name["x"] < lies["x"] and lies["x"] + lies["width"] < name["x"] + name["width"]
    done(stage.root, stage.root.locator('[data-key="undo"]').click)
    expect(stage.root.locator(".sw-die")).to_be_hidden()
