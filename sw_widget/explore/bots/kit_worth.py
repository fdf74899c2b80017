"""What the heuristics know of a kit: what regions are worth to whoever has it, and to whoever takes them."""

from __future__ import annotations

from sw_widget.engine.kit import Kit
from sw_widget.explore.bots.abilities import Abilities

PAST = 0.6
"""How much a coin counts that only regions beyond some number bring."""
WAY = 0.2
"""What a region is worth that must be left again at redeployment."""


class KitWorth:
    """What the heuristics know of a kit, on the board that it plays on."""

    __slots__ = ("_gains", "abilities", "fight", "fought_for", "single", "taking", "toll", "worth")

    def __init__(self, kit: Kit, regions: int, rivers: int, token: float) -> None:
        outlook = kit.outlook
        self.worth = _worth_of_regions(kit, regions)
        """The coins a turn that each region brings to whoever holds it."""
        ways = rivers & ~kit.stay
        self.taking = [WAY if ways >> region & 1 else coins for region, coins in enumerate(self.worth)]
        """What each region is worth to a conqueror if nobody is there."""
        self.fight = kit.per_conquest + (token / 2 if outlook.growth else 0)
        """What taking a region from anybody, tribes included, brings beside the region."""
        self.fought_for = [coins + self.fight for coins in self.taking]
        """What each region is worth to a conqueror if somebody is there who belongs to nobody."""
        self.toll = outlook.toll
        self.single = kit.single
        self.abilities = Abilities(kit)
        self._gains: dict[tuple[KitWorth, float, float], list[float]] = {}

    def gains_from(self, other: KitWorth, hurt: float, more: float) -> list[float]:
        """What taking each region from a race with another kit brings, where a coin that it loses is worth
        `hurt`, and it is worth so much `more` to attack it.
        """
        key = other, hurt, more
        gains = self._gains.get(key)
        if gains is None:
            pairs = zip(self.taking, other.worth, strict=True)
            gains = [taking + (self.fight + hurt * loss + more) for taking, loss in pairs]
            self._gains[key] = gains
        return gains


def _worth_of_regions(kit: Kit, regions: int) -> list[float]:
    """The coins a turn that each region brings to whoever has this kit."""
    found = [
        1.0 + sum(coins for coins, where in kit.per_region if where >> region & 1)
        for region in range(regions)
    ]
    if kit.takes_away:
        found = [max(0.0, coins) for coins in found]
    for coins, where, beyond in kit.joint_coins:
        share = coins * (PAST if beyond else 1)
        found = [worth + share * (where >> region & 1) for region, worth in enumerate(found)]
    return found
