"""Altar of Souls: a token in decline is given up for coins."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import AFTER_SCORING, USE
from sw_widget.engine.conquest.buried import lies_in
from sw_widget.engine.conquest.losses import take_away
from sw_widget.engine.hooks.effect import Effect, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import NEXT_TURN, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import unknown_region


@dataclass(frozen=True)
class PaysForDeclined(Effect):
    """After scoring, once a turn, a token in decline of the same player may be given up for coins."""

    coins: int = 3
    in_decline: bool = True
    uses = "region"
    offers_after_scoring = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def offers(self, at: View) -> tuple[Offer, ...]:
        if at.position.stage != AFTER_SCORING or at.position.player != at.player:
            return ()

        def label(region: int) -> tuple[str, Params]:
            return "act-altar", {"region": ("region", region), "n": self.coins}

        return (
            Offer(
                USE,
                at.rule,
                "region",
                () if self._spent(at) else bits(self._declined(at)),
                lambda region: self._refusal(at, region),
                label=label,
                question=("ask-altar", {"name": at.source, "n": self.coins}),
                phrase=("choice-altar", {"name": at.source}),
            ),
        )

    @staticmethod
    def _spent(at: View) -> bool:
        return bool(at.position.used >> at.marker(at.rule) & 1)

    @staticmethod
    def _declined(at: View) -> int:
        """The regions in which tokens of the player's races in decline lie."""
        mask = 0
        for race in at.position.declined[at.player]:
            mask |= lies_in(at.position, race)
        return mask

    def _refusal(self, at: View, region: object) -> Reason:
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(at.position, region)
        params = {"region": ("region", region), "player": ("player", at.player), "name": at.source}
        if not self._declined(at) >> region & 1:
            return Reason("bad_allocation", "bad_allocation-altar", params, (), at.rule)
        return Reason("already_used", "already_used-once", params, (NEXT_TURN,), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        position = t.position
        race = next(race for race in position.declined[t.player] if lies_in(position, race) >> value & 1)
        t.spend_for_turn(t.marker(t.rule))
        t.of(race).gain_coins(self.coins, "altar_paid", region=value)
        position.tray[race] += 1
        take_away(position, race, value, t.record)
