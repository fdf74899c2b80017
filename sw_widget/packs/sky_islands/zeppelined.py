"""Zeppelined: airships that reach every region, and may crash."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conquest.losses import attack, clear, lose_from_hand
from sw_widget.engine.effects import Renewed
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line


@dataclass(frozen=True)
class Burning(Effect):
    """The marker of a region that burns; it leaves with the power, if that was only lent."""

    marker: str


@dataclass(frozen=True)
class Airships(Renewed):
    """A few times a turn any region may be attacked with the die, which lowers its cost.

    With a blank the airship crashes: everybody leaves the region with the usual losses, one token of the
    attacker is lost, and the region burns until the player's next turn begins.
    """

    times: int = 5
    rolls = True
    with_die = False
    far = True
    tries_anything = True
    event = "conquered_by_airship"
    word = "airship"

    def line(self, at: View, number: int, pieces: int, total: int) -> Line:
        """The die has a line of its own."""
        return self._line(at, number, pieces, 0)._replace(applied=False)

    @staticmethod
    def _burning(t: Turn) -> str:
        """The marker of a region that burns, which the same power brings."""
        brought = (item.effect for item in t.kit.effects if item.source == t.source)
        return next(effect.marker for effect in brought if isinstance(effect, Burning))

    def cast(self, t: Turn, number: int, region: int, die: int) -> bool:
        if die:
            return False
        position, marker = t.position, t.marker(self._burning(t))
        self.used_up(t, number)
        t.tell("airship_crashed", region=region, marker=("marker", self.marker))
        attack(position, region, t.record)
        clear(position, region, t.record, rule=t.rule)
        lose_from_hand(t, 1)
        t.put(marker, region)
        position.sign(marker, region, t.player)
        return True
