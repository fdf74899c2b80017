"""Older names that stay valid for ever: the reference of a rule was called its place before.

Since the game has Popular Places, `place` is no good name for where a rule stands. Whoever used it goes on
doing so: as an attribute of lines, events and refusals, and as a key of what their `to_dict()` gives.
"""

from __future__ import annotations

from typing import Any


class HasReference:
    """An object with a `reference`, which also answers to its older name."""

    reference: Any

    @property
    def place(self) -> str:
        """The older name of `reference`."""
        return str(self.reference)


def with_older_names(data: dict[str, Any]) -> dict[str, Any]:
    """Plain data with a `reference`, and beside it the same under its older name."""
    return {**data, "place": data["reference"]}
