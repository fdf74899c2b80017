"""Redeployment: what a race gains when conquests end, what it must take up, where everything is put down."""

from __future__ import annotations

from sw_widget.engine.actions import Allocation, Code
from sw_widget.engine.board import bits
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.offer import Record
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.strike import clear_markers, said


def growth(position: Position, race: int) -> int:
    """New tokens for what the race conquered this turn, as far as the tray has them."""
    kit = position.kit[race]
    assert kit is not None
    if not kit.grow_every:
        return 0
    return min(position.non_empty.bit_count() // kit.grow_every, position.tray[race])


def growth_ledger(position: Position, race: int) -> Ledger:
    """Where new tokens come from, and what the tray withholds."""
    kit = position.kit[race]
    assert kit is not None
    id = position.rules.races[race].id
    conquests = position.non_empty.bit_count()
    earned = conquests // kit.grow_every
    lines = [Line(id, earned, "gain-pairs", {"n": earned, "name": ("race", id), "conquests": conquests})]
    missing = earned - growth(position, race)
    if missing:
        lines.append(
            Line("tray", -missing, "gain-tray_limit", {"n": position.tray[race], "race": ("race", id)})
        )
    return Ledger("gain", tuple(lines))


def lifted(position: Position, race: int) -> int:
    """Tokens that serve for conquest alone and must be back in hand when the turn ends."""
    kit = position.kit[race]
    if kit is None or kit.attack_only is None or (kit.attack_only.not_after_return and position.returned):
        return 0
    return min(kit.attack_only.tokens, tokens_of(position, race))


def tokens_of(position: Position, race: int) -> int:
    """All tokens of a race that its player has: on the map and in hand."""
    tokens = position.tokens
    return position.hand[race] + sum([tokens[region] for region in bits(position.held[race])])


def redeploy(position: Position, code: Code, die: int | None, record: Record) -> None:
    race, allocation = code[1], code[2]
    total = tokens_of(position, race)
    given_up = position.held[race]
    for region, tokens in allocation:
        position.tokens[region] = tokens
        given_up &= ~(1 << region)
    placed = sum([tokens for _, tokens in allocation])
    position.hand[race] = total - placed
    if record is not None:
        record.append(Event("redeployed", said(position, position.player, race, n=placed)))
    for region in bits(given_up):
        position.vacate(region)
        if record is not None:
            record.append(Event("given_up", said(position, position.player, race, region)))
        clear_markers(position, region, record)
    if record is not None and position.hand[race]:
        n = position.hand[race]
        line = Line(
            position.rules.races[race].id,
            n,
            "lift",
            {"n": n, "name": ("race", position.rules.races[race].id)},
        )
        record.append(Event("lifted", said(position, position.player, race, n=n), Ledger("lift", (line,))))


def place(position: Position, code: Code, die: int | None, record: Record) -> None:
    marker, allocation = code[1], code[2]
    kit = position.kit[position.active[position.player]]
    assert kit is not None
    if marker in kit.builds:
        if allocation:
            position.used |= 1 << marker
    else:
        for region in list(position.markers[marker]):
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
    if record is not None:
        n = sum(count for _, count in tokens)
        record.append(Event("withdrew", said(position, position.owner[race], race, n=n)))
