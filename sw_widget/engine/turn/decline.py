"""Going into decline: older declined races leave, one token a region stays, the badge goes."""

from __future__ import annotations

from sw_widget.engine.conquest.losses import (
    NOWHERE,
    REPLACED,
    clear_markers,
    discard,
    drop_all,
    leave_untenable,
    lose_stock,
    vanish,
)
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.effect import WHILE_ACTIVE
from sw_widget.engine.hooks.lending import forget_notes
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import LEAST, Kit, Sourced
from sw_widget.engine.ledger import Event
from sw_widget.engine.map.board import INDICES, bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.picking import discard_badge
from sw_widget.engine.turn.redeployment import stays_put
from sw_widget.engine.turn.returning import let_wait, spares_older


def go_into_decline(position: Position, named: int, record: Record) -> None:
    """The active race declines. `named` is a region that was named with it, or -1."""
    player, rules = position.player, position.rules
    race = position.active[player]
    kit = position.kit[race]
    if kit.answering.spares_declined and spares_older(position, race):
        let_wait(position, player, record)
    elif kit.counts_in_decline or _left_in_decline(position, race)[0].counts_in_decline:
        for older in position.declined[player]:
            if position.kit[older].counts_in_decline:
                vanish(position, older, REPLACED, record)
    if rules.answering.spares_declined and position.power[race] != NOBODY:
        position.notes["was", race, ""] = position.power[race] + 1
    first = 0 if record is None else len(record)
    _lay_down(position, race, record)
    back = position.empty_hand(race)
    coins = leaving(position, race) if rules.answering.leaves_map else None
    if coins is not None:
        back += _leave_map(position, race, coins, record)
    elif not kit.keeps_all:
        tokens = position.tokens
        for region in INDICES[position.held[race]]:
            back += tokens[region] - LEAST
            tokens[region] = LEAST
    for index, pieces in enumerate(position.markers):
        if pieces and not rules.markers[index].stays_in_decline and not rules.markers[index].stays:
            drop_all(position, race, index, position.marked(index, race), record)
    if kit.answering.declining and position.held[race]:
        tell(position, race, "declining", record, named)
    position.add_declined(player, race)
    position.active[player] = NOBODY
    position.new &= ~(1 << race)
    if position.notes:
        position.forget(WHILE_ACTIVE, race)
    if record is not None:
        # It comes first, though only now it is known how many regions stay.
        params = said(position, player, race, n=position.held[race].bit_count())
        record.insert(first, Event("declined", params))
    discard(position, race, back, record)
    if rules.answering.race_declined:
        for other in (*position.active, race):
            tell(position, other, "race_declined", record, race)
    if not kit.keeps_badge:
        discard_badge(position, race, record)
    elif record is not None:
        badge = ("power", rules.powers[position.power[race]].id)
        record.append(Event("badge_kept", said(position, player, race, power=badge)))
    position.fit(race)
    if not position.held[race]:
        vanish(position, race, NOWHERE, record)


def leaving(position: Position, race: int) -> tuple[str, int] | None:
    """Whose rule it is that the race leaves the map when it declines, and the coins for that; None if it
    stays.
    """
    for source, leaves in position.kit[race].answering.leaves_map:
        coins: int | None = leaves(View(position, race, source))
        if coins is not None:
            return source[1], coins
    return None


def _leave_map(position: Position, race: int, due: tuple[str, int], record: Record) -> int:
    """All tokens of the race leave the map, for coins that are due; says how many tokens there were."""
    rule, coins = due
    if coins:
        position.notes["due", position.owner[race], rule] = coins
    back = 0
    for region in bits(position.held[race]):
        back += position.vacate(region)
        clear_markers(position, region, record, race)
    return back


def redeploys_last(position: Position, race: int) -> int:
    """Whether the race, which is about to decline, is redeployed a last time: 0 if not, 1 if it is, 2 if its
    tokens stay where they are even then.
    """
    asked = position.kit[race].answering.redeploys_in_decline
    if not any(redeploys(View(position, race, source)) for source, redeploys in asked):
        return 0
    return 1 if stays_put(position, race) is None else 2


def _left_in_decline(position: Position, race: int) -> tuple[Kit, tuple[Sourced, ...]]:
    """What will be in force for the race, which is about to decline, and what of that comes from its regions.

    What its own effects borrow is borrowed for an active race alone.
    """
    rules, kit, power = position.rules, position.kit[race], position.power[race]
    lent: tuple[Sourced, ...] = ()
    if _borrows(position, race):
        lent = tuple(item for item in kit.effects if item.by and item.effect.works(True))
    return rules.kit(race, power if kit.keeps_badge else NOBODY, True, lent), lent


def _borrows(position: Position, race: int) -> bool:
    """Whether anything is in force for the active race that it has neither from its banner nor its badge."""
    rules = position.rules
    return rules.may_lend and position.kit[race] is not rules.kit(race, position.power[race], False)


def _lay_down(position: Position, race: int, record: Record) -> None:
    """The race parts with what only its active effects gave it: pieces that run out, tokens that only
    they count.
    """
    rules, kit, power = position.rules, position.kit[race], position.power[race]
    left, lent = _left_in_decline(position, race)
    for item in rules.ending(kit, left):
        item.effect.ends(Turn(position, race, item.source, record))
        forget_notes(position, race, item)
    if _borrows(position, race):
        # It keeps the ground that it had by itself, but none that was lent and is no longer.
        for region in bits(position.held[race] & ~rules.kit(race, power, False, lent).stay):
            leave_untenable(position, race, region, kit, record)
    if position.stock:
        for key in [key for key in position.stock if key[0] == race]:
            lose_stock(position, race, key[1], kit, record)
