"""The turn as a state machine: `apply` plays one legal action and leaves the position at the next decision.

The order of a turn: pick (without an active race), a declined race that goes on conquering, the active
race's conquests, redeployment, scoring, the choice to decline after scoring, withdrawals of defenders
clockwise, the next player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sw_widget.engine.actions import (
    ABANDON,
    ALLY,
    ASKED,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    DECLINE,
    END_TURN,
    PICK,
    PICKING,
    PLACE,
    REDEPLOY,
    REDEPLOYMENT,
    ROLL,
    ROLLING,
    START,
    STOP,
    USE,
    WITHDRAW,
    Code,
)
from sw_widget.engine.conquest.conquering import abandon, conquer, ready, set_up, use_up
from sw_widget.engine.conquest.cost import cost, cost_ledger
from sw_widget.engine.conquest.growth import end_conquests
from sw_widget.engine.conquest.losses import attack
from sw_widget.engine.conquest.means import Named, before_die, number_of, view_of
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.effect import PICKED
from sw_widget.engine.hooks.lending import follow_markers, standing
from sw_widget.engine.hooks.telling import tell, tell_all
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event
from sw_widget.engine.legal.offers import leaves_start, takes_die, use
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.turn.ending import decline, end_turn, withdraw
from sw_widget.engine.turn.picking import (
    pass_over,
    price,
    price_ledger,
    refill,
    swap_badges,
    token_ledger,
    tokens_of_combo,
)
from sw_widget.engine.turn.redeployment import leave_regions, place, redeploy, settle_given_up


def apply(position: Position, code: Code, die: int | None = None, record: Record = None) -> None:
    """Play a legal action. `die` is the outcome of an action that needs one. Events go to `record`."""
    if position.phase == START and code[0] != DECLINE and not position.pending:
        if code[0] != USE or not leaves_start(position, code):
            ready(position, record)
            position.phase = CONQUEST
    kind: int = code[0]
    if position.given_up and kind == END_TURN:
        settle_given_up(position, record)
    if position.rules.lending:
        before = standing(position)
        _HANDLERS[kind](position, code, die, record)
        follow_markers(position, before, record)
    # What is played most comes first, and is not looked up.
    elif kind == REDEPLOY:
        redeploy(position, code, die, record)
    elif kind == END_TURN:
        end_turn(position, code, die, record)
    elif kind == STOP:
        _stop(position, code, die, record)
    elif kind == CONQUER:
        _conquer(position, code, die, record)
    else:
        _HANDLERS[kind](position, code, die, record)


def play(position: Position, code: Code, dice: Sequence[int], record: Record = None) -> None:
    """Play a legal action with all dice that it takes: its own, then those that others must roll."""
    rolls = iter(dice)
    apply(position, code, next(rolls) if takes_die(position, code) else None, record)
    while position.pending and position.stage == ROLLING:
        apply(position, (ROLL,), next(rolls), record)


def _to_conquests(position: Position, record: Record) -> None:
    """The declined race that goes on conquering acts first, then the active one."""
    position.phase = CONQUEST
    position.start_acting(position.first_to_conquer(position.player))
    if position.acting == NOBODY:
        _end_conquests(position, record)


# Picking


def _pick(position: Position, code: Code, die: int | None, record: Record) -> None:
    slot: int = code[1]
    player = position.player
    paid_for = price(position, slot)
    paid = price_ledger(position, slot) if record is not None else None
    swapping = position.rules.swaps_badge and len(code) > 2
    if swapping:
        pass_over(position, slot, record)
        swap_badges(position, slot, code[2], record)
    combo = race, power, on_combo = position.column[slot]
    tokens, from_tray = tokens_of_combo(position, race, power)
    if record is not None:
        badge = ("power", position.rules.powers[power].id)
        tokens_of = token_ledger(position, combo)
        record.append(
            Event("picked", said(position, player, race, power=badge, slot=slot, n=tokens), tokens_of)
        )
        params = said(position, player, race, n=paid_for, slot=slot)
        record.append(Event("paid_for_pick", params, paid))
    position.coins[player] += on_combo - paid_for
    if not swapping:
        pass_over(position, slot, record)
    if position.rules.frees_pick:
        position.notes.pop(("free_pick", player, ""), None)
    del position.column[slot]
    position.active[player] = race
    position.owner[race] = player
    position.status[race] = ACTIVE
    position.power[race] = power
    kit = position.fit(race)
    position.tray[race] -= from_tray
    position.hand[race] = from_tray
    for marker in kit.stock:
        position.stock[race, marker] = kit.stock[marker]
    position.new |= 1 << race
    if kit.answering.begins:
        tell(position, race, "begins", record, PICKED)
    if position.rules.answering.combo_picked:
        for other in position.active:
            tell(position, other, "combo_picked", record, power, slot)
    refill(position, record)
    if position.held[race] or not position.moves_alone(player):  # mostly it has all of its tokens in hand
        ready(position, record)
    _to_conquests(position, record)


# Conquests


def _abandon(position: Position, code: Code, die: int | None, record: Record) -> None:
    position.begun = position.rules.asks_for_start
    abandon(position, code[1], record)


def _conquer(position: Position, code: Code, die: int | None, record: Record) -> None:
    region: int = code[1]
    named, race = code[2:], position.acting
    position.begun = position.rules.asks_for_start
    if die is not None:
        if record is not None:
            record.append(Event("die_rolled_for", said(position, position.player, race, region, die=die)))
        if _cast(position, region, named, die, record):
            return
        position.roll = die
    paid = cost(position, race, region, named)
    if paid > position.hand[race]:
        # Only after a roll: the die did not bring enough, and this was the last attempt of the turn.
        fail(position, region, paid, named, record)
        return
    conquer(position, region, paid, named, record)
    position.roll = NOBODY


def _cast(position: Position, region: int, named: Named, die: int, record: Record) -> bool:
    """A die was rolled for means that take one: whether they call the conquest off."""
    race = position.acting
    for item in named:
        means, at = view_of(position, race, number_of(item))
        if means.rolls and means.cast(Turn(position, race, at.source, record), number_of(item), region, die):
            position.opened = True
            return True
    return False


def fail(position: Position, region: int, wanted: int, named: Named, record: Record) -> None:
    """A die did not bring enough for a region, and conquests end."""
    attack(position, region, record)
    if record is not None:
        race = position.acting
        short = wanted - position.hand[race]
        params = said(position, position.player, race, region, short=short)
        ledger, rule = cost_ledger(position, race, region, named), position.kit[race].rule_of_roll
        record.append(Event("attempt_failed", params, ledger, rule))
    used = before_die(position, position.acting, named)
    use_up(position, used, record)
    set_up(position, used, record)
    _end_conquests(position, record)


def _attempt(position: Position, code: Code, die: int | None, record: Record) -> None:
    assert die is not None
    region: int = code[1]
    named, race = code[2:], position.acting
    hand = position.hand[race]
    position.begun = position.rules.asks_for_start
    tell_all(position, "attempted", record)
    if record is not None:
        record.append(Event("die_rolled_for", said(position, position.player, race, region, die=die)))
    position.roll = die
    if cost(position, race, region, before_die(position, race, named)) <= hand:
        named = before_die(position, race, named)
    wanted = cost(position, race, region, named)
    if wanted > hand:
        fail(position, region, wanted, named, record)
        return
    conquer(position, region, hand, named, record)
    _end_conquests(position, record)


def _roll(position: Position, code: Code, die: int | None, record: Record) -> None:
    if position.stage != ROLLING:
        position.begun = position.rules.asks_for_start
        use(position, code, die, record)
        return
    _, _, race = position.pending.pop()
    assert die is not None
    tell(position, race, "rolled", record, die)


def _stop(position: Position, code: Code, die: int | None, record: Record) -> None:
    if position.pending and position.stage in ASKED:
        item = position.rules.asking[position.stage]
        item.effect.left_alone(Turn(position, position.pending[-1][2], item.source, record))
        _go_on_without_lost(position)
    elif position.phase == PICKING:
        # Nothing is on offer: the turn goes on without an active race.
        ready(position, record)
        _to_conquests(position, record)
    elif position.rules.answering.readies_again and may_ready_again(position):
        position.opened, race = True, position.acting
        tell(position, race, "readied_again", record)
        ready(position, record, (race,))
    else:
        _end_conquests(position, record)


def may_ready_again(position: Position) -> bool:
    """Whether the troops of the acting race will be readied once more when it stops."""
    race = position.acting
    answers = position.kit[race].answering.readies_again
    return any(readies(View(position, race, source)) for source, readies in answers)


def _convert(position: Position, code: Code, die: int | None, record: Record) -> None:
    position.begun = position.rules.asks_for_start
    use(position, code, die, record)


def _use(position: Position, code: Code, die: int | None, record: Record) -> None:
    use(position, code, die, record)
    _go_on_without_lost(position)


def _go_on_without_lost(position: Position) -> None:
    """Where the race in decline that was about to conquer has left the game, the active race is next."""
    if position.phase in (START, CONQUEST) and position.acting not in position.races_of(position.player):
        position.start_acting(position.active[position.player])


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
    if position.rules.leaves_some:
        leave_regions(position, record)
    if position.kit[active].hears_of_stop:
        end_conquests(position, active, record)


_BY_KIND: Final[dict[int, Callable[[Position, Code, int | None, Record], None]]] = {
    PICK: _pick,
    DECLINE: decline,
    ABANDON: _abandon,
    CONQUER: _conquer,
    CONVERT: _convert,
    ATTEMPT: _attempt,
    ROLL: _roll,
    STOP: _stop,
    REDEPLOY: redeploy,
    PLACE: place,
    ALLY: _use,
    END_TURN: end_turn,
    WITHDRAW: withdraw,
    USE: _use,
}
_HANDLERS: Final = tuple([_BY_KIND[kind] for kind in range(len(_BY_KIND))])
"""What plays each kind of action."""
