"""Pieces and choices of the packs, played by clicks: special means, towers, trades, waves, stacks."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from sw_widget import SmallWorld
from tests.browser.mouse_player import Person
from tests.browser.stage import Stage
from tests.widget import sky_islands
from tests.widget.packs import ALL, GAMES


class Table:
    """A position of the packs on a page, and somebody who clicks on it."""

    def __init__(self, page: Page, world: SmallWorld, seed: int = 1) -> None:
        page.set_viewport_size({"width": 1100, "height": 1600})
        page.emulate_media(reduced_motion="reduce")
        self.world = world
        self.stage = Stage(page, world)
        self.root = self.stage.root
        self.person = Person(page, self.root, Random(seed))

    def conquer(self, region: str, way: str) -> None:
        """Click a region, and in its menu the way that begins like this."""
        self.person.click_region(region)
        items = self.root.locator(".sw-menu [role=menuitem]")
        expect(items.first).to_be_visible()
        items.filter(has_text=way).first.click()
        self.agree()

    def press(self, text: str, within: str = ":is(.sw-action-bar, .sw-decision)") -> None:
        """Press a button, and wait until all of the page shows what came of it: it takes no click before."""
        self.root.locator(f"{within} button", has_text=text).first.click()
        self.stage.settle()

    def agree(self) -> None:
        self.stage.agree()

    @property
    def code(self) -> str:
        said: str = self.world.snapshot["story"]["code"]
        return said


def open_table(page: Page, name: str) -> Table:
    made = {**GAMES, **sky_islands.GAMES}[name]()
    table = Table(page, SmallWorld(made, open_coins=True))
    table.agree()
    return table


def test_special_means_are_chosen_in_the_menu(page: Page) -> None:
    table = open_table(page, "fireball")
    table.conquer("5", "Conquer with a fireball")
    assert table.code == "game.play({'do': 'conquer', 'region': '5', 'with': ['fireball']})"
    expect(table.root.locator(".sw-hand .sw-piece-off-map")).to_have_text("2 fireballs")
    # Those that are wasted are there for whoever wants them.
    table.person.click_region("8")
    table.root.locator(".sw-menu-more").click()
    waste = table.root.locator(".sw-menu [role=menuitem]", has_text="2 fireballs")
    waste.click()
    table.agree()
    expect(table.root.locator(".sw-plate .sw-piece-off-map")).to_have_count(0)


def test_a_shot_and_where_it_was_fired_from(page: Page) -> None:
    table = open_table(page, "catapult")
    table.conquer("5", "a shot of the catapult from Coalwood")
    assert table.code == "game.play({'do': 'conquer', 'region': '5', 'with': ['catapult'], 'from': '2'})"
    expect(table.root.locator('[data-content-of="2"] [data-piece="marker/catapult"]')).to_be_visible()
    expect(table.root.locator('[data-content-of="2"] .sw-immune')).to_be_visible()


def test_going_into_decline_asks_where_the_tower_shall_stand(page: Page) -> None:
    table = open_table(page, "tower")
    table.press("Go into decline")
    expect(table.root.locator(".sw-panel-foot .sw-choice-question p")).to_contain_text(
        "Where shall the tower stand?"
    )
    table.press("Heronbrow")
    table.agree()
    expect(table.root.locator('[data-content-of="6"] [data-in-decline] .sw-count')).to_have_text("3")
    assert table.world.game.to_act.player == 1
    # The region's own menu offers the same.
    table.press("Undo")
    table.conquer("2", "Go into decline with the tower here")
    assert table.code == "game.play('decline', region='2')"


def test_collected_tokens_are_traded_before_the_first_conquest(page: Page) -> None:
    table = open_table(page, "igors")
    table.press("Trade in lost tokens")
    table.press("for 2 new", ".sw-panel-foot .sw-choice-question")
    table.agree()
    expect(table.root.locator(".sw-hand")).to_have_attribute("data-count", "4")


def test_a_second_wave(page: Page) -> None:
    table = open_table(page, "marauding")
    table.press("Ready the troops for the second wave")
    table.agree()
    expect(table.root.locator(".sw-sentence")).to_contain_text("second wave")
    expect(table.root.locator(".sw-action-bar button", has_text="End conquests")).to_be_visible()


def test_what_is_put_down(page: Page) -> None:
    table = open_table(page, "hordes_redeploy")
    table.press("Spread evenly")
    table.agree()
    table.press("End the turn")
    table.agree()
    # Now they are told apart.
    expect(table.root.locator('[data-piece="marker/horde"]').first).to_be_visible()


@pytest.mark.parametrize("name", ["pixies", "barbarians"])
def test_what_needs_no_hand_ends_with_a_click(page: Page, name: str) -> None:
    table = Table(page, SmallWorld(GAMES[name](), open_coins=True))
    table.press("End the turn")
    table.agree()
    assert table.world.game.to_act.player == 1


def test_a_beast_that_fled_settles_elsewhere(page: Page) -> None:
    table = open_table(page, "fled")
    table.press("Spread evenly")
    table.root.locator(".sw-chip").nth(1).click()
    table.press("Spread evenly")
    table.agree()
    assert table.world.game.to_act.phase != "withdraw"


def test_a_turn_with_markers_on_foreign_land(page: Page) -> None:
    """Winter is laid by clicks into a region of one's own and into one of somebody else."""
    table = open_table(page, "winter")
    table.press("Spread evenly")
    table.root.locator(".sw-chip").nth(1).click()
    # Where one lies already, and too far away, the page says why not.
    table.person.click_region("2")
    expect(table.root.locator(".sw-notices")).to_contain_text("room for only 1 winter marker")
    table.person.click_region("4")
    expect(table.root.locator(".sw-notices")).to_contain_text("Lark Hill is neither")
    for region in ("8", "12", "12", "6"):  # the second click takes it up again
        table.person.click_region(region)
    table.press("Place them as on the map")
    table.agree()
    table.press("End the turn")
    table.agree()
    for region in ("2", "8", "6"):
        expect(
            table.root.locator(f'[data-content-of="{region}"] [data-piece="marker/winter_marker"]')
        ).to_be_visible()
    expect(table.root.locator('[data-content-of="12"] [data-piece="marker/winter_marker"]')).to_have_count(0)
    assert table.world.game.to_act.player == 1


