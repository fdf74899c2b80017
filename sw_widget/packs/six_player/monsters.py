"""Monsters that players put down before the first turn, where six play in teams."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import SETUP, USE
from sw_widget.engine.hooks.effect import Effect, Offer
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import unknown_region


@dataclass(frozen=True)
class PlacesMonsters(Effect):
    """Before the first turn above ground every player of a team but the first puts a monster into a region of
    a Lost Tribe, where none stands and none is next to it.
    """

    marker: str
    active = False
    on_map = False
    asks_in = SETUP
    uses = "region"

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def asked_before_play(self, position: Position) -> tuple[int, ...]:
        players = range(1, len(position.coins))
        if position.rules.board.below or not self._open(position):
            return ()
        return tuple(player for player in players if position.partner(player) >= 0)

    def _open(self, position: Position) -> int:
        """Regions of Lost Tribes where a monster may go."""
        stand = sum(1 << region for region in position.markers[position.rules.marker_index[self.marker]])
        return position.tribes & ~stand & ~position.rules.board.around(stand)

    def offers(self, at: View) -> tuple[Offer, ...]:
        piece = {"marker": ("marker", self.marker)}

        def label(region: int) -> tuple[str, Params]:
            return "act-place_monster", {**piece, "region": ("region", region)}

        return (
            Offer(
                USE,
                self.marker,
                "region",
                bits(self._open(at.position)),
                lambda region: self._refusal(at, region),
                label=label,
                question=("ask-place_monster", {**piece, "player": ("player", at.position.decider)}),
                phrase=("choice-place_monster", piece),
            ),
        )

    def _refusal(self, at: View, region: object) -> Reason:
        position, stand = at.position, at.position.markers[at.marker(self.marker)]
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(position, region)
        params: dict[str, object] = {"region": ("region", region), "marker": ("marker", self.marker)}
        if region in stand:
            return Reason("marker_limit", "marker_limit-monster", params, (), at.rule)
        if not position.tribes >> region & 1:
            return Reason("bad_allocation", "bad_allocation-monster_without_tribe", params, (), at.rule)
        beside = next(other for other in stand if at.rules.board.neighbours[region] >> other & 1)
        params["other"] = ("region", beside)
        return Reason("bad_allocation", "bad_allocation-monsters_apart", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        position = t.position
        _, player, *_ = position.pending.pop()
        position.set_markers(t.marker(self.marker), value, 1)
        if t.record is not None:
            params = {
                "player": ("player", player),
                "region": ("region", value),
                "marker": ("marker", self.marker),
            }
            t.record.append(Event("monster_placed", params, None, t.rule))
        if not self._open(position):
            # No room is left for the others'.
            while position.pending and position.stage == SETUP:
                position.pending.pop()
