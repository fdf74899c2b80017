"""A draft from any position: a scenario, and a list of what is lost by that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sw_widget.engine.position import Position
from sw_widget.game.scenario.writing import Note, lost_in_scenario, scenario_of


def board_from(
    position: Position,
    names: Sequence[str],
    *,
    title: str = "",
    text: str = "",
    dice: Sequence[int] = (),
    this_turn: bool = False,
) -> tuple[dict[str, Any], list[Note]]:
    """The scenario of a position, and what is lost with it; with `this_turn`, where the turn stands."""
    data = scenario_of(position, names, title=title, text=text, dice=dice, this_turn=this_turn)
    taken_back = () if "this_turn" in data else _taken_back(position)
    return data, [*lost_in_scenario(position, data), *taken_back]


def _taken_back(position: Position) -> list[Note]:
    """Markers worth coins that were put down in this very turn are in hand again, as it begins anew."""
    race, rules = position.active[position.player], position.rules
    notes: list[Note] = []
    for index in position.kit[race].outlook.cashed:
        n = sum(position.markers[index][region] for region in position.lying(index, race))
        if n:
            notes.append(("edit-pieces-back", {"marker": ("marker", rules.markers[index].id), "n": n}))
    return notes
