"""What a lesson can say that it teaches."""

from __future__ import annotations

from sw_widget import text

TOPICS = frozenset(("coins", "cost", "defence", "end", "entry", "losses", "score"))
"""Words for what is more than one rule."""


def known(id: str) -> bool:
    """Whether this is a topic, or something that has its place in the rules: a race, a power, a marker, a
    terrain, a phase, an action, the rule of a ledger's line, a reason why something is refused.
    """
    return id in TOPICS or text.has(f"place-{id}")
