"""Turns on tiny boards with everything that the packs have, at random: for brute force without any shortcut.

Everything is derived from the packs. Each position has a part that it is about: a race, a power, a piece, a
relic or place, a role or seats in teams; these take turns within a pack. What a scenario may not say is left
out of it, as the error names it. Some actions are played at random, so that a turn is asked for in all of its
phases, with whatever races remember by then.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from sw_widget import Game, ScenarioError, packs
from sw_widget.engine.actions import AFTER_SCORING, CONQUEST, PICKING, REDEPLOYMENT, START
from sw_widget.engine.checks import Problem
from sw_widget.engine.definitions import Pack, Power, Race
from sw_widget.engine.effects.decline import KeepsBadge
from sw_widget.engine.hooks.effect import outlook_of
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.soundness import check_sound
from tests.explore.small_positions import cut_down
from tests.mixes import NAMES, PRINTED

Json = dict[str, Any]

ASKABLE = (PICKING, START, CONQUEST, REDEPLOYMENT, AFTER_SCORING)
REPAIRS = 30
"""So many things are left out of a scenario, at most, that it may not say."""
STEPS = (0, 0, 0, 0, 1, 1, 2, 3, 5, 8, 13, 21)
"""How many actions are played before a turn is asked for."""


class Part(NamedTuple):
    """What a position is about."""

    kind: str
    id: str | int


class Tiny(NamedTuple):
    """A position, how to speak of it, and the packs that have a part in it."""

    name: str
    position: Position
    packs: frozenset[str]


def parts(pack: Pack) -> list[Part]:
    """All that a position can be about, so that the pack has a part in it."""
    kinds: dict[str, Iterable[str | int]] = {
        "race": [race.id for race in pack.races],
        "power": [power.id for power in pack.powers],
        "marker": [marker.id for marker in (*pack.markers, *pack.relics, *pack.places)],
        "role": list(pack.roles),
        "seats": list(pack.seats),
    }
    return [Part(kind, id) for kind, ids in kinds.items() for id in ids]


class Box:
    """All that some packs have together."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids = ids
        found = packs.get_all(ids)
        self.races = {race.id: race for pack in found for race in pack.races}
        self.powers = {power.id: power for pack in found for power in pack.powers}
        self.markers = {m.id: m for pack in found for m in (*pack.markers, *pack.relics, *pack.places)}
        self.variants = [variant.id for pack in found for variant in pack.variants]
        boards = [board for pack in found for board in pack.boards.values()]
        self.boards: list[list[Json]] = [list(board["regions"].values()) for board in boards]  # type: ignore[index]
        self.kept = [id for id, power in self.powers.items() if _counts_in_decline(power)]

    def pieces(self, combo: Json) -> list[str]:
        """The kinds of marker that the effects of a combo name."""
        traits: list[Race | Power] = [self.races[combo["race"]]]
        if combo["power"] is not None:
            traits.append(self.powers[combo["power"]])
        named = [getattr(effect, "marker", None) for trait in traits for effect in trait.effects]
        return [marker for marker in named if marker in self.markers]


@cache
def foreseen() -> frozenset[str]:
    """The races and powers of which the search knows all that they can bring."""
    rules = Game(list(NAMES[:3]), packs=PRINTED).position.rules
    traits: list[Race | Power] = [*rules.races, *rules.powers]
    said = {trait.id: [outlook_of(effect, rules) for effect in trait.effects] for trait in traits}
    return frozenset(id for id, found in said.items() if all(one is not None and one.known for one in found))


def _counts_in_decline(power: Power) -> bool:
    return any(isinstance(effect, KeepsBadge) or effect.keeps_badge for effect in power.effects)


@cache
def box_of(*ids: str) -> Box:
    return Box(ids)


@cache
def boxes(pack: str) -> list[Box]:
    """The ways to play with a pack: alone where it can be, with the base game, with all packs."""
    found = [box_of("base"), box_of(*PRINTED)] if pack == "base" else [box_of("base", pack), box_of(*PRINTED)]
    alone = box_of(pack)
    if alone.boards and alone.races and pack != "base":
        found.append(alone)
    return [box for box in found if box.boards]


def tiny(pack: str, number: int) -> Tiny | None:
    """The position of this number that is about a part of a pack; None where it came to nothing."""
    rng = Random(f"tiny/{pack}/{number}")
    (own,) = (found for found in packs.get_all(PRINTED) if found.id == pack)
    about = parts(own)
    part = about[number % len(about)]
    box = rng.choice(boxes(pack))
    scenario = repaired(_scenario(rng, box, part))
    if scenario is None:
        return None
    game = Game.from_scenario(scenario)
    for _ in range(rng.choice(STEPS)):
        if not game.over:
            game.play(game.legal.sample(rng))
    for _ in range(4):
        if not game.over and not askable(game.position):
            game.play(game.legal.sample(rng))
    if not askable(game.position):
        return None
    position = game.position.clone()
    # Markers that count as tokens would stand where no token is left, or be in a hand that is too small.
    counted = any(marker in position.rules.counted for _, marker in position.stock)
    if rng.random() < 0.7 and not counted:
        cut_down(position, rng.randint(0, 4))
        if not is_sound(position):
            position = game.position
    return Tiny(f"{pack}/{number}: {part.kind} {part.id}", position, taking_part(position, own, part))


