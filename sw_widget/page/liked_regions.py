"""The regions that a combo on offer likes: what it would earn or save there, and where only it may go."""

from __future__ import annotations

from collections.abc import Iterator

from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.page.string_table import Data, StringTable


def liked_regions(position: Position, race: int, power: int, strings: StringTable) -> list[Data]:
    """A sentence for each gift of the combo that holds in some regions only, and which they are."""
    land, whole, found = position.rules.board.land, position.rules.kit(race, power, False), []
    for item in whole.effects:
        if item in position.rules.common:
            continue  # everybody likes these
        for name, n, mask in _gifts(position, race, item):
            liked = mask & whole.stand
            # What holds everywhere says nothing about the map.
            if n > 0 and liked and liked & land != land:
                regions = list(bits(liked))
                text = strings.say(name, {"name": item.source, "n": n, "regions": len(regions)})
                found.append({"text": text, "regions": regions})
    return found


def _gifts(position: Position, race: int, item: Sourced) -> Iterator[tuple[str, int, int]]:
    """What an effect writes into the tables of a kit: the id of its sentence, how much it is, and in which
    regions. What depends on regions that the race holds is nowhere yet.
    """
    board = position.rules.board
    kit = Kit((item,), position.rules)
    for coins, mask in kit.per_region:
        yield "column-earns", coins, mask
    for coins, mask, _beyond in kit.joint_coins:
        yield "column-earns", coins, mask
    for coins, where, _beyond in kit.shifting_coins:
        yield "column-earns", coins, where.now(position, race)
    for tokens, mask in kit.discounts:
        yield "column-saves", tokens, mask
    for tokens, where in kit.shifting:
        yield "column-saves", tokens, where.now(position, race)
    yield "column-stands", 1, kit.stay & ~board.land
    yield "column-enters", 1, (kit.entry | kit.anywhere) & board.land & ~board.entry
