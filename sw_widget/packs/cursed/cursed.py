"""The power Cursed: passing it over is dear."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.kit import Kit
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class SkipPrice(Effect):
    """Whoever passes the combo over lays so many coins on it, instead of one."""

    coins: int

    @property
    def dear(self) -> bool:  # type: ignore[override]
        return self.coins > 1

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.skip_price = max(kit.skip_price, self.coins)
