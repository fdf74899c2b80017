"""Special means of conquest: what a player may name with a conquest, and what it is worth there.

Each has a name, which is that of its marker if there is one. `kit.means` has those of a race; what can be
done with them is in `engine/means.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects.effect import Effect


@dataclass(frozen=True)
class Means(Effect):
    """A special means, known by its marker or, where it has none, by a name of its own."""

    marker: str
    has_marker = True
    """Whether it has a marker that goes by its name."""
    once = False
    """Whether it can be used once a turn only."""
    several = False
    """Whether several pieces of it can be used in one conquest."""
    with_die = True
    """Whether it can be used in a final attempt, too."""


@dataclass(frozen=True)
class SingleToken(Means):
    """Once a turn one token conquers any region in reach, and a marker that travels along is put there."""

    once = True
    with_die = False


@dataclass(frozen=True)
class LongShot(Means):
    """Once a turn a region exactly two steps away is conquered for fewer tokens.

    The marker is put into the region that is fired from. A lake may lie between the two, a sea may not.
    """

    tokens: int = 1
    once = True


@dataclass(frozen=True)
class Spent(Means):
    """Each piece counts as so many tokens in one conquest, and is gone then."""

    tokens: int = 2
    several = True


@dataclass(frozen=True)
class Beast(Means):
    """A piece that goes along and counts as many tokens as it is high."""

    several = True


@dataclass(frozen=True)
class Hired(Means):
    """A conquest costs fewer tokens for a few coins; in a final attempt, where the die leaves it needed."""

    tokens: int = 2
    coins: int = 1
    has_marker = False
