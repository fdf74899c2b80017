"""Flames: the Volcano, beside which they come onto the map, and from which they burn their way."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.conquest.defence import occupants
from sw_widget.engine.conquest.losses import drop_all
from sw_widget.engine.hooks.effect import Effect, Offer, WaysIn
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line, Params, Reason
from sw_widget.engine.map.board import Board, bits
from sw_widget.engine.map.terrain import CHASM
from sw_widget.engine.position import Position
from sw_widget.engine.rules import MOUNTAIN, Rules
from sw_widget.engine.why_not.common import unknown_region

VOLCANO = "volcano"
"""The symbol of the chasms that will do."""


def chasms(board: Board) -> int:
    """Chasms on which the Volcano can stand; none above ground."""
    found = board.printed_terrain[CHASM]
    return found & board.symbol[VOLCANO] or found


@dataclass(frozen=True)
class BurnsFromVolcano(Effect):
    """A marker stands on a chasm that is chosen with the pick, and the race comes onto the map beside it.

    Where there is no chasm the race begins on a mountain, puts the marker there and leaves the region when
    conquests end; nobody can attack it then. Whatever lies beside the marker, or is linked to it by regions
    of the race, costs no more than if nobody were there.
    """

    marker: str
    uses = "region"
    asks_first = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def sites(self, rules: Rules) -> int:
        return chasms(rules.board) or rules.board.terrain[MOUNTAIN] & rules.board.land

    def _stands(self, at: View) -> int:
        """Where the marker stands, as a mask."""
        return sum(1 << region for region in at.position.markers[at.marker(self.marker)])

    # Where

    def ways_in(self, at: View) -> WaysIn:
        board, stands = at.rules.board, self._stands(at)
        if stands:
            return WaysIn(
                board.around(stands), "not_border-beside_marker", {"marker": ("marker", self.marker)}
            )
        mountains = board.terrain[MOUNTAIN] & board.land
        if mountains:
            return WaysIn(mountains, "not_border-terrain", {"terrain": ("terrain", MOUNTAIN)})
        return WaysIn(board.entry)

    def _linked(self, position: Position, race: int, stands: int) -> int:
        """What lies beside the marker, or is linked to it by regions of the race."""
        held, beside = position.held[race], position.adjacent(race, stands)
        chain, found = 0, beside
        while found & held & ~chain:
            chain |= found & held
            found |= position.adjacent(race, chain)
        return found

    # What it costs

    def ignores(self, at: View, region: int) -> Line:
        position, stands = at.position, self._stands(at)
        if not stands or not self._linked(position, at.race, stands) >> region & 1:
            return at.line(0, "not-linked_to_marker", marker=("marker", self.marker))
        n = occupants(position, region)
        sentence = "cost-burnt" if n else "cost-burnt_empty"
        return at.line(-n, sentence, applied=True, n=n, marker=("marker", self.marker))

    # Putting the marker down

    def begins(self, t: Turn, how: int) -> None:
        self._put_on_the_only_one(t)

    def loaded(self, t: Turn) -> None:
        self._put_on_the_only_one(t)

    def _put_on_the_only_one(self, t: Turn) -> None:
        open_ones = bits(chasms(t.rules.board))
        if len(open_ones) == 1 and not self._stands(t):
            t.put(t.marker(self.marker), open_ones[0])

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST) or position.active[position.player] != at.race:
            return ()
        open_ones = chasms(at.rules.board)
        if not open_ones or self._stands(at):
            return ()

        def label(region: int) -> tuple[str, Params]:
            return "act-erupt", {"region": ("region", region), "marker": ("marker", self.marker)}

        return (
            Offer(
                USE,
                at.rule,
                "region",
                bits(open_ones),
                lambda region: self._refusal(at, region),
                label=label,
                question=("ask-erupt", {"race": at.name, "marker": ("marker", self.marker)}),
                phrase=("choice-erupt", {"marker": ("marker", self.marker)}),
                first=True,
            ),
        )

    def _refusal(self, at: View, region: object) -> Reason:
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(at.position, region)
        params = {"region": ("region", region), "marker": ("marker", self.marker)}
        return Reason("bad_allocation", "bad_allocation-erupt", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        t.put(t.marker(self.marker), value)

    def moved_in(self, t: Turn, region: int) -> None:
        """Above ground it is put on the first mountain."""
        if self.sites(t.rules) >> region & 1 and not self._stands(t):
            t.put(t.marker(self.marker), region)

    def leaves(self, at: View) -> int:
        return self._stands(at) & at.held

    def ends(self, t: Turn) -> None:
        marker = t.marker(self.marker)
        drop_all(t.position, t.race, marker, tuple(t.position.markers[marker]), t.record)
