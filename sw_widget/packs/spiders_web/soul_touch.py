"""Soul-Touch: the race that is in decline already comes back to life."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.view import View


@dataclass(frozen=True)
class Revives(Effect):
    """When the race declines, the player's older race in decline stays, and is active again next turn."""

    def spares_declined(self, at: View) -> bool:
        return True
