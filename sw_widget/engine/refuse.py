"""Reasons that several checks share."""

from __future__ import annotations

from sw_widget.engine.actions import ACTION_NAMES, PHASE_NAMES, Code
from sw_widget.engine.ledger import Reason
from sw_widget.engine.position import NOBODY, Position


def wrong_phase(position: Position, code: Code) -> Reason:
    params = {
        "action": ACTION_NAMES[code[0]],
        "phase": PHASE_NAMES[position.stage],
        "player": ("player", position.decider),
    }
    return Reason("wrong_phase", "wrong_phase-action", params)


def lacks(position: Position, code: Code, marker: object = None) -> Reason:
    """The race has nothing that allows the action, or no such marker."""
    race = position.acting if position.acting != NOBODY else position.active[position.player]
    if race == NOBODY:
        return wrong_phase(position, code)
    params: dict[str, object] = {
        "action": ACTION_NAMES[code[0]],
        "race": ("race", position.rules.races[race].id),
    }
    if marker is None:
        return Reason("wrong_phase", "wrong_phase-lacks", params)
    params["marker"] = (
        "marker",
        position.rules.markers[marker].id if isinstance(marker, int) else str(marker),
    )
    return Reason("wrong_phase", "wrong_phase-lacks_marker", params)


def unknown_region(region: object) -> Reason:
    return Reason("unknown_region", "refuse-unknown_region", {"region": str(region)})
