"""Glandulf's Tavern: coins that may be shared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import REDEPLOYMENT, USE
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View, region_of
from sw_widget.engine.ledger import Line, Params, Reason
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import shown_id

_PLACES = 100
"""A value is the player times this, and the number of coins."""


@dataclass(frozen=True)
class PaysToShare(Effect):
    """Coins at scoring for an active race that holds it; at redeployment its player may say that another one
    gets some of them.
    """

    coins: int
    uses = "count player"
    notes: ClassVar[Mapping[str, Note]] = {"shares": Note(THIS_TURN)}
    """With whom how many are shared this turn, as a value."""

    @property
    def most(self) -> int:
        return self.coins

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage != REDEPLOYMENT or position.active[position.player] != at.race:
            return ()
        others = (player for player in range(len(position.coins)) if player != at.player)

        def label(value: int) -> tuple[str, Params]:
            player, count = divmod(value, _PLACES)
            return "act-share", {"ally": ("player", player), "n": count}

        def spelt(value: int) -> tuple[tuple[str, int], ...]:
            player, count = divmod(value, _PLACES)
            return (("count", count), ("player", player))

        values = [player * _PLACES + n for player in others for n in range(1, self.coins + 1)]
        return (
            Offer(
                USE,
                at.rule,
                "count player",
                tuple(value for value in values if value != at.note("shares")),
                lambda given: self._refusal(at, given),
                label=label,
                question=("ask-share", {"name": at.source}),
                phrase=("choice-share", {"name": at.source}),
                spelt=spelt,
            ),
        )

    def _refusal(self, at: View, given: object) -> Reason:
        assert isinstance(given, dict)
        player, count = given["player"], given["count"]
        params: dict[str, object] = {"ally": shown_id(player), "n": self.coins, "name": at.source}
        if not isinstance(player, int) or player >= len(at.position.coins) or player == at.player:
            return Reason("bad_allocation", "bad_allocation-share_with", params, (), at.rule)
        params["count"] = shown_id(count)
        if not isinstance(count, int) or not 0 < count <= self.coins:
            return Reason("bad_allocation", "bad_allocation-share_count", params, (), at.rule)
        params["ally"] = ("player", player)
        return Reason("already_used", "already_used-share", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        player, count = divmod(value, _PLACES)
        t.remember("shares", value)
        t.tell("will_share", ally=("player", player), n=count)

    def earns(self, at: View) -> Line:
        return at.line(self.coins, "score-place", mask=1 << region_of(at), n=self.coins)

    def scored(self, t: Turn) -> None:
        player, count = divmod(t.note("shares"), _PLACES)
        if count:
            t.remember("shares", 0)
            t.pay(t.player, player, count, "tavern_shared", "tavern_shared")
