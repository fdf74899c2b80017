"""Two hundred small positions in which a turn can be asked for, the same ones every time.

Most are made: each race of the base game with half of the powers on a board of a few regions, with opponents,
declined races, lost tribes and a few tokens, in every phase of a turn. Some begin with a pick. Some are
found: moments of random games on the printed boards, cut down to a few tokens. All are small enough for
brute force to end, and wide enough to be worth asking.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from sw_widget import Game
from sw_widget.engine.actions import AFTER_SCORING, CONQUEST, PHASE_NAMES, REDEPLOYMENT, START
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.packs.base import PACK
from tests.explore.brute import Brute, TooWide, Value

RACES = [race.id for race in PACK.races]
POWERS = [power.id for power in PACK.powers]
VARIANTS = [variant.id for variant in PACK.variants]
KEPT_IN_DECLINE = ("fortified", "seafaring", "spirit")
IN_BOX = {race.id: race.in_box for race in PACK.races}
LAND = ("farmland", "forest", "hill", "mountain", "swamp")
SYMBOLS = ("cavern", "magic", "mine")

MADE, OFFERED, FOUND = 140, 20, 40
COUNT = MADE + OFFERED + FOUND
PHASES = (START, CONQUEST, START, CONQUEST, START, START, REDEPLOYMENT)
"""Phases of the made positions, in turn; a race that may decline after scoring is asked about that."""
FEWEST, MOST = 40, 3000
"""How wide a position may be, counted in positions that brute force looks at."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Small:
    """A position to ask, how to speak of it, and the most coins that its turn can bring."""

    name: str
    position: Position
    value: Value
    looked_at: int


@cache
def small_position(number: int) -> Small:
    kind = _made if number < MADE else _offered if number < MADE + OFFERED else _found
    for attempt in range(3000):
        name, position = kind(number, Random(f"small/{number}/{attempt}"))
        if position is None:
            continue
        brute = Brute(most=MOST)
        try:
            value = brute.best(position)
        except TooWide:
            continue
        if brute.looked_at >= FEWEST or position.phase > CONQUEST:
            return Small(f"{name}, {PHASE_NAMES[position.phase]}", position, value, brute.looked_at)
    raise AssertionError(f"no small position {number}")


def combo(number: int) -> tuple[str, str]:
    """The race and the power of a made position: every race ten times, every power six to eight times."""
    turn, race = divmod(number, len(RACES))
    return RACES[race], POWERS[(race + 11 * turn) % len(POWERS)]


