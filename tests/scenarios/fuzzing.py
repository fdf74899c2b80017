"""Damage to JSON values, and what must hold for any position that still loads."""

from __future__ import annotations

import copy
import random
from typing import Any

from sw_widget import Game

BOX = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}
POWERS = [
    *("alchemist", "berserk", "bivouacking", "commando", "diplomat", "dragon_master", "flying", "forest"),
    *(
        "fortified",
        "heroic",
        "hill",
        "merchant",
        "mounted",
        "pillaging",
        "seafaring",
        "spirit",
        "stout",
        "swamp",
    ),
    *("underworld", "wealthy"),
]
VARIANTS = [
    "amazons_reenter",
    "diplomat_pays",
    "dwarves_one_more",
    "elves_lose_one_a_round",
    "one_die_for_ghouls",
    "pay_with_combo_coins",
    "sea_is_coastal",
]
WORDS = [
    *BOX,
    *POWERS,
    "base/3p",
    "a",
    "b",
    "s",
    "0",
    "22",
    "zz",
    "conquer",
    "stop",
    "end_turn",
    "pick",
    "fortress",
]
JUNK: list[Any] = [
    -1,
    0,
    1,
    2,
    7,
    1_000_000,
    10**18,
    2**70,
    -(2**70),
    0.5,
    1.0,
    float("nan"),
    float("inf"),
    None,
    True,
    False,
    "",
    "x",
    "ä\u0000\ud7ff",
    "9" * 400,
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"race": "elves", "power": "hill", "coins": 0},
    {"do": "stop"},
]


def _places(value: Any) -> list[tuple[Any, Any]]:
    """All (container, key) pairs of a JSON value; without recursion, since it may be deep."""
    found: list[tuple[Any, Any]] = []
    todo = [value]
    while todo:
        here = todo.pop()
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        for key in keys:
            found.append((here, key))
            if isinstance(here[key], dict | list):
                todo.append(here[key])
    return found


def nested(value: Any, depth: int, rng: random.Random) -> Any:
    """The value inside so many lists and objects."""
    for _ in range(depth):
        value = [value] if rng.random() < 0.5 else {"a": value}
    return value


def _damage(value: Any, rng: random.Random) -> None:
    places = _places(value)
    if not places:
        return
    here, key = rng.choice(places)
    if isinstance(value, dict) and rng.random() < 0.6:
        # A board or a log is most of a file; the other keys are to get their share of the damage.
        top = rng.choice(list(value))
        inside = _places(value[top]) if isinstance(value[top], dict | list) else []
        here, key = rng.choice([(value, top), *inside])
    old = here[key]
    kind = rng.randrange(10)
    if kind == 0:
        del here[key]
    elif kind in (1, 2):
        here[key] = copy.deepcopy(rng.choice(JUNK))
    elif kind == 3 and isinstance(old, int):
        here[key] = old + rng.choice([-2, -1, 1, 2, 10])
    elif kind in (3, 4):
        here[key] = rng.choice(WORDS)
    elif kind == 5:
        there, other = rng.choice(places)
        here[key] = copy.deepcopy(there[other])
    elif kind == 6 and isinstance(here, list):
        here.insert(rng.randint(0, len(here)), copy.deepcopy(old))
    elif kind == 6:
        here[rng.choice([*WORDS, "player", "race", "tokens", "markers", "lost_tribe", "hand"])] = (
            copy.deepcopy(old)
        )
    elif kind == 7 and isinstance(here, list):
        rng.shuffle(here)
    elif kind == 7 and isinstance(here, dict):
        other = rng.choice(list(here))
        here[key], here[other] = here[other], here[key]
    elif kind == 8 and isinstance(old, str):
        here[key] = old[::-1] if rng.random() < 0.5 else old + " "
    elif kind == 8:
        here[key] = str(old)[:50]
    else:
        here[key] = nested(copy.deepcopy(old), rng.choice([1, 2, 5]), rng)


def damaged(value: Any, rng: random.Random) -> Any:
    """A copy of the value with a few faults in it."""
    result = copy.deepcopy(value)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        _damage(result, rng)
    return result


MARKERS = {"bivouacking": "encampment", "fortified": "fortress", "heroic": "hero", "dragon_master": "dragon"}


