"""Effects on a combo while it is on offer."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects.effect import Effect


@dataclass(frozen=True)
class SkipPrice(Effect):
    """Whoever passes the combo over lays so many coins on it, instead of one."""

    coins: int


@dataclass(frozen=True)
class GrowsOnOffer(Effect):
    """Whenever the combo is passed over, so many tokens of the race are laid on it."""

    tokens: int = 1
