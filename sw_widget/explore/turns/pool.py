"""The best lines that a search has come across."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.actions import Code
from sw_widget.explore.turns.goals import Value

Path = tuple[Any, ...] | None
"""Actions, the last one first: (what came before, action)."""


class Pool:
    """Keeps the best lines, one for each way that the map can look in the end."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[object, tuple[Value, Path]] = {}
        self._floor: Value | None = None
        self.rough: tuple[Value, Path] | None = None
        """A line that is worth at least so much, until it is known better."""

    def keep(self, value: Value, path: Path, kind: object) -> None:
        if self._floor is not None and value <= self._floor:
            return
        old = self._kept.get(kind)
        if old is not None and old[0] >= value:
            return
        self._kept[kind] = (value, path)
        if len(self._kept) > 4 * self._size:
            best = sorted(self._kept.items(), key=lambda item: item[1][0], reverse=True)[: self._size]
            self._kept = dict(best)
            self._floor = best[-1][1][0]

    def best(self) -> list[tuple[Value, tuple[Code, ...]]]:
        """The kept lines, best first; those found first come first among equals."""
        lines = [*self._kept.values(), *([self.rough] if self.rough is not None else ())]
        found = sorted(lines, key=lambda item: item[0], reverse=True)[: self._size]
        return [(value, actions(path)) for value, path in found]


def actions(path: Path) -> tuple[Code, ...]:
    codes: list[Code] = []
    while path is not None:
        path, code = path
        codes.append(code)
    return tuple(reversed(codes))
