"""Ghouls: a race that goes on conquering in decline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import NEXT_TURN, Reason
from sw_widget.engine.position import DECLINED
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class ConquersInDecline(Effect):
    """The declined race goes on conquering, first. `shares_die`: one final attempt for both races."""

    shares_die: bool = False
    in_decline: bool = True
    active = False
    notes: ClassVar[Mapping[str, Note]] = {"die_spent": Note(THIS_TURN)}

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.conquers_in_decline = True

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def lets_conquer(self, at: View) -> bool:
        return at.position.status[at.race] == DECLINED

    def attempted(self, t: Turn) -> None:
        if self.shares_die:
            t.remember("die_spent", 1)

    def refuses_attempt(self, at: View) -> Reason | None:
        if not at.note("die_spent") or at.position.status[at.race] != DECLINED:
            return None
        return Reason("already_used", "already_used-die", {"race": at.name}, (NEXT_TURN,), at.variant)
