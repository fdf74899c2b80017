"""What happens when a race acts on the map: readying, abandoning, conquering, moving in."""

from __future__ import annotations

from collections.abc import Iterable

from sw_widget.engine import effects as fx
from sw_widget.engine.board import bits
from sw_widget.engine.conquest import cost_ledger, with_rest
from sw_widget.engine.events import Record, said
from sw_widget.engine.extras import extra_kinds, tell_apart
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.losing import clear_markers, drive_out, replace_lone
from sw_widget.engine.means import Named, fired_from, idle, name_of, number_of
from sw_widget.engine.position import NOBODY, Position


def ready(position: Position, record: Record, races: Iterable[int] | None = None) -> None:
    """Take all tokens but the least garrison in hand, of every race that the player may conquer with."""
    for race in position.movable_races(position.player) if races is None else races:
        kit = position.kit[race]
        assert kit is not None
        tokens, taken, least = position.tokens, 0, kit.least
        for region in bits(position.held[race]):
            spare = tokens[region] - least
            if spare > 0:
                tokens[region] = least
                taken += spare
        if taken:
            position.hand[race] += taken
            if kit.extra:
                tell_apart(position, race)
            if record is not None:
                record.append(Event("troops_readied", said(position, position.player, race, n=taken)))


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
    kit = position.kit[race]
    assert kit is not None
    for marker in extra_kinds(position, race):
        position.set_markers(marker, region, 0)
    tokens = position.vacate(region)
    position.hand[race] += tokens
    if kit.per_abandoned:
        position.abandoned |= 1 << region
    if record is not None:
        record.append(Event("abandoned", said(position, position.player, race, region, n=tokens)))
    clear_markers(position, region, record)
    if kit.extra:
        tell_apart(position, race)
    if record is not None and kit.per_abandoned:
        record.append(Event("coins_left", said(position, position.player, race, region, n=kit.per_abandoned)))


def conquer(position: Position, region: int, paid: int, named: Named, record: Record) -> None:
    """The acting race takes the region with so many tokens from its hand and the means that are named."""
    race = position.acting
    if record is not None:
        ledger = with_rest(cost_ledger(position, race, region, named), paid)
        kind = "conquered"
        more: dict[str, object] = {}
        if named:
            number = number_of(named[0])
            kit = position.kit[race]
            assert kit is not None
            kind = _EVENTS[type(kit.means[number])]
            more |= {"marker": name_of(position.rules, number), "pieces": len(named)}
        params = said(position, position.player, race, region, n=paid, **more)
        record.append(Event(kind, params, ledger))
    if named:
        use_up(position, named, record)
    drive_out(position, region, record)
    position.hand[race] -= paid
    if named:
        set_up(position, named, record)
    move_in(position, region, paid, record)
    if named:
        _bring_along(position, region, named, record)


_EVENTS = {
    fx.SingleToken: "single_token_conquered",
    fx.LongShot: "long_shot_conquered",
    fx.Spent: "conquered_with",
    fx.Beast: "conquered_with",
    fx.Hired: "conquered_with_hired",
}


def use_up(position: Position, named: Named, record: Record) -> None:
    """What the use of means takes: its turn, pieces that are gone, coins."""
    race = position.acting
    kit = position.kit[race]
    assert kit is not None
    for item in named:
        number = number_of(item)
        means = kit.means[number]
        if means.once:
            position.used |= 1 << number
        if isinstance(means, fx.Spent):
            position.stock[race, number] -= 1
        if isinstance(means, fx.Hired):
            position.coins[position.player] -= means.coins
            if record is not None:
                params = said(position, position.player, race, n=means.coins)
                params = {**params, "marker": name_of(position.rules, number)}
                record.append(Event("paid_for_means", params))


def set_up(position: Position, named: Named, record: Record) -> None:
    """A means that is fired from a region is set up there, whether or not the attack succeeds."""
    for item in named:
        if fired_from(item) != NOBODY:
            number = number_of(item)
            for old in position.marked(number, position.acting):
                position.set_markers(number, old, 0)
            mark(position, number, fired_from(item), record)


def _bring_along(position: Position, region: int, named: Named, record: Record) -> None:
    """Markers that travel with the troops."""
    race = position.acting
    kit = position.kit[race]
    assert kit is not None
    for item in named:
        number = number_of(item)
        means = kit.means[number]
        if isinstance(means, fx.SingleToken):
            for old in position.marked(number, race):
                position.set_markers(number, old, 0)
            mark(position, number, region, record)
        elif isinstance(means, fx.Beast):
            if not position.in_hand(number, race):
                old = idle(position, race, number)[0]
                position.set_markers(number, old, position.markers[number][old] - 1)
            mark(position, number, region, record)


def convert(position: Position, region: int, record: Record) -> None:
    """The acting race takes the region by replacing its lone defender with a token from the tray."""
    race, victim = position.acting, position.holder[region]
    position.converted |= 1 << position.owner[victim]
    if record is not None:
        names = ("race", position.rules.races[victim].id)
        ledger = Ledger("loss", (Line("converted", 1, "loss-converted", {"race": names}),))
        record.append(Event("converted", said(position, position.player, race, region, victim=names), ledger))
    replace_lone(position, region, record)
    position.tray[race] -= 1
    move_in(position, region, 1, record)


def move_in(position: Position, region: int, tokens: int, record: Record) -> None:
    """Stand in a region that is free now, and put down what the race puts down there."""
    race = position.acting
    position.settle(race, region, tokens)
    position.opened = True
    kit = position.kit[race]
    assert kit is not None
    if kit.has_beasts:
        position.taken |= 1 << region
    for marker in kit.marks_every:
        mark(position, marker, region, record)
    if kit.marks_first and position.charges[race]:
        done = max(count for _, count in kit.marks_first) - position.charges[race]
        position.charges[race] -= 1
        for marker, count in kit.marks_first:
            if done < count:
                mark(position, marker, region, record)
    if kit.extra:
        tell_apart(position, race)


def trade(position: Position, count: int, record: Record) -> None:
    """Collected tokens go back where they came from, and new ones of the race come for them."""
    race = position.active[position.player]
    price = rate(position) * count
    piles = [key for key in position.pile if key[0] == race]
    for key in sorted(piles, key=lambda key: (key[1] != race, key[1])):
        given = min(price, position.pile[key])
        price -= given
        position.pile[key] -= given
        if not position.pile[key]:
            del position.pile[key]
        if key[1] != NOBODY:
            position.tray[key[1]] += given
    position.tray[race] -= count
    position.hand[race] += count
    if record is not None:
        params = said(position, position.player, race, n=count, given=rate(position) * count)
        record.append(Event("tokens_traded", params))


def rate(position: Position) -> int:
    """How many collected tokens one new token takes: one for each player."""
    return len(position.coins)


def collected_by(position: Position, race: int) -> int:
    """How many lost tokens the race has collected."""
    return sum(count for (collector, _), count in position.pile.items() if collector == race)


def tradable(position: Position, race: int) -> int:
    """How many new tokens the race could have for what it has collected."""
    collected = collected_by(position, race)
    back = position.pile.get((race, race), 0)
    best = 0
    for count in range(1, collected // rate(position) + 1):
        # Its own tokens go back to the tray first, and can come from there at once.
        if count <= position.tray[race] + min(back, count * rate(position)):
            best = count
    return best
