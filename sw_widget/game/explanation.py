"""The explanation of one step of a game: its events, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sw_widget.game.html import ordered
from sw_widget.game.ledger import Event
from sw_widget.game.legal import Action


class Explanation:
    """A step in words: numbered events, each with the ledger of its number."""

    def __init__(self, action: Action, die: int | None, events: list[Event]) -> None:
        self.action = action
        self.die = die
        self.events = events

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Explanation):
            return NotImplemented
        return (self.action, self.die, self.events) == (other.action, other.die, other.events)

    def __hash__(self) -> int:
        return hash((self.action, self.die))

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __len__(self) -> int:
        return len(self.events)

    def __str__(self) -> str:
        lines = []
        for number, event in enumerate(self.events, 1):
            lines.append(f"{number}. {event.sentence}")
            if event.ledger is not None:
                lines += [f"     {line}" for line in str(event.ledger).splitlines()]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return ordered(event._repr_html_() for event in self.events)

    def to_dict(self) -> dict[str, Any]:
        said = {"action": self.action.to_dict(), "events": [event.to_dict() for event in self.events]}
        return said if self.die is None else {**said, "die": self.die}
