"""Effects on what a region costs."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.effects.effect import Effect


@dataclass(frozen=True)
class Discount(Effect):
    """Regions cost fewer tokens, never less than one (a negative `tokens` makes them dearer)."""

    tokens: int
    where: Condition = everywhere


@dataclass(frozen=True)
class RollFirst(Effect):
    """The die may be rolled before each conquest and lowers its cost; it replaces the final attempt."""


@dataclass(frozen=True)
class Convert(Effect):
    """Once a turn and opponent, a lone active token in reach is replaced by one from the tray."""


@dataclass(frozen=True)
class AtLeast(Effect):
    """Never fewer than so many tokens conquer a region or hold it while the race is active."""

    tokens: int


@dataclass(frozen=True)
class SecondWave(Effect):
    """When conquests end the troops are readied once more, and it is conquered a second time."""
