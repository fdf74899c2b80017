"""Effects that come into force and end in the middle of a game, because they are lent or no longer lent."""

from __future__ import annotations

from sw_widget.engine.conquest.conquering import fill_up
from sw_widget.engine.conquest.losses import clear_markers, drop_all, lose_stock
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.effect import LENT
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.ledger import Event
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position


def refit(position: Position, race: int, record: Record) -> None:
    """Put in force what the race has now. What ends takes its pieces and notes along; what begins brings
    them.
    """
    before = position.kit[race]
    after = position.fit(race)
    gone = [item for item in before.effects if item not in after.effects]
    for item in gone:
        item.effect.ends(Turn(position, race, item.source, record))
        _clear_away(position, race, item, after, record)
    for key in [key for key in position.stock if key[0] == race and key[1] not in after.stock]:
        lose_stock(position, race, key[1], before, record)
    for marker, count in after.stock.items():
        position.stock.setdefault((race, marker), count)
    for item in after.effects:
        if item not in before.effects:
            item.effect.begins(Turn(position, race, item.source, record), LENT)
    for region in bits(position.held[race] & ~after.stand):
        position.hand[race] += position.vacate(region)
        if record is not None:
            params = said(position, position.owner[race], race, region)
            record.append(Event("region_untenable", params, None, gone[0].rule))
        clear_markers(position, region, record)
    fill_up(position, race, record)
    tell(position, race, "tokens_moved", record)


def _clear_away(position: Position, race: int, item: Sourced, after: Kit, record: Record) -> None:
    """The pieces and notes of an effect that has ended leave with it."""
    for name in item.effect.notes:
        position.notes.pop((name, race, item.rule), None)
    id = getattr(item.effect, "marker", None)
    marker = position.rules.marker_index.get(id) if isinstance(id, str) else None
    if marker is None or any(getattr(other.effect, "marker", None) == id for other in after.effects):
        return
    kind = position.rules.markers[marker]
    own = [
        region
        for region in sorted(position.markers[marker])
        if position.holder[region] == race
        or position.laid_by(marker, region) == position.owner[race]
        or (kind.stays and not kind.passes)
    ]
    drop_all(position, race, marker, own, record)
    position.fled_markers.pop((race, marker), None)
