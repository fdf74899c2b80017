"""The speaker: makes sentences of the engine's ids and numbers, with the names of regions and players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sw_widget import text
from sw_widget.engine.ledger import Params
from sw_widget.engine.map.board import Board

MOST_LISTED = 4
_TOGETHER = {"islands", "key", "leaving", "means", "missing", "others", "taken", "tokens", "winners"}


@dataclass(frozen=True)
class Speaker:
    """Makes sentences for one game: with the names of its regions and players, in one language."""

    board: Board
    players: tuple[str, ...]
    language: str = "en"

    def say(self, id: str, params: Params | None = None) -> str:
        return text.sentence(id, self.named(params or {}), self.language)

    def named(self, params: Params) -> Mapping[str, object]:
        """Parameters with regions and players by name, and lists as the language joins them."""
        return {key: self._named(key, value) for key, value in params.items()}

    def _named(self, key: str, value: object) -> object:
        if isinstance(value, tuple) and len(value) == 2:
            kind, id = value
            if isinstance(id, Mapping):
                return self.say(kind, id)  # a phrase with parameters of its own
            if kind == "region":
                return self.board.regions[id].name if isinstance(id, int) else str(id)
            if kind == "player":
                return self.players[id] if isinstance(id, int) else str(id)
        if isinstance(value, list):
            items = [self._named(key, item) for item in value]
            return text.AllOf(items) if key in _TOGETHER else text.OneOf(items, limit=MOST_LISTED)
        return value

    def name(self, kind: str, id: str) -> str:
        return text.name(kind, id, self.language)


def plain(params: Params, board: Board) -> dict[str, object]:
    """Parameters as plain data for JSON: ids instead of numbers of regions."""

    def simple(value: object) -> object:
        if isinstance(value, tuple) and len(value) == 2:
            kind, id = value
            if isinstance(id, Mapping):
                return plain(id, board)
            return board.regions[id].id if kind == "region" and isinstance(id, int) else id
        if isinstance(value, Sequence) and not isinstance(value, str):
            return [simple(item) for item in value]
        return value

    return {key: simple(value) for key, value in params.items()}
