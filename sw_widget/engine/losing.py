"""What is lost when a region falls, who gains by it, and how a race leaves the game."""

from __future__ import annotations

from sw_widget.engine.actions import ROLLING
from sw_widget.engine.board import bits
from sw_widget.engine.effects import BuildsTower, KeepAllOnLoss
from sw_widget.engine.events import Record, said
from sw_widget.engine.extras import dismiss, extras_lost, lose_extras
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.offer import discard_badge, return_banner
from sw_widget.engine.position import ACTIVE, AT_REST, DECLINED, NOBODY, Position


def clear_markers(position: Position, region: int, record: Record) -> None:
    """Everything that stands in the region beside tokens goes back to the supply."""
    for index, pieces in enumerate(position.markers):
        if region in pieces:
            _drop(position, index, region, "marker_gone", record)


def _drop(position: Position, marker: int, region: int, kind: str, record: Record) -> int:
    count = position.markers[marker][region]
    position.set_markers(marker, region, 0)
    if record is not None:
        id = position.rules.markers[marker].id
        record.append(Event(kind, {"marker": ("marker", id), "region": ("region", region), "n": count}))
    return count


def attack(position: Position, region: int) -> None:
    """Note whose active race the active race attacked, even if the attack fails."""
    holder = position.holder[region]
    both = position.status[holder] == position.status[position.acting] == ACTIVE
    if holder != NOBODY and both:
        position.attacked |= 1 << position.owner[holder]


def drive_out(position: Position, region: int, record: Record) -> None:
    """Whoever is in the region leaves it: tribes for good, a race with its loss; what can flee flees."""
    if position.tribes >> region & 1:
        position.set_tribe(region, False)
        position.non_empty |= 1 << region
        _lose(position, NOBODY, 1)
        if record is not None:
            record.append(Event("tribe_driven_out", {"region": ("region", region)}))
    race = position.holder[region]
    if race == NOBODY:
        return
    position.non_empty |= 1 << region
    attack(position, region)
    enemy = position.owner[race] != position.player
    tokens = position.tokens[region]
    lost = losses(position, race, tokens)
    if record is not None:
        _tell_losses(position, region, lost, record)
    own_lost = lose_extras(position, region, lost)
    position.vacate(region)
    _lose(position, race, own_lost)
    position.hand[race] += tokens - lost
    if lost:
        position.lost_one |= 1 << race
    if enemy:
        position.fled[race] += tokens - lost
    _leave_markers(position, race, region, enemy, record)
    if enemy:
        _fall_to_enemy(position, race, record)
    _roll_for(position, race, lost)
    gone = position.status[race] == DECLINED and not position.held[race] and not position.hand[race]
    if gone:
        vanish(position, race, record)


def replace_lone(position: Position, region: int, record: Record) -> None:
    """A lone active token of an opponent is replaced: it is lost, and what stands beside it leaves."""
    race = position.holder[region]
    attack(position, region)
    position.non_empty |= 1 << region
    own_lost = lose_extras(position, region, 1)
    position.vacate(region)
    _lose(position, race, own_lost)
    position.lost_one |= 1 << race
    _leave_markers(position, race, region, True, record)
    _fall_to_enemy(position, race, record)


def _leave_markers(position: Position, race: int, region: int, enemy: bool, record: Record) -> None:
    for index, kind in enumerate(position.rules.markers):
        if region not in position.markers[index] or (enemy and _take(position, race, index, region, record)):
            continue
        count = _drop(position, index, region, "marker_returned" if kind.flees else "marker_gone", record)
        if kind.flees and enemy:
            position.fled_markers[race, index] = position.fled_markers.get((race, index), 0) + count


def _take(position: Position, race: int, marker: int, region: int, record: Record) -> bool:
    """A marker that is worth coins is the conqueror's, and spent; says whether it was one."""
    kind = position.rules.markers[marker]
    if not kind.coins:
        return False
    count = position.markers[marker][region]
    spend(position, race, marker, region)
    position.coins[position.player] += count * kind.coins
    if record is not None:
        params = {"marker": ("marker", kind.id), "region": ("region", region), "n": count * kind.coins}
        record.append(Event("marker_taken", {**params, "player": ("player", position.player)}))
    return True


def spend(position: Position, race: int, marker: int, region: int) -> None:
    """The markers of a kind in a region leave the game."""
    position.stock[race, marker] -= position.markers[marker][region]
    position.set_markers(marker, region, 0)


def _fall_to_enemy(position: Position, race: int, record: Record) -> None:
    """A region of an active race falls to another player: who counts it, and who pays for it."""
    if position.status[race] != ACTIVE:
        return
    attacker, defender = position.kit[position.acting], position.kit[race]
    assert attacker is not None and defender is not None
    if attacker.counts_victims:
        position.victims[race] = position.victims.get(race, 0) + 1
    if attacker.takes:
        _pay(position, position.owner[race], position.player, attacker.takes, _TAKEN, record)
    if defender.toll:
        _pay(position, position.player, position.owner[race], defender.toll, _TOLL, record)


_TAKEN = "coins_taken", "coins_taken-none"
_TOLL = "toll_paid", "toll_paid-none"
"""Events of a payment, and of one that could not be made."""


