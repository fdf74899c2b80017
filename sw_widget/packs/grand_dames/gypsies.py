"""Gypsies: coins for the regions that they abandon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.effects.coins import coins_per
from sw_widget.engine.hooks.effect import THIS_TURN, Barrier, Effect, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import NEXT_TURN, Line, Reason
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class CoinPerAbandoned(Effect):
    """Coins for each region abandoned this turn, which the race cannot take again in that turn."""

    coins: int = 1
    notes: ClassVar[Mapping[str, Note]] = {"left": Note(THIS_TURN, regions=True, key="left")}
    """A mask of the regions that were abandoned."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(leaving_pays=self.coins)

    def abandoned(self, t: Turn, region: int) -> None:
        t.remember("left", t.note("left") | 1 << region)
        t.tell("coins_left", region=region, n=self.coins)

    def closed(self, at: View) -> Barrier:
        def reason(region: int) -> Reason:
            params = {"region": ("region", region), "race": at.name}
            return Reason("abandoned_this_turn", "refuse-abandoned_this_turn", params, (NEXT_TURN,), at.rule)

        return Barrier(at.note("left"), "abandoned_this_turn", reason)

    def earns(self, at: View) -> Line:
        return coins_per(at, self.coins, at.note("left"), "abandoned", {})
