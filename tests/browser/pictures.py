"""The pictures of the docs: `python -m tests.browser.pictures` draws them anew into docs/pictures/.

The real page in a real browser, in games that somebody sensible might have played.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from docs._ext.tryit import cell_link, position_line
from sw_widget import Game, presets
from sw_widget.explore.bots import bot, play_out
from sw_widget.teach.learners.progress import Progress
from sw_widget.widget.small_world import SmallWorld
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.lite import Lite
from tests.browser.stage import Stage
from tests.widget import necromancer, six_players, underground
from tests.widget.packs import ALL

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
LITE = "lite"
PLAYERS = ("Ann", "Ben", "Cleo", "Dag", "Eve")
WORN_OUT = 4
"""Tokens in hand at the start of a turn below which a race goes into decline."""


def one_action(game: Game) -> None:
    """What a simple player would do: take what is cheapest, spread out, and decline when worn out."""
    phase, kinds = game.to_act.phase, game.legal.kinds
    if phase == "pick":
        game.play(
            max(
                game.legal.of("pick"),
                key=lambda action: game.tokens(action["slot"]).total - 2 * action["slot"],
            )
        )
    elif phase == "start" and game.readied.hand[game.readied.acting] < WORN_OUT:
        game.play("decline")
    elif phase in ("start", "conquest") and game.targets():
        game.play("conquer", region=min(game.targets(), key=lambda region: game.cost(region) or 99))
    elif phase in ("redeploy", "withdraw") and "end_turn" not in kinds:
        for choice in game.legal.of(phase):
            game.play(choice.even())
    elif "end_turn" in kinds:
        game.play("end_turn")
    else:
        game.play("stop")


def played(seed: int, until: Callable[[Game], bool], players: int = 2) -> Game:
    game = Game(players=PLAYERS[:players], seed=seed)
    for _ in range(500):
        if until(game):
            return game
        one_action(game)
    raise ValueError(f"the game with seed {seed} does not get there")


def at(phase: str, turn: int, player: int = 0) -> Callable[[Game], bool]:
    return lambda game: game.to_act == (player, phase) and game.turn >= turn


def five_boxes() -> Game:
    """Races, powers and pieces of all packs at one table."""
    held = {
        (0, "igors"): {"6": 3, "1": 2},
        (0, "white_ladies"): {"12": 1},
        (1, "leprechauns"): {"4": 2, "3": 1},
        (1, "priestesses"): {"5": 4},
        (2, "kobolds"): {"7": 2, "8": 3},
    }
    regions: dict[str, dict[str, object]] = {
        id: {"player": player, "race": race, "tokens": tokens}
        for (player, race), where in held.items()
        for id, tokens in where.items()
    }
    regions["4"]["markers"] = {"pot_of_gold": 1, "behemoth": 1}
    regions["3"]["markers"] = {"pot_of_gold": 1}
    regions["7"]["markers"] = {"horde": 1}
    active = [("igors", "fireball", 3), ("leprechauns", "behemoth", 0), ("kobolds", "hordes_of", 0)]
    players: list[dict[str, object]] = [
        {"name": name, "coins": 8, "active": {"race": race, "power": power, "hand": hand}}
        for name, (race, power, hand) in zip(("Ann", "Ben", "Cleo"), active, strict=True)
    ]
    players[0] |= {"declined": [{"race": "white_ladies"}], "pile": {"orcs": 2, "lost_tribe": 3}}
    players[0]["active"] = {"race": "igors", "power": "fireball", "hand": 3, "pieces": {"fireball": 3}}
    players[1] |= {"declined": [{"race": "priestesses"}]}
    combos = ("homunculi cursed", "fauns were", "pixies catapult", "orcs mercenary", "elves historian")
    column: list[dict[str, object]] = [
        dict(zip(("race", "power"), combo.split(), strict=True)) for combo in combos
    ]
    column[0] |= {"coins": 2, "tokens": 2}
    scenario = {"format": "sw-scenario/1", "packs": list(ALL), "board": "base/3p", "turn": 4}
    return Game.from_scenario(scenario | {"players": players, "regions": regions, "column": column})


def half_way(game: Game) -> bool:
    """In the middle of a turn, with some regions taken and some left to take."""
    return at("conquest", 4)(game) and len(game.targets()) > 1


@dataclass
class Picture:
    """A state of the widget: how to get there, and what is pointed at or clicked there."""

    game: Callable[[], Game | SmallWorld]
    hover: str = ""
    clicks: tuple[str, ...] = ()
    width: int = 1000
    dark: bool = False
    prepare: Callable[[SmallWorld], object] = lambda _world: None


def tries_out(world: SmallWorld) -> None:
    """Two what-ifs of different regions; the second is shown."""
    for name, count in (("One step at a time", 1), ("As far as it goes", 3)):
        branch = world.what_if(name)
        for region in branch.targets()[-count:]:
            if region in branch.targets():
                branch.play("conquer", region=region)


def lets_play(world: SmallWorld) -> None:
    """A bot has taken two steps of its turn."""
    world.give_seat(world.game.to_act.player, "greedy")
    world.let_play()
    world.let_play()


def lesson(name: str) -> Callable[[], SmallWorld]:
    """A lesson of the library; nobody's progress is touched."""
    return lambda: SmallWorld(lesson=[name, "elves"], progress=Progress())


