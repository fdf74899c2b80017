"""Effects that come into force and end in the middle of a game, because they are lent or no longer lent.

What is in force follows from the position alone (`Position.fit`). Here is what else happens when it changes:
effects hear that they begin or end, and their pieces and notes come and go with them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sw_widget.engine.conquest.conquering import fill_up
from sw_widget.engine.conquest.losses import drop_all, leave_untenable, lose_stock, tenable
from sw_widget.engine.events import Record
from sw_widget.engine.hooks.effect import EXCHANGED, LENT, WHILE_IN_PLAY
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, NOBODY, Position


def refit(position: Position, race: int, record: Record) -> None:
    """Put in force what the race has now, after an effect of its own lends something else than before."""
    before = position.kit[race]
    position.fit(race)
    _carry_out(position, race, before, lambda item: not item.by, record)


def swap_badges(position: Position, race: int, other: int, record: Record) -> None:
    """Two active races change badges. Pieces of both leave the map, and are in hand of whoever has the badge
    now, as many as were left.
    """
    before = {one: position.kit[one] for one in (race, other)}
    position.power[race], position.power[other] = position.power[other], position.power[race]
    for one in (race, other):
        position.fit(one)
    # Before anything begins, since what begins brings as many as there are.
    for one, giver in ((race, other), (other, race)):
        for marker in position.kit[one].stock:
            if marker in before[giver].stock and marker not in before[one].stock:
                position.stock[one, marker] = position.stock[giver, marker]
    for one in (race, other):
        _carry_out(position, one, before[one], lambda item: not item.by, record, EXCHANGED)


def standing(position: Position) -> list[tuple[Kit, int]]:
    """What is in force for each race, and whether it is active: to be compared later."""
    return list(zip(position.kit, position.status, strict=False))


def follow_markers(position: Position, before: Sequence[tuple[Kit, int]], record: Record) -> None:
    """Races have won or lost regions with markers that lend effects.

    A race that was picked, declined or came back meanwhile has heard of it already.
    """
    for race, (kit, status) in enumerate(before):
        if kit is not position.kit[race] and status == position.status[race]:
            if position.owner[race] != NOBODY:
                _carry_out(position, race, kit, _of_markers(kit, position.kit[race]), record)


def _of_markers(before: Kit, after: Kit) -> Callable[[Sourced], bool]:
    """Which effects come and go with markers: also what one of them had borrowed that is lost now."""
    lost = any(item.by and item.effect.refits and item not in after.effects for item in before.effects)
    return lambda item: bool(item.by) or (lost and item not in after.effects)


def _carry_out(
    position: Position,
    race: int,
    before: Kit,
    concerned: Callable[[Sourced], bool],
    record: Record,
    how: int = LENT,
) -> None:
    """What ends takes its pieces and notes along; what begins brings them."""
    active = position.status[race] == ACTIVE
    stood = position.hand[race], position.held[race]
    while active and position.held[race] & ~tenable(position, race):
        region = bits(position.held[race] & ~tenable(position, race))[0]
        leave_untenable(position, race, region, before, record)
    after = position.kit[race]
    for item in before.effects:
        if concerned(item) and item not in after.effects:
            item.effect.ends(Turn(position, race, item.source, record))
            _clear_away(position, race, item, after, record)
    for key in [key for key in position.stock if key[0] == race and key[1] not in after.stock]:
        lose_stock(position, race, key[1], before, record)
    if active:
        for marker, count in after.stock.items():
            position.stock.setdefault((race, marker), count)
    for item in after.effects:
        if concerned(item) and item not in before.effects:
            item.effect.begins(Turn(position, race, item.source, record), how)
    if active:
        fill_up(position, race, record)
    if position.kit[race] is not after:  # a region was given up that lent something, too
        _carry_out(position, race, after, concerned, record, how)
    if (position.hand[race], position.held[race]) != stood:
        tell(position, race, "tokens_moved", record)


def forget_notes(position: Position, race: int, item: Sourced) -> None:
    """What an effect of the race remembers is forgotten, unless it holds for the whole game."""
    for name, note in item.effect.notes.items():
        if note.scope <= WHILE_IN_PLAY and not note.of_player:
            position.notes.pop((name, race, item.rule), None)


def _clear_away(position: Position, race: int, item: Sourced, after: Kit, record: Record) -> None:
    """The pieces and notes of an effect that has ended leave with it."""
    forget_notes(position, race, item)
    id = getattr(item.effect, "marker", None)
    marker = position.rules.marker_index.get(id) if isinstance(id, str) else None
    if (
        marker is None
        or id == item.by
        or any(getattr(other.effect, "marker", None) == id for other in after.effects)
    ):
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
