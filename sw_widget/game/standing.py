"""How a game stands: who must decide, the turn, coins, hands, the winners."""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.engine.actions import OVER, PHASE_NAMES
from sw_widget.engine.conquest.token_markers import extras_in_hand
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.scoring import winners


class ToAct(NamedTuple):
    """Who must decide, and in which phase."""

    player: int
    phase: str


class StandingMethods:
    """The methods of `Game` that say how it stands."""

    position: Position

    @property
    def to_act(self) -> ToAct:
        """Who must decide now, and in which phase."""
        return ToAct(self.position.decider, PHASE_NAMES[self.position.stage])

    @property
    def turn(self) -> int:
        """The game turn, from 1."""
        return self.position.turn

    @property
    def coins(self) -> list[int]:
        """Everybody's coins. At the table they are hidden until the end: `view` keeps to that."""
        return list(self.position.coins)

    @property
    def hand(self) -> list[int]:
        """Everybody's tokens in hand: those of the active race, 0 without one.

        At the start of a turn the troops that are readied are still on the map.
        """
        position = self.position
        return [
            position.hand[race] - extras_in_hand(position, race) if race != NOBODY else 0
            for race in position.active
        ]

    @property
    def winners(self) -> list[int]:
        """Who has won; empty while the game goes on."""
        return winners(self.position) if self.position.phase == OVER else []
