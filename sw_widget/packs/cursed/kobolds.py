"""Kobolds: never fewer than two."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect


@dataclass(frozen=True)
class AtLeast(Effect):
    """Never fewer than so many tokens conquer a region or hold it while the race is active."""

    tokens: int
    benefit = False

    @property
    def garrison(self) -> int:  # type: ignore[override]
        return self.tokens