def test_lava_drives_out_and_closes_a_region(page: Page) -> None:
    table = open_table(page, "lava")
    table.press("Spread evenly")
    table.root.locator(".sw-chip").nth(1).click()
    # Two regions, and one mountain for both: it says so when they are put down.
    table.person.click_region("2")
    table.person.click_region("7")
    table.press("Place them as on the map")
    expect(table.root.locator(".sw-notices")).to_contain_text("comes from a mountain of its own")
    table.person.click_region("7")
    table.person.click_region("14")
    table.press("Place them as on the map")
    table.agree()
    table.press("End the turn")
    table.agree()
    assert table.world.game.to_act.phase == "withdraw"
    table.press("Spread evenly")
    table.agree()
    expect(table.root.locator('[data-content-of="14"] [data-piece="marker/lava_token"]')).to_be_visible()
    expect(table.root.locator('[data-content-of="14"] .sw-immune')).to_be_visible()
    table.person.click_region("14")
    expect(table.root.locator(".sw-notices")).to_contain_text("until Ann's next turn begins")


def test_a_power_is_copied_and_given_back(page: Page) -> None:
    table = open_table(page, "copycat")
    table.press("Copy a power")
    expect(table.root.locator(".sw-panel-foot .sw-choice-question p")).to_contain_text("Which power on offer")
    table.press("Copy Heroic")
    table.agree()
    assert table.code == "game.play('use', trait='copycat', slot=3)"
    plate = table.root.locator(".sw-plate").first
    expect(plate.locator(".sw-piece-off-map", has_text="copies Heroic")).to_be_visible()
    table.press("End conquests")
    table.press("Spread evenly")
    table.agree()
    table.press("End the turn")
    table.agree()
    table.press("End conquests")
    table.press("Spread evenly")
    table.press("End the turn")
    table.agree()
    expect(plate.locator(".sw-piece-off-map", has_text="copies")).to_have_count(0)


def test_what_lies_in_a_region_is_told_where_one_points(page: Page) -> None:
    """Loot lies face down, says so to whoever points at it, and is turned up by a conquest."""
    table = open_table(page, "loot_lies")
    tooltip = table.root.locator(".sw-tooltip")
    loot = table.root.locator('[data-content-of="3"] [data-piece="marker/loot_marker"]')
    expect(loot).to_be_visible()
    page.mouse.move(*table.person.point_at("3"))
    expect(tooltip).to_contain_text("Loot Marker, laid by Ann. It lies face down")
    expect(table.root.locator(".sw-region-explanation")).to_contain_text("Loot Marker, laid by Ann.")
    table.person.click_region("3")
    expect(table.root.locator(".sw-last-step")).to_contain_text("The loot in Hollow Mire is turned up")
    expect(loot).to_have_count(0)
    table.agree()


def test_a_conquest_from_afar(page: Page) -> None:
    table = open_table(page, "slingmen")
    page.mouse.move(*table.person.point_at("2"))
    tooltip = table.root.locator(".sw-tooltip")
    expect(tooltip).to_contain_text("Slingmen: a jump over one region, which brings 1 coin at once.")
    page.mouse.move(*table.person.point_at("3"))
    expect(tooltip).to_contain_text("it is beyond even their reach")
    table.person.click_region("2")
    expect(table.root.locator(".sw-last-step")).to_contain_text("Ann gets 1 coin for the jump to Coalwood.")
    table.agree()
    assert table.code == "game.play('conquer', region='2')"


