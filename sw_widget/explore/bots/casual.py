"""A bot that plays by rules of thumb, at once: no bad habits, and no thought beyond its turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from sw_widget.engine.actions import PICKING, REDEPLOYMENT, START, WITHDRAWAL, Allocation, Code
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.legal.options import withdrawal
from sw_widget.engine.position import Position
from sw_widget.explore.answers import answer_to, asks
from sw_widget.explore.bots.candidates import conquests
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.bots.plan import Plan, as_known, effective
from sw_widget.explore.bots.reasons import reasons
from sw_widget.explore.bots.redeployments import put_down
from sw_widget.explore.first_choices import first_choice
from sw_widget.game.legal import Action

if TYPE_CHECKING:
    from sw_widget.game.game import Game


class Sayings(NamedTuple):
    """The sentences about the plans of a bot, by their ids."""

    turn: str
    pick: str
    redeployment: str
    decline: str


@dataclass(frozen=True)
class CasualBot:
    """Takes what brings most for a token, and declines when a fresh combo should earn more."""

    name: str = "casual"
    mind: ClassVar[type[Heuristics]] = Heuristics
    """How it plays."""
    said: ClassVar[Sayings] = Sayings(
        "bot-casual", "bot-casual-picks", "bot-casual-stands", "bot-casual-declines"
    )

    def think(self, table: Game) -> Plan:
        position, speaker = as_known(table.position), table.speaker
        mind, said = self.mind(), self.said.turn
        codes: list[Code]
        if position.stage == WITHDRAWAL:
            codes = [withdrawal(position, position.pending[-1][2]).even()]
        elif asks(position):
            codes = [answer_to(position)]
        elif (first := first_choice(position)) is not None:
            codes = [first]
        elif position.stage == START and mind.should_decline(position):
            codes, said = [*mind.next(position)], self.said.decline
        else:
            codes = self._line(position, mind)
            if position.stage == PICKING:
                said = self.said.pick
            elif position.stage == REDEPLOYMENT:
                said = self.said.redeployment
        actions = tuple(Action(position.rules, code) for code in codes)
        return Plan(actions, reasons(position, codes, speaker), speaker.say(said))

    def spread(self, spread: Spread, among: int) -> Allocation:
        """How it puts its tokens down in the end; `among` masks the regions that can be attacked."""
        return spread.even(among)

    def _line(self, position: Position, mind: Heuristics) -> list[Code]:
        """The turn by rules of thumb. Where its tokens stand in the end does not depend on where they stand
        already, so that it comes to an end if it is asked again after each action.
        """
        line = tuple(mind.line(position))
        begun, there = conquests(position, line)
        return list(line if there is None else (*begun, *effective(there, put_down(there, self.spread))))
