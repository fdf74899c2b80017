"""The turn as a state machine: `apply` plays one legal action and leaves the position at the next decision.

The order of a turn: pick (without an active race), a declined race that goes on conquering, the active
race's conquests, redeployment, scoring, the choice to decline after scoring, withdrawals of defenders
clockwise, the next player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    CONQUEST,
    PICKING,
    REDEPLOYMENT,
    ROLLING,
    START,
    Code,
)
from sw_widget.engine.conquest import cost, cost_ledger
from sw_widget.engine.decline import count_declined
from sw_widget.engine.events import Record, said
from sw_widget.engine.gains import gather_pieces, grow
from sw_widget.engine.ledger import Event
from sw_widget.engine.losing import attack, roll_for_loss
from sw_widget.engine.means import Named, without_hired
from sw_widget.engine.offer import pass_over, price, price_ledger, refill, token_ledger, tokens_of_combo
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.redeploy import name_ally, place, redeploy
from sw_widget.engine.strike import abandon, conquer, convert, ready, set_up, trade, use_up
from sw_widget.engine.turn_end import decline, end_turn, withdraw


def apply(position: Position, code: Code, die: int | None = None, record: Record = None) -> None:
    """Play a legal action. `die` is the outcome of an action that needs one. Events go to `record`."""
    if position.phase == START and code[0] != do.DECLINE:
        ready(position, record)
        position.phase = CONQUEST
    if code[0] in _BEGINNINGS and position.rules.collects_lost and position.stage == CONQUEST:
        position.begun = True
    _HANDLERS[code[0]](position, code, die, record)


_BEGINNINGS = frozenset((do.ABANDON, do.CONQUER, do.CONVERT, do.ATTEMPT, do.ROLL))


def play(position: Position, code: Code, dice: Sequence[int], record: Record = None) -> None:
    """Play a legal action with all dice that it takes: its own, then those that others must roll."""
    rolls = iter(dice)
    apply(position, code, next(rolls) if code[0] in do.CHANCE else None, record)
    while position.stage == ROLLING:
        apply(position, (do.ROLL,), next(rolls), record)


def _to_conquests(position: Position, record: Record) -> None:
    """The declined race that goes on conquering acts first, then the active one."""
    position.phase = CONQUEST
    position.start_acting(position.first_to_conquer(position.player))
    if position.acting == NOBODY:
        _end_conquests(position, record)


# Picking


def _pick(position: Position, code: Code, die: int | None, record: Record) -> None:
    slot, player = code[1], position.player
    combo = race, power, on_combo = position.column[slot]
    tokens = tokens_of_combo(position, race, power)
    if record is not None:
        badge = ("power", position.rules.powers[power].id)
        tokens_of = token_ledger(position, combo)
        record.append(
            Event("picked", said(position, player, race, power=badge, slot=slot, n=tokens), tokens_of)
        )
        paid = price_ledger(position, slot)
        record.append(Event("paid_for_pick", said(position, player, race, n=price(position, slot)), paid))
    position.coins[player] += on_combo - price(position, slot)
    pass_over(position, slot, record)
    del position.column[slot]
    position.active[player] = race
    position.owner[race] = player
    position.status[race] = ACTIVE
    position.power[race] = power
    kit = position.fit(race)
    from_tray = tokens - position.on_combo.pop(race, 0) - sum(extra.tokens for _, extra in kit.extra)
    position.tray[race] -= from_tray
    position.hand[race] = tokens
    position.charges[race] = max((count for _, count in kit.marks_first), default=0)
    for marker, count in kit.stock.items():
        position.stock[race, marker] = count
    position.new |= 1 << race
    count_declined(position, race, record)
    refill(position, record)
    ready(position, record)
    _to_conquests(position, record)


# Conquests


def _abandon(position: Position, code: Code, die: int | None, record: Record) -> None:
    abandon(position, code[1], record)


def _conquer(position: Position, code: Code, die: int | None, record: Record) -> None:
    region, named = code[1], code[2:]
    race = position.acting
    paid = cost(position, race, region, named)
    if paid > position.hand[race]:
        # Only after a roll: the die did not bring enough, and this was the last attempt of the turn.
        _fail(position, region, paid, named, record)
        return
    conquer(position, region, paid, named, record)
    position.roll = NOBODY


def _fail(position: Position, region: int, wanted: int, named: Named, record: Record) -> None:
    attack(position, region)
    if record is not None:
        race = position.acting
        short = wanted - position.hand[race]
        params = said(position, position.player, race, region, short=short)
        record.append(Event("attempt_failed", params, cost_ledger(position, race, region, named)))
    used = without_hired(position, position.acting, named)
    use_up(position, used, record)
    set_up(position, used, record)
    _end_conquests(position, record)


def _convert(position: Position, code: Code, die: int | None, record: Record) -> None:
    convert(position, code[1], record)


def _attempt(position: Position, code: Code, die: int | None, record: Record) -> None:
    assert die is not None
    region, named, race = code[1], code[2:], position.acting
    hand = position.hand[race]
    position.die_spent = True
    if record is not None:
        record.append(Event("die_rolled_for", said(position, position.player, race, region, die=die)))
    position.roll = die
    if cost(position, race, region, without_hired(position, race, named)) <= hand:
        named = without_hired(position, race, named)
    wanted = cost(position, race, region, named)
    if wanted > hand:
        _fail(position, region, wanted, named, record)
        return
    conquer(position, region, hand, named, record)
    _end_conquests(position, record)


def _roll(position: Position, code: Code, die: int | None, record: Record) -> None:
    assert die is not None
    if position.stage == ROLLING:
        roll_for_loss(position, die, record)
        return
    position.roll = die
    position.opened = True
    if record is not None:
        record.append(Event("die_rolled", said(position, position.player, position.acting, die=die)))


def _stop(position: Position, code: Code, die: int | None, record: Record) -> None:
    if position.phase == PICKING:
        # Nothing is on offer: the turn goes on without an active race.
        ready(position, record)
        _to_conquests(position, record)
    elif may_ready_again(position):
        position.wave += 1
        position.opened = True
        if record is not None:
            record.append(Event("second_wave", said(position, position.player, position.acting)))
        ready(position, record, (position.acting,))
    else:
        _end_conquests(position, record)


def may_ready_again(position: Position) -> bool:
    """Whether the acting race has another wave of conquests before it."""
    kit = position.kit[position.acting]
    return kit is not None and kit.two_waves and not position.wave


def _use(position: Position, code: Code, die: int | None, record: Record) -> None:
    trade(position, dict(code[2])["count"], record)


def _end_conquests(position: Position, record: Record) -> None:
    """The acting race has conquered; the active race comes after a declined one, then redeployment."""
    race, active = position.acting, position.active[position.player]
    position.roll = NOBODY
    if record is not None and race != NOBODY:
        record.append(Event("conquests_ended", said(position, position.player, race)))
    if race != active and active != NOBODY:
        position.start_acting(active)
        return
    position.phase = REDEPLOYMENT
    if active != NOBODY:
        grow(position, active, record)
        gather_pieces(position, active, record)


_HANDLERS: dict[int, Callable[[Position, Code, int | None, Record], None]] = {
    do.PICK: _pick,
    do.DECLINE: decline,
    do.ABANDON: _abandon,
    do.CONQUER: _conquer,
    do.CONVERT: _convert,
    do.ATTEMPT: _attempt,
    do.ROLL: _roll,
    do.STOP: _stop,
    do.REDEPLOY: redeploy,
    do.PLACE: place,
    do.ALLY: name_ally,
    do.END_TURN: end_turn,
    do.WITHDRAW: withdraw,
    do.USE: _use,
}