def _standing(rng: random.Random, race: str, power: str | None, owner: int) -> dict[str, Any]:
    here: dict[str, Any] = {"player": owner, "race": race, "tokens": rng.choice([1, 1, 1, 2, 3])}
    marker = "hole" if race == "halflings" else MARKERS.get(power or "")
    if rng.random() < 0.02:
        marker = rng.choice(["encampment", "fortress", "hole", "hero", "dragon"])
    if marker is not None and rng.random() < 0.4:
        here["markers"] = {marker: 1}
    return here


def drawn_position(rng: random.Random, board: Any, regions: list[str], water: set[str]) -> dict[str, Any]:
    """A position in the words of the format, drawn with little care whether it can be."""
    races = rng.sample(list(BOX), len(BOX))
    powers = rng.sample(POWERS, len(POWERS))
    players: list[dict[str, Any]] = []
    standing: dict[str, Any] = {}
    for owner in range(rng.choice([2, 2, 3, 4])):
        person: dict[str, Any] = {"coins": rng.randrange(12), "active": None, "declined": []}
        bands: list[tuple[str, str | None]] = []
        if rng.random() < 0.8:
            race, power = races.pop(), powers.pop()
            person["active"] = {"race": race, "power": power, "hand": rng.choice([0, 0, 2, 4])}
            if rng.random() < 0.2:
                person["active"]["first_turn"] = rng.random() < 0.5
            if power == "diplomat" or rng.random() < 0.02:
                person["ally"] = rng.choice([0, 1])
            bands.append((race, power))
        if rng.random() < 0.4:
            race = "ghouls" if "ghouls" in races and rng.random() < 0.4 else races[-1]
            races.remove(race)
            kept = rng.choice([None, None, "spirit", "seafaring", "fortified"])
            if kept in powers:
                powers.remove(kept)
            person["declined"].append({"race": race, "power": kept})
            bands.append((race, kept))
        players.append(person)
        for race, power in bands:
            dry = [
                region
                for region in regions
                if region not in water or power == "seafaring" or rng.random() < 0.02
            ]
            for region in rng.sample(dry, rng.randrange(5)):
                standing.setdefault(region, _standing(rng, race, power, owner))
    scenario: dict[str, Any] = {
        "format": "sw-scenario/1",
        "board": board,
        "players": players,
        "regions": standing,
        "turn": rng.choice([1, 2, 5, 9]),
        "current": rng.randrange(len(players)),
        "seed": rng.randrange(1000),
        "variants": rng.sample(VARIANTS, rng.choice([0, 0, 1, 3])),
    }
    if rng.random() < 0.3:
        scenario["column"] = [
            {"race": races.pop(), "power": powers.pop(), "coins": rng.randrange(3)}
            for _ in range(rng.randrange(4))
        ]
        scenario["race_stack"] = races[: rng.randrange(3)]
        scenario["power_stack"] = powers[: rng.randrange(2)]
    return scenario


def tokens_of(view: dict[str, Any]) -> dict[str, int]:
    """All tokens of each race that a view shows: tray, hands and board."""
    count = dict(view["tray"])
    for here in view["regions"].values():
        if here and here.get("race"):
            count[here["race"]] += here["tokens"]
    for person in view["players"]:
        for band in [person["active"], *person["declined"]]:
            if band is not None:
                count[band["race"]] += band["hand"]
    return count


def assert_sound(game: Game, rng: random.Random, moves: int = 6, show: bool = True) -> None:
    """The position can be shown and played, and holds what a box of the game can hold."""
    for step in range(moves + 1):
        who = max(game.to_act.player or 0, 0)
        view = game.view(who)
        assert tokens_of(view) == BOX
        for here in view["regions"].values():
            if here and here.get("race"):
                assert here["tokens"] >= 1
                assert 0 <= here["player"] < len(view["players"])
                assert not here["lost_tribe"]
        assert view["players"][who]["coins"] >= 0
        assert len(view["column"]) <= 6
        held = [band["race"] for one in view["players"] for band in [one["active"], *one["declined"]] if band]
        names = held + [combo["race"] for combo in view["column"]]
        assert len(names) == len(set(names))
        choices = list(game.legal)
        if game.over:
            assert not choices
            return
        assert choices
        if step == 0:
            assert not show or str(game)
            for region in view["regions"]:
                game.cost(region)
        game.play(game.legal.sample(rng))
