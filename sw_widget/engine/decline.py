"""Going into decline: older declined races leave, one token a region stays, the badge goes."""

from __future__ import annotations

from sw_widget.engine.board import bits
from sw_widget.engine.events import Record, said
from sw_widget.engine.kit import LEAST
from sw_widget.engine.ledger import Event
from sw_widget.engine.losing import clear_markers, lay_down, vanish
from sw_widget.engine.offer import discard_badge
from sw_widget.engine.position import DECLINED, NOBODY, Position


def go_into_decline(position: Position, region: int, record: Record) -> None:
    """The active race declines. `region` is where it stacks what stays, if it does so."""
    player, rules = position.player, position.rules
    race = position.active[player]
    kit = position.kit[race]
    assert kit is not None
    if not kit.no_limit:
        for older in position.declined[player]:
            older_kit = position.kit[older]
            if older_kit is None or not older_kit.no_limit:
                vanish(position, older, record)
    lay_down(position, race, record)
    back = position.hand[race]
    position.hand[race] = 0
    if not kit.keeps_all:
        for held in bits(position.held[race]):
            back += position.tokens[held] - LEAST
            position.tokens[held] = LEAST
    for index, marker in enumerate(rules.markers):
        if position.markers[index] and not marker.stays_in_decline:
            for held in position.marked(index, race):
                position.set_markers(index, held, 0)
    if kit.tower and position.held[race]:
        _stack(position, race, region, record)
    position.tray[race] += back
    position.add_declined(player, race)
    position.active[player] = position.ally[player] = NOBODY
    position.charges[race] = 0
    if record is not None:
        record.append(Event("declined", said(position, player, race, n=position.held[race].bit_count())))
        if back:
            record.append(Event("tokens_to_tray", said(position, player, race, n=back)))
    tell_of_decline(position, race, record)
    if not kit.keeps_badge:
        discard_badge(position, race, record)
    elif record is not None:
        badge = ("power", rules.powers[position.power[race]].id)
        record.append(Event("badge_kept", said(position, player, race, power=badge)))
    position.fit(race)
    if not position.held[race]:
        vanish(position, race, record)


def _stack(position: Position, race: int, region: int, record: Record) -> None:
    """All that stays is piled up in one region, and the others are left."""
    if region == NOBODY:
        (region,) = bits(position.held[race])
    for other in bits(position.held[race] & ~(1 << region)):
        position.tokens[region] += position.vacate(other)
        clear_markers(position, other, record)
    if record is not None:
        n = position.tokens[region]
        record.append(Event("tower_built", said(position, position.player, race, region, n=n)))


def tell_of_decline(position: Position, declined: int, record: Record) -> None:
    """A race has gone into decline: active races that are paid for that are paid, and so is this one."""
    for race in (*position.active, declined):
        kit = position.kit[race] if race != NOBODY else None
        if kit is not None and kit.per_decline:
            _pay(position, race, kit.per_decline, record)


def count_declined(position: Position, race: int, record: Record) -> None:
    """A race that is paid for races in decline comes into play: those there are count."""
    kit = position.kit[race]
    assert kit is not None
    if kit.per_decline:
        _pay(position, race, kit.per_decline * position.status.count(DECLINED), record)


def _pay(position: Position, race: int, coins: int, record: Record) -> None:
    position.coins[position.owner[race]] += coins
    if record is not None and coins:
        record.append(Event("paid_for_declines", said(position, position.owner[race], race, n=coins)))
