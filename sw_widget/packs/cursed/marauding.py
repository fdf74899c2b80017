"""Marauding: two waves of conquests in a turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class SecondWave(Effect):
    """When conquests end the troops are readied once more, and it is conquered a second time.

    `abandons`: before the second wave regions may be abandoned once more.
    """

    abandons: bool = False
    notes: ClassVar[Mapping[str, Note]] = {"wave": Note(THIS_TURN)}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=not self.abandons, readies_again=True)

    def readies_again(self, at: View) -> bool:
        return at.acts and not at.note("wave")

    def lets_conquer(self, at: View) -> bool:
        return bool(at.note("wave"))

    def refuses_attempt(self, at: View) -> Reason | None:
        if not self.readies_again(at):
            return None
        return Reason(
            "wrong_phase",
            "wrong_phase-first_wave",
            {"race": at.name},
            (("help-second_wave", {}),),
            at.rule,
        )

    def readied_again(self, t: Turn) -> None:
        t.remember("wave", 1)
        t.tell("second_wave")
        if self.abandons:
            t.allow_abandoning()
