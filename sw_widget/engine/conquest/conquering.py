"""What happens when a race acts on the map: readying, abandoning, conquering, moving in."""

from __future__ import annotations

from sw_widget.engine.conquest.buried import rise
from sw_widget.engine.conquest.cost import cost_ledger, with_rest
from sw_widget.engine.conquest.discovery import discover
from sw_widget.engine.conquest.losses import attack, clear_markers, drive_out, take_as_empty
from sw_widget.engine.conquest.means import (
    Named,
    effect_of,
    given_up,
    name_of,
    number_of,
    phrases,
    taken_as_empty,
    used_from,
    view_of,
)
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event
from sw_widget.engine.map.board import INDICES, bits
from sw_widget.engine.position import NOBODY, Position


def ready(position: Position, record: Record, races: tuple[int, ...] | None = None) -> None:
    """Take all tokens but the least garrison in hand, of every race that the player may conquer with."""
    for race in position.movable_races(position.player) if races is None else races:
        tokens, taken, least = position.tokens, 0, position.kit[race].least
        for region in INDICES[position.held[race]]:
            there = tokens[region]
            if there > least:
                tokens[region] = least
                taken += there - least
        if position.rules.roles:
            taken += _leave_refuge(position, race)
        if taken:
            position.hand[race] += taken
            if position.kit[race].answering.tokens_moved:
                tell(position, race, "tokens_moved", record)
            if record is not None:
                record.append(Event("troops_readied", said(position, position.player, race, n=taken)))


def _leave_refuge(position: Position, race: int) -> int:
    """Take up all tokens that wait in regions which they do not hold; says how many there were."""
    taken = 0
    for region in bits(position.waiting_in(race)):
        for marker in position.rules.counted:
            position.set_markers(marker, region, 0)
        taken += position.vacate(region)
    return taken


def ungarrisoned(position: Position, race: int) -> int:
    """Regions that the race holds without a token for the moment, and need not put one into."""
    mask = 0
    for source, regions in position.kit[race].answering.ungarrisoned:
        mask |= regions(View(position, race, source))
    return mask


def fill_up(position: Position, race: int, record: Record) -> None:
    """Each region gets the least garrison from the hand; where that does not suffice, it is given up."""
    kit, regions = position.kit[race], position.held[race]
    least, source = kit.least, kit.source_of_least
    if kit.answering.ungarrisoned:
        regions &= ~ungarrisoned(position, race)
    for region in bits(regions):
        missing = least - position.tokens[region]
        if missing > position.hand[race]:
            position.hand[race] += position.vacate(region)
            if record is not None:
                params = said(position, position.owner[race], race, region)
                record.append(Event("given_up", params, None, source[1] if source is not None else ""))
            clear_markers(position, region, record, race)
            rise(position, region, record)
        elif missing > 0:
            position.take_from_hand(race, missing)
            position.tokens[region] += missing


def abandon(position: Position, region: int, record: Record) -> None:
    race = position.acting
    for marker in position.rules.counted:
        position.set_markers(marker, region, 0)
    tokens = position.vacate(region)
    position.hand[race] += tokens
    if record is not None:
        record.append(Event("abandoned", said(position, position.player, race, region, n=tokens)))
    clear_markers(position, region, record, race)
    if position.rules.answering.buries:
        rise(position, region, record)
    if position.kit[race].answering.tokens_moved:
        tell(position, race, "tokens_moved", record)
    if position.rules.answering.abandoned:
        tell(position, race, "abandoned", record, region)


def conquer(position: Position, region: int, paid: int, named: Named, record: Record) -> None:
    """The acting race takes the region with so many tokens from its hand and the means that are named."""
    race = position.acting
    if position.rules.trapping and ambushed(position, region, record):
        spent = tuple(item for item in named if not position.kit[race].means[number_of(item)].fights_along)
        use_up(position, spent, record)
        set_up(position, spent, record)
        return
    if record is not None:
        ledger = with_rest(cost_ledger(position, race, region, named), paid)
        kind = "conquered"
        rule = ""
        more: dict[str, object] = {}
        if named:
            number = number_of(named[0])
            means, at = view_of(position, race, number)
            kind, rule = means.event, at.rule
            more = {"marker": name_of(position, race, number), "pieces": len(named)}
            if len({number_of(item) for item in named}) > 1:
                kind = "conquered_with_several"
                more = {"means": phrases(position, race, named)}
        params = said(position, position.player, race, region, n=paid, **more)
        record.append(Event(kind, params, ledger, rule))
    neutral = position.rules.neutral
    finds = neutral and any(region in position.markers[marker] for marker in neutral)
    if named:
        _take_with_means(position, region, paid, named, record)
    else:
        drive_out(position, region, record)
        position.take_from_hand(race, paid)
        move_in(position, region, paid, record)
    if finds:
        discover(position, race, region, record)


def _take_with_means(position: Position, region: int, paid: int, named: Named, record: Record) -> None:
    race = position.acting
    paid -= given_up(position, race, named)
    use_up(position, named, record)
    as_empty = taken_as_empty(position, race, named)
    if as_empty is None:
        drive_out(position, region, record)
    else:
        take_as_empty(position, region, effect_of(position, race, as_empty)[1], record)
    position.take_from_hand(race, paid)
    set_up(position, named, record)
    move_in(position, region, paid, record)
    for item in named:
        means, at = view_of(position, race, number_of(item))
        means.came_along(Turn(position, race, at.source, record), number_of(item), region)


def ambushed(position: Position, region: int, record: Record) -> bool:
    """Whether something in the region makes a conquest fail that is about to succeed; the player has no
    second try.
    """
    for marker in position.rules.trapping:
        if region not in position.markers[marker]:
            continue
        kind = position.rules.markers[marker]
        turn = Turn(position, position.acting, ("marker", kind.id), record)
        if any(effect.ambush(turn, region) for effect in kind.effects):
            attack(position, region, record)
            position.opened = True
            key = ("ambushed", position.player, kind.id)
            before = position.notes.get(key, 0)
            position.notes[key] = (before if isinstance(before, int) else 0) | 1 << region
            return True
    return False


def use_up(position: Position, named: Named, record: Record) -> None:
    """What the use of means takes: its turn, pieces that are gone, coins."""
    race = position.acting
    for item in named:
        number = number_of(item)
        means, at = view_of(position, race, number)
        if means.once:
            position.used |= 1 << number
        if means.gives_up:
            position.take_from_hand(race, means.gives_up)
        means.used_up(Turn(position, race, at.source, record), number)


def set_up(position: Position, named: Named, record: Record) -> None:
    """A means that is used from a region is set up there, whether or not the attack succeeds."""
    race = position.acting
    for item in named:
        if used_from(item) != NOBODY:
            means, at = view_of(position, race, number_of(item))
            means.stationed(Turn(position, race, at.source, record), number_of(item), used_from(item))


def move_in(position: Position, region: int, tokens: int, record: Record) -> None:
    """Stand in a region that is free now, and put down what the race puts down there."""
    race = position.acting
    left_by = position.left_by(region) if position.rules.outlasting else NOBODY
    position.settle(race, region, tokens)
    position.opened = True
    if left_by != NOBODY:
        tell(position, left_by, "left_behind_taken", record, region)
    answering = position.kit[race].answering
    if answering.moved_in:
        tell(position, race, "moved_in", record, region)
    if answering.tokens_moved:
        tell(position, race, "tokens_moved", record)
