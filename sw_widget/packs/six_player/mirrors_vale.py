"""Mirror's Vale: partners change badges."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.hooks.effect import Effect, Offer
from sw_widget.engine.hooks.lending import swap_badges
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import NEXT_TURN, Params, Reason
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class SwapsWithPartner(Effect):
    """At the start of a turn the active race that holds it may change badges with that of the partner."""

    uses = ""
    before_decline = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, exchanges_badge=True)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST) or position.active[position.player] != at.race:
            return ()
        refusal = self._refusal(at)
        names = self._names(at)

        def label(value: int) -> tuple[str, Params]:
            return ("act-swap_with_partner" if "ally" in names else "act-swap_with_nobody"), names

        return (
            Offer(
                USE,
                at.rule,
                None,
                (0,) if refusal is None else (),
                lambda value: refusal,  # type: ignore[arg-type, return-value]
                label=label,
                question=("ask-swap_with_partner", names),
                phrase=("choice-swap_with_partner", names),
            ),
        )

    @staticmethod
    def _partner(at: View) -> int:
        """The active race of the partner, or -1."""
        partner = at.position.partner(at.player)
        return NOBODY if partner == NOBODY else at.position.active[partner]

    def _names(self, at: View) -> Params:
        partner = at.position.partner(at.player)
        names: dict[str, object] = {"name": at.source, "player": ("player", at.player)}
        return names if partner == NOBODY else {**names, "ally": ("player", partner)}

    def _refusal(self, at: View) -> Reason | None:
        position, other = at.position, self._partner(at)
        if position.begun:
            return Reason("wrong_phase", "wrong_phase-swap_late", self._names(at), (NEXT_TURN,), at.rule)
        if position.partner(at.player) == NOBODY:
            return Reason("wrong_phase", "wrong_phase-no_partner", self._names(at), (), at.rule)
        if other == NOBODY or NOBODY in (position.power[other], position.power[at.race]):
            return Reason("wrong_phase", "wrong_phase-partner_without_badge", self._names(at), (), at.rule)
        if position.used >> at.marker(at.rule) & 1:
            return Reason("already_used", "already_used-once", {"name": at.source}, (NEXT_TURN,), at.rule)
        return None

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        other, powers = self._partner(t), t.rules.powers
        t.spend_for_turn(t.marker(t.rule))
        given, got = (("power", powers[t.position.power[race]].id) for race in (t.race, other))
        ally = ("player", t.position.owner[other])
        t.tell("badges_swapped_with", ally=ally, power=got, badge=given)
        swap_badges(t.position, t.race, other, t.record)