def test_a_race_comes_back_to_life(page: Page) -> None:
    table = open_table(page, "soul_touch")
    said = "the Forest Ratmen come back: on Ann's next turn they are active again, with 12 tokens"
    expect(table.root.locator(".sw-action-bar")).to_contain_text(said)
    table.press("Go into decline")
    table.agree()
    plate = table.root.locator(".sw-plate").first
    expect(plate.locator(".sw-piece-off-map")).to_have_text("Ratmen return")
    table.press("Go into decline")  # Ben's race
    table.agree()
    expect(plate.locator(".sw-piece-off-map")).to_have_count(0)
    expect(table.root.locator(".sw-hand")).to_contain_text("10 to conquer with")


def test_markers_of_a_region_are_set_up_by_clicks(page: Page) -> None:
    table = Table(page, SmallWorld(GAMES["winter_lies"](), open_coins=True))
    table.root.locator('[data-key="more"]').click()
    table.root.locator('[data-key="editor/begin"]').click()
    table.root.locator('[data-key="piece/marker/winter_marker"]').click()
    winter = table.root.locator('[data-content-of="9"] [data-piece="marker/winter_marker"]')
    table.person.click_region("9")
    expect(winter).to_be_visible()
    table.person.click_region("9")
    expect(winter).to_have_count(0)
    table.person.click_region("9")
    table.root.locator('[data-key="editor/play"]').click()
    table.agree()
    expect(winter).to_be_visible()
    page.mouse.move(*table.person.point_at("9"))
    expect(table.root.locator(".sw-tooltip")).to_contain_text("1 winter marker strengthens the defence")


def test_some_turns_with_all_packs(page: Page) -> None:
    """Somebody who plays by what the page shows; what it shows is what the game says."""
    world = SmallWorld(players=["Ann", "Ben"], seed=5, packs=ALL, open_coins=True)
    table = Table(page, world, seed=5)
    for _ in range(18):
        # What is drafted already is not Python's yet.
        if not any(allocation["only"] for allocation in world.snapshot["allocations"]):
            table.agree()
        table.person.act()
    assert world.game.steps > 12 and world.snapshot["notice"]["kind"] != "error"


def test_a_turn_on_the_islands(page: Page) -> None:
    """Up the Beanstalk, a whole island, its coin in the account, and what is out of reach."""
    table = open_table(page, "climb")
    told = table.root.locator(".sw-region-explanation")
    page.mouse.move(*table.person.point_at("s0"))
    expect(told).to_contain_text("Larkspur Isle")
    expect(told).to_contain_text("Beanstalk down to Greycap")
    page.mouse.move(*table.person.point_at("8"))
    expect(told).to_contain_text("Beanstalk up to Mistcradle")
    # The other island lies behind a bridge from here, and the far end of it is no neighbour.
    page.mouse.move(*table.person.point_at("s5"))
    expect(told).to_contain_text("does not touch any region of the Elves")
    account = table.root.locator(".sw-panel")
    expect(account).to_contain_text("hold no island whole, which would bring 1 coin")
    table.person.click_region("s0")
    table.agree()
    expect(account).to_contain_text("The Elves hold all land of Larkspur Isle: 1 coin.")
    # On the ground from the same foot, in the same turn.
    table.person.click_region("9")
    table.agree()
    table.press("End conquests")
    table.press("Spread evenly")
    table.agree()
    table.press("End the turn")
    table.agree()
    game = table.world.game
    assert game.to_act.player == 1 and game.last_score is not None
    assert {line.rule: line.amount for line in game.last_score.raw if line.amount} == {
        "regions": 6,
        "island": 1,
    }
    expect(table.root.locator(".sw-plate").first).to_contain_text("+7")


def test_choices_of_the_islands_peoples(page: Page) -> None:
    """A cannon is fired from the panel and one from its region, and a forest is emptied from afar."""
    table = open_table(page, "cannons")
    table.press("Fire a cannon")
    table.press("Fire the cannon in Ferncover", ".sw-panel-foot .sw-choice-question")
    table.agree()
    expect(
        table.root.locator('[data-content-of="12"] [data-piece="marker/cannon"] .sw-fired')
    ).to_be_visible()
    expect(table.root.locator('[data-content-of="14"] .sw-fired')).to_have_count(0)
    table.conquer("14", "Fire the cannon in Burrow Downs")
    expect(table.root.locator(".sw-fired")).to_have_count(2)
    table.person.click_region("13")
    table.agree()
    assert table.code == "game.play('conquer', region='13')"
    expect(table.root.locator(".sw-hand")).to_have_attribute("data-count", "3")


def test_a_forest_is_emptied_from_afar(page: Page) -> None:
    table = open_table(page, "wendigos")
    table.conquer("10", "Empty Whisperwood")
    assert table.code == "game.play('use', trait='wendigos', region='10')"
    expect(table.root.locator('[data-content-of="10"] .sw-stack')).to_have_count(0)
    expect(table.root.locator(".sw-hand")).to_have_attribute("data-count", "4")
