"""Telling effects of an event, and asking them for the lines of a ledger."""

from __future__ import annotations

from sw_widget.engine.events import Record
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line
from sw_widget.engine.position import Position


def tell(position: Position, race: int, event: str, record: Record, *about: int) -> None:
    """Tell the effects of a race that something happened."""
    for source, hears in getattr(position.kit[race].answering, event):
        hears(Turn(position, race, source, record), *about)


def tell_all(position: Position, event: str, record: Record, *about: int) -> None:
    """Tell the effects of all races of the player whose turn it is that something happened."""
    if event not in position.rules.heard:
        return
    kits, active = position.kit, position.active[position.player]
    for source, hears in getattr(kits[active].answering, event):
        hears(Turn(position, active, source, record), *about)
    for race in position.declined[position.player]:
        for source, hears in getattr(kits[race].answering, event):
            hears(Turn(position, race, source, record), *about)


def lines_of(position: Position, race: int, question: str, *about: int) -> list[Line]:
    """The lines with which the effects of a race answer a question."""
    answers = getattr(position.kit[race].answering, question)
    if about:
        found = [answer(View(position, race, source), *about) for source, answer in answers]
    else:
        found = [answer(View(position, race, source)) for source, answer in answers]
    return [line for line in found if line is not None]
