"""The regions that a combo on offer likes: what it would earn or save there, and where only it may go."""

from __future__ import annotations

from collections.abc import Iterator

from sw_widget.engine.conditions import Condition
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.page.string_table import Data, StringTable


def liked_regions(position: Position, race: int, power: int, strings: StringTable) -> list[Data]:
    """A sentence for each gift of the combo that some regions have and others have not, and which they are."""
    board, found = position.rules.board, []
    stand = position.rules.kit(race, power, False).stand
    for name, n, mask in _gifts(position, race, power):
        liked = mask & stand
        # What holds everywhere says nothing about the map.
        if n > 0 and liked and liked & board.land != board.land:
            regions = list(bits(liked))
            text = strings.say(f"column-{name}", {"n": n, "regions": len(regions)})
            found.append({"text": text, "regions": regions})
    return found


def _gifts(position: Position, race: int, power: int) -> Iterator[tuple[str, int, int]]:
    """What the tables of the kit say: the name of a gift, how much it is, and in which regions."""
    board = position.rules.board
    kit = position.rules.kit(race, power, False)

    def now(where: Condition) -> int:
        # What depends on regions that it holds is nowhere yet.
        return where.now(position, race)

    for coins, mask, _beyond in kit.per_region:
        yield "earns", coins, mask
    for coins, where, _beyond in kit.shifting_coins:
        yield "earns", coins, now(where)
    for tokens, mask in kit.discounts:
        yield "saves", tokens, mask
    for tokens, where in kit.shifting:
        yield "saves", tokens, now(where)
    yield "stands", 1, kit.stand & ~board.land
    yield "enters", 1, (kit.entry | kit.anywhere) & board.land & ~board.entry
