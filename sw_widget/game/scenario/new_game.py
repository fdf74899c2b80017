"""What stands on a printed board when a game begins, beside what is printed."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.actions import SETUP
from sw_widget.engine.chance import generator
from sw_widget.engine.kit import Sourced
from sw_widget.engine.position import NOBODY, Position


def begin(position: Position, table: dict[str, Any]) -> dict[str, Any]:
    """Set up the map for a new game on a printed board; says the scenario with what then stands there."""
    if not position.rules.common:
        return table
    before = [(position.tribes >> i & 1, _markers_in(position, i)) for i in range(len(position.holder))]
    placed = {getattr(item.effect, "marker", "") for item in _asking(position)}
    for item in position.rules.common:
        if getattr(item.effect, "marker", None) in placed:
            continue  # players put these down by themselves
        item.effect.set_up(position, generator(position.seed, f"set_up/{item.rule}", 0))
    stands = {}
    for i, region in enumerate(position.rules.board.regions):
        tribe, markers = position.tribes >> i & 1, _markers_in(position, i)
        if before[i] != (tribe, markers):
            stands[region.id] = {**({"lost_tribe": 1} if tribe else {}), "markers": markers}
    return {**table, "regions": stands} if stands else table


def ask_before_play(position: Position) -> None:
    """Whoever puts something on the map before the first turn is asked, one after the other."""
    for item in _asking(position):
        players = item.effect.asked_before_play(position)
        position.pending += [(SETUP, player, NOBODY, 0) for player in reversed(players)]


def _asking(position: Position) -> list[Sourced]:
    """Effects by which players put something on the map before the first turn of a new game."""
    if position.turn > 1 or position.player or any(owner != NOBODY for owner in position.owner):
        return []
    return [item for item in position.rules.common if item.effect.asked_before_play(position)]


def _markers_in(position: Position, region: int) -> dict[str, int]:
    kinds = zip(position.rules.markers, position.markers, strict=True)
    return {kind.id: pieces[region] for kind, pieces in kinds if region in pieces}
