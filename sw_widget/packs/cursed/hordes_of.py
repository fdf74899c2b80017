"""Hordes of: tokens beside those of the race, which go when it declines.

A Horde counts like any token of the race, so that no rule about numbers has to know it. Nobody chooses
which tokens are Hordes: they are in hand as long as tokens are, and otherwise where most tokens stand.
"""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conquest.losses import clear_markers, tell_gone
from sw_widget.engine.hooks.effect import Brought, Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Line
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class ExtraTokens(Effect):
    """So many Horde tokens come with the pick, count as the race's own, and go when it declines.

    `lost_first`: a token that is lost is a Horde, else a race token as long as there are any.
    """

    marker: str
    tokens: int
    lost_first: bool = True
    alone_with_marker = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.stock[rules.marker_index[self.marker]] = self.tokens

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(counted=((rules.marker_index[self.marker], self.tokens),))

    def brings(self, at: View) -> Brought:
        params = {"n": self.tokens, "name": at.source, "marker": ("marker", self.marker)}
        line = Line(self.marker, self.tokens, "tokens-token_markers", params, reference=at.rule)
        return Brought(line, from_tray=False)

    def begins(self, t: Turn, how: int) -> None:
        t.bring_in(t.position.stock[t.race, t.marker(self.marker)])

    def loaded(self, t: Turn) -> None:
        """What stands nowhere is in hand."""
        t.position.hand[t.race] += t.position.in_hand(t.marker(self.marker), t.race)

    def tokens_moved(self, t: Turn) -> None:
        """Say anew which of the race's tokens are Hordes."""
        position, marker = t.position, t.marker(self.marker)
        others = [m for m in t.rules.counted if m != marker and (t.race, m) in position.stock]
        tokens = {
            region: position.tokens[region] - sum(position.markers[m].get(region, 0) for m in others)
            for region in bits(t.held | position.waiting_in(t.race))
        }
        owned = position.stock.get((t.race, marker), 0)
        spare = position.hand[t.race] - sum(position.in_hand(m, t.race) for m in others)
        in_hand = max(owned - sum(tokens.values()), min(owned, max(0, spare)))
        counts = dict.fromkeys(tokens, 0)
        for _ in range(owned - in_hand):
            region = max(tokens, key=lambda region: (tokens[region], -region))
            tokens[region] -= 1
            counts[region] += 1
        for region in (*position.marked(marker, t.race), *counts):
            position.set_markers(marker, region, counts.get(region, 0))

    def losses(self, at: View, region: int) -> Line | None:
        if not self._lost(at, region, 1):
            return None
        params = {"race": at.name, "n": 1, "marker": ("marker", self.marker)}
        return Line("loss", 1, "loss-token_marker", params, reference=at.rule)

    def _lost(self, at: View, region: int, lost: int) -> int:
        """Of so many tokens lost with a region, or out of the hand (-1), how many are Hordes."""
        position, marker = at.position, at.marker(self.marker)
        if region == NOBODY:
            here = position.in_hand(marker, at.race)
            own = position.hand[at.race] - here
        else:
            here = position.markers[marker].get(region, 0)
            own = position.tokens[region] - here
        return min(lost, here) if self.lost_first else max(0, lost - own)

    def loses_instead(self, t: Turn, region: int, lost: int) -> int:
        gone = self._lost(t, region, lost)
        t.position.stock[t.race, t.marker(self.marker)] -= gone
        return gone

    def ends(self, t: Turn) -> None:
        """The Hordes leave; regions that only they held are left."""
        position, marker = t.position, t.marker(self.marker)
        tell_gone(position, t.race, marker, position.stock.get((t.race, marker), 0), t.record)
        position.take_from_hand(t.race, position.in_hand(marker, t.race))
        for region in position.marked(marker, t.race):
            n = position.markers[marker][region]
            position.set_markers(marker, region, 0)
            position.tokens[region] -= n
            if not position.tokens[region]:
                position.vacate(region)
                t.tell("region_left", region=region, marker=("marker", self.marker))
                clear_markers(position, region, t.record, t.race)
        position.stock[t.race, marker] = 0