def wanted_phase(number: int) -> int:
    if combo(number)[1] == "stout" and number // len(RACES) % 2:
        return AFTER_SCORING
    return PHASES[number // 3 % len(PHASES)]


def _made(number: int, rng: Random) -> tuple[str, Position | None]:
    """A combo on a small board, at the start of a turn or after some random decisions of it."""
    race, power = combo(number)
    phase = wanted_phase(number)
    game = Game.from_scenario(scenario(rng, race, power))
    steps = 0 if phase == START else rng.randint(1, 3) if phase == CONQUEST else 12
    while steps and asks_for_turn(game.position, 0) and game.position.phase < phase:
        game.play(game.legal.sample(rng))
        steps -= 1
    right = asks_for_turn(game.position, 0) and game.position.phase == phase
    return f"{power} {race}", game.position if right else None


def _offered(number: int, rng: Random) -> tuple[str, Position | None]:
    """A turn that begins with a pick, sometimes with a declined race, and sometimes with nothing on offer."""
    combos = 0 if number % 7 == 0 else rng.choice((1, 2, 3))
    position = Game.from_scenario(scenario(rng, None, None, combos)).position
    useful = combos or position.declined[0]
    return f"{combos} on offer", position if useful else None


def _found(number: int, rng: Random) -> tuple[str, Position | None]:
    """A moment of a random game on a printed board, with few tokens."""
    players = 2 + number % 4
    variants = [id for id in VARIANTS if rng.random() < 0.3]
    game = Game([f"P{i}" for i in range(players)], seed=rng.randrange(1000), variants=variants)
    for _ in range(rng.randrange(10, 120)):
        if not game.over:
            game.play(game.legal.sample(rng))
    position = game.position.clone()
    cut_down(position, rng.randint(1, 5))
    right = asks_for_turn(position, position.player) and position.phase in (START, CONQUEST)
    return f"printed board for {players}", position if right else None


def asks_for_turn(position: Position, player: int) -> bool:
    return not position.over and not position.pending and position.player == player


def cut_down(position: Position, hand: int) -> None:
    """Leave so many tokens for conquest: the others go back to the tray."""
    if position.phase not in (START, CONQUEST):
        return
    for race in position.movable_races(position.player):
        spare = max(0, position.hand[race] - hand)
        position.hand[race] -= spare
        position.tray[race] += spare
        if position.phase == START:
            for region in bits(position.held[race]):
                least = min(position.kit[race].least, position.tokens[region])
                position.tray[race] += position.tokens[region] - least
                position.tokens[region] = least


# Scenarios


def scenario(rng: Random, race: str | None, power: str | None, combos: int = 0) -> Json:
    """A small board on which the first player has the combo, or none and so many to pick from."""
    board = small_board(rng, rng.choice((4, 5, 5, 6, 6)))
    races = [other for other in RACES if other != race]
    powers = [other for other in POWERS if other != power]
    rng.shuffle(races)
    rng.shuffle(powers)
    players: list[Json] = [{"coins": rng.randint(0, 4), "declined": []} for _ in range(rng.choice((2, 2, 3)))]
    if race is not None:
        players[0]["active"] = {"race": race, "power": power, "hand": 0}
    for index, player in enumerate(players):
        if index:
            player["active"] = {"race": races.pop(), "power": powers.pop(), "hand": 0}
        if rng.random() < 0.4:
            player["declined"] = [declined(rng, races, powers)]
    regions = settled(rng, board, players)
    occupied = [region for region in regions.values() if region and "race" in region]
    standing = {region["race"] for region in occupied}
    for player in players:
        player["declined"] = [old for old in player["declined"] if old["race"] in standing]
    if race is not None:
        on_map = sum(region["tokens"] for region in occupied if region["race"] == race)
        players[0]["active"]["hand"] = min(rng.choice((1, 2, 3, 4, 5, 7)), IN_BOX[race] - on_map)
        if not on_map and rng.random() < 0.3:
            players[0]["active"]["first_turn"] = False
    for player in players:
        if player.get("active", {}).get("power") == "diplomat" and rng.random() < 0.5:
            player["ally"] = (players.index(player) + 1) % len(players)
    column = [{"race": races.pop(), "power": powers.pop(), "coins": rng.randint(0, 2)} for _ in range(combos)]
    turn = rng.randint(1, 3)
    return {
        "format": "sw-scenario/1",
        "board": board,
        "players": players,
        "turn": turn,
        "turns": turn + rng.randint(0, 1),
        "regions": regions,
        "column": column,
        "race_stack": [],
        "power_stack": [],
        "variants": [id for id in VARIANTS if rng.random() < 0.15],
    }


def small_board(rng: Random, size: int) -> Json:
    """A ring of regions with some ways across; usually some water, always a way in."""
    names = "abcdef"[:size]
    edges = [[names[i], names[(i + 1) % size]] for i in range(size)]
    edges += [[names[i], names[i + 2]] for i in range(size - 2) if size > 3 and rng.random() < 0.4]
    regions = {
        name: {
            "terrain": rng.choice(LAND),
            "symbols": [symbol for symbol in SYMBOLS if rng.random() < 0.35],
            "border": rng.random() < 0.5,
            "lost_tribe": rng.random() < 0.3,
        }
        for name in names
    }
    if rng.random() < 0.5:
        water = {"terrain": rng.choice(("sea", "lake")), "symbols": [], "border": False, "lost_tribe": False}
        water["border"] = water["terrain"] == "sea"
        regions[names[-1]] = water
    regions[names[0]]["border"] = True
    unique = {frozenset(edge): edge for edge in edges}
    return {"regions": regions, "edges": list(unique.values())}


def declined(rng: Random, races: list[str], powers: list[str]) -> Json:
    race = "ghouls" if "ghouls" in races and rng.random() < 0.5 else races[0]
    races.remove(race)
    power = rng.choice((None, *KEPT_IN_DECLINE))
    if power not in powers:
        power = None
    else:
        powers.remove(power)
    return {"race": race, "power": power}


def settled(rng: Random, board: Json, players: list[Json]) -> Json:
    """Who stands where. The first player's races are the likeliest, so that there is something to give up."""
    holders = [(0, players[0].get("active"), True)] * 2
    holders += [(i, player["active"], True) for i, player in enumerate(players) if i]
    holders += [(i, old, False) for i, player in enumerate(players) for old in player["declined"]]
    left = dict(IN_BOX)
    regions: Json = {}
    used: dict[str, int] = {}
    for name, printed in board["regions"].items():
        index, combo, active = rng.choice(holders)
        if combo is None or rng.random() < 0.3:
            regions[name] = {"lost_tribe": 1} if rng.random() < 0.3 and printed["terrain"] in LAND else None
            continue
        if (printed["terrain"] not in LAND and combo["power"] != "seafaring") or not left[combo["race"]]:
            continue
        tokens = min(
            rng.choice((1, 1, 2, 3)) if active or combo["race"] == "ghouls" else 1, left[combo["race"]]
        )
        left[combo["race"]] -= tokens
        markers = markers_of(rng, combo, active, used)
        regions[name] = {"player": index, "race": combo["race"], "tokens": tokens, "markers": markers}
    return regions


def markers_of(rng: Random, combo: Json, active: bool, used: dict[str, int]) -> Json:
    kinds = {"fortified": ("fortress", 1, 6)}
    if active:
        kinds |= {"heroic": ("hero", 1, 2), "dragon_master": ("dragon", 1, 1), "halflings": ("hole", 1, 2)}
        kinds |= {"bivouacking": ("encampment", 2, 5)}
    found = {}
    for source in (combo["race"], combo["power"]):
        if source in kinds and rng.random() < 0.6:
            marker, most, in_box = kinds[source]
            count = min(rng.randint(1, most), in_box - used.get(marker, 0))
            if count:
                used[marker] = used.get(marker, 0) + count
                found[marker] = count
    return found
