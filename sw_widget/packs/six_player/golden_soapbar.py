"""The Golden Soapbar: a coin, and then it slips away."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import AFTER_SCORING, USE
from sw_widget.engine.hooks.effect import Effect, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View, region_of
from sw_widget.engine.ledger import Line, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import unknown_region


@dataclass(frozen=True)
class SlipsAway(Effect):
    """A coin at scoring for an active race that holds it; then it must go to a region next to the race."""

    coins: int = 1
    uses = "region"
    asks_first = True
    offers_after_scoring = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def earns(self, at: View) -> Line:
        return at.line(self.coins, "score-place", mask=1 << region_of(at), n=self.coins)

    def _beside(self, at: View) -> int:
        """Regions next to the race that it does not hold, and that are no water."""
        return at.position.beside(at.race, at.held) & ~at.held & at.rules.board.land

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage != AFTER_SCORING or position.active[position.player] != at.race:
            return ()

        def label(region: int) -> tuple[str, Params]:
            return "act-slip", {"region": ("region", region), "name": at.source}

        return (
            Offer(
                USE,
                at.rule,
                "region",
                bits(self._beside(at)),
                lambda region: self._refusal(at, region),
                label=label,
                question=("ask-slip", {"name": at.source}),
                phrase=("choice-slip", {"name": at.source}),
                first=True,
            ),
        )

    def _refusal(self, at: View, region: object) -> Reason:
        """Why it does not go to the region; without one, why the turn cannot end yet."""
        params: dict[str, object] = {"name": at.source, "race": at.name}
        if region is None:
            return Reason("bad_allocation", "bad_allocation-slip_first", params, (), at.rule)
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(at.position, region)
        params["region"] = ("region", region)
        return Reason("bad_allocation", "bad_allocation-slip", params, (), at.rule)

    def scored(self, t: Turn) -> None:
        """Where there is no choice it goes by itself, or stays."""
        regions = bits(self._beside(t))
        if len(regions) == 1:
            t.move(t.marker(t.rule), regions[0])

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        t.move(t.marker(t.rule), value)
