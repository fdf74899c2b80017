"""The turn as a state machine: `apply` plays one legal action and leaves the position at the next decision.

The order of a turn: pick (without an active race), a declined race that goes on conquering, the active
race's conquests, redeployment, scoring, the choice to decline after scoring, withdrawals of defenders
clockwise, the next player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    AFTER_SCORING,
    CONQUEST,
    OVER,
    PICKING,
    REDEPLOYMENT,
    ROLLING,
    START,
    WITHDRAWAL,
    Code,
)
from sw_widget.engine.board import bits
from sw_widget.engine.conquest import cost, cost_ledger
from sw_widget.engine.decline import count_declined, go_into_decline
from sw_widget.engine.events import Record, said
from sw_widget.engine.gains import gather_pieces, grow
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.losing import attack, roll_for_loss, spend, vanish
from sw_widget.engine.means import Named, without_hired
from sw_widget.engine.offer import pass_over, price, price_ledger, refill, token_ledger, tokens_of_combo
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.redeploy import name_ally, place, put_down, redeploy, settle_given_up
from sw_widget.engine.scoring import score, score_ledger, winners
from sw_widget.engine.strike import abandon, conquer, convert, ready, set_up, trade, use_up


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


def begin_turn(position: Position, record: Record = None) -> None:
    """The player to move takes up the turn; peace that this player made is over."""
    player = position.player
    position.start_counting()
    position.ally[player] = NOBODY
    if position.lost_one:
        for race, owner in enumerate(position.owner):
            if owner == player:
                position.lost_one &= ~(1 << race)
    if record is not None:
        params = {"player": ("player", player), "turn": position.turn, "turns": position.turns}
        record.append(Event("turn_began", params))
    active = position.active[player]
    if active != NOBODY:
        _cash_markers(position, active, record)
        position.phase = START
        position.returned = not position.held[active] and not position.new >> active & 1
        position.start_acting(position.first_to_conquer(player))
    else:
        position.phase = PICKING


def _cash_markers(position: Position, race: int, record: Record) -> None:
    """Markers that are worth coins and still stand there are cashed."""
    player = position.player
    for index in position.rules.cashable:
        kind = position.rules.markers[index]
        if position.markers[index]:
            regions = position.marked(index, race)
            n = kind.coins * position.count_markers(index, race)
            for region in regions:
                spend(position, race, index, region)
            position.coins[player] += n
            if record is not None and n:
                marker = ("marker", kind.id)
                record.append(Event("markers_cashed", said(position, player, race, n=n, marker=marker)))


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


# Scoring, decline, and the end of the turn


def _end_turn(position: Position, code: Code, die: int | None, record: Record) -> None:
    if position.phase == REDEPLOYMENT:
        player = position.player
        if position.given_up:
            settle_given_up(position, record)
        _score(position, record)
        _pay_ally(position, record)
        active = position.active[player]
        if active != NOBODY:
            position.new &= ~(1 << active)
            kit = position.kit[active]
            if kit is not None and kit.after_scoring:
                position.phase = AFTER_SCORING
                return
    _finish(position, record)


def _score(position: Position, record: Record) -> None:
    player = position.player
    total = score(position, player)
    if record is not None:
        record.append(
            Event("scored", {"player": ("player", player), "n": total}, score_ledger(position, player))
        )
    position.coins[player] += total


def _pay_ally(position: Position, record: Record) -> None:
    """Where a variant asks for it, peace has its price."""
    player, ally = position.player, position.ally[position.player]
    kit = position.kit[position.active[player]] if position.active[player] != NOBODY else None
    if ally == NOBODY or kit is None or not kit.pays_ally:
        return
    pays = kit.pays_ally
    position.coins[player] -= pays
    position.coins[ally] += pays
    if record is not None:
        names = {"player": ("player", player), "ally": ("player", ally), "n": pays}
        ledger = Ledger(
            "payment", (Line("paid_ally", -pays, "pay-ally", {"n": pays, "player": ("player", ally)}),)
        )
        record.append(Event("paid_ally", names, ledger))


def _decline(position: Position, code: Code, die: int | None, record: Record) -> None:
    scores = position.phase == START
    go_into_decline(position, code[1] if len(code) > 1 else NOBODY, record)
    if scores:
        _score(position, record)
    _finish(position, record)


def _finish(position: Position, record: Record) -> None:
    """The player's own turn is done: races without a region leave, and defenders put down what fled."""
    for declined in position.declined:
        for race in declined:
            if not position.held[race]:
                vanish(position, race, record)
    if position.fled_markers or any(position.fled):
        players = len(position.coins)
        for offset in range(1, players):
            player = (position.player + offset) % players
            for race in position.races_of(player):
                if position.fled[race] or any(key[0] == race for key in position.fled_markers):
                    _must_withdraw(position, player, race, record)
    if position.pending:
        position.pending.reverse()
        position.phase = WITHDRAWAL
    else:
        _next_player(position, record)


def _must_withdraw(position: Position, player: int, race: int, record: Record) -> None:
    """Ask the defender where there is a choice; otherwise do the one thing that can happen."""
    regions = list(bits(position.held[race]))
    if len(regions) > 1:
        position.pending.append((WITHDRAWAL, player, race))
        return
    if regions:
        region = regions[0]
        markers = tuple(
            (marker, ((region, count),))
            for (owner, marker), count in position.fled_markers.items()
            if owner == race
        )
        tokens = ((region, position.fled[race]),) if position.fled[race] else ()
        put_down(position, race, tokens, markers, record)
    elif record is not None:
        record.append(Event("stayed_in_hand", said(position, player, race, n=position.fled[race])))


def _withdraw(position: Position, code: Code, die: int | None, record: Record) -> None:
    race = code[1]
    put_down(position, race, code[2], code[3], record)
    position.pending.remove((WITHDRAWAL, position.owner[race], race))
    if not position.pending:
        _next_player(position, record)


def _next_player(position: Position, record: Record) -> None:
    if any(position.fled):
        position.fled = [0] * len(position.fled)
    position.fled_markers.clear()
    if record is not None:
        record.append(Event("turn_ended", {"player": ("player", position.player)}))
    position.player += 1
    if position.player == len(position.coins):
        if position.turn == position.turns:
            position.player -= 1
            _end_game(position, record)
            return
        position.player = 0
        position.turn += 1
    begin_turn(position, record)


def _end_game(position: Position, record: Record) -> None:
    position.phase = OVER
    position.acting = NOBODY
    if record is not None:
        best = winners(position)
        names = [("player", player) for player in best]
        leaders = [p for p, coins in enumerate(position.coins) if coins == max(position.coins)]
        kind = "shared_victory" if len(best) > 1 else "tie_broken" if len(leaders) > 1 else "game_over"
        record.append(Event(kind, {"winners": names}))


_HANDLERS: dict[int, Callable[[Position, Code, int | None, Record], None]] = {
    do.PICK: _pick,
    do.DECLINE: _decline,
    do.ABANDON: _abandon,
    do.CONQUER: _conquer,
    do.CONVERT: _convert,
    do.ATTEMPT: _attempt,
    do.ROLL: _roll,
    do.STOP: _stop,
    do.REDEPLOY: redeploy,
    do.PLACE: place,
    do.ALLY: name_ally,
    do.END_TURN: _end_turn,
    do.WITHDRAW: _withdraw,
    do.USE: _use,
}