def is_sound(position: Position) -> bool:
    try:
        check_sound(position)
    except Problem:
        return False
    return True


def askable(position: Position) -> bool:
    return not position.over and not position.pending and position.phase in ASKABLE


def taking_part(position: Position, own: Pack, part: Part) -> frozenset[str]:
    """The packs of which something is in play: a race, a badge, a piece on the map, a role or teams."""
    rules = position.rules
    races = [race for race, owner in enumerate(position.owner) if owner != NOBODY]
    offered = [combo[:2] for combo in position.column] if position.phase == PICKING else []
    ids = {rules.races[race].id for race in (*races, *(race for race, _ in offered))}
    badges = [position.power[race] for race in races if position.power[race] != NOBODY]
    ids |= {rules.powers[power].id for power in (*badges, *(power for _, power in offered))}
    ids |= {kind.id for kind, pieces in zip(rules.markers, position.markers, strict=True) if pieces}
    found = {pack.id for pack in packs.get_all(PRINTED) if ids & {str(p.id) for p in parts(pack)}}
    if part.kind in ("role", "seats"):
        found.add(own.id)
    return frozenset(found)


# Scenarios


def repaired(scenario: Json) -> Json | None:
    """The scenario without what it may not say; None where too little would be left."""
    for _ in range(REPAIRS):
        try:
            Game.from_scenario(scenario)
        except ScenarioError as error:
            if not _leave_out(scenario, error.path.split(".")):
                return None
        else:
            return scenario
    return None


def _leave_out(scenario: Json, path: list[str]) -> bool:
    """Leave out what an error names, or what it is in where that cannot be left out."""
    if path[0] == "regions" and path[2:3] in (["race"], ["tokens"], ["player"], []):
        path = path[:2]
    elif path == ["board", "regions"]:
        for region in scenario["board"]["regions"].values():
            region.pop("island", None)
        return True
    inner: Any = scenario
    for key in path[:-1]:
        inner = inner[int(key)] if isinstance(inner, list) else inner.get(key)
        if inner is None:
            return False
    key = path[-1]
    if isinstance(inner, list):
        del inner[int(key)]
        return True
    if key == "power" and "declined" in path:
        inner[key] = None
        return True
    if key in inner and path[0] in ("regions", "players") and key not in ("race", "power", "hand"):
        del inner[key]
        return True
    return False


def _scenario(rng: Random, box: Box, part: Part) -> Json:
    """A tiny board with races of this box at random, and somewhere on it the part that it is about."""
    teams = part.kind == "seats"
    count = int(part.id) if teams else rng.choice((2, 2, 2, 3))
    races, powers = list(box.races), list(box.powers)
    rng.shuffle(races)
    rng.shuffle(powers)
    if rng.random() < 0.6:  # what can be foreseen is dealt first: without that nothing is ever proven
        races.sort(key=lambda id: id in foreseen())
        powers.sort(key=lambda id: id in foreseen())
    board = _board(rng, box, lake=part.kind == "role")
    seats: list[Json] = [{"name": NAMES[seat], "coins": rng.randint(0, 3)} for seat in range(count)]
    mover = rng.randrange(count)
    if part.kind == "role":
        role = rng.choice([seat for seat in range(count) if seat != mover] + [mover])
        seats[role]["role"] = part.id
        seats[role]["coins"] = rng.choice((0, 2, 5))
        seats[role]["powers"] = [powers.pop()]
    picking = rng.random() < 0.12
    for number, seat in enumerate(seats):
        if "role" in seat:
            continue
        if not (picking and number == mover) and not (teams and number != mover and rng.random() < 0.5):
            seat["active"] = {"race": races.pop(), "power": powers.pop(), "hand": 0}
        if rng.random() < 0.4 and len(races) > 4:
            kept = [power for power in powers if power in box.kept] if rng.random() < 0.5 else []
            seat["declined"] = [{"race": races.pop(), "power": kept[0] if kept else None}]
            powers = [power for power in powers if power not in kept[:1]]
    column = [
        {"race": races.pop(), "power": powers.pop(), "coins": rng.choice((0, 0, 1, 2))}
        for _ in range(rng.choice((1, 2, 3)) if picking and len(races) > 3 else 1)
    ]
    if part.kind in ("race", "power"):
        _give(rng, part, seats, mover, column, picking)
    regions = _settled(rng, box, board, seats, mover)
    if part.kind == "marker":
        _lay(rng, regions, str(part.id), board)
    turn = rng.randint(1, 4)
    return {
        "format": "sw-scenario/1",
        "packs": list(box.ids),
        "board": board,
        "players": seats,
        "current": mover,
        "turn": turn,
        "turns": turn + rng.choice((0, 1, 3)),
        "regions": regions,
        "column": column,
        "race_stack": races[:2],
        "power_stack": powers[:3],
        "variants": [id for id in box.variants if rng.random() < 0.1],
        "seed": rng.randrange(1000),
    }


