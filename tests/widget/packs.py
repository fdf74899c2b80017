"""Positions in which each piece and each choice of the packs is to be seen: to look at, and to test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sw_widget import Game

ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web", "sky_islands")

Held = dict[str, int]


def game(
    race: str,
    power: str,
    held: Held,
    *,
    hand: int = 0,
    other: tuple[str, str] = ("giants", "merchant"),
    theirs: Held | None = None,
    declined: tuple[str, Held] | None = None,
    was: str | None = None,
    their_declined: tuple[str, Held] | None = None,
    markers: dict[str, dict[str, int]] | None = None,
    coins: tuple[int, int] = (5, 5),
    turn: int = 3,
    current: int = 0,
    dice: Sequence[int] = (),
    play: Sequence[dict[str, Any]] = (),
    column: Sequence[dict[str, Any]] = (),
    loot: Sequence[object] = (),
    **player: Any,
) -> Game:
    """A game in the middle: who holds which regions with how many tokens. `player` adds keys to the first."""
    theirs = {"21": 2, "14": 1} if theirs is None else theirs
    mine = {"race": race, "power": power, "hand": hand, **player.pop("active", {})}
    parts = [(0, race, held), (1, other[0], theirs)]
    parts += [(index, *old) for index, old in enumerate((declined, their_declined)) if old]
    regions: dict[str, dict[str, Any]] = {
        id: {"player": index, "race": who, "tokens": tokens}
        for index, who, where in parts
        for id, tokens in where.items()
    }
    for id, there in (markers or {}).items():
        regions.setdefault(id, {})["markers"] = there
    gone, their_gone = (
        [{"race": old[0], "power": None}] if old else [] for old in (declined, their_declined)
    )
    if was:
        gone[0]["was"] = was
    scenario: dict[str, Any] = {
        "format": "sw-scenario/1",
        "packs": list(ALL),
        "turn": turn,
        "current": current,
        "players": [
            {"name": "Ann", "coins": coins[0], "active": mine if race else None, "declined": gone, **player},
            {
                "name": "Ben",
                "coins": coins[1],
                "active": {"race": other[0], "power": other[1], "hand": 0},
                "declined": their_gone,
            },
        ],
        "regions": regions,
        "dice": list(dice),
    }
    if column:
        scenario["column"] = list(column)
    if loot:
        scenario["loot"] = list(loot)
    made = Game.from_scenario(scenario)
    for action in play:
        made.play(action)
    return made


def on_offer(*combos: str) -> list[dict[str, Any]]:
    """A column of combos, each "power race"."""
    return [{"power": power, "race": race} for power, race in map(str.split, combos)]


OFFER = on_offer(
    "flying elves", "commando trolls", "hill humans", "heroic orcs", "wealthy dwarves", "fortified wizards"
)
NORTH = {"1": 2, "2": 1, "6": 2}
SOUL_TOUCH = ("trolls", "soul_touch", {"11": 1, "16": 1, "17": 2})
OLDER = ("ratmen", {"1": 1, "2": 1})
SWAMPS = {"3": 1, "18": 1, "20": 1, "19": 3}


GAMES: dict[str, Callable[[], Game]] = {
    "fireball": lambda: game(
        "dwarves", "fireball", {"1": 2, "2": 1, "6": 1}, hand=1, active={"pieces": {"fireball": 3}}
    ),
    "fireballs": lambda: game(
        "dwarves", "fireball", {"8": 3, "13": 1}, theirs={"14": 9}, active={"pieces": {"fireball": 9}}
    ),
    "catapult": lambda: game("elves", "catapult", {"2": 3, "9": 2, "13": 2}, theirs={"21": 2, "12": 1}),
    "mercenary": lambda: game("orcs", "mercenary", NORTH, hand=1),
    "behemoth": lambda: game("ratmen", "behemoth", SWAMPS, hand=2),
    "behemoths_placed": lambda: game(
        "ratmen", "behemoth", SWAMPS, hand=2, play=[{"do": "stop"}]
    ),
    "behemoths_stand": lambda: game(
        "ratmen", "behemoth", SWAMPS, markers={"19": {"behemoth": 2}, "14": {"horde": 2}},
        other=("orcs", "hordes_of"), theirs={"14": 0, "21": 2, "15": 1},
    ),
    "hordes": lambda: game(
        "orcs", "hordes_of", {"1": 3, "2": 1, "6": 4}, markers={"6": {"horde": 1}, "2": {"horde": 1}}
    ),
    "hordes_redeploy": lambda: game(
        "orcs", "hordes_of", {"1": 3, "2": 1, "6": 2}, hand=1, play=[{"do": "stop"}]
    ),
    "pots": lambda: game("leprechauns", "hill", NORTH, hand=2, play=[{"do": "stop"}]),
    "gypsies": lambda: game(
        "gypsies", "forest", NORTH, play=[{"do": "abandon", "region": "2"}, {"do": "abandon", "region": "6"}]
    ),
    "tower": lambda: game("priestesses", "hill", NORTH),
    "tower_built": lambda: game(
        "elves", "forest", {"1": 3}, their_declined=("priestesses", {"10": 4}), theirs={"21": 2}
    ),
    "white_ladies": lambda: game(
        "elves", "forest", {"8": 5, "13": 2}, theirs={"21": 2},
        their_declined=("white_ladies", {"14": 1, "9": 1}),
    ),
    "marauding": lambda: game("orcs", "marauding", NORTH, hand=2, play=[{"do": "conquer", "region": "11"}]),
    "second_wave": lambda: game("orcs", "marauding", NORTH, hand=3, play=[{"do": "stop"}]),
    "barbarians": lambda: game("barbarians", "hill", NORTH, hand=2, play=[{"do": "stop"}]),
    "pixies": lambda: game(
        "pixies", "hill", NORTH, hand=4, play=[{"do": "conquer", "region": "5"}, {"do": "stop"}]
    ),
    "kobolds": lambda: game("kobolds", "hill", {"1": 4, "2": 2, "6": 3}, hand=2, play=[{"do": "stop"}]),
    "igors": lambda: game(
        "igors", "hill", NORTH, hand=0, pile={"orcs": 3, "lost_tribe": 1, "igors": 1}
    ),
    "pygmies": lambda: game(
        "orcs", "hill", {"8": 5, "13": 3}, other=("pygmies", "merchant"), theirs={"14": 2, "21": 2, "15": 1},
        dice=[2], play=[{"do": "conquer", "region": "14"}],
    ),
    "fled": lambda: game(
        "orcs", "hill", {"8": 7, "13": 3}, other=("ratmen", "behemoth"), theirs={"20": 2, "14": 2, "21": 1},
        markers={"14": {"behemoth": 1}},
        play=[
            {"do": "conquer", "region": "14"},
            {"do": "stop"},
            {"do": "redeploy", "tokens": {"8": 3, "13": 3, "14": 4}},
            {"do": "end_turn"},
        ],
    ),
    "cursed": lambda: game(
        "", "", {}, coins=(9, 5), declined=("elves", {"1": 1, "2": 1}),
        column=[
            {"race": "homunculi", "power": "hill", "coins": 2, "tokens": 2},
            {"race": "goblins", "power": "cursed", "coins": 3},
            {"race": "orcs", "power": "hordes_of"},
            {"race": "dwarves", "power": "were"},
            {"race": "trolls", "power": "imperial"},
            {"race": "fauns", "power": "seafaring"},
        ],
    ),
    "winter": lambda: game(
        "ice_witches", "hill", {"1": 2, "13": 2, "12": 1, "6": 1}, hand=2,
        markers={"2": {"winter_marker": 1}}, theirs={"8": 2, "14": 1, "18": 3}, play=[{"do": "stop"}],
    ),
    "winter_lies": lambda: game(
        "ice_witches", "hill", {"1": 2, "13": 3, "12": 1}, current=1, theirs={"8": 4, "14": 1, "18": 2},
        markers={
            "8": {"winter_marker": 1}, "18": {"winter_marker": 1}, "12": {"winter_marker": 1},
            "7": {"winter_marker": 1}, "2": {"winter_marker": 1},
        },
    ),
    "skags": lambda: game(
        "skags", "hill", NORTH, hand=4, loot=["attack", 3], theirs={"8": 6, "14": 1},
        play=[{"do": "conquer", "region": "12"}, {"do": "conquer", "region": "5"}, {"do": "stop"}],
    ),
    "loot_lies": lambda: game(
        "skags", "hill", {"2": 1, "6": 2, "12": 1}, current=1, theirs={"8": 6, "14": 1},
        markers={region: {"loot_marker": 1} for region in ("2", "6", "12", "3")},
    ),
    "bitten": lambda: game(
        "skags", "hill", {"6": 2}, hand=4, loot=["attack"], theirs={"8": 7, "14": 1},
        play=[
            {"do": "conquer", "region": "2"},
            {"do": "stop"},
            {"do": "redeploy", "tokens": {"6": 4, "2": 2}},
            {"do": "end_turn"},
            {"do": "conquer", "region": "2"},
        ],
    ),
    "slingmen": lambda: game("slingmen", "hill", {"12": 6}, theirs={"14": 2, "21": 2}),
    "copycat": lambda: game("ratmen", "copycat", NORTH, hand=3, column=OFFER),
    "copied": lambda: game(
        "ratmen", "copycat", NORTH, hand=3, column=OFFER,
        play=[
            {"do": "use", "trait": "copycat", "slot": 3},
            {"do": "stop"},
            {"do": "redeploy", "tokens": {"1": 3, "2": 3, "6": 2}},
            {"do": "place", "marker": "hero", "regions": {"1": 1, "2": 1}},
            {"do": "end_turn"},
        ],
    ),
    "lava": lambda: game(
        "elves", "lava", {"8": 3, "9": 2, "15": 1}, hand=2, theirs={"14": 4, "13": 3, "21": 1},
        play=[{"do": "stop"}],
    ),
    "lava_lies": lambda: game(
        "elves", "lava", {"8": 3, "9": 2, "15": 1}, hand=2, theirs={"14": 4, "13": 3, "21": 1, "20": 1},
        play=[
            {"do": "stop"},
            {"do": "redeploy", "tokens": {"8": 4, "9": 2, "15": 2}},
            {"do": "place", "marker": "lava_token", "regions": {"14": 1, "2": 1}},
            {"do": "end_turn"},
        ],
    ),
    "soul_touch": lambda: game(*SOUL_TOUCH, was="forest", declined=OLDER),
    "returns": lambda: game(
        *SOUL_TOUCH, was="forest", declined=OLDER,
        play=[{"do": "decline"}],
    ),
    "returned": lambda: game(
        *SOUL_TOUCH, was="forest", declined=OLDER,
        theirs={"21": 1, "14": 1}, play=[{"do": "decline"}, {"do": "stop"}, {"do": "end_turn"}],
    ),
    "no_badge": lambda: game(
        *SOUL_TOUCH, was="merchant", declined=OLDER,
        theirs={"21": 1, "14": 1}, play=[{"do": "decline"}, {"do": "stop"}, {"do": "end_turn"}],
    ),
}  # fmt: skip
