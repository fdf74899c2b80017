"""The goals of a search: most coins, or another goal; a value is a pair of numbers that can be compared.

The first number of a pair counts, the second decides between equals. With chance both are expected values.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from sw_widget.engine.checks import Problem, choice
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position

Number = int | Fraction
Value = tuple[Number, Number]

COINS, COINS_TOKENS, COINS_DEFENCE, REACH = GOALS = ("coins", "coins_tokens", "coins_defence", "reach")

SAFE = 1000
"""The strength of a region that nobody can take; more than tokens and markers can add up to."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What is wanted. Only "reach" names a region."""

    name: str = COINS
    region: int = NOBODY

    def __post_init__(self) -> None:
        choice(self.name, GOALS, "goal", "goal")
        if (self.name == REACH) != (self.region != NOBODY):
            wanted = "needs a region" if self.name == REACH else f"only {REACH!r} has a region"
            raise Problem("region", wanted)

    def value(self, coins: Number, other: Number) -> Value:
        """The pair for so many coins and the goal's other number."""
        return (other, coins) if self.name == REACH else (coins, other)

    def coins(self, value: Value) -> Number:
        """The coins in a pair."""
        return value[1] if self.name == REACH else value[0]

    def other(self, position: Position, player: int, race: int, in_hand: int) -> int:
        """The goal's other number once the turn's coins are had and all tokens stand as they will.

        `race` is the one that was active in this turn, or -1; `in_hand` what it had left after conquests.
        """
        if self.name == COINS_TOKENS:
            return in_hand
        if self.name == COINS_DEFENCE:
            return weakest(position, position.held[race]) if race != NOBODY else 0
        if self.name == REACH:
            holder = position.holder[self.region]
            return int(holder != NOBODY and position.owner[holder] == player)
        return 0


def weakest(position: Position, regions: int) -> int:
    """What the weakest of these regions would cost an attacker without abilities; 0 if there is none."""
    safe = sheltered(position)
    strengths = [
        SAFE if safe >> region & 1 else position.tokens[region] + position.ground[region]
        for region in bits(regions)
    ]
    return min(strengths, default=0)


def sheltered(position: Position) -> int:
    """Regions that no opponent can take: by what stands there, or by who holds them."""
    mask = position.immune
    for race in bits(position.guards):
        kit = position.kit[race]
        mask |= position.held[race] & kit.immune
    return mask
