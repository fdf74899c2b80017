"""Going into decline: older declined races leave, one token a region stays, the badge goes."""

from __future__ import annotations

from sw_widget.engine.board import bits
from sw_widget.engine.ledger import Event
from sw_widget.engine.offer import Record, discard_badge
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.strike import GARRISON, said, vanish


def go_into_decline(position: Position, record: Record) -> None:
    """The active race declines: older declined races leave, one token a region stays, the badge goes."""
    player, rules = position.player, position.rules
    race = position.active[player]
    kit = position.kit[race]
    assert kit is not None
    if not kit.no_limit:
        for older in position.declined[player]:
            older_kit = position.kit[older]
            if older_kit is None or not older_kit.no_limit:
                vanish(position, older, record)
    back = position.hand[race]
    position.hand[race] = 0
    if not kit.keeps_all:
        for region in bits(position.held[race]):
            back += position.tokens[region] - GARRISON
            position.tokens[region] = GARRISON
    for index, marker in enumerate(rules.markers):
        if position.markers[index] and not marker.stays_in_decline:
            for region in position.marked(index, race):
                position.set_markers(index, region, 0)
    position.tray[race] += back
    position.add_declined(player, race)
    position.active[player] = position.ally[player] = NOBODY
    position.charges[race] = 0
    if record is not None:
        record.append(Event("declined", said(position, player, race, n=position.held[race].bit_count())))
        if back:
            record.append(Event("tokens_to_tray", said(position, player, race, n=back)))
    if not kit.keeps_badge:
        discard_badge(position, race, record)
    elif record is not None:
        badge = ("power", rules.powers[position.power[race]].id)
        record.append(Event("badge_kept", said(position, player, race, power=badge)))
    position.fit(race)
    if not position.held[race]:
        vanish(position, race, record)
