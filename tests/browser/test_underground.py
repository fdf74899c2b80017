"""Whole turns below ground, by clicks and by keyboard; what lies in a region is asked in every way."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from sw_widget import Game, SmallWorld
from tests.browser.stage import Stage
from tests.browser.test_keyboard import Keys
from tests.browser.test_packs import Table
from tests.browser.test_touch import point_in
from tests.widget.underground import GAMES, below


def turn() -> Game:
    """Ratmen with the Sword beside monsters, a river and a mountain; a mine is found next."""
    return below(
        "ratmen",
        "adventurous",
        {"1": 2, "8": 2},
        hand=6,
        markers={"8": {"sword_of_the_killer_rabbit": 1}},
        places=["mine_of_the_lost_dwarf"],
    )


def test_a_turn_by_clicks(page: Page) -> None:
    """Monsters are driven out, a place is found, a relic used, a river emptied, and all of it scored."""
    table = Table(page, SmallWorld(turn(), open_coins=True))
    root, game = table.root, table.world.game
    tooltip, news = root.locator(".sw-tooltip"), root.locator(".sw-last-step")
    page.mouse.move(*table.person.point_at("7"))
    expect(tooltip).to_contain_text("2 monsters strengthen the defence: 2 tokens more.")
    expect(tooltip).to_contain_text("something is found that it has guarded")
    # With the Sword and without: both are in the menu.
    table.conquer("7", "Conquer with 4 tokens")
    expect(news).to_contain_text("2 monsters are driven out of Sporegrove.")
    expect(news).to_contain_text("find something in Sporegrove: Mine of the Lost Dwarf.")
    mine = root.locator('[data-content-of="7"] [data-piece="marker/mine_of_the_lost_dwarf"]')
    expect(mine).to_be_visible()
    expect(root.locator('[data-content-of="7"] [data-piece="marker/monster"]')).to_have_count(0)
    expect(root.locator(".sw-panel")).to_contain_text("Mine of the Lost Dwarf")

    table.conquer("11", "Sword of the Killer Rabbit")
    assert game.last_action == {"do": "conquer", "region": "11", "with": ["sword_of_the_killer_rabbit"]}
    sword = '[data-piece="marker/sword_of_the_killer_rabbit"]'
    expect(root.locator(f'[data-content-of="11"] {sword}')).to_be_visible()
    expect(root.locator(f'[data-content-of="8"] {sword}')).to_have_count(0)
    # Once a turn: nothing more is offered with it.
    expect(root.locator(f".sw-hand {sword}")).to_have_count(0)

    table.person.click_region("2")
    table.agree()
    expect(root.locator('[data-content-of="2"] .sw-stack')).to_be_visible()
    table.press("End conquests")
    table.agree()
    expect(root.locator('[data-content-of="2"] .sw-stack')).to_have_count(0)
    expect(news).to_contain_text("Blindwater")
    table.press("Spread evenly")
    table.agree()
    table.press("End the turn")
    table.agree()
    assert game.to_act.player == 1 and game.last_score is not None
    scored = {line.rule: line.amount for line in game.last_score.raw if line.amount}
    assert scored == {"regions": 4, "adventurous": 1, "mine_of_the_lost_dwarf": 2}
    expect(root.locator(".sw-plate").first).to_contain_text("+7")


def test_a_turn_by_keyboard(page: Page) -> None:
    """The Pentacle is found, the Balrog must be sent first, and what the place does can be asked."""
    game = below(
        "ratmen", "flocking", {"1": 2, "8": 2}, hand=6, theirs={"11": 4, "6": 2},
        places=["wickedest_pentacle"],
    )  # fmt: skip
    world = SmallWorld(game, open_coins=True)
    stage = Stage(page, world)
    root, keys = stage.root, Keys(page, stage.root)

    def go_to(region: str) -> None:
        keys.press_until("Tab", lambda found: found["region"] is not None)
        page.keyboard.press("Home")
        keys.press_until("PageDown", lambda found: found["region"] == region)

    go_to("7")
    keys.enter()
    stage.agree()
    sentence = root.locator(".sw-sentence")
    expect(sentence).to_have_text(
        "Wickedest Pentacle: before anything else, Ann must send the Balrog to a neighbouring region."
    )
    expect(root.locator(".sw-primary:visible")).to_have_text(["Send the Balrog …"])
    # Whoever tries something else is told what comes first; what he may enter is lit.
    go_to("12")
    page.keyboard.press("Enter")
    expect(root.locator(".sw-notices")).to_contain_text("Something else comes first: Wickedest Pentacle")
    assert not keys.focus()["target"]
    # What the place does is told where the keyboard is, and in full by one more key.
    go_to("7")
    told = root.locator(".sw-region-explanation")
    expect(told).to_contain_text("It serves the Ratmen of Ann now, as they hold its region.")
    keys.press_until("Tab", lambda found: found["key"] == "marker/wickedest_pentacle")
    in_full = told.locator(".sw-told-in-full")
    expect(in_full).to_be_hidden()
    page.keyboard.press("Enter")
    expect(in_full).to_be_visible()
    expect(in_full).to_contain_text("Elves and Immortal races lose nothing to him.")
    expect(in_full).to_contain_text("German compendium, Wickedest Pentacle")
    page.keyboard.press("Enter")
    expect(in_full).to_be_hidden()
    page.keyboard.press("Shift+Tab")

    keys.press_until("Shift+Tab", lambda found: found["region"] is not None)
    page.keyboard.press("Home")
    keys.press_until("PageDown", lambda found: found["region"] == "11")
    assert keys.focus()["target"]
    keys.enter()
    stage.agree()
    assert game.last_action == {"do": "use", "trait": "wickedest_pentacle", "region": "11"}
    expect(root.locator('[data-content-of="11"] [data-piece="marker/balrog"]')).to_be_visible()
    keys.press_until("Shift+Tab", lambda found: found["kind"] == "stop")
    keys.enter()
    stage.agree()
    keys.press_until("Tab", lambda found: found["key"].startswith("spread"))
    keys.enter()
    keys.press_until("Shift+Tab", lambda found: found["kind"] == "end_turn")
    keys.enter()
    assert game.to_act.player == 1 and game.last_score is not None and game.last_score.total == 5


def test_what_lies_in_a_region_is_asked_by_pointing_at_it(page: Page) -> None:
    """The piece on the map, and the one on the player's plate, which shows where it lies."""
    table = Table(page, SmallWorld(GAMES["finds_lie"](), open_coins=True))
    root = table.root
    table.stage.settle()
    piece = root.locator('[data-content-of="18"] [data-piece="marker/stonehedge"]').bounding_box()
    assert piece is not None
    at = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
    page.mouse.move(at[0] - 1, at[1])
    page.mouse.move(*at)
    tooltip = root.locator(".sw-piece-tooltip")
    expect(tooltip).to_contain_text("Nobody holds its region now, so it serves nobody.")
    expect(tooltip).to_contain_text("The badge stays with the place for the whole game.")
    expect(tooltip).to_contain_text("Commando, the badge of Stonehedge.")
    expect(root.locator(".sw-tooltip")).to_be_hidden()
    # Beside the piece, the region answers.
    page.mouse.move(*table.person.point_at("19"))
    expect(tooltip).to_be_hidden()

    plate = root.locator(".sw-plate").first
    chip = plate.locator('[data-piece="marker/sword_of_the_killer_rabbit"]')
    chip.hover()
    expect(root.locator(".sw-outline-highlight .sw-over")).to_have_count(1)
    chip.click()
    expect(plate).to_contain_text("It serves the Drow of Ann now, as they hold its region.")
    expect(plate).to_contain_text("It can be decided after a roll whether the Sword is used.")
    chip.click()
    expect(plate).not_to_contain_text("It serves the Drow of Ann")


def test_a_finger_that_stays_asks_what_lies_there(chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True)
    page = context.new_page()
    world = SmallWorld(GAMES["finds_lie"]())
    stage = Stage(page, world)
    x, y = point_in(stage, "8")
    session = context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    told = stage.root.locator(".sw-region-explanation")
    expect(told).to_contain_text("It serves the Drow of Ann now")
    told.locator('[data-key="marker/sword_of_the_killer_rabbit"]').tap()
    expect(told.locator(".sw-told-in-full")).to_be_visible()
    expect(told).to_contain_text("It can be decided after a roll whether the Sword is used.")
    stage.root.locator('.sw-plate [data-piece="marker/diamond_fields"]').first.tap()
    expect(stage.root.locator(".sw-plate").first).to_contain_text("Regions of another race")
    stage.settle()
    assert world.game.steps == 0
    context.close()
