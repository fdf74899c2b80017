"""What a page must show of a game, asked of the game itself and not of what was sent to the page.

`truth(world)` is asked in the process of the game, `seen(root)` of the page; where a page shows its game, the
two are equal. A page on which pieces are being put down shows more than Python knows, until they are sent.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sw_widget.engine.actions import PHASE_NAMES, REDEPLOY, REDEPLOYMENT, WITHDRAW
from sw_widget.engine.legal.choices import SpreadOption, WithdrawOption
from sw_widget.engine.legal.options import options, readied
from sw_widget.engine.position import Position
from sw_widget.game.scene import region_dict
from sw_widget.text import name
from tests.browser.patience import PATIENCE_MS

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from sw_widget import SmallWorld

# Waits until all of the widget shows that version or a later one, and no newer one is being painted, while
# which a click would be answered with "one moment"; says whether it does in time.
REACHES = """(root, [version, patience]) => new Promise((resolve) => {
    const done = () => Number(root.dataset.shown) >= version && root.dataset.shown === root.dataset.version;
    if (done()) return resolve(true);
    const watch = new MutationObserver(() => { if (done()) { watch.disconnect(); resolve(true); } });
    watch.observe(root, { attributes: true });
    setTimeout(() => { watch.disconnect(); resolve(done()); }, patience);
})"""
SEEN = (Path(__file__).parent / "seen.js").read_text(encoding="utf-8")
# Beside a region or a card; everything else that can be done has a button in the bar.
ELSEWHERE = ("pick", "ally", "redeploy", "place", "withdraw")


def truth(world: SmallWorld) -> dict[str, Any]:
    game, step = world.game, world.step
    position = game.at(step)
    rules = position.rules
    past = step < game.steps
    legal = [] if past else [action for action in game.legal if hasattr(action, "to_dict")]
    told = [(action.kind, action.to_dict()) for action in legal]
    conquering = PHASE_NAMES[position.stage] in ("start", "conquest")
    known = range(len(position.coins)) if world.open_coins or game.over else [shown_to(world)]
    return {
        "version": world.snapshot["version"],
        "step": step,
        "steps": game.steps,
        "phase": PHASE_NAMES[position.stage],
        "player": position.decider,
        "turn": position.turn,
        "regions": {
            region.id: {
                "acts": sorted(kind for kind, said in told if said.get("region") == region.id),
                "pieces": sorted(pieces_in(position, index, past), key=str),
            }
            for index, region in enumerate(rules.board.regions)
        },
        "choices": sorted(
            {
                kind
                for kind, said in told
                if kind not in ELSEWHERE and ("region" not in said or kind in ("decline", "use"))
            }
        ),
        "takes": sorted(said["slot"] for kind, said in told if kind == "pick"),
        "column": [
            f"{name('power', rules.powers[power].id)} {name('race', rules.races[race].id)}"
            for race, power, _coins in position.column
        ],
        "lying": [coins for _race, _power, coins in position.column],
        "hand": readied(position).hand[readied(position).acting] if conquering else None,
        "coins": [coins if player in known else None for player, coins in enumerate(position.coins)],
        "winners": list(game.winners) if position.over else [],
    }


def shown_to(world: SmallWorld) -> int:
    """Who sits at the page: without a viewer of its own, whoever must decide."""
    return world.game.to_act.player if world.viewer is None else world.viewer


def pieces_in(position: Position, region: int, past: bool) -> list[list[Any]]:
    """Emblem, count, player, whether in decline."""
    found: list[list[Any]] = []
    content = region_dict(position, region) or {}
    markers, player, tokens = dict(content.get("markers", {})), content.get("player"), content.get("tokens")
    holder = position.holder[region]
    if holder in being_put_down(position, past):
        # While tokens are put down, markers that count as tokens are counted among them.
        tokens = position.tokens[region]
        for marker in position.rules.counted:
            markers.pop(position.rules.markers[marker].id, None)
    if tokens:
        found.append([f"race/{content['race']}", tokens, player, content["in_decline"]])
    if content.get("lost_tribe"):
        found.append(["marker/lost_tribe", content["lost_tribe"], None, False])
    for number, (id, count) in enumerate(markers.items()):
        # Those that hold a region alone show whose it is.
        found.append([f"marker/{id}", count, player if tokens == 0 and not number else None, False])
    pays = position.kit[position.acting].outlook.leaving_pays
    if pays and position.phase <= REDEPLOYMENT and position.noted("left", position.acting) >> region & 1:
        found.append(["marker/coin", pays, None, False])
    return found


def being_put_down(position: Position, past: bool) -> set[int]:
    """The races whose tokens are put down now."""
    if past or position.over:
        return set()
    found = options(position)
    placed = {option.what for option in found.get(REDEPLOY, ()) if isinstance(option, SpreadOption)}
    return placed | {option.race for option in found.get(WITHDRAW, ()) if isinstance(option, WithdrawOption)}


def seen(root: Locator) -> dict[str, Any]:
    """What the page shows. Nothing here is taken from what was sent to it."""
    shown: dict[str, Any] = root.evaluate(SEEN)
    for region in shown["regions"].values():
        region["pieces"].sort(key=str)
        region["acts"].sort()
    return shown


def version_of(root: Locator) -> int:
    return int(root.get_attribute("data-shown") or 0)


def reaches(root: Locator, version: int) -> bool:
    """Wait until the page shows that version, or a later one."""
    return bool(root.evaluate(REACHES, [version, PATIENCE_MS]))


def at_rest(root: Locator) -> int:
    """Wait until the page takes clicks: all of it shows what it was sent last. Gives the version of that."""
    assert reaches(root, 0), "the page does not show all of what it was sent"
    return version_of(root)


def done(root: Locator, act: Callable[[], object]) -> None:
    """Do something that Python answers, and wait until all of the page shows what came of it."""
    version = at_rest(root)
    act()
    assert reaches(root, version + 1), f"nothing came of it: the page still shows version {version}"


def agree(root: Locator, tell: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Ask the game, wait until the page shows what it told, and compare. Gives what both say."""
    for _ in range(20):
        true = tell()
        assert reaches(root, true["version"]), (
            f"the page shows version {version_of(root)}, the game is at {true['version']}"
        )
        shown = seen(root)
        if shown["version"] == true["version"]:
            break
        # The page was quicker than the question: it is asked anew.
    wrong = differences(shown, true)
    assert not wrong, "\n".join(["The page does not show its game.", *wrong])
    return true


def differences(shown: Any, true: Any, at: str = "") -> list[str]:
    """Where a page differs from its game, in words."""
    if isinstance(true, dict) and isinstance(shown, dict):
        keys = [*true, *(key for key in shown if key not in true)]
        return [line for key in keys for line in differences(shown.get(key), true.get(key), f"{at}/{key}")]
    return [] if shown == true else [f"{at}: the page shows {shown!r}, the game says {true!r}"]
