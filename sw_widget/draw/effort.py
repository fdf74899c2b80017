"""The effort that drawing a board may take: counted, not timed, so that a board always looks the same."""

from __future__ import annotations

from math import inf


class Exhausted(Exception):
    """A board has had all the effort that it may take."""


class Effort:
    """Work that is left, in steps of about a microsecond on an ordinary machine."""

    def __init__(self, left: float = inf) -> None:
        self.left = left

    def spend(self, steps: float) -> None:
        """Count work before it is done; raises `Exhausted` where that would be too much."""
        if steps > self.left:
            self.left = 0.0
            raise Exhausted
        self.left -= steps
