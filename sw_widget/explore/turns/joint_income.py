"""Joint income: coins that depend on how many regions are held, or on whom the race attacked."""

from __future__ import annotations

from sw_widget.engine.conditions import Condition
from sw_widget.engine.kit import Kit
from sw_widget.engine.occasions import AtMost, EvenTurn, FirstTurn, InPeace

_KNOWN = (AtMost, EvenTurn, FirstTurn, InPeace)


def foreseen(when: Condition) -> bool:
    """Whether it is known what an occasion depends on: the turn, the number of regions, peace."""
    return type(when) in _KNOWN


class JointIncome:
    """What a race earns by all its regions together, in coins."""

    def __init__(self, kit: Kit) -> None:
        self._limits = [
            (coins, when.regions) for coins, when in kit.outlook.when_coins if isinstance(when, AtMost)
        ]
        self._peace = sum(coins for coins, when in kit.outlook.when_coins if isinstance(when, InPeace))
        self._beyond = kit.joint_coins
        self._shrinks = bool(kit.outlook.lifted) or kit.least > 1
        """Whether regions may be given up when conquests have ended."""
        self.any = bool(self._limits or self._peace or self._beyond)
        self.counts_all = all(not kit.stand & ~where for _, where, _ in self._beyond)
        """Whether it depends on how many regions are held, not on which."""

    def coins(self, held: int, attacked: bool, given_up: int = 0) -> int:
        """What these regions bring, less so many of them."""
        if not self.any:
            return 0
        number = held.bit_count() - given_up
        total = sum(coins for coins, limit in self._limits if number <= limit)
        if not attacked:
            total += self._peace
        for coins, where, beyond in self._beyond:
            total += coins * max(0, (held & where).bit_count() - given_up - beyond)
        return total

    def hope(self, region: int) -> int:
        """What another region adds at most."""
        return sum(max(0, coins) for coins, where, _ in self._beyond if where >> region & 1)

    def most(self, held: int, attacked: bool, opened: bool) -> int:
        """The most that it can be in the end, but for the hopes in regions that are still to be taken."""
        number = held.bit_count()
        shrinks = self._shrinks or not opened
        total = sum(max(0, coins) for coins, limit in self._limits if shrinks or number <= limit)
        if not attacked:
            total += max(0, self._peace)
        for coins, where, beyond in self._beyond:
            total += max(0, coins * max(0, (held & where).bit_count() - beyond))
        return total

    def missing(self, held: int) -> tuple[int, int]:
        """How many regions more it takes until each brings something, and how much each brings then.

        Nothing is claimed (0, 0) unless a single number of regions decides.
        """
        if len(self._beyond) != 1 or not self.counts_all or self._shrinks:
            return 0, 0
        ((coins, _, beyond),) = self._beyond
        return max(0, beyond - held.bit_count()), max(0, coins)
