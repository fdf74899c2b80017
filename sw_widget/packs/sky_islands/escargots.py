"""Escargots: their regions are paid for when a turn begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import RETURNED, THIS_TURN, WHILE_IN_PLAY, Effect, Note
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.scoring import coins_of_regions


@dataclass(frozen=True)
class PaidAtStart(Effect):
    """The coins for regions come when a turn begins, and not when it ends; other coins come as always.

    A turn of decline began like any other, and pays as a turn of a race in decline when it ends; with
    `only_at_start` it does not.
    """

    only_at_start: bool = False
    benefit = False
    paid_early = True
    notes: ClassVar[Mapping[str, Note]] = {"paid_now": Note(THIS_TURN)}

    def region_coins(self, at: View) -> Line:
        return at.line(0, "score-paid_at_start", applied=False, mask=at.held, n=at.held.bit_count())

    def begins(self, t: Turn, how: int) -> None:
        if how == RETURNED:
            self._pay(t)

    def turn_began(self, t: Turn) -> None:
        self._pay(t)

    @staticmethod
    def _pay(t: Turn) -> None:
        t.gain_coins(coins_of_regions(t.position, t.race), "paid_at_start")
        t.remember("paid_now", 1)

    def ends(self, t: Turn) -> None:
        if self.only_at_start and t.note("paid_now"):
            t.remember("paid_already", 1)


@dataclass(frozen=True)
class NotPaidTwice(Effect):
    """In decline nothing comes at the end of a turn whose beginning has paid for the regions."""

    active = False
    in_decline = True
    notes: ClassVar[Mapping[str, Note]] = {"paid_already": Note(WHILE_IN_PLAY)}

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def region_coins(self, at: View) -> Line | None:
        if not at.note("paid_already"):
            return None
        return at.line(0, "score-paid_already", applied=False, mask=at.held, n=at.held.bit_count())

    def turn_ended(self, t: Turn) -> None:
        t.remember("paid_already", 0)
