"""Discovery: a relic or a place is drawn where something that lives in a region is driven out."""

from __future__ import annotations

from sw_widget.engine.conquest.pile import draw
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.ledger import Event
from sw_widget.engine.position import Position


def discover(position: Position, race: int, region: int, record: Record) -> None:
    """The race has driven out what lived in a region, and stands there: it finds something."""
    if not position.rules.finds:
        return
    marker, player = draw(position), position.owner[race]
    if marker is None:
        if record is not None:
            record.append(Event("nothing_found", said(position, player, race, region)))
        return
    position.set_markers(marker, region, 1)
    kind = position.rules.markers[marker]
    if record is not None:
        params = said(position, player, race, region, marker=("marker", kind.id))
        record.append(Event("found", params, None, kind.id))
    for effect in kind.lends:
        effect.discovered(Turn(position, race, ("marker", kind.id), record), region)
