"""Effects that put markers down, or gain them."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.effects.effect import Effect


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


@dataclass(frozen=True)
class Gathers(Effect):
    """When conquests end, one piece of a kind for each region of a kind that the race holds."""

    marker: str
    where: Condition = everywhere
