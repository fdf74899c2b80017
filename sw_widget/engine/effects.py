"""What races and powers can do, as declarations.

A race or power is a list of these. The engine asks the effects that are in force; it never asks who they
belong to. Each effect is data; what it means is found at the question it answers (cost, reach, score
...). An effect works while its race is active; what also works in decline says so with `in_decline`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from sw_widget.engine.checks import Problem, as_int, shown
from sw_widget.engine.conditions import Condition, everywhere

if TYPE_CHECKING:
    from sw_widget.engine.position import Position


_BOUNDS = {"tokens": (-5, 10), "coins": (0, 20), "conquests": (1, 15), "every": (1, 20), "pays": (0, 10)}


@dataclass(frozen=True)
class Effect:
    """The common part of all effects."""

    in_decline = False
    """Whether the effect goes on when the race is in decline."""

    def __post_init__(self) -> None:
        """Refuse values that no rule could mean, by the name of the effect and the field."""
        for field in fields(self):
            value, path = getattr(self, field.name), f"{type(self).__name__}.{field.name}"
            if field.name == "where":
                if not isinstance(value, Condition):
                    raise Problem(path, f"must be a condition such as terrain('hill'), not {shown(value)}")
                if self.where_is_fixed and not value.fixed:
                    raise Problem(path, "must depend on the board alone, not on the position")
            elif field.name == "amount":
                if not callable(value):
                    raise Problem(path, f"must be a function of position and race, not {shown(value)}")
            elif field.name in _BOUNDS:
                as_int(value, path, *_BOUNDS[field.name])

    where_is_fixed = False
    """Whether a condition must be the same all through a game."""


# What a region costs


@dataclass(frozen=True)
class Discount(Effect):
    """Regions cost fewer tokens, never less than one (a negative `tokens` makes them dearer)."""

    tokens: int
    where: Condition = everywhere


@dataclass(frozen=True)
class RollFirst(Effect):
    """The die may be rolled before each conquest and lowers its cost; it replaces the final attempt."""


@dataclass(frozen=True)
class SingleToken(Effect):
    """Once a turn one token conquers any region in reach, and a marker that travels along is put there."""

    marker: str


@dataclass(frozen=True)
class Convert(Effect):
    """Once a turn and opponent, a lone active token in reach is replaced by one from the tray."""


# Where a race may go


@dataclass(frozen=True)
class EnterAnywhere(Effect):
    """A first conquest may be made anywhere that the race can stand, not only at the edge."""


@dataclass(frozen=True)
class ReachAnywhere(Effect):
    """Any region of the kind may be conquered, adjacent or not."""

    where: Condition = everywhere
    where_is_fixed = True


@dataclass(frozen=True)
class Linked(Effect):
    """These regions count as adjacent to one another for the race."""

    where: Condition = everywhere
    where_is_fixed = True


@dataclass(frozen=True)
class StandOn(Effect):
    """The race may conquer regions that others cannot (water). In decline it keeps what it has."""

    where: Condition = everywhere
    where_is_fixed = True


# What it earns


@dataclass(frozen=True)
class CoinPer(Effect):
    """Coins for each region of a kind that the race holds when its player scores."""

    where: Condition = everywhere
    coins: int = 1
    in_decline: bool = False


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
class Coins(Effect):
    """Coins at every scoring, or only at that of the race's first turn."""

    coins: int
    first_turn_only: bool = False


@dataclass(frozen=True)
class CoinsBy(Effect):
    """A hook for what no other effect can say: a function of position and race gives the coins."""

    amount: Callable[[Position, int], int]
    in_decline: bool = False


# Tokens gained, kept and lost


@dataclass(frozen=True)
class AttackOnly(Effect):
    """So many extra tokens serve for conquest alone: they come with the pick, and are lifted again.

    `not_after_return`: a race that re-entered the map this turn lifts none.
    """

    tokens: int
    not_after_return: bool = False


@dataclass(frozen=True)
class GrowByConquest(Effect):
    """When conquests end, one new token for every so many conquered regions that were not empty."""

    every: int


@dataclass(frozen=True)
class KeepAllOnLoss(Effect):
    """A conquered region costs no token: all flee. `except_first`: the first in a round is lost."""

    except_first: bool = False


@dataclass(frozen=True)
class NamesAlly(Effect):
    """At the end of a turn one opponent who was not attacked may be made to keep the peace."""

    pays: int = 0


# Markers


@dataclass(frozen=True)
class MarksEveryRegion(Effect):
    """A marker goes into every region that the race takes."""

    marker: str


@dataclass(frozen=True)
class MarksFirstConquests(Effect):
    """A marker goes into each of the first so many regions that the race conquers in the game."""

    marker: str
    conquests: int


@dataclass(frozen=True)
class PlacesAll(Effect):
    """At redeployment all markers of a kind may be set down anew in the race's regions."""

    marker: str


@dataclass(frozen=True)
class BuildsOne(Effect):
    """At redeployment one new marker of a kind may be built; those that stand never move."""

    marker: str


# Decline


@dataclass(frozen=True)
class KeepsAllInDecline(Effect):
    """All tokens on the map stay when the race declines, not only one a region."""


@dataclass(frozen=True)
class ConquersInDecline(Effect):
    """The declined race goes on conquering, first. `shares_die`: one final attempt for both races."""

    shares_die: bool = False
    in_decline: bool = True


@dataclass(frozen=True)
class KeepsBadge(Effect):
    """The badge stays with the race in decline, until the race is gone."""


@dataclass(frozen=True)
class NoDeclineLimit(Effect):
    """In decline the race does not count toward the one declined race that a player may have."""

    in_decline: bool = True


@dataclass(frozen=True)
class DeclineAfterScoring(Effect):
    """The race may also go into decline after it has scored an ordinary turn."""
