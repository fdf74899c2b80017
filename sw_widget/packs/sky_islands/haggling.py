"""Haggling: trade pacts, which cost whoever breaks them and pay whoever keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, REDEPLOYMENT, START, USE
from sw_widget.engine.hooks.effect import OF_GAME, THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import MORE_COINS, NEXT_TURN, Params, Reason
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import shown_id

_PLACES = 100
"""A value is the player times this, and the number of pacts."""


@dataclass(frozen=True)
class HandsOutPacts(Effect):
    """In each turn opponents may be given some pacts, as many as there are and as one has coins.

    At the end of an opponent's turn the pacts come back: with a coin each if the opponent conquered a region
    of the race, otherwise for a coin each.
    """

    most: int = 5
    uses = "count player"
    notes: ClassVar[Mapping[str, Note]] = {
        "pacts": Note(OF_GAME, of_player=True, key="pacts"),
        "pacts_given": Note(THIS_TURN, players=True),
        "broken": Note(THIS_TURN),
    }
    """How many pacts a player holds; to whom some were given this turn; whether the player whose turn it is
    has conquered a region of the race.
    """

    def outlook(self, rules: Rules) -> Outlook:
        """In the own turn pacts bring nothing; in that of another, it depends on who holds how many."""
        return Outlook(surprises=True)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        stages = (START, CONQUEST, REDEPLOYMENT)
        if position.stage not in stages or position.active[position.player] != at.race:
            return ()

        def label(value: int) -> tuple[str, Params]:
            player, count = divmod(value, _PLACES)
            return "act-hand_out", {"ally": ("player", player), "n": count}

        def spelt(value: int) -> tuple[tuple[str, int], ...]:
            player, count = divmod(value, _PLACES)
            return (("count", count), ("player", player))

        values = tuple(
            player * _PLACES + count
            for player in range(len(position.coins))
            for count in range(1, self.most + 1)
            if self._why_not(at, player, count) is None
        )
        return (
            Offer(
                USE,
                at.rule,
                "count player",
                values,
                lambda given: self._refusal(at, given),
                label=label,
                question=("ask-hand_out", {"race": at.name}),
                phrase=("choice-hand_out", {}),
                spelt=spelt,
            ),
        )

    def _refusal(self, at: View, given: object) -> Reason:
        assert isinstance(given, dict)
        player, count = given["player"], given["count"]
        if not isinstance(player, int) or player >= len(at.position.coins) or player == at.player:
            params = {"ally": shown_id(player)}
            return Reason("bad_allocation", "bad_allocation-pact_partner", params, (), at.rule)
        if not isinstance(count, int) or count < 1:
            params = {"count": shown_id(count)}
            return Reason("bad_allocation", "bad_allocation-pact_count", params, (), at.rule)
        reason = self._why_not(at, player, count)
        assert reason is not None
        return reason

    def _why_not(self, at: View, player: int, count: int) -> Reason | None:
        position, ally = at.position, ("player", player)
        if player == at.player:
            return Reason("bad_allocation", "bad_allocation-pact_partner", {"ally": ally}, (), at.rule)
        if at.note("pacts_given") >> player & 1:
            return Reason("already_used", "already_used-pact", {"ally": ally}, (NEXT_TURN,), at.rule)
        held = sum(_pacts(at, other) for other in range(len(position.coins)) if other != player)
        params: dict[str, object] = {"n": held + count, "limit": self.most}
        if held + count > self.most:
            return Reason("marker_limit", "marker_limit-pacts", params, (), at.rule)
        coins = position.coins[at.player]
        if held + count > coins:
            params |= {"coins": coins, "player": ("player", at.player)}
            return Reason("cannot_afford", "cannot_afford-pacts", params, (MORE_COINS,), at.rule)
        return None

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        player, count = divmod(value, _PLACES)
        t.position.notes["pacts", player, t.rule] = count
        t.remember("pacts_given", t.note("pacts_given") | 1 << player)
        t.tell("pacts_handed_out", ally=("player", player), n=count)

    def region_lost(self, t: Turn, region: int) -> None:
        t.remember("broken", 1)

    def opponent_turn_ended(self, t: Turn) -> None:
        opponent = t.position.player
        count = _pacts(t, opponent)
        if not count:
            return
        del t.position.notes["pacts", opponent, t.rule]
        if t.note("broken"):
            t.pay(opponent, t.player, count, "pact_broken", "pact_broken-none")
        else:
            t.pay(t.player, opponent, count, "pact_kept", "pact_kept-none")

    def ends(self, t: Turn) -> None:
        """Without a race of the power no pact holds."""
        for player in range(len(t.position.coins)):
            t.position.notes.pop(("pacts", player, t.rule), None)


def _pacts(at: View, player: int) -> int:
    """How many pacts a player holds."""
    value = at.position.notes.get(("pacts", player, at.rule), 0)
    return value if isinstance(value, int) else 0
