"""Redeployment: what a race must take up, and where everything is put down."""

from __future__ import annotations

from sw_widget.engine.actions import Allocation, Code
from sw_widget.engine.board import bits
from sw_widget.engine.effects import AttackOnly, LeavesOne
from sw_widget.engine.events import Record, said
from sw_widget.engine.extras import extra_kinds, tell_apart
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.losing import clear_markers
from sw_widget.engine.position import NOBODY, Position


def lifted(position: Position, race: int) -> int:
    """Tokens that must be back in hand when the turn ends: for conquest alone, or all but one a region."""
    kit = position.kit[race]
    if kit is None or not (kit.attack_only or kit.leaves_one):
        return 0
    if kit.leaves_one:
        return max(0, tokens_of(position, race) - kit.least * regions_of(position, race).bit_count())
    if position.returned and not kit.lifts_after_return:
        return 0
    return min(kit.attack_only, tokens_of(position, race))


def lift_ledger(position: Position, race: int) -> Ledger:
    """What must be taken up, and who says so."""
    name, n = ("race", position.rules.races[race].id), lifted(position, race)
    kit = position.kit[race]
    if kit is None or not (kit.attack_only or kit.leaves_one):
        return Ledger("lift", (), {"race": name})
    sentence, source = "lift", kit.source_of(LeavesOne if kit.leaves_one else AttackOnly)
    if kit.leaves_one:
        sentence = "lift-leaves_one"
    return Ledger("lift", (Line(source[1], n, sentence, {"n": n, "name": source}, n > 0),), {"race": name})


def tokens_of(position: Position, race: int) -> int:
    """All tokens of a race that its player has: on the map and in hand."""
    tokens = position.tokens
    return position.hand[race] + sum([tokens[region] for region in bits(position.held[race])])


def redeploy(position: Position, code: Code, die: int | None, record: Record) -> None:
    """Put the race's tokens down anew. Regions left without one are given up when the turn ends."""
    race, allocation = code[1], code[2]
    total = tokens_of(position, race)
    placed = 0
    left = regions_of(position, race)
    extras = extra_kinds(position, race)
    for marker in extras:
        for region in position.marked(marker, race):
            position.set_markers(marker, region, 0)
    for region, tokens in allocation:
        if position.holder[region] == NOBODY:
            position.settle(race, region, tokens)
        position.tokens[region] = tokens
        placed += tokens
        left &= ~(1 << region)
    position.hand[race] = total - placed
    if record is not None:
        record.append(Event("redeployed", said(position, position.player, race, n=placed)))
    for region in bits(left & position.held[race]):
        position.vacate(region)
        if record is not None:
            record.append(Event("given_up", said(position, position.player, race, region)))
    if race == position.active[position.player]:
        position.given_up = left
    if extras:
        tell_apart(position, race)
    if record is not None and position.hand[race]:
        n = position.hand[race]
        params = said(position, position.player, race, n=n)
        record.append(Event("lifted", params, lift_ledger(position, race)))


def regions_of(position: Position, race: int) -> int:
    """What the race may stand in at redeployment: what it holds, and what it may still take back."""
    held = position.held[race]
    return held | position.given_up if race == position.active[position.player] else held


def settle_given_up(position: Position, record: Record) -> None:
    """The turn ends: what was given up is gone, and so is what stands there."""
    for region in bits(position.given_up):
        clear_markers(position, region, record)
    position.given_up = 0


def place(position: Position, code: Code, die: int | None, record: Record) -> None:
    marker, allocation = code[1], code[2]
    active = position.active[position.player]
    kit = position.kit[active]
    assert kit is not None
    if marker in kit.builds:
        if allocation:
            position.used |= 1 << marker
    else:
        for region in (*position.marked(marker, active), *bits(position.given_up)):
            position.set_markers(marker, region, 0)
    for region, count in allocation:
        position.set_markers(marker, region, position.markers[marker].get(region, 0) + count)
        if record is not None:
            name = ("marker", position.rules.markers[marker].id)
            record.append(Event("marker_placed", {"marker": name, "region": ("region", region), "n": count}))


def name_ally(position: Position, code: Code, die: int | None, record: Record) -> None:
    player, ally = position.player, code[1]
    position.ally[player] = ally
    if record is not None:
        if ally == NOBODY:
            record.append(Event("no_ally", {"player": ("player", player)}))
        else:
            record.append(Event("ally_named", {"player": ("player", player), "ally": ("player", ally)}))


def put_down(
    position: Position,
    race: int,
    tokens: Allocation,
    markers: tuple[tuple[int, Allocation], ...],
    record: Record,
) -> None:
    """Add what fled to regions that the race still holds."""
    for region, count in tokens:
        position.tokens[region] += count
        position.hand[race] -= count
    position.fled[race] = 0
    for marker, allocation in markers:
        for region, count in allocation:
            position.set_markers(marker, region, position.markers[marker].get(region, 0) + count)
        position.fled_markers.pop((race, marker), None)
    if extra_kinds(position, race):
        tell_apart(position, race)
    if record is not None:
        n = sum(count for _, count in tokens)
        record.append(Event("withdrew", said(position, position.owner[race], race, n=n)))
