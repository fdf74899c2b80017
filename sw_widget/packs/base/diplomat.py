"""Diplomat: an opponent who must keep the peace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import ALLY, REDEPLOYMENT
from sw_widget.engine.hooks.effect import WHILE_ACTIVE, Barrier, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import MORE_COINS, NEXT_TURN, Ledger, Line, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import shown_id


@dataclass(frozen=True)
class NamesAlly(Effect):
    """At the end of a turn one opponent who was not attacked may be made to keep the peace until the next
    one.

    `pays`: coins that the ally gets for it.
    """

    pays: int = 0
    offers_in = frozenset((REDEPLOYMENT,))
    notes: ClassVar[Mapping[str, Note]] = {"ally": Note(WHILE_ACTIVE, key="ally")}
    """The number of the ally, counted from 1."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(makes_peace=True, pays_for_peace=self.pays)

    def turn_began(self, t: Turn) -> None:
        t.remember("ally", 0)

    def ends(self, t: Turn) -> None:
        """Without a race of the power there is no more peace."""
        if t.note("ally"):
            t.tell("peace_ended", ally=("player", t.note("ally") - 1))
            t.remember("ally", 0)

    def closes(self, at: View, attacker: int) -> Barrier | None:
        """Peace binds the ally's active race, and protects this one, unless others take it for declined."""
        position, ally = at.position, at.note("ally") - 1
        if ally == NOBODY or position.owner[attacker] != ally:
            return None
        if position.passes_for_declined(attacker) or position.passes_for_declined(at.race):
            return None

        def reason(region: int) -> Reason:
            names = {"player": ("player", ally), "ally": ("player", at.player)}
            attacking = {"region": ("region", region), "race": ("race", at.rules.races[attacker].id)}
            return Reason("peace", "refuse-peace", {**attacking, **names}, (NEXT_TURN,), at.rule)

        return Barrier(at.held, "peace", reason)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage != REDEPLOYMENT or position.active[position.player] != at.race:
            return ()
        own, coins = at.player, position.coins
        peaceful = (1 << len(coins)) - 1 & ~(position.attacked | 1 << own)
        allies = bits(peaceful) if self.pays <= coins[own] else ()
        values = (NOBODY, *allies)
        return (Offer(ALLY, at.rule, "player", values, lambda player: self._refusal(at, player)),)

    def _refusal(self, at: View, player: object) -> Reason:
        position = at.position
        others = [other for other in range(len(position.coins)) if other != at.player]
        if not isinstance(player, int) or player not in others:
            params: dict[str, object] = {"ally": shown_id(player)}
            return Reason("bad_allocation", "bad_allocation-not_an_opponent", params, (), at.rule)
        ally = ("player", player)
        if position.attacked >> player & 1:
            return Reason(
                "attacked_this_turn", "refuse-attacked_this_turn", {"ally": ally}, (NEXT_TURN,), at.rule
            )
        coins = position.coins[at.player]
        params = {"ally": ally, "price": self.pays, "coins": coins, "player": ("player", at.player)}
        return Reason("cannot_afford", "cannot_afford-ally", params, (MORE_COINS,), at.variant)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        t.remember("ally", value + 1)
        if value == NOBODY:
            t.tell("no_ally")
        else:
            t.tell("ally_named", ally=("player", value))

    def scored(self, t: Turn) -> None:
        """Where a variant asks for it, peace has its price."""
        ally = t.note("ally") - 1
        if ally != NOBODY and self.pays:
            named = {"n": self.pays, "player": ("player", ally)}
            line = Line("paid_ally", -self.pays, "pay-ally", named, reference=t.variant)
            t.transfer(self.pays, ally)
            t.tell(
                "paid_ally", Ledger("payment", (line,)), rule=t.variant, ally=("player", ally), n=self.pays
            )
