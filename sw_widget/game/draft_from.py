"""A board to edit, from any position: it stands at the start of the turn, and what that loses is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sw_widget.engine.position import NOBODY, Position
from sw_widget.game.scenario_of import Note, forgotten, scenario_of


def board_from(
    position: Position, names: Sequence[str], *, title: str = "", text: str = "", dice: Sequence[int] = ()
) -> tuple[dict[str, Any], list[Note]]:
    """The scenario of a position, and what is lost with it.

    Markers that are worth coins are cashed when their owner's turn begins. Those that were put down in this
    very turn would be cashed at once, so they come to the hand again: the turn begins anew.
    """
    data = scenario_of(position, names, title=title, text=text, dice=dice)
    back = _take_back(position, data)
    return data, [*forgotten(position, data), *back]


def _take_back(position: Position, data: dict[str, Any]) -> list[Note]:
    race, rules = position.active[position.player], position.rules
    notes: list[Note] = []
    for index, kind in enumerate(rules.markers):
        if not kind.coins or race == NOBODY or not position.marked(index, race):
            continue
        for region in position.marked(index, race):
            del data["regions"][rules.board.regions[region].id]["markers"][kind.id]
        said = {"marker": ("marker", kind.id), "n": position.count_markers(index, race)}
        notes.append(("edit-pieces-back", said))
    return notes