def makes_a_mistake(world: SmallWorld) -> None:
    """Falls for what is tempting, and plays on to the end of the turn."""
    attempt = world.lesson
    assert attempt is not None
    while attempt.question is not None:
        attempt.skip()
    mistake = attempt.lesson.mistakes[0]
    for action in (*mistake.line, *mistake.then):
        if attempt.state == "playing":
            attempt.play(action)


def sets_up(world: SmallWorld) -> None:
    """A board is being set up, and somebody has just tried to put tokens into the sea."""
    world.edit()
    for do, given in (
        ("combo", {"player": 1, "which": "active", "race": "giants", "power": "fortified"}),
        *(
            ("put", {"piece": "race/giants", "region": region, "by": 1})
            for region in ("4", "4", "6", "9", "0")
        ),
    ):
        message = {"type": "edit", "draft": world.editor["board"]["draft"], "do": do, **given}
        world._handle_custom_msg(message, [])


PICTURES = {
    "start": Picture(lambda: Game(players=("Ann", "Ben"), seed=7)),
    "mid-game": Picture(lambda: played(4, at("start", 5, 1), 3)),
    "ledger": Picture(lambda: played(21, half_way), hover=".sw-region[data-acts*=conquer]"),
    "goggles": Picture(lambda: played(21, half_way), clicks=('[data-key="more"]', "text=Costs")),
    "redeployment": Picture(lambda: played(4, at("redeploy", 3))),
    "scoring": Picture(lambda: played(4, at("start", 4, 1))),
    "decline": Picture(
        lambda: played(4, lambda game: game.steps > 0 and game.log[-1]["do"] == "decline" and game.turn > 2)
    ),
    "dark": Picture(lambda: played(4, at("start", 4, 2), 5), dark=True),
    "what-if": Picture(lambda: played(4, at("start", 4)), prepare=tries_out),
    "bot": Picture(lambda: played(4, at("start", 3)), prepare=lets_play),
    "ending": Picture(lambda: play_out(Game(players=("Ann", "Ben", "Cleo"), seed=4), [bot("greedy")] * 3)),
    "lesson": Picture(
        lesson("giants"), clicks=(".sw-option >> text=4 tokens", ".sw-option >> text=2 tokens")
    ),
    "lesson-failed": Picture(lesson("giants"), prepare=makes_a_mistake),
    "editor": Picture(lambda: Game(players=("Ann", "Ben"), seed=7), prepare=sets_up),
    "packs": Picture(five_boxes),
    "islands": Picture(presets["two-islands-fall"].game),
    "underground": Picture(underground.late),
    "teams": Picture(six_players.GAMES["six-sacrifice"]),
    "necromancer": Picture(necromancer.GAMES["necromancer_buys"]),
    "narrow": Picture(lambda: played(4, at("start", 4)), width=600),
}


def draw(browser: Browser, name: str, picture: Picture) -> None:
    page = browser.new_page(
        viewport={"width": picture.width + 32, "height": 900},
        color_scheme="dark" if picture.dark else "light",
        reduced_motion="reduce",
    )
    made = picture.game()
    world = made if isinstance(made, SmallWorld) else SmallWorld(made)
    picture.prepare(world)
    stage = Stage(page, world)
    page.evaluate("globalThis.swBotPace = 1e9")
    for selector in picture.clicks:
        stage.root.locator(selector).first.click()
        page.wait_for_timeout(300)
    if picture.hover:
        stage.root.locator(picture.hover).last.hover()
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=80, full_page=True)
    page.close()


def draw_lite(browser: Browser) -> None:
    """A board opened by its code, on the site that needs no Python."""
    site = Lite()
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    page.goto(site.url + cell_link(position_line(played(21, half_way).code)))
    page.locator(".sw-widget").wait_for(timeout=90_000)
    page.wait_for_timeout(4000)  # until the console has stopped scrolling
    page.screenshot(path=FOLDER / f"{LITE}.jpg", type="jpeg", quality=80)
    page.close()
    site.stop()


def main(wanted: Sequence[str]) -> None:
    """All pictures, or those whose names are given."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for name in wanted or (*PICTURES, LITE):
            draw_lite(browser) if name == LITE else draw(browser, name, PICTURES[name])
            print(f"docs/pictures/{name}.jpg")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
