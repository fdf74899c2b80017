"""The Necromancer on the page: a whole game of bots, stepped through; what he has is asked and bought."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from playwright.sync_api import Browser, Locator, Page, expect

from sw_widget import Game, SmallWorld
from sw_widget.game.scenario.roles import role_of
from tests.browser.patience import PATIENCE_MS
from tests.browser.stage import Stage
from tests.browser.test_touch import point_in
from tests.widget.necromancer import GAMES

WELL, RESERVE = "marker/well_of_souls", "race/ghosts"
ISLAND = "7"


def piece(stage: Stage, id: str) -> Locator:
    """A piece at the Necromancer's side."""
    return stage.root.locator(f'.sw-plate[data-player="2"] [data-piece="{id}"]')


def ends_of_turns(game: Game) -> Iterator[int]:
    """The steps after which a turn was over."""
    for step in range(1, game.steps + 1):
        if any(event.kind == "turn_ended" for event in game.events_of(step - 1)):
            yield step


def of_bots(seed: int) -> SmallWorld:
    """A game that bots will play."""
    game = Game(
        ["Ann", "Ben", "Cleo"],
        packs=["base", "necromancer"],
        roles={"Cleo": "necromancer"},
        variants=["two_ghosts_fewer"],
        seed=seed,
    )
    return SmallWorld(game, bots=dict.fromkeys(range(3), "random"), open_coins=True)


def played(seed: int) -> Game:
    """That game as it will end."""
    world = of_bots(seed)
    while not world.game.over:
        world.let_play(whole=True)
    world.close()
    return world.game


def is_won_early(game: Game) -> bool:
    """Whether the Necromancer wins before the last turn, and Ghosts rose when a turn ended."""
    return (
        game.winners == [2]
        and game.turn < game.position.turns
        and any(
            event.kind == "ghosts_spawned"
            for step in ends_of_turns(game)
            for event in game.events_of(step - 1)
        )
    )


def test_a_whole_game_of_bots_stepped_through(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="reduce")
    seed, awaited = next((seed, game) for seed in count(74) if is_won_early(game := played(seed)))
    stage = Stage(page, of_bots(seed))
    page.evaluate("globalThis.swBotPace = 0; globalThis.swMotion = 'off'")
    root, game = stage.root, stage.widget.game
    ending = root.locator(".sw-ending")
    expect(ending.locator("h3")).to_have_text("Cleo wins at once", timeout=5 * PATIENCE_MS)
    expect(ending).to_contain_text("no Ghost is left in the reserve or in the Well of Souls")
    expect(ending).to_contain_text(f"that was turn {awaited.turn} of 10")
    expect(root.locator('.sw-plate[data-player="2"] .sw-winner')).to_be_visible()
    assert game.winners == [2] and game.turn == awaited.turn < 10
    assert game.log == awaited.log

    # Where each turn ended the page shows what the game says: the Well, the reserve, who waits on the island.
    steps = list(ends_of_turns(game))
    assert len(steps) == 3 * game.turn
    rose = False
    for step in steps:
        root.locator(".sw-range").fill(str(step))
        expect(root).to_have_attribute("data-step", str(step))
        role = role_of(game.at(step), 2)
        expect(piece(stage, WELL)).to_have_attribute("data-count", str(sum(role["well"].values())))
        expect(piece(stage, RESERVE)).to_have_attribute("data-count", str(role["reserve"]))
        expect(piece(stage, WELL).and_(root.locator('[data-count="4"]'))).to_have_count(0)
        in_use = root.locator('.sw-plate[data-player="2"] [data-state="in_use"]')
        expect(in_use).to_have_count(len(role["powers"] or ()))
        if any(event.kind == "ghosts_spawned" for event in game.events_of(step - 1)):
            expect(root.locator(".sw-last-step")).to_contain_text("rise")
            rose = True
        expect(ending).to_be_visible(visible=step == game.steps)
    assert rose


def test_the_well_and_the_reserve_are_asked_and_things_bought(page: Page) -> None:
    """By pointer and by keys; each purchase says its price, and makes the next one dearer."""
    page.set_viewport_size({"width": 1366, "height": 768})
    stage = Stage(page, SmallWorld(GAMES["necromancer_buys"](), open_coins=True))
    page.evaluate("globalThis.swMotion = 'off'")
    root, told = stage.root, stage.root.locator('.sw-plate[data-player="2"] .sw-abilities')
    inside = "In it: 1 Ratman token, 1 Ghost token and 1 soul."
    assert inside in (piece(stage, WELL).get_attribute("title") or "")
    piece(stage, WELL).click()
    expect(told).to_contain_text(inside)
    expect(told).to_contain_text("1 more token is needed for the next Ghost.")
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    piece(stage, RESERVE).focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("The next Ghost or power costs 6 coins. 1 power is in use.")
    expect(told).to_contain_text("5 Ghost tokens are on the map.")
    page.mouse.move(*point_in(stage, ISLAND))
    expect(root.locator(".sw-tooltip")).to_contain_text("Ghosts wait here and enter by the shores")
    expect(root).to_contain_text("2 Ghost tokens of Cleo wait here on the island.")

    root.get_by_role("button", name="Buy a power …").click()
    root.get_by_role("button", name="Buy Swamp for 6 coins").click()
    expect(piece(stage, "power/swamp")).to_have_attribute("data-state", "in_use")
    expect(piece(stage, "power/forest")).to_have_attribute("data-count", "7")
    expect(root.locator('.sw-plate[data-player="2"] [data-coins="3"]')).to_be_visible()
    expect(root.locator(".sw-last-step")).to_contain_text("Cleo buys the power Swamp for 6 coins.")
    buy = root.get_by_role("button", name="Buy 1 Ghost token for 7 coins")
    expect(buy).to_have_attribute("aria-disabled", "true")
    buy.click(force=True)
    expect(root.locator(".sw-notices")).to_contain_text(
        "One more Ghost token would cost 7 coins, and Cleo has 3."
    )


def test_a_finger_asks_the_well(chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    page = context.new_page()
    stage = Stage(page, SmallWorld(GAMES["necromancer_buys"](), open_coins=True))
    piece(stage, WELL).tap()
    expect(stage.root.locator('.sw-plate[data-player="2"] .sw-abilities')).to_contain_text(
        "1 more token is needed"
    )
    context.close()
