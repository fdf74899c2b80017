"""Effects on going into decline."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine.hooks.effect import Effect

if TYPE_CHECKING:
    from sw_widget.engine.kit import Kit
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class KeepsAllInDecline(Effect):
    """All tokens on the map stay when the race declines, not only one a region."""

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.keeps_all = True


@dataclass(frozen=True)
class KeepsBadge(Effect):
    """The badge stays with the race in decline, until the race is gone."""

    keeps_badge = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.keeps_badge = True
