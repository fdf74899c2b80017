"""Games with a Necromancer, to look at: before the first power is chosen, at the shop, and won at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sw_widget import Game, presets


def scenario(**necromancer: Any) -> Game:
    """Three players on the board for two; the third is the Necromancer, whose turn it is."""
    return Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "packs": ["base", "necromancer"],
            "turn": 4,
            "players": [
                {"name": "Ann", "coins": 18, "active": {"race": "ratmen", "power": "hill"}},
                {"name": "Ben", "coins": 15, "active": {"race": "giants", "power": "fortified"}},
                {"name": "Cleo", "role": "necromancer", **necromancer},
            ],
            "current": 2,
            "regions": {
                "1": {"player": 0, "race": "ratmen", "tokens": 3},
                "2": {"player": 0, "race": "ratmen", "tokens": 2},
                "16": {"player": 1, "race": "giants", "tokens": 2},
                "6": {"player": 2, "race": "ghosts", "tokens": 2},
                "8": {"player": 2, "race": "ghosts", "tokens": 1},
                "7": {"player": 2, "race": "ghosts", "tokens": 2},
            },
        }
    )


def _choosing() -> Game:
    """The first turn of a new game has come to the Necromancer."""
    return scenario(
        coins=5, powers=None, offered=["commando", "forest", "mounted", "swamp", "seafaring", "wealthy"]
    )


def _buying() -> Game:
    """Coins for a Ghost or a power, and a Well that will soon be full."""
    well = {"ghosts": 1, "ratmen": 1, "souls": 1}
    return scenario(coins=9, powers=["mounted"], offered=["forest", "seafaring", "swamp"], well=well)


def _redeploying() -> Game:
    """Some Ghosts may stay on the island."""
    game = _buying()
    game.play("stop")
    return game


def _winning() -> Game:
    """The last Ghosts rise in the middle of the game."""
    lesson = presets["the-last-ghost"]
    game = lesson.game()
    for action in lesson.solutions[0]:
        game.play(action)
    return game


GAMES: dict[str, Callable[[], Game]] = {
    "necromancer_chooses": _choosing,
    "necromancer_buys": _buying,
    "necromancer_redeploys": _redeploying,
    "necromancer_wins": _winning,
}