def _pay(
    position: Position, payer: int, payee: int, coins: int, kinds: tuple[str, str], record: Record
) -> None:
    """Coins change hands, as far as the payer has them."""
    paid = min(coins, position.coins[payer])
    position.coins[payer] -= paid
    position.coins[payee] += paid
    if record is not None:
        names = {"player": ("player", payee), "payer": ("player", payer), "n": paid}
        record.append(Event(kinds[0] if paid else kinds[1], names))


def _lose(position: Position, race: int, tokens: int) -> None:
    """The one door by which tokens are lost in conquests: to whoever collects them, or to the tray."""
    if not tokens:
        return
    taker = collector(position)
    if taker != NOBODY:
        position.pile[taker, race] = position.pile.get((taker, race), 0) + tokens
    elif race != NOBODY:
        position.tray[race] += tokens


def collector(position: Position) -> int:
    """The active race that collects what is lost, if there is one."""
    if position.rules.collects_lost:
        for race in position.active:
            kit = position.kit[race] if race != NOBODY else None
            if kit is not None and kit.collects:
                return race
    return NOBODY


def _roll_for(position: Position, race: int, lost: int) -> None:
    """A race that rolls for its losses does so before anything else happens."""
    kit = position.kit[race]
    if kit is not None and kit.rolls_for_losses:
        position.pending += [(ROLLING, position.player, race)] * lost


def roll_for_loss(position: Position, die: int, record: Record) -> None:
    """The die brings tokens for one that was lost; they count among what fled."""
    _, _, race = position.pending.pop()
    gained = min(die, position.tray[race])
    position.tray[race] -= gained
    position.hand[race] += gained
    player = position.owner[race]
    if player != position.player:
        position.fled[race] += gained
    if record is not None:
        name = ("race", position.rules.races[race].id)
        lines = [Line("die", die, "gain-die", {"n": die, "race": name}, die > 0)]
        if gained < die:
            lines.append(Line("tray", gained - die, "gain-tray_limit", {"n": gained, "race": name}))
        params = said(position, player, race, n=gained, die=die)
        record.append(Event("rolled_for_loss", params, Ledger("gain", tuple(lines), {"race": name})))


def losses(position: Position, race: int, tokens: int) -> int:
    """How many tokens a race loses with a region."""
    kit = position.kit[race]
    if kit is not None:
        if kit.tower and position.status[race] == DECLINED:
            return tokens
        if kit.keeps_on_loss and (not kit.loses_first or position.lost_one >> race & 1):
            return 0
    return min(1, tokens)


def loss_ledger(position: Position, region: int) -> Ledger:
    """What the defender would lose with the region, and why."""
    race = position.holder[region]
    if race == NOBODY:
        return Ledger("loss", ())
    name = ("race", position.rules.races[race].id)
    lost = losses(position, race, position.tokens[region])
    kit = position.kit[race]
    assert kit is not None
    if lost and kit.tower and position.status[race] == DECLINED:
        source = kit.source_of(BuildsTower)
        line = Line(source[1], lost, "loss-tower", {"race": name, "n": lost, "name": source})
    elif lost and extras_lost(position, region, lost):
        marker = ("marker", position.rules.markers[kit.extra_kinds[0]].id)
        line = Line("loss", lost, "loss-other_make", {"race": name, "n": lost, "marker": marker})
    elif lost:
        sentence = "loss-one" if collector(position) == NOBODY else "loss-collected"
        line = Line("loss", lost, sentence, {"race": name, "n": lost})
    else:
        source = kit.source_of(KeepAllOnLoss)
        sentence = "loss-already_lost_one" if kit.loses_first else "loss-none"
        line = Line(source[1], 0, sentence, {"race": name, "name": source}, applied=False)
    return Ledger("loss", (line,), {"region": ("region", region), "race": name})


def _tell_losses(position: Position, region: int, lost: int, record: list[Event]) -> None:
    race, tokens = position.holder[region], position.tokens[region]
    player = position.owner[race]
    ledger = loss_ledger(position, region)
    record.append(Event("tokens_lost", said(position, player, race, region, n=lost), ledger))
    if tokens > lost:
        record.append(Event("tokens_fled", said(position, player, race, region, n=tokens - lost)))


def vanish(position: Position, race: int, record: Record) -> None:
    """A race leaves the game: tokens to the tray, badge to the discard pile, banner to the stack."""
    if record is not None:
        record.append(Event("race_vanished", said(position, position.owner[race], race)))
    for region in bits(position.held[race]):
        position.tray[race] += position.vacate(region)
        clear_markers(position, region, record)
    position.tray[race] += position.hand[race]
    position.hand[race] = position.fled[race] = position.charges[race] = 0
    for key in [key for key in position.fled_markers if key[0] == race]:
        del position.fled_markers[key]
    owner = position.owner[race]
    position.declined[owner] = tuple(other for other in position.declined[owner] if other != race)
    position.status[race] = AT_REST
    position.owner[race] = NOBODY
    position.kit[race] = None
    position.new &= ~(1 << race)
    position.lost_one &= ~(1 << race)
    position.guards &= ~(1 << race)
    discard_badge(position, race, record)
    return_banner(position, race, record)


def lay_down(position: Position, race: int, record: Record) -> None:
    """A race that declines parts with what only active races have: other tokens, pieces, its pile."""
    for region in dismiss(position, race):
        clear_markers(position, region, record)
    for key in [key for key in position.stock if key[0] == race]:
        del position.stock[key]
    for collector, other in [key for key in position.pile if key[0] == race]:
        count = position.pile.pop((collector, other))
        if other != NOBODY:
            position.tray[other] += count
