"""The budget of a search: a number of positions, which gives the same result each time, or of seconds."""

from __future__ import annotations

from time import monotonic

from sw_widget.explore.turns.goals import Value

_BETWEEN = 64
"""The clock is read once for so many positions."""


class OutOfTime(Exception):
    """The budget is spent. On its way up it learns what the lines not looked at could bring at most."""

    def __init__(self, ceiling: Value) -> None:
        super().__init__()
        self.ceiling = ceiling


class Budget:
    """Counts the positions that are looked at."""

    def __init__(self, looks: int | None, seconds: float | None) -> None:
        self.looked_at = 0
        self._looks = looks
        self._until = None if seconds is None else monotonic() + seconds
        self._least: Value = (-(10**9), -(10**9))

    def look(self) -> None:
        """Another position is looked at."""
        looked = self.looked_at
        if self._looks is not None and looked >= self._looks and looked:
            raise OutOfTime(self._least)
        if self._until is not None and looked and not looked % _BETWEEN and monotonic() > self._until:
            raise OutOfTime(self._least)
        self.looked_at = looked + 1
