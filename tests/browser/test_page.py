"""The real bundle in a real browser, with the game behind it: what only a browser can show."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from sw_widget import Game, SmallWorld
from sw_widget.game.legal import Action
from tests.amount import amount
from tests.browser.expected_page import agree, done, truth
from tests.browser.mouse_player import Person
from tests.browser.stage import Stage
from tests.widget.samples import GAMES, can, play_until


def intents(stage: Stage) -> list[dict[str, object]]:
    """What the page wanted, apart from greetings."""
    return [message for message in stage.messages if message["type"] != "hello"]


@pytest.fixture
def stage(page: Page) -> Stage:
    page.set_viewport_size({"width": 1100, "height": 1500})
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    return Stage(page, SmallWorld(game))


@pytest.fixture
def person(stage: Stage) -> Person:
    return Person(stage.page, stage.root, Random(1))


def test_a_click_conquers(stage: Stage, person: Person) -> None:
    goal = stage.widget.game.targets()[0]
    person.click_region(goal)
    expect(stage.root).to_have_attribute("data-shown", "2")
    stage.agree()
    conquest = {"do": "conquer", "region": goal}
    assert stage.widget.game.log[-1] == conquest
    assert intents(stage) == [{"type": "play", "version": 1, "actions": [conquest]}]


def test_pointing_explains_without_asking_python(stage: Stage, person: Person) -> None:
    game = stage.widget.game
    goal = game.targets()[0]
    cost = game.cost(goal)
    assert cost is not None
    person.point_at(goal)
    why = stage.root.locator(".sw-region-explanation")
    expect(why).to_contain_text(stage.widget.game.board[goal].name)
    for line in cost.lines:
        expect(why).to_contain_text(line.sentence)
    assert intents(stage) == [] and stage.widget.selected_region is None


def test_a_second_view_shows_the_same_game(stage: Stage, person: Person) -> None:
    stage.page.evaluate("() => { window.show(); }")
    views = stage.page.locator(".sw-widget")
    expect(views).to_have_count(2)
    for _ in range(4):
        person.act()
        for view in views.all():
            agree(view, lambda: truth(stage.widget))
    ids = stage.page.evaluate("() => [...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert len(set(ids)) == len(ids)


@pytest.mark.sampled
@pytest.mark.parametrize("state", sorted(set(GAMES) - {"over"}))
def test_every_kind_of_decision_can_be_made(page: Page, state: str) -> None:
    """From each state somebody plays on by the page alone, and the page shows what comes of it."""
    page.set_viewport_size({"width": 1100, "height": 1500})
    stage = Stage(page, SmallWorld(GAMES[state]()))
    page.emulate_media(reduced_motion="reduce")
    stage.agree()
    person = Person(page, stage.root, Random(state))
    for _ in range(amount(2, 20)):
        if stage.widget.game.over:
            break
        person.act()
        stage.agree()


def with_means(game: Game) -> bool:
    return any("with" in action.to_dict() for action in game.legal if isinstance(action, Action))


WAYS: dict[str, Callable[[], Game]] = {
    "conquer": GAMES["conquest"],
    "attempt": GAMES["conquest"],
    "abandon": lambda: play_until(3, can("abandon")),
    "convert": GAMES["convert"],
    "means": lambda: play_until(3, with_means),
}


@pytest.mark.parametrize("way", sorted(WAYS))
def test_every_way_to_act_on_a_region(page: Page, way: str) -> None:
    page.set_viewport_size({"width": 1100, "height": 1500})
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page, SmallWorld(WAYS[way]()))
    person = Person(page, stage.root, Random(1))
    wanted = [action.to_dict() for action in stage.widget.game.legal if isinstance(action, Action)]
    action = next(said for said in wanted if ("with" in said if way == "means" else said["do"] == way))
    steps = stage.widget.game.steps
    person.click_region(action["region"])
    item = stage.root.locator(f'.sw-menu-item[data-kind="{action["do"]}"]')
    if item.count():
        # What a special means costs is written beside it.
        item.last.hover()
        item.last.click()
    expect(stage.root).to_have_attribute("data-step", str(steps + 1))
    stage.agree()
    done = stage.widget.game.log[-1]
    assert {key: done[key] for key in action} == action


def test_peace_is_made_on_the_players_plate(page: Page) -> None:
    page.set_viewport_size({"width": 1100, "height": 1500})
    stage = Stage(page, SmallWorld(GAMES["ally"]()))
    # With whom was attacked in this turn there is no peace yet.
    button = stage.root.locator('.sw-players [data-key*="/do/"]:not([aria-disabled="true"])').first
    player = button.locator("xpath=ancestor::li").get_attribute("data-player") or ""
    expect(stage.root.locator(".sw-peace")).to_have_count(0)
    button.click()
    expect(stage.root.locator(".sw-peace").first).to_be_visible()
    assert stage.widget.game.log[-1] == {"do": "ally", "player": int(player)}
    stage.agree()


def test_looking_back_shows_what_was_and_offers_nothing(page: Page) -> None:
    page.set_viewport_size({"width": 1100, "height": 1500})
    stage = Stage(page, SmallWorld(GAMES["start"]()))
    steps = stage.widget.game.steps
    scrubber = stage.root.locator(".sw-history-slider")
    for key, step in (("back", steps - 1), ("back", steps - 2), ("first", 0), ("forward", 1)):
        scrubber.locator(f'[data-key="{key}"]').click()
        expect(stage.root).to_have_attribute("data-step", str(step))
        assert stage.widget.step == step
        stage.agree()
    expect(stage.root.locator(".sw-target")).to_have_count(0)
    stage.root.locator('[data-key="back-to-now"]').click()
    expect(stage.root).to_have_attribute("data-step", str(steps))
    stage.agree()


def test_undo_and_redo(stage: Stage, person: Person) -> None:
    person.act()
    after = truth(stage.widget)
    for key in ("undo", "redo"):
        done(stage.root, person.key(key).click)
        stage.agree()
    assert truth(stage.widget) | {"version": 0} == after | {"version": 0}


def test_the_code_does_what_was_clicked(stage: Stage, person: Person) -> None:
    before = stage.widget.game.branch()
    stage.open_tools()
    stage.root.locator(".sw-show-code").click()
    person.act()
    code = stage.root.locator(".sw-code code").inner_text()
    exec(code, {"game": before})
    assert before.scene() == stage.widget.game.scene() and before.to_act == stage.widget.game.to_act


@pytest.mark.parametrize(
    ("goggles", "question"), [("costs", "cost"), ("defences", "defence"), ("incomes", "income")]
)
def test_goggles_show_every_number(page: Page, goggles: str, question: str) -> None:
    stage = Stage(page, SmallWorld(GAMES["conquest"]()))
    stage.open_tools()
    stage.root.locator(f'.sw-goggles label:has(input[value="{goggles}"])').click()
    expect(stage.root.locator(".sw-map")).to_have_attribute("data-goggles", goggles)
    shown = stage.root.evaluate(
        """(root) => Object.fromEntries([...root.querySelectorAll(".sw-region-content")].map((place) =>
            [place.dataset.contentOf, place.querySelector(".sw-goggles-number")?.dataset.number ?? null]))"""
    )
    sent = zip(stage.widget.scenery["places"], stage.widget.snapshot["regions"], strict=True)
    numbers = {place["id"]: now[question] and str(now[question][0]) for place, now in sent}
    assert shown == numbers and any(numbers.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_names_and_pieces_lie_inside_their_region(page: Page, players: int) -> None:
    """Every name and piece is drawn over the ground of the region that it belongs to."""
    game = Game(players=["Ann", "Ben", "Cleo", "Dan", "Eve"][:players], seed=8)
    game.play("pick", slot=0)
    Stage(page, SmallWorld(game)).settle()
    astray = page.evaluate(
        """() => [...document.querySelectorAll(".sw-region-content")].flatMap((place) => {
            const ground = document.querySelector(`[data-region="${place.dataset.contentOf}"] .sw-ground`);
            const toGround = ground.getScreenCTM().inverse();
            const parts = place.querySelectorAll(".sw-region-name, .sw-piece, .sw-cost");
            // A name for which there is no room is left to the tooltip.
            return [...parts].filter((part) => part.getClientRects().length > 0).filter((part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toGround);
                return !ground.isPointInFill(middle);
            }).map((part) => `${place.dataset.contentOf} ${part.getAttribute("class")}`);
        })"""
    )
    assert astray == []
