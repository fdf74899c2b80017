"""Counting sequences of decisions: a regression test for the rules, and a measure of how wide a position is.

Each allocation is settled once and in a fixed order: redeployment of a declined race that goes on
conquering, of the active race, then each kind of marker, then the ally, then the end of the turn or a use.
Dice branch over their distinct faces.
"""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import REDEPLOYMENT, Code
from sw_widget.engine.die import FACES
from sw_widget.engine.legal.choices import Option, Options, SpreadOption
from sw_widget.engine.legal.offers import codes_of, demanded, offered, takes_die
from sw_widget.engine.legal.options import options, redeployment
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.engine.turn.redeployment import placings

_FACES = sorted(set(FACES))

Agenda = tuple[tuple[int, int], ...]
"""What a redeployment has still to settle: (REDEPLOY, race), (PLACE, marker), (ALLY, 0), in order."""


def perft(position: Position, depth: int, agenda: Agenda | None = None) -> int:
    """How many ways there are to make `depth` decisions."""
    if depth == 0 or position.over:
        return 1
    agenda = agenda_now(position, agenda)
    total = 0
    for entry in entries(position, agenda):
        if not isinstance(entry, tuple):
            total += (
                entry.count() if depth == 1 else sum(_follow(position, code, depth, agenda) for code in entry)
            )
        elif depth == 1:
            total += len(_FACES) if takes_die(position, entry) else 1
        else:
            total += _follow(position, entry, depth, agenda)
    return total


def _follow(position: Position, code: Code, depth: int, agenda: Agenda | None) -> int:
    total = 0
    for face in _FACES if takes_die(position, code) else (None,):
        after = position.clone()
        apply(after, code, face)
        total += perft(after, depth - 1, left_on(agenda, code))
    return total


def agenda_now(position: Position, agenda: Agenda | None) -> Agenda | None:
    """The agenda from the first thing on that can be decided now. None where nothing is redeployed, and while
    something else must be decided first.
    """
    if position.stage != REDEPLOYMENT or (position.rules.asks_first and demanded(position)):
        return None
    if agenda is None:
        agenda = agenda_of(position)
    while len(agenda) > 1 and not entries(position, agenda):
        agenda = agenda[1:]  # it was offered when the redeployment began, and no longer is
    return agenda


def agenda_of(position: Position) -> Agenda:
    """Everything that this redeployment settles, each thing once."""
    markers, found = position.rules.markers, options(position)
    items = [(do.REDEPLOY, race.what) for race in _spreads(found, do.REDEPLOY) if race.spread.regions]
    placed = [marker.what for marker in _spreads(found, do.PLACE)]
    items += [(do.PLACE, marker) for marker in sorted(placed, key=lambda marker: markers[marker].id)]
    items += [(kind, 0) for kind in found if kind not in (do.REDEPLOY, do.PLACE, do.USE, do.END_TURN)]
    items.append((do.END_TURN, 0))
    return tuple(items)


def _spreads(found: Options, kind: int) -> list[SpreadOption]:
    return [entry for entry in found.get(kind, ()) if isinstance(entry, SpreadOption)]


def entries(position: Position, agenda: Agenda | None) -> list[Code | Option]:
    """What may be decided now; at redeployment only about the first thing on the agenda."""
    if agenda is None:
        return [entry for found in options(position).values() for entry in found]
    kind, what = agenda[0]
    if kind == do.REDEPLOY:
        return [SpreadOption(kind, what, redeployment(position, what))]
    if kind == do.PLACE:
        return [
            SpreadOption(kind, what, placing.spread)
            for placing in placings(position)
            if placing.marker == what
        ]
    if kind == do.END_TURN:
        # Nobody has to use what is offered, so it stands beside the end of the turn.
        return [(do.END_TURN,), *_offered(position, do.USE)]
    return _offered(position, kind)


def _offered(position: Position, kind: int) -> list[Code | Option]:
    return [code for item in offered(position) if item.offer.kind == kind for code in codes_of(item.offer)]


def left_on(agenda: Agenda | None, code: Code) -> Agenda | None:
    """What is left of the agenda after an action; after a use, which may change anything, it is made anew."""
    return None if agenda is None or code[0] == do.USE else agenda[1:] or None
