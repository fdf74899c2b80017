"""Copycat: the power of a combo on offer, borrowed for a turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.hooks.effect import THIS_TURN, WHILE_ACTIVE, Effect, Note, Offer
from sw_widget.engine.hooks.lending import refit
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Sourced
from sw_widget.engine.ledger import NEXT_TURN, Params, Reason
from sw_widget.engine.why_not.common import shown_id


@dataclass(frozen=True)
class Copies(Effect):
    """At the start of a turn the power of a combo on offer may be borrowed: until the next turn, or until
    somebody takes that combo. One that works once in a game is borrowed once.
    """

    uses = "slot"
    minds_offer = True
    refits = True
    notes: ClassVar[Mapping[str, Note]] = {
        "copied": Note(WHILE_ACTIVE, key="copied"),
        "copied_once": Note(WHILE_ACTIVE, powers=True, key="copied_once"),
        "chosen": Note(THIS_TURN),
    }
    """The power that is borrowed, counted from 1; a mask of those that work once; whether it was chosen
    this turn.
    """

    def lends(self, at: View) -> tuple[Sourced, ...]:
        power = at.note("copied") - 1
        return at.rules.lent_by(power) if power >= 0 else ()

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST) or position.active[position.player] != at.race:
            return ()
        open_ones = tuple(slot for slot in range(len(position.column)) if self._why_not(at, slot) is None)

        def on_offer(slot: int) -> tuple[str, str]:
            known = slot < len(position.column)
            return "power", at.rules.powers[position.column[slot][1]].id if known else at.rule

        def label(slot: int) -> tuple[str, Params]:
            return "act-copy", {"power": on_offer(slot), "race": at.name}

        question = ("ask-copy", {"race": at.name})
        return (
            Offer(
                USE,
                at.rule,
                "slot",
                open_ones,
                lambda slot: self._refusal(at, slot),
                label=label,
                question=question,
                phrase=("choice-copy", {}),
                stands_for=on_offer,
            ),
        )

    def _refusal(self, at: View, slot: object) -> Reason:
        on_offer = len(at.position.column)
        reason = self._closed(at)
        if reason is not None:
            return reason
        if not isinstance(slot, int) or not 0 <= slot < on_offer:
            params = {"slot": shown_id(slot), "n": on_offer}
            return Reason("unknown_slot", "refuse-unknown_slot", params)
        reason = self._why_not(at, slot)
        assert reason is not None
        return reason

    def _closed(self, at: View) -> Reason | None:
        """Why nothing can be borrowed now."""
        if at.position.begun:
            return Reason("wrong_phase", "wrong_phase-copy", {"race": at.name}, (NEXT_TURN,), at.rule)
        if at.note("chosen"):
            return Reason("already_used", "already_used-copy", {"race": at.name}, (NEXT_TURN,), at.rule)
        return None

    def _why_not(self, at: View, slot: int) -> Reason | None:
        closed, power = self._closed(at), at.position.column[slot][1]
        if closed is not None or not at.note("copied_once") >> power & 1:
            return closed
        params = {"power": ("power", at.rules.powers[power].id), "race": at.name}
        return Reason("already_used", "already_used-copied_once", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        power = t.position.column[value][1]
        t.remember("chosen", 1)
        t.remember("copied", power + 1)
        if any(effect.one_shot for effect in t.rules.powers[power].effects):
            t.remember("copied_once", t.note("copied_once") | 1 << power)
        t.tell("power_copied", power=("power", t.rules.powers[power].id))
        refit(t.position, t.race, t.record)

    def turn_began(self, t: Turn) -> None:
        self._stop(t)

    def combo_picked(self, t: Turn, power: int, passed_over: int) -> None:
        if t.note("copied") == power + 1:
            self._stop(t)

    def ends(self, t: Turn) -> None:
        self._tell_end(t)

    def _stop(self, t: Turn) -> None:
        """What was borrowed is given back, with all its pieces."""
        if t.note("copied"):
            self._tell_end(t)
            t.remember("copied", 0)
            refit(t.position, t.race, t.record)

    @staticmethod
    def _tell_end(t: Turn) -> None:
        if t.note("copied"):
            t.tell("copy_ended", power=("power", t.rules.powers[t.note("copied") - 1].id))
