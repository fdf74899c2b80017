"""Effects on tokens: gained, kept, lost, and put down."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects.effect import Effect


@dataclass(frozen=True)
class AttackOnly(Effect):
    """So many extra tokens serve for conquest alone: they come with the pick, and are lifted again.

    `not_after_return`: a race that re-entered the map this turn lifts none.
    """

    tokens: int
    not_after_return: bool = False


@dataclass(frozen=True)
class ExtraTokens(Effect):
    """So many tokens of another make come with the pick, count as the race's own, and go when it declines.

    `lost_first`: a token that is lost is one of these, else one of the own tokens as long as there are any.
    """

    marker: str
    tokens: int
    lost_first: bool = True


@dataclass(frozen=True)
class GrowByConquest(Effect):
    """When conquests end, one new token for every so many conquered regions that were not empty.

    `from_active`: only regions of active races count. `victims_too`: those races grow likewise.
    """

    every: int
    from_active: bool = False
    victims_too: bool = False


@dataclass(frozen=True)
class KeepAllOnLoss(Effect):
    """A conquered region costs no token: all flee. `except_first`: the first in a round is lost."""

    except_first: bool = False


@dataclass(frozen=True)
class RollsForLosses(Effect):
    """For each token lost in a conquest the die is rolled, and as many come from the tray."""


@dataclass(frozen=True)
class CollectsLost(Effect):
    """Whatever is lost in conquests is collected; so many of it as there are players buy a new token."""


@dataclass(frozen=True)
class StaysPut(Effect):
    """Tokens are not redeployed: they stay where they fought, or in hand."""


@dataclass(frozen=True)
class LeavesOne(Effect):
    """At redeployment one token stays in each region, and all others go back to the hand."""


@dataclass(frozen=True)
class NamesAlly(Effect):
    """At the end of a turn one opponent who was not attacked may be made to keep the peace."""

    pays: int = 0
