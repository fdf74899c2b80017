"""Small tables to try one effect at a time: made-up races, powers and markers on tiny boards.

Nothing printed is used here, so what is tested is the mechanism and not a race. The cast is always the same:

    newts   brisk    the first player's active race and power: the effects under test go here
    moles            the first player's race in decline
    geese   dull     the second player's active race and power
    toads            the second player's race in decline
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from sw_widget import Game, packs
from sw_widget.engine.definitions import Marker, Pack, Power, Race
from sw_widget.engine.ledger import Event, Ledger, Line
from tests.every_effect import Effect
from tests.games import invariants
from tests.rules.support import board

Json = dict[str, Any]
Effects = Sequence[Effect]

POST = Marker("post", in_box=3, defence=1)
"""A marker that defends and does nothing else."""

#   a --- b --- c --- d --- e      a and e lie at the edge; b has a lake beside it
#         |
#         l
ROAD = board(
    "ab bc cd de bl",
    a="hill border",
    b="farmland cavern",
    c="mountain",
    d="swamp mine",
    e="forest cavern border",
    l="lake",
)


def table(
    on: Json = ROAD,
    *,
    race: Effects = (),
    power: Effects = (),
    old: Effects = (),
    other: Effects = (),
    other_power: Effects = (),
    other_old: Effects = (),
    markers: Sequence[Marker] = (POST,),
    hand: int = 5,
    other_hand: int = 0,
    regions: Json | None = None,
    players: int = 2,
    in_box: int = 20,
    **more: Any,
) -> Game:
    """A game in which the newts' turn starts.

    `regions` says who stands where: ``{"a": "newts 2", "b": "tribe"}``. A race in decline is in the game if
    it stands somewhere. Anything else goes into the scenario as it is.
    """
    pack = Pack(
        "workshop",
        races=(
            Race("newts", 5, in_box, tuple(race)),
            Race("moles", 5, in_box, tuple(old)),
            Race("geese", 5, in_box, tuple(other)),
            Race("toads", 5, in_box, tuple(other_old)),
            Race("wasps", 5, in_box),
        ),
        powers=(
            Power("brisk", 4, tuple(power)),
            Power("dull", 4, tuple(other_power)),
            Power("third", 4),
            Power("spare", 4),
        ),
        markers=tuple(markers),
    )
    placed = {id: _standing(words) for id, words in (regions or {}).items()}
    there = {entry["race"] for entry in placed.values() if entry and "race" in entry}
    seats: list[Json] = [
        {"active": {"race": "newts", "power": "brisk", "hand": hand, **more.pop("newts", {})}},
        {"active": {"race": "geese", "power": "dull", "hand": other_hand}},
    ]
    for seat, declined in zip(seats, ("moles", "toads"), strict=True):
        if declined in there:
            seat["declined"] = [{"race": declined, "power": None}]
    seats += [{} for _ in range(players - 2)]
    scenario = {
        "format": "sw-scenario/1",
        "packs": ["workshop"],
        "board": on,
        "turn": 2,
        "players": more.pop("seats", seats),
        "regions": placed,
        "column": [],
        **more,
    }
    packs.register(pack)
    game = Game.from_scenario(scenario)
    invariants.sound(game.position)
    invariants.fast_and_explained_agree(game.position)
    return game


OWNERS = {"newts": 0, "moles": 0, "geese": 1, "toads": 1}


def _standing(words: str | None) -> Json | None:
    """``"geese 2 post=1"``: two geese with a post; ``"empty post=1"``: a post; ``"tribe"``: a lost tribe."""
    if words is None:
        return None
    name, *rest = words.split()
    if name == "tribe":
        return {"lost_tribe": 1}
    count = next((int(word) for word in rest if word.isdigit()), 1)
    pairs = (word.split("=") for word in rest if "=" in word)
    markers = {marker: int(number) for marker, number in pairs}
    if name == "empty":
        return {"markers": markers}
    return {"player": OWNERS[name], "race": name, "tokens": count, "markers": markers}


def play(game: Game, *actions: str) -> list[Event]:
    """Play actions written as ``"conquer b"`` or ``"redeploy a=2 b=1"``; the events of the last one."""
    for words in actions:
        action = read(words)
        die = action.pop("die", None)
        game.play(action, die=die)
        invariants.sound(game.position)
        invariants.fast_and_explained_agree(game.position)
    return [event.raw for event in game.events_of(-1)]


def read(words: str) -> Json:
    do, *rest = words.split()
    action: Json = {"do": do}
    counts = {key: int(value) for key, value in (word.split("=") for word in rest if "=" in word)}
    if "die" in counts:
        action["die"] = counts.pop("die")
    plain = [word for word in rest if "=" not in word]
    if do in ("conquer", "abandon", "attempt", "convert"):
        action["region"] = plain[0]
        if len(plain) > 1:
            action["with"] = plain[1:]
    elif do in ("redeploy", "withdraw"):
        action["tokens"] = counts
        if plain:
            action["race"] = plain[0]
    elif do == "place":
        action |= {"marker": plain[0], "regions": counts}
    elif do == "ally":
        action["player"] = int(plain[0]) if plain else None
    elif do == "pick":
        action["slot"] = int(plain[0])
    return action


def named(value: object) -> str:
    """What a test is called: the same in every process, wherever a function of it lies in memory."""
    return re.sub(r" at 0x\w+", "", str(value))


# Asking


def cost(game: Game, region: str, means: str | None = None) -> Ledger | None:
    found = game.cost(region, means=means)
    return None if found is None else found.raw


def total(game: Game, region: str) -> int | None:
    found = cost(game, region)
    return None if found is None else found.total


def why_not(game: Game, words: str) -> str | None:
    """The code with which an action would be refused."""
    refusal = game.why_not(read(words))
    return None if refusal is None else refusal.code


def amounts(ledger: Ledger | None) -> dict[str, int]:
    assert ledger is not None
    return ledger.by_rule()


def line(ledger: Ledger | None, rule: str) -> Line:
    """The one line of a rule."""
    assert ledger is not None
    (found,) = [line for line in ledger.lines if line.rule == rule]
    return found


def event(events: list[Event], kind: str) -> Event:
    (found,) = [event for event in events if event.kind == kind]
    return found


def stands(game: Game, region: str) -> str:
    """What is in a region, in the words of `regions`."""
    found = game.scene()["regions"][region]
    if found is None:
        return ""
    if found.get("lost_tribe"):
        return "tribe"
    markers = "".join(f" {marker}={count}" for marker, count in found["markers"].items())
    return f"{found['race']} {found['tokens']}{markers}"


def hand(game: Game, race: str = "newts") -> int:
    return game.position.hand[game.position.rules.race_index[race]]


def tray(game: Game, race: str = "newts") -> int:
    return game.position.tray[game.position.rules.race_index[race]]


def reachable(game: Game) -> str:
    """All regions that may be attacked now, whatever they cost."""
    return "".join(region.id for region in game.board if game.cost(region.id) is not None)
