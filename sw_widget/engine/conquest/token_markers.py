"""Markers that are tokens of their race: where they stand, and how many there are.

`tokens` and `hand` of a position count them like all others, so that no rule about numbers has to know
them; their markers only say which of the tokens they are.
"""

from __future__ import annotations

from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position


def extras_in(position: Position, region: int) -> int:
    """How many of the tokens in a region are such markers."""
    return sum(position.markers[marker].get(region, 0) for marker in position.rules.counted)


def extras_in_hand(position: Position, race: int) -> int:
    """How many of the tokens in hand are such markers."""
    if race == NOBODY:
        return 0
    kinds = [marker for marker in position.rules.counted if (race, marker) in position.stock]
    return sum(position.in_hand(marker, race) for marker in kinds)


def extras_of(position: Position, race: int) -> int:
    """How many such markers the race still has."""
    return sum(position.stock.get((race, marker), 0) for marker in position.rules.counted)


def own_regions(position: Position, race: int) -> int:
    """The regions in which a race token stands, and not such markers alone."""
    held, tokens = position.held[race], position.tokens
    return sum(1 << region for region in bits(held) if tokens[region] > extras_in(position, region))