def _give(rng: Random, part: Part, seats: list[Json], mover: int, column: list[Json], picking: bool) -> None:
    """Give a race or power to somebody, mostly to the one who moves; whoever has it gives theirs for it."""
    combos = [combo for combo in column if picking]
    combos += [seat["active"] for seat in seats if "active" in seat]
    own = [seats[mover]["active"]] * 2 * len(combos) if "active" in seats[mover] else []
    combos += own
    if part.kind == "race" or rng.random() < 0.3:
        combos += [old for seat in seats for old in seat.get("declined", ())] * 2
    target = rng.choice(combos or column)
    everyone = [*column, *(seat["active"] for seat in seats if "active" in seat)]
    everyone += [old for seat in seats for old in seat.get("declined", ())]
    for combo in everyone:
        if combo[part.kind] == part.id:
            combo[part.kind] = target[part.kind]
    target[part.kind] = part.id


def _board(rng: Random, box: Box, lake: bool) -> Json:
    """A ring of some printed regions, with ways across; there is always a way in."""
    size = rng.choice((3, 3, 4, 4, 5, 6, 7))
    names = "abcdefg"[:size]
    printed = rng.choice(box.boards)
    symbols = sorted({symbol for region in printed for symbol in region.get("symbols", ())})
    regions = {}
    for name in names:
        region = rng.choice(printed)
        regions[name] = {
            key: region[key] for key in ("terrain", "symbols", "lost_tribe", "island") if key in region
        }
        regions[name]["border"] = "island" not in region and rng.random() < 0.5
        if symbols and rng.random() < 0.3:
            regions[name]["symbols"] = sorted({*region.get("symbols", ()), rng.choice(symbols)})
    regions["a"]["border"] = True
    regions["a"].pop("island", None)
    if lake:
        regions[names[-1]] = {"terrain": "lake"}
    edges = {frozenset((names[i], names[(i + 1) % size])) for i in range(size)}
    edges |= {frozenset((names[i], names[i + 2])) for i in range(size - 2) if rng.random() < 0.3}
    return {"regions": regions, "edges": sorted(sorted(edge) for edge in edges)}


def _settled(rng: Random, box: Box, board: Json, seats: list[Json], mover: int) -> Json:
    """Who stands where, with what belongs to them, and their hands."""
    holders = [
        (number, seat["active"], True)
        for number, seat in enumerate(seats)
        if "active" in seat
        for _ in range(2 if number == mover else 1)
    ]
    holders += [(number, old, False) for number, seat in enumerate(seats) for old in seat.get("declined", ())]
    regions: Json = {}
    for name in board["regions"]:
        if not holders or rng.random() < 0.3:
            if rng.random() < 0.4:
                regions[name] = None
            continue
        number, combo, active = rng.choice(holders)
        tokens = rng.choice((1, 1, 1, 2, 2, 3)) if active else rng.choice((1, 1, 1, 2))
        markers = {
            marker: rng.randint(1, max(1, min(2, box.markers[marker].per_region)))
            for marker in box.pieces(combo)
            if rng.random() < 0.5
        }
        regions[name] = {"player": number, "race": combo["race"], "tokens": tokens, "markers": markers}
    for seat in seats:
        standing = {region["race"] for region in regions.values() if region}
        if "declined" in seat:
            seat["declined"] = [old for old in seat["declined"] if old["race"] in standing]
        if "active" in seat:
            active = seat["active"]
            active["hand"] = rng.choice((0, 1, 1, 2, 2, 3, 4))
            if active["race"] not in standing and rng.random() < 0.4:
                active["first_turn"] = False
            if rng.random() < 0.6:
                active["pieces"] = {marker: rng.randint(0, 2) for marker in box.pieces(active)}
    for marker in box.markers:
        if rng.random() < 0.03:
            _lay(rng, regions, marker, board)
    return regions


def _lay(rng: Random, regions: Json, marker: str, board: Json) -> None:
    """Put a piece into some region, whoever is there."""
    name = rng.choice(list(board["regions"]))
    if regions.get(name) is None:
        regions[name] = {}
    regions[name].setdefault("markers", {})[marker] = 1
