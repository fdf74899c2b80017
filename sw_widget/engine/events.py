"""Telling what happens: where events are written, and the parameters that most of them share."""

from __future__ import annotations

from typing import Final

from sw_widget.engine.ledger import Event, Params
from sw_widget.engine.position import Position

Record = list[Event] | None
"""Where events are written, if anybody wants them."""

CONQUESTS: Final = {"conquered", "conquered_with_several"}
"""Events that tell of a region conquered with tokens; each special means adds what it is called there."""


def said(position: Position, player: int, race: int, region: int | None = None, **more: object) -> Params:
    """Parameters that most events share."""
    params: dict[str, object] = {
        "player": ("player", player),
        "race": ("race", position.rules.races[race].id),
        **more,
    }
    if region is not None:
        params["region"] = ("region", region)
    return params
