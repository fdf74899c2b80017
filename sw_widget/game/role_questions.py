"""Questions about a race that buys tokens or gets some for what it has collected, as effects answer them."""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Ledger, Params
from sw_widget.engine.position import Position
from sw_widget.game.scenario.notes import TRIBES
from sw_widget.game.scenario.roles import SOULS, well_of

_IN_WELL = {SOULS: "widget-well-souls", TRIBES: "widget-well-tribes"}


def next_price(position: Position, race: int) -> Ledger | None:
    """What the next purchase costs, line by line; None where nothing can be bought, and while the first one,
    a gift, is to be chosen.
    """
    if position.noted("chooses", race):
        return None
    asked = position.kit[race].answering.next_price
    return next((price(View(position, race, source)) for source, price in asked), None)


def rises(position: Position, race: int) -> tuple[int, int] | None:
    """How many tokens the race gets when this turn is over for what it has collected, and how many more it
    would have to collect for another one; None where it gets none for that.
    """
    asked = position.kit[race].answering.rises
    return next((rising(View(position, race, source)) for source, rising in asked), None)


def collected(position: Position, race: int, say: Callable[[str, Params], str]) -> list[str]:
    """What lies in the Well of a race, in words, by whose it was."""
    return [
        say(_IN_WELL.get(id, "widget-well-race"), {"race": ("race", id), "n": count})
        for id, count in well_of(position, race).items()
    ]
