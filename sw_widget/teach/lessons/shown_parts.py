"""Parts of the page that a lesson can leave out: what it does not need yet only distracts a learner."""

from __future__ import annotations

SHOWN_PARTS = (
    "players", "news", "lenses", "die", "account", "decline", "combos", "history", "what_if", "code",
)  # fmt: skip
"""In the order in which the tutorials bring them. Map, goal, questions and undo are always there."""

PART_OF_ACTION = {"attempt": "die", "decline": "decline"}
"""Actions that are offered only together with a part, by the names of the actions."""
