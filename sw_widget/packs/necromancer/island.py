"""Necromancer Island: Ghosts wait in the lake, come ashore around it, and pass for a race in decline."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Barrier, Effect, WaysIn
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Reason
from sw_widget.engine.map.board import Board, bits
from sw_widget.engine.rules import Rules

LAKE = "lake"
ISLAND = "necromancer_island"


def island_of(board: Board) -> int:
    """The region that the island lies in, as a mask: the first lake of the board, or none."""
    lakes = bits(board.printed_terrain[LAKE])
    return 1 << lakes[0] if lakes else 0


@dataclass(frozen=True)
class HauntsLake(Effect):
    """The race waits on an island in the lake, which nobody else can attack, and enters around it."""

    # The lake is its border of the map, not an ability: nobody makes it void.
    benefit = False
    seen_in_decline = True

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def loaded(self, t: Turn) -> None:
        """The island lies in the lake all through the game."""
        marker = t.marker(ISLAND)
        for region in bits(t.kit.refuge):
            t.put(marker, region)

    def refuge(self, rules: Rules) -> int:
        return island_of(rules.board)

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.stay |= island_of(rules.board)

    def ways_in(self, at: View) -> WaysIn:
        return WaysIn(at.rules.board.around(at.kit.refuge) & at.kit.stand, "not_border-shores")

    def closes(self, at: View, attacker: int) -> Barrier | None:
        if attacker == at.race:
            return None

        def reason(region: int) -> Reason:
            params = {"region": ("region", region), "race": ("race", at.rules.races[attacker].id)}
            return Reason("immune", "immune-island", {**params, "name": at.name}, (), at.rule)

        return Barrier(at.kit.refuge, "immune", reason, always=True)

    def closed(self, at: View) -> Barrier:
        """Not even a race that may stand on water conquers the island that it has."""

        def reason(region: int) -> Reason:
            return Reason("own_region", "refuse-own_region", {"region": ("region", region), "race": at.name})

        return Barrier(at.kit.refuge, "own_region", reason, always=True)
