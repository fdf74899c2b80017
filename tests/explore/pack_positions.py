"""Small positions with the races and powers of all packs, the same ones every time.

Each new race meets several powers, old and new, and each new power several races; opponents are drawn from
all packs, with whatever stands on the map beside their tokens.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from sw_widget import Game, packs
from sw_widget.engine.actions import CONQUEST, START
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from tests.explore.brute import Brute, TooWide, Value
from tests.explore.small_positions import LAND, Json, small_board

PACKS = ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus")
RACES = {race.id: race for pack in PACKS for race in packs.get(pack).races}
POWERS = {power.id: power for pack in PACKS for power in packs.get(pack).powers}
NEW_RACES = [race.id for pack in PACKS[1:] for race in packs.get(pack).races]
NEW_POWERS = [power.id for pack in PACKS[1:] for power in packs.get(pack).powers]
ON_MAP = {
    "heroic": ("hero", 1),
    "dragon_master": ("dragon", 1),
    "bivouacking": ("encampment", 2),
    "fortified": ("fortress", 1),
    "behemoth": ("behemoth", 1),
    "catapult": ("catapult", 1),
    "leprechauns": ("pot_of_gold", 1),
}
COUNT = 2 * (len(NEW_RACES) + len(NEW_POWERS))
ACTIVE_RACES = [race for race in RACES if race != "ghouls"]
"""The races that can be active beside declined Ghouls."""
FEWEST, MOST = 30, 600
"""How wide a position may be, counted in positions that brute force looks at."""


@dataclass(frozen=True)
class Small:
    """A position, how to speak of it, and the most coins that its turn can bring."""

    name: str
    position: Position
    value: Value


def combo(number: int) -> tuple[str, str]:
    """Every new race with a new and two old powers or so, every new power with races likewise."""
    turn, which = divmod(number, len(NEW_RACES) + len(NEW_POWERS))
    races, powers = list(RACES), list(POWERS)
    if which < len(NEW_RACES):
        step = (5 * which + 13 * turn) % len(NEW_POWERS)
        return NEW_RACES[which], NEW_POWERS[step] if turn % 2 else powers[(7 * which + 3 * turn) % 20]
    which -= len(NEW_RACES)
    return races[(5 * which + 9 * turn) % len(races)], NEW_POWERS[which]


def solved(name: str, position: Position) -> Small | None:
    """The position with its value by brute force; None where it is too wide for that, or too narrow."""
    brute = Brute(most=MOST)
    try:
        value = brute.best(position)
    except TooWide:
        return None
    return Small(name, position, value) if brute.looked_at >= FEWEST else None


@cache
def pack_position(number: int) -> Small:
    race, power = combo(number)
    for attempt in range(3000):
        rng = Random(f"pack/{number}/{attempt}")
        game = Game.from_scenario(scenario(rng, race, power))
        for _ in range(rng.choice((0, 0, 0, 1, 2))):
            if asked(game.position):
                game.play(game.legal.sample(rng))
        position = game.position
        if not asked(position):
            continue
        small = solved(f"{power} {race} ({number})", position)
        if small is not None:
            return small
    raise AssertionError(f"no small position {number}")


@cache
def two_own_races(race: str) -> Small:
    """A race whose player has also a declined one that goes on conquering, and that comes first."""
    for attempt in range(3000):
        rng = Random(f"two/{race}/{attempt}")
        power = rng.choice(list(POWERS))
        game = Game.from_scenario(scenario(rng, race, power, old="ghouls"))
        position = readied(game.position)
        if not asked(position) or position.acting == position.active[0]:
            continue
        small = solved(f"{power} {race} after ghouls", position)
        if small is not None:
            return small
    raise AssertionError(f"no small position for {race}")


def asked(position: Position) -> bool:
    return position.player == 0 and not position.pending and position.phase in (START, CONQUEST)


def scenario(rng: Random, race: str, power: str, old: str | None = None) -> Json:
    """A small board on which the first player has the combo, and perhaps a certain race in decline."""
    board = small_board(rng, rng.choice((4, 5, 5, 6)))
    races = [other for other in RACES if other not in (race, old)]
    powers = [other for other in POWERS if other != power]
    rng.shuffle(races)
    rng.shuffle(powers)
    seats: list[Json] = [{"coins": rng.randint(0, 3)} for _ in range(rng.choice((2, 2, 3)))]
    seats[0]["active"] = {"race": race, "power": power, "hand": 0}
    for seat in seats[1:]:
        other = rng.choice(NEW_RACES) if rng.random() < 0.5 else races[-1]
        badge = rng.choice(NEW_POWERS) if rng.random() < 0.5 else powers[-1]
        other, badge = (other if other in races else races[-1]), (badge if badge in powers else powers[-1])
        races.remove(other)
        powers.remove(badge)
        seat["active"] = {"race": other, "power": badge, "hand": 0}
    for seat in seats:
        if seat is seats[0] and old is not None:
            seat["declined"] = [{"race": old, "power": None}]
        elif rng.random() < 0.3:
            other = "ghouls" if "ghouls" in races and rng.random() < 0.3 else races[-1]
            races.remove(other)
            seat["declined"] = [{"race": other, "power": None}]
    regions = settled(rng, board, seats)
    standing = [region for region in regions.values() if region and "race" in region]
    for seat in seats:
        seat["declined"] = [
            gone for gone in seat.get("declined", ()) if any(r["race"] == gone["race"] for r in standing)
        ]
    on_map = sum(region["tokens"] for region in standing if region["race"] == race)
    mine = seats[0]["active"]
    mine["hand"] = min(rng.choice((0, 1, 2, 3, 4, 5)), RACES[race].in_box - on_map)
    if not on_map and rng.random() < 0.5:
        mine["first_turn"] = False
    if power == "fireball":
        mine["pieces"] = {"fireball": rng.randint(0, 3)}
    if power == "hordes_of":
        mine["pieces"] = {"horde": rng.randint(0, 2)}
    if race == "igors":
        seats[0]["pile"] = {seats[1]["active"]["race"]: rng.randint(0, 3), "lost_tribe": rng.randint(0, 2)}
    turn = rng.randint(1, 3)
    return {
        "format": "sw-scenario/1",
        "packs": list(PACKS),
        "board": board,
        "players": seats,
        "turn": turn,
        "turns": turn + 1,
        "regions": regions,
        "column": [],
        "race_stack": [],
        "power_stack": [],
    }


def settled(rng: Random, board: Json, seats: list[Json]) -> Json:
    """Who stands where."""
    holders = [(0, seats[0]["active"], True)] * 2
    holders += [(i, seat["active"], True) for i, seat in enumerate(seats) if i]
    holders += [(i, old, False) for i, seat in enumerate(seats) for old in seat.get("declined", ())]
    regions: Json = {}
    used: dict[str, int] = {}
    left = {id: race.in_box for id, race in RACES.items()}
    for name, printed in board["regions"].items():
        seat, owner, active = rng.choice(holders)
        if rng.random() < 0.25 or printed["terrain"] not in LAND:
            regions[name] = {"lost_tribe": 1} if rng.random() < 0.3 and printed["terrain"] in LAND else None
            continue
        tokens = rng.choice((1, 1, 2, 3)) if active or owner["race"] == "ghouls" else 1
        if active and owner["race"] == "kobolds":
            tokens = rng.choice((2, 2, 3))
        tokens = min(tokens, left[owner["race"]])
        if not tokens or (owner["race"] == "priestesses" and not active and "tower" in used):
            regions[name] = None
            continue
        if owner["race"] == "priestesses" and not active:
            used["tower"] = 1
            tokens = rng.randint(1, 3)
        left[owner["race"]] -= tokens
        markers = {}
        for source in (owner["race"], owner["power"]):
            if active and source in ON_MAP and rng.random() < 0.6:
                marker, most = ON_MAP[source]
                if used.get(marker, 0) < most:
                    used[marker] = used.get(marker, 0) + 1
                    markers[marker] = 1
        regions[name] = {"player": seat, "race": owner["race"], "tokens": tokens, "markers": markers}
    return regions
