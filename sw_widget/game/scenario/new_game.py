"""What stands on a printed board when a game begins, beside what is printed."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.actions import SETUP
from sw_widget.engine.chance import generator
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.kit import Sourced
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position


def begin(position: Position) -> None:
    """Set up the map for a new game on a printed board."""
    placed = {getattr(item.effect, "marker", "") for item in _asking(position)}
    for item in position.rules.common:
        if getattr(item.effect, "marker", None) in placed:
            continue  # players put these down by themselves
        if type(item.effect).set_up is Effect.set_up:
            continue  # nothing is drawn: a generator would take longer than all else
        item.effect.set_up(position, generator(position.seed, f"set_up/{item.rule}", 0))


def stands_since(before: Position, after: Position) -> dict[str, Any]:
    """What stands in regions in which that has changed, in the words of the format; nothing if in none."""
    changed = before.tribes ^ after.tribes
    for was, now in zip(before.markers, after.markers, strict=True):
        for region, _ in was.items() ^ now.items():
            changed |= 1 << region
    stands = {}
    for i in bits(changed):
        tribe = {"lost_tribe": 1} if after.tribes >> i & 1 else {}
        stands[after.rules.board.regions[i].id] = {**tribe, "markers": _markers_in(after, i)}
    return {"regions": stands} if stands else {}


def ask_before_play(position: Position) -> None:
    """Whoever puts something on the map before the first turn is asked, one after the other."""
    for item in _asking(position):
        players = item.effect.asked_before_play(position)
        position.pending += [(SETUP, player, NOBODY, 0) for player in reversed(players)]


def _asking(position: Position) -> list[Sourced]:
    """Effects by which players put something on the map before the first turn of a new game."""
    if position.turn > 1 or position.player or position.owner.count(NOBODY) < len(position.owner):
        return []
    return [item for item in position.rules.common if item.effect.asked_before_play(position)]


def _markers_in(position: Position, region: int) -> dict[str, int]:
    kinds = zip(position.rules.markers, position.markers, strict=True)
    return {kind.id: pieces[region] for kind, pieces in kinds if region in pieces}
