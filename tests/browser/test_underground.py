"""Whole turns below ground, by clicks and by keyboard: monsters, finds, relics, a river, the Balrog."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from sw_widget import SmallWorld
from tests.browser.test_keyboard import Keys
from tests.browser.test_packs import Table
from tests.widget.underground import GAMES


def piece(root: Locator, region: str, marker: str) -> Locator:
    return root.locator(f'[data-content-of="{region}"] [data-piece="marker/{marker}"]')


def open_table(page: Page, name: str) -> Table:
    table = Table(page, SmallWorld(GAMES[name](), open_coins=True))
    table.agree()
    return table


def test_a_turn_below_ground_by_clicks(page: Page) -> None:
    """Monsters are driven out and a place is found, a relic is used, a river is crossed and left."""
    table = open_table(page, "turn_below")
    root, told = table.root, table.root.locator(".sw-region-explanation")
    page.mouse.move(*table.person.point_at("7"))
    expect(told).to_contain_text("2 monsters strengthen the defence: 2 tokens more.")
    table.conquer("7", "Conquer with 4 tokens")
    expect(root.locator(".sw-last-step")).to_contain_text("find something in Sporegrove: Great Brass Pipe")
    expect(piece(root, "7", "great_brass_pipe")).to_be_visible()
    expect(piece(root, "7", "monster")).to_have_count(0)
    page.mouse.move(*table.person.point_at("7"))
    expect(told).to_contain_text("It serves the Ratmen of Ann, who hold the region.")

    # The Sword comes along to where it is used, and cannot be used again.
    table.conquer("12", "Conquer with the Sword of the Killer Rabbit and 2 tokens")
    expect(piece(root, "12", "sword_of_the_killer_rabbit")).to_be_visible()
    expect(piece(root, "8", "sword_of_the_killer_rabbit")).to_have_count(0)
    # Through the Pipe to the other side of the board; and one step into the river.
    for region in ("4", "21"):
        table.person.click_region(region)
        table.agree()
    assert table.code == "game.play('conquer', region='21')"
    table.press("End conquests")
    expect(root.locator(".sw-last-step")).to_contain_text("leave Lethe Bend: they cannot stay in a river")
    table.agree()
    expect(root.locator('[data-content-of="21"] .sw-stack')).to_have_count(0)
    table.press("Spread evenly")
    table.agree()
    table.press("End the turn")
    table.agree()
    score = table.world.game.last_score
    assert score is not None and score.total == 5  # the river is not among its regions
    assert table.world.game.to_act.player == 1


def test_a_turn_below_ground_by_keyboard(page: Page) -> None:
    """The Pentacle is found, and the Balrog has to be sent before anything else can be done."""
    table = open_table(page, "balrog_sleeps")
    root, world = table.root, table.world
    keys = Keys(page, root)

    def enter(region: str) -> None:
        """Go to a region, and do there what comes first."""
        keys.press_until("Tab", lambda found: found["region"] is not None)
        page.keyboard.press("Home")
        keys.press_until("PageDown", lambda found: found["region"] == region)
        keys.enter()
        table.agree()

    enter("7")
    expect(root.locator(".sw-last-step")).to_contain_text("find something in Sporegrove: Wickedest Pentacle")
    assert {action.kind for action in world.game.legal} == {"use"}
    enter("11")
    assert table.code == "game.play('use', trait='wickedest_pentacle', region='11')"
    expect(piece(root, "11", "balrog")).to_be_visible()
    expect(root.locator(".sw-last-step")).to_contain_text("Ann sends the Balrog to Sootspire.")
    expect(root.locator('[data-content-of="11"] .sw-stack')).to_have_count(0)

    keys.press_until("Shift+Tab", lambda found: found["kind"] == "stop")
    keys.enter()
    keys.press_until("Tab", lambda found: found["key"] == "spread:0")
    keys.enter()
    keys.press_until("Shift+Tab", lambda found: found["kind"] == "end_turn")
    keys.enter()
    table.agree()
    assert (world.game.to_act.player, world.game.to_act.phase) == (1, "start")
    # Two of the four Giants were lost, and two have gone to those in Prismgate.
    expect(root.locator('[data-content-of="6"] .sw-count')).to_have_text("4")
