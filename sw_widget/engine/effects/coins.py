"""Effects on what a race earns: at scoring, and at other times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine.checks import Problem
from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.effects.effect import Effect

if TYPE_CHECKING:
    from sw_widget.engine.position import Position

# At scoring


@dataclass(frozen=True)
class CoinPer(Effect):
    """Coins for each region of a kind that the race holds when its player scores.

    Fewer than 0 take away from what the region is worth, never more than that. With `beyond`, only the
    regions beyond so many count.
    """

    where: Condition = everywhere
    coins: int = 1
    in_decline: bool = False
    beyond: int = 0
    bounds = {"coins": (-5, 20)}  # noqa: RUF012 (declared as such in the base class)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.beyond and self.coins < 0:
            raise Problem("CoinPer.beyond", "what takes coins away counts every region")


@dataclass(frozen=True)
class CoinPerConquest(Effect):
    """Coins for each region conquered this turn that was not empty."""

    coins: int = 1


@dataclass(frozen=True)
class CoinPerMarker(Effect):
    """Coins for each marker of a kind that stands in a region of the race."""

    marker: str
    coins: int = 1


@dataclass(frozen=True)
class CoinPerAbandoned(Effect):
    """Coins for each region abandoned this turn, which the race cannot take again in that turn."""

    coins: int = 1


@dataclass(frozen=True)
class Coins(Effect):
    """Coins at every scoring at which a condition holds anywhere: `Coins(7, first_turn)`."""

    coins: int
    when: Condition = everywhere


@dataclass(frozen=True)
class CoinsBy(Effect):
    """A hook for what no other effect can say: a function of position and race gives the coins."""

    amount: Callable[[Position, int], int]
    in_decline: bool = False


# At once


@dataclass(frozen=True)
class TakesCoins(Effect):
    """The player of an active race whose region is conquered pays so many coins, as far as there are any."""

    coins: int = 1


@dataclass(frozen=True)
class Toll(Effect):
    """Whoever conquers a region of the race pays so many coins, as far as there are any."""

    coins: int = 1


@dataclass(frozen=True)
class CoinPerDecline(Effect):
    """Coins for each race in decline at the pick, and for each that declines later, this one included."""

    coins: int = 1
