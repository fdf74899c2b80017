"""Thinking time: how many turns a bot may play out, how many seconds it may take, or both."""

from __future__ import annotations

from time import perf_counter


class ThinkingTime:
    """A limit, counted or timed. Only counted thoughts are the same every time, on any machine."""

    def __init__(self, effort: float | None, seconds: float | None) -> None:
        self._effort, self._seconds = effort, seconds
        self._began = perf_counter()

    def part(self, share: float) -> ThinkingTime:
        """A share of it, from now on."""
        return ThinkingTime(
            None if self._effort is None else share * self._effort,
            None if self._seconds is None else share * self._seconds,
        )

    def is_over(self, turns: int, share: float = 1.0) -> bool:
        """Whether this share of it has passed, after so many turns were played out."""
        if self._effort is not None and turns >= share * self._effort:
            return True
        return self._seconds is not None and perf_counter() - self._began >= share * self._seconds
