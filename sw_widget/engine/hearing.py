"""Telling effects of an event, and asking them for the lines of a ledger."""

from __future__ import annotations

from sw_widget.engine.events import Record
from sw_widget.engine.ledger import Line
from sw_widget.engine.position import Position
from sw_widget.engine.verbs import Turn
from sw_widget.engine.view import View


def tell(position: Position, race: int, event: str, record: Record, *about: int) -> None:
    """Tell the effects of a race that something happened."""
    for source, hears in position.kit[race].answering[event]:
        hears(Turn(position, race, source, record), *about)


def any_says(position: Position, race: int, event: str, record: Record, *about: int) -> bool:
    """Tell the effects of a race of something that they may turn round; says whether one of them did."""
    answers = position.kit[race].answering[event]
    return bool(answers) and any(
        hears(Turn(position, race, source, record), *about) for source, hears in answers
    )


def lines_of(position: Position, race: int, question: str, *about: int) -> list[Line]:
    """The lines with which the effects of a race answer a question."""
    found = [
        answer(View(position, race, source), *about)
        for source, answer in position.kit[race].answering[question]
    ]
    return [line for line in found if line is not None]


def first_of(position: Position, race: int, question: str, *about: int) -> object:
    """The first answer of the race's effects that is one."""
    for source, answer in position.kit[race].answering[question]:
        found = answer(View(position, race, source), *about)
        if found is not None:
            return found
    return None
