"""What happens when a race acts on the map: readying, abandoning, conquering, losing, vanishing."""

from __future__ import annotations

from sw_widget.engine.board import bits
from sw_widget.engine.conquest import cost_ledger, with_rest
from sw_widget.engine.effects import KeepAllOnLoss
from sw_widget.engine.ledger import Event, Ledger, Line, Params
from sw_widget.engine.offer import Record, discard_badge, return_banner
from sw_widget.engine.position import ACTIVE, AT_REST, DECLINED, NOBODY, Position

GARRISON = 1


def said(position: Position, player: int, race: int, region: int | None = None, **more: object) -> Params:
    """Parameters that most events share."""
    params: dict[str, object] = {
        "player": ("player", player),
        "race": ("race", position.rules.races[race].id),
        **more,
    }
    if region is not None:
        params["region"] = ("region", region)
    return params


def ready(position: Position, record: Record) -> None:
    """Take all tokens but one a region in hand, of every race that the player may conquer with."""
    for race in position.movable_races(position.player):
        tokens, taken = position.tokens, 0
        for region in bits(position.held[race]):
            spare = tokens[region] - GARRISON
            if spare > 0:
                tokens[region] = GARRISON
                taken += spare
        if taken:
            position.hand[race] += taken
            if record is not None:
                record.append(Event("troops_readied", said(position, position.player, race, n=taken)))


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


def mark(position: Position, marker: int, region: int, record: Record) -> None:
    """Put a marker down, if the box still has one and the region has room for it."""
    pieces, kind = position.markers[marker], position.rules.markers[marker]
    if sum(pieces.values()) >= kind.in_box or pieces.get(region, 0) >= kind.per_region:
        return
    position.set_markers(marker, region, pieces.get(region, 0) + 1)
    if record is not None:
        id = position.rules.markers[marker].id
        record.append(
            Event("marker_placed", {"marker": ("marker", id), "region": ("region", region), "n": 1})
        )


def abandon(position: Position, region: int, record: Record) -> None:
    race = position.acting
    tokens = position.vacate(region)
    position.hand[race] += tokens
    if record is not None:
        record.append(Event("abandoned", said(position, position.player, race, region, n=tokens)))
    clear_markers(position, region, record)


def attack(position: Position, region: int) -> None:
    """Note whose active race the active race attacked, even if the attack fails."""
    holder = position.holder[region]
    both = position.status[holder] == position.status[position.acting] == ACTIVE
    if holder != NOBODY and both:
        position.attacked |= 1 << position.owner[holder]


def conquer(position: Position, region: int, paid: int, single: int | None, record: Record) -> None:
    """The acting race takes the region with so many tokens from its hand."""
    race = position.acting
    if record is not None:
        ledger = with_rest(cost_ledger(position, race, region, single), paid)
        if single is None:
            record.append(Event("conquered", said(position, position.player, race, region, n=paid), ledger))
        else:
            marker = ("marker", position.rules.markers[single].id)
            event = Event(
                "single_token_conquered",
                said(position, position.player, race, region, n=paid, marker=marker),
                ledger,
            )
            record.append(event)
    drive_out(position, region, record)
    position.hand[race] -= paid
    move_in(position, region, paid, record)
    if single is not None:
        position.used |= 1 << single
        for old in position.marked(single, race):
            position.set_markers(single, old, 0)
        mark(position, single, region, record)


def convert(position: Position, region: int, record: Record) -> None:
    """The acting race takes the region by replacing its lone defender with a token from the tray."""
    race, victim = position.acting, position.holder[region]
    player = position.owner[victim]
    attack(position, region)
    position.converted |= 1 << player
    if record is not None:
        names = ("race", position.rules.races[victim].id)
        ledger = Ledger("loss", (Line("converted", 1, "loss-converted", {"race": names}),))
        record.append(Event("converted", said(position, position.player, race, region, victim=names), ledger))
    position.vacate(region)
    position.tray[victim] += 1
    position.lost_one |= 1 << victim
    clear_markers(position, region, record)
    position.non_empty |= 1 << region
    position.tray[race] -= 1
    move_in(position, region, 1, record)


def move_in(position: Position, region: int, tokens: int, record: Record) -> None:
    """Stand in a region that is free now, and put down what the race puts down there."""
    race = position.acting
    position.settle(race, region, tokens)
    position.opened = True
    kit = position.kit[race]
    assert kit is not None
    for marker in kit.marks_every:
        mark(position, marker, region, record)
    if kit.marks_first and position.charges[race]:
        done = max(count for _, count in kit.marks_first) - position.charges[race]
        position.charges[race] -= 1
        for marker, count in kit.marks_first:
            if done < count:
                mark(position, marker, region, record)


def drive_out(position: Position, region: int, record: Record) -> None:
    """Whoever is in the region leaves it: tribes for good, a race with its loss; what can flee flees."""
    if position.tribes >> region & 1:
        position.set_tribe(region, False)
        position.non_empty |= 1 << region
        if record is not None:
            record.append(Event("tribe_driven_out", {"region": ("region", region)}))
    race = position.holder[region]
    if race == NOBODY:
        return
    position.non_empty |= 1 << region
    attack(position, region)
    player = position.owner[race]
    enemy = player != position.player
    tokens = position.tokens[region]
    lost = losses(position, race, tokens)
    if record is not None:
        _tell_losses(position, region, lost, record)
    position.vacate(region)
    position.tray[race] += lost
    position.hand[race] += tokens - lost
    if lost:
        position.lost_one |= 1 << race
    if enemy:
        position.fled[race] += tokens - lost
    for index, kind in enumerate(position.rules.markers):
        if region in position.markers[index]:
            count = _drop(position, index, region, "marker_returned" if kind.flees else "marker_gone", record)
            if kind.flees and enemy:
                position.fled_markers[race, index] = position.fled_markers.get((race, index), 0) + count
    if position.status[race] == DECLINED and not position.held[race] and not position.hand[race]:
        vanish(position, race, record)


def losses(position: Position, race: int, tokens: int) -> int:
    """How many tokens a race loses with a region."""
    kit = position.kit[race]
    if kit is not None and kit.keeps_on_loss and (not kit.loses_first or position.lost_one >> race & 1):
        return 0
    return min(1, tokens)


def loss_ledger(position: Position, region: int) -> Ledger:
    """What the defender would lose with the region, and why."""
    race = position.holder[region]
    if race == NOBODY:
        return Ledger("loss", ())
    name = ("race", position.rules.races[race].id)
    lost = losses(position, race, position.tokens[region])
    if lost:
        line = Line("loss", lost, "loss-one", {"race": name, "n": lost})
    else:
        kit = position.kit[race]
        assert kit is not None
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
    discard_badge(position, race, record)
    return_banner(position, race, record)
