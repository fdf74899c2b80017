"""Topics: what a lesson can say that it teaches."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from sw_widget import text
from sw_widget.text.catalogue import FALLBACK, catalogue

TOPICS = frozenset(("coins", "cost", "defence", "end", "entry", "losses", "score"))
"""Words for what is more than one rule."""
REFERENCE = "reference-"
"""What the messages begin with that say where a rule stands."""


def known(id: str) -> bool:
    """Whether this is a topic, or something that the rules have a reference for: a race, a power, a marker, a
    terrain, a phase, an action, the rule of a ledger's line, a reason why something is refused.
    """
    return id in TOPICS or text.has(REFERENCE + id)


def near(id: str, more: Iterable[str] = ()) -> list[str]:
    """Up to three ids that somebody may have meant, among these and `more`."""
    placed = (
        message.removeprefix(REFERENCE) for message in catalogue(FALLBACK) if message.startswith(REFERENCE)
    )
    return get_close_matches(plain(id), {*TOPICS, *placed, *more}, n=3)


def plain(word: str) -> str:
    """A word as ids are written: "Lost Tribe" is lost_tribe."""
    return "_".join(word.casefold().split())
