"""Relics that help with a conquest: Sword of the Killer Rabbit, Flying Doormat, Stinky Troll's Socks."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.view import View
from sw_widget.packs.underground.relics.relic import RelicMeans


@dataclass(frozen=True)
class SavesTokens(RelicMeans):
    """Once a turn a region costs some tokens less."""

    tokens: int = 2
    only_saves = True
    word = "relic"

    def saves(self, at: View, number: int) -> int:
        return self.tokens


@dataclass(frozen=True)
class ReachesAnyRegion(RelicMeans):
    """Once a turn any region may be conquered, wherever it lies."""

    far = True
    word = "far_relic"


@dataclass(frozen=True)
class TakesAsEmpty(RelicMeans):
    """Once a turn a region is conquered as if it were empty, and an active race there loses nothing."""

    as_if_empty = True
