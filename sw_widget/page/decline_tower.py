"""The tower of a race that stacks its tokens in one region when it declines."""

from __future__ import annotations

from sw_widget.engine.events import Record
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.decline import go_into_decline


def tower_height(position: Position) -> int:
    """How many tokens the tower of the active race would have, wherever it is built."""
    after = position.clone()
    record: Record = []
    first = next(iter(bits(position.held[position.active[position.player]])))
    go_into_decline(after, first, record)
    assert record is not None
    built = next((event.params["n"] for event in record if event.kind == "tower_built"), 0)
    assert isinstance(built, int)
    return built
