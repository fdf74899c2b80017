"""Spirit: a race in decline that does not count."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.kit import Kit
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class NoDeclineLimit(Effect):
    """In decline the race does not count toward the one declined race that a player may have."""

    in_decline: bool = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.counts_in_decline = False
