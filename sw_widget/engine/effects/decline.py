"""Effects on going into decline, and on what goes on there."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects.effect import Effect


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


@dataclass(frozen=True)
class BuildsTower(Effect):
    """In decline all that stays is stacked in one region, scores a coin a token, and falls as a whole."""

    in_decline: bool = True
