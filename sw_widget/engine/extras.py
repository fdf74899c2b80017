"""Tokens of another make that count as a race's own: which of its tokens they are, and when they leave.

`tokens` and `hand` of a position count them like all others, so no rule about numbers has to know them;
their markers only say where they are. Nobody chooses that: they are in hand as long as tokens are, and
otherwise where most tokens stand.
"""

from __future__ import annotations

from sw_widget.engine.board import bits
from sw_widget.engine.position import Position


def extra_kinds(position: Position, race: int) -> tuple[int, ...]:
    """Markers that count as tokens of the race."""
    kit = position.kit[race] if race >= 0 else None
    return kit.extra_kinds if kit is not None else ()


def extras_in(position: Position, region: int) -> int:
    """How many of the tokens in a region are of another make."""
    kinds = extra_kinds(position, position.holder[region])
    return sum(position.markers[marker].get(region, 0) for marker in kinds)


def extras_in_hand(position: Position, race: int) -> int:
    """How many of the tokens in hand are of another make."""
    return sum(position.in_hand(marker, race) for marker in extra_kinds(position, race))


def extras_of(position: Position, race: int) -> int:
    """How many tokens of another make the race still has."""
    return sum(position.stock.get((race, marker), 0) for marker in extra_kinds(position, race))


def own_regions(position: Position, race: int) -> int:
    """The regions in which a token of the race's own make stands."""
    held = position.held[race]
    if not extra_kinds(position, race):
        return held
    return sum(1 << region for region in bits(held) if position.tokens[region] > extras_in(position, region))


def tell_apart(position: Position, race: int) -> None:
    """Say anew which of the race's tokens are of another make."""
    spare = position.hand[race]
    tokens = {region: position.tokens[region] for region in bits(position.held[race])}
    for marker in extra_kinds(position, race):
        owned = position.stock.get((race, marker), 0)
        in_hand = min(owned, spare)
        spare -= in_hand
        counts = dict.fromkeys(tokens, 0)
        for _ in range(owned - in_hand):
            region = max(tokens, key=lambda region: (tokens[region], -region))
            tokens[region] -= 1
            counts[region] += 1
        for region in (*position.marked(marker, race), *counts):
            position.set_markers(marker, region, counts.get(region, 0))


def extras_lost(position: Position, region: int, lost: int) -> dict[int, int]:
    """Of so many tokens lost with a region, those of another make: how many of each kind."""
    race = position.holder[region]
    kit = position.kit[race]
    assert kit is not None
    found = {}
    for marker, extra in kit.extra:
        here = position.markers[marker].get(region, 0)
        own = position.tokens[region] - here
        gone = min(lost, here) if extra.lost_first else max(0, lost - own)
        if gone:
            found[marker] = gone
            lost -= gone
    return found


def lose_extras(position: Position, region: int, lost: int) -> int:
    """Take those of another make off so many tokens lost with a region; says how many are left to lose."""
    race = position.holder[region]
    for marker, gone in extras_lost(position, region, lost).items():
        position.stock[race, marker] -= gone
        lost -= gone
    for marker in extra_kinds(position, race):
        position.set_markers(marker, region, 0)
    return lost


def dismiss(position: Position, race: int) -> list[int]:
    """The tokens of another make leave; says which regions are left then, since only they stood there."""
    left = []
    for marker in extra_kinds(position, race):
        position.hand[race] -= position.in_hand(marker, race)
        for region in position.marked(marker, race):
            n = position.markers[marker][region]
            position.set_markers(marker, region, 0)
            position.tokens[region] -= n
            if not position.tokens[region]:
                position.vacate(region)
                left.append(region)
        position.stock[race, marker] = 0
    return left
