"""Questions to a picture, and comparisons with what the game itself answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sw_widget import Game
from sw_widget.game.ledger import Ledger, Refusal
from sw_widget.page.rule_codes import without_codes

Json = dict[str, Any]


def offered(shown: Json) -> Iterator[Json]:
    """Every action that a page can send without putting anything down first."""
    for region in shown["regions"]:
        yield from (act["action"] for act in region["acts"])
    yield from (card["action"] for card in shown["column"] if card["action"])
    choices = [*shown["choices"], *(choice for player in shown["players"] for choice in player["choices"])]
    yield from (choice["action"] for choice in choices if choice["action"])
    yield from (way["action"] for choice in choices for way in choice.get("ways") or ())


def put(game: Game, allocation: Json, counts: dict[int, int], action: Json | None = None) -> Json:
    """The action that puts down what counts say, as the page makes it."""
    action = json.loads(json.dumps(action or allocation["action"]))
    *path, last = allocation["into"]
    inside: Json = action
    for key in path:
        inside = inside.setdefault(key, {})
    regions = [region.id for region in game.board]
    inside[last] = {regions[region]: count for region, count in counts.items()}
    return action


def same_refusal(shown: Json | None, refusal: Refusal | None) -> bool:
    if shown is None or refusal is None:
        return shown is refusal
    # A page has no numbers of rulings.
    reference = without_codes(refusal.reference)
    return shown == {"text": refusal.sentence, "helps": list(refusal.helps), "reference": reference}


def same_ledger(shown: Json | None, ledger: Ledger | None) -> bool:
    if shown is None or ledger is None:
        return shown is ledger
    index = {region: i for i, region in enumerate(r.id for r in ledger._speaker.board.regions)}
    lines = [
        [line.amount, line.sentence, without_codes(line.reference), int(line.applied)]
        + ([[index[region] for region in line.regions]] if line.regions else [])
        for line in ledger
    ]
    return shown == {
        "total": ledger.total,
        "title": ledger.title,
        "sum": ledger.total_text,
        "lines": lines,
    }


def ledgers(value: Any) -> Iterator[Json]:
    """Every account in a picture, wherever it stands."""
    if isinstance(value, dict):
        if "lines" in value and "total" in value:
            yield value
        for item in value.values():
            yield from ledgers(item)
    elif isinstance(value, list):
        for item in value:
            yield from ledgers(item)


def emblems(value: Any, key: str = "") -> set[str]:
    """Everything that a picture calls an emblem."""
    if isinstance(value, dict):
        return {emblem for key, item in value.items() for emblem in emblems(item, key)}
    if isinstance(value, list):
        return {emblem for item in value for emblem in emblems(item, key)}
    return {value} if "emblem" in str(key) and value else set()


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)


def without(table: Json, *keys: str) -> Json:
    return {key: value for key, value in table.items() if key not in keys}
