"""Shared by the rule tests: boards to play on, and a function that runs a rule case."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sw_widget import cases

Json = dict[str, Any]


def board(edges: str, **regions: str) -> Json:
    """An inline board from words: ``board("ab bc", a="hill mine border", b="sea", c="farmland tribe")``."""
    described: Json = {}
    for name, words in regions.items():
        terrain, *rest = words.split()
        described[name] = {
            "terrain": terrain,
            "symbols": [word for word in rest if word not in ("border", "tribe")],
            "border": "border" in rest,
            "lost_tribe": "tribe" in rest,
        }
    return {"regions": described, "edges": [list(pair) for pair in edges.split()]}


VALLEY = board(
    "ab ac bc bd cd cf df de dg eg fg eh gh",
    a="hill border tribe",
    b="farmland border",
    c="forest",
    d="mountain",
    e="swamp border",
    f="farmland tribe",
    g="hill",
    h="mountain border",
)
COAST = board(
    "sa sb ab ae bc bd cd cl cf fl df de dg fg eg",
    s="sea border",
    l="lake",
    a="hill border",
    b="forest",
    c="farmland",
    d="mountain",
    e="swamp border",
    f="forest tribe",
    g="hill border",
)
SYMBOLS = board(
    "ab ac bc bf cd de df dh eg gh fh fi hi ij hj",
    a="hill mine border",
    b="farmland magic border",
    c="forest cavern",
    d="swamp mine",
    e="mountain cavern border",
    f="farmland magic tribe",
    g="swamp cavern border",
    h="hill",
    i="farmland border",
    j="forest mine border",
)


def player(race: str | None = None, power: str | None = None, hand: int = 0, **more: Any) -> Json:
    """A player with five coins; ``declined`` may list races by name or as pairs of race and power."""
    active = None if race is None else {"race": race, "power": power, "hand": hand}
    for key in ("first_turn", "pieces"):
        if active is not None and key in more:
            active[key] = more.pop(key)
    declined = [
        {"race": entry, "power": None} if isinstance(entry, str) else {"race": entry[0], "power": entry[1]}
        for entry in more.pop("declined", [])
    ]
    return {"coins": 5, "active": active, "declined": declined, **more}


def at(owner: int, race: str, tokens: int = 1, **markers: int) -> Json:
    """What stands in a region: ``at(1, "trolls", 2)``, ``at(0, "elves", hero=1)``."""
    return {"player": owner, "race": race, "tokens": tokens, **({"markers": markers} if markers else {})}


def position(
    on: Json | str,
    players: list[Json],
    regions: Json | None = None,
    packs: Sequence[str] = ("base",),
    **more: Any,
) -> Json:
    """A scenario in the middle of a game, where the first player's turn starts."""
    place = {"packs": list(packs), "board": on, "players": players, "regions": regions or {}}
    return {**place, "turn": 2, **more}


def offer(*combos: str, packs: Sequence[str] = ("base",), **more: Any) -> Json:
    """Nobody has a race yet and only these combos are on offer, top first: ``offer("elves forest")``."""
    column = [dict(zip(("race", "power"), combo.split(), strict=True), coins=0) for combo in combos]
    rest = {"column": column, "race_stack": [], "power_stack": []}
    return position(VALLEY, [player(), player()], packs=packs, **{"turn": 1, **rest, **more})


def act(do: str, region: str | None = None, **more: Any) -> Json:
    """One action of a case; ``error="immune"`` announces that it must be refused."""
    return {"do": do, **({} if region is None else {"region": region}), **more}


def expect(**what: Any) -> Json:
    """One expectation of a case."""
    return {"expect": what}


def check(scenario: Json, *steps: Json) -> None:
    """Run the steps on the scenario; a failed expectation fails the test with the case's own message."""
    result = cases.run(
        {
            "format": "sw-case/1",
            "name": "inline",
            "rule": "see the test",
            "scenario": scenario,
            "steps": list(steps),
        }
    )
    assert result.ok, result.message
