"""A whole game of six in teams, played by bots on the stage and gone through once more with the slider."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from sw_widget import Game, SmallWorld
from tests.browser.axe import find_faults
from tests.browser.expected_page import reaches
from tests.browser.stage import Stage

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
TEAMS = ["0", "1", "2", "0", "1", "2"]
# More than any game of six has turns, with what is put down first and what players are asked in between.
MOST_TURNS = 200
PLATES = """(root) => [...root.querySelectorAll(".sw-plate")].map((plate) => ({
    team: plate.querySelector(".sw-team").dataset.team,
    coins: Number(plate.querySelector(".sw-coins").textContent.match(/\\d+/)[0]),
    decides: plate.hasAttribute("aria-current"),
    wins: plate.querySelector(".sw-winner") !== null,
}))"""
BARS = """(root) => [...root.querySelectorAll(".sw-turn-bar")]
    .map(({ dataset }) => [Number(dataset.player), dataset.team])"""


def check_table(root: Locator, world: SmallWorld) -> None:
    """The plates say who plays with whom, who decides, and what everybody has at the step that is shown."""
    assert reaches(root, world.snapshot["version"])
    game, position = world.game, world.game.at(world.step)
    plates = root.evaluate(PLATES)
    assert [plate["team"] for plate in plates] == TEAMS
    assert [plate["coins"] for plate in plates] == list(position.coins)
    deciding = [] if position.over else [position.decider]
    assert [player for player, plate in enumerate(plates) if plate["decides"]] == deciding
    won = list(game.winners) if position.over else []
    assert [player for player, plate in enumerate(plates) if plate["wins"]] == won


def test_a_whole_game_of_bots(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("globalThis.swBotPace = 1e9")
    game = Game(NAMES, packs=["base", "six_player"], seed=22)
    world = SmallWorld(game, open_coins=True, bots=dict.fromkeys(range(6), "random"))
    stage = Stage(page, world)
    root, play = stage.root, stage.root.locator('[data-key="bot-turn"]')
    check_table(root, world)
    expect(root.locator(".sw-sentence")).to_contain_text("Ben")
    ends = []
    for _ in range(MOST_TURNS):
        if game.over:
            break
        steps = game.steps
        play.click()
        expect(root).not_to_have_attribute("data-step", str(steps))
        check_table(root, world)
        ends.append(game.steps)
    assert game.over and len(ends) >= 8 * 6

    # Five monsters were put down, then everybody had eight turns.
    bars = root.evaluate(BARS)
    assert [player for player, _ in bars] == [1, 2, 3, 4, 5, *([0, 1, 2, 3, 4, 5] * 8)]
    assert [team for _, team in bars] == [TEAMS[player] for player, _ in bars]

    first, second = game.winners
    coins = min(game.position.coins[first], game.position.coins[second])
    ending = root.locator(".sw-ending")
    expect(ending.locator("h3")).to_have_text(f"Team {first + 1} wins")
    expect(ending.locator(".sw-ending-result")).to_contain_text(
        f"{NAMES[first]} and {NAMES[second]} win together"
    )
    expect(ending.locator(".sw-ending-team").first).to_contain_text(f"{coins} coin")
    expect(ending.locator(".sw-ending-team")).to_have_count(3)
    expect(ending.locator(".sw-chart-name")).to_have_count(6)
    expect(root.locator(".sw-sentence")).to_contain_text("have won together")
    assert find_faults(stage) == []

    # Back to the first monster, and forward from turn's end to turn's end.
    slider = root.locator(".sw-range")
    for step in (0, 1, *ends[5::7], game.steps):
        slider.fill(str(step))
        expect(root).to_have_attribute("data-step", str(step))
        check_table(root, world)
    expect(ending.locator("h3")).to_have_text(f"Team {first + 1} wins")
