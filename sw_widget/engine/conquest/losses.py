"""What is lost when a region falls, who hears of it, and how a race leaves the game."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine.actions import CONQUEST, SACRIFICE
from sw_widget.engine.conquest.buried import (
    buried_regions,
    bury,
    dig_up,
    rise,
    rule_of_burying,
    stays_under,
)
from sw_widget.engine.conquest.dues import pay_dues
from sw_widget.engine.conquest.loss_lines import collector, ledger_of_loss, loss_line, losses
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.map.board import BIT, INDICES, bits
from sw_widget.engine.position import ACTIVE, DECLINED, NOBODY, Position
from sw_widget.engine.turn.picking import discard_badge, return_banner

Asked = tuple[int, int]
"""A player who is asked for a token, and what, by a number of the effect that asks."""


def clear_markers(position: Position, region: int, record: Record, race: int = NOBODY) -> None:
    """What stands in the region beside tokens goes back to the supply, unless it belongs to the region.
    `race` is the one that has left it.
    """
    for index, pieces in enumerate(position.markers):
        if region in pieces and not position.rules.markers[index].stays:
            if not leave_behind(position, index, region, race):
                drop(position, index, region, "marker_gone", record, race)


def leave_behind(position: Position, marker: int, region: int, race: int) -> bool:
    """A marker stays where its race leaves a region that nobody conquers, if it is one that does."""
    stays = position.rules.markers[marker].outlasts and (race, marker) in position.stock
    if stays:
        position.sign(marker, region, position.owner[race])
    return stays


def drop(position: Position, marker: int, region: int, kind: str, record: Record, race: int = NOBODY) -> int:
    """Markers of a kind leave a region, which an event of this kind tells; says how many there were. `race`
    is whose they were.
    """
    count = position.markers[marker][region]
    position.set_markers(marker, region, 0)
    piece = position.rules.markers[marker]
    if piece.lost_with_region and (race, marker) in position.stock:
        position.stock[race, marker] -= count
    if record is not None and not piece.counts_as_token:
        params = {"marker": ("marker", piece.id), "region": ("region", region), "n": count}
        record.append(Event(kind, params, None, piece.id))
    return count


def drop_all(position: Position, race: int, marker: int, regions: Sequence[int], record: Record) -> None:
    """The race's markers of a kind leave several regions, which is told once."""
    if not regions:
        return
    n = sum(drop(position, marker, region, "marker_gone", None, race) for region in regions)
    tell_gone(position, race, marker, n, record)


def tell_gone(position: Position, race: int, marker: int, n: int, record: Record) -> None:
    """Tell that the race has lost so many markers of a kind, from the map or from the hand."""
    if record is not None and n:
        id = position.rules.markers[marker].id
        params = said(position, position.owner[race], race, marker=("marker", id), n=n)
        record.append(Event("markers_gone", params, None, id))


def lose_stock(position: Position, race: int, marker: int, kit: Kit, record: Record) -> None:
    """The race, which had this kit, has no more pieces of a kind that runs out. What it could still have
    conquered with is told.
    """
    if marker in kit.means:
        tell_gone(position, race, marker, position.in_hand(marker, race), record)
    del position.stock[race, marker]


def tenable(position: Position, race: int) -> int:
    """Where the race can stand now: in the middle of its conquests also where it may not stay."""
    kit = position.kit[race]
    conquers = position.acting == race and position.opened and position.phase == CONQUEST
    return kit.stand if conquers else kit.stay


def leave_untenable(position: Position, race: int, region: int, kit: Kit, record: Record) -> None:
    """The race leaves a region in which it could stand with this kit, and no longer can."""
    position.hand[race] += position.vacate(region)
    if record is not None:
        rule = next(
            (item.rule for item in kit.effects if Kit((item,), position.rules).stay >> region & 1), ""
        )
        params = said(position, position.owner[race], race, region)
        record.append(Event("region_untenable", params, None, rule))
    clear_markers(position, region, record, race)
    rise(position, region, record)


def attack(position: Position, region: int, record: Record) -> None:
    """Note whose active race the active race attacked, even if the attack fails; the defender hears of it,
    and so does whoever has tokens under the defender's.
    """
    holder = position.holder[region]
    if position.rules.answering.attacked and holder != NOBODY:
        layer = position.under(region)
        defenders = {position.owner[holder]} | ({position.owner[layer[0]]} if layer else set())
        for defender in sorted(defenders - {position.player}):
            tell(position, position.active[defender], "attacked", record, region)
    fights = holder != NOBODY and position.status[position.acting] == ACTIVE
    if fights and not position.passes_for_declined(holder):
        position.attacked |= 1 << position.owner[holder]


def drive_out(position: Position, region: int, record: Record) -> None:
    """The region is conquered: whoever is in it leaves, tribes for good, a race with its loss; what can flee
    flees.
    """
    race = position.holder[region]
    if race == NOBODY and not (position.neutral if position.rules.neutral else position.tribes) >> region & 1:
        return
    position.non_empty |= BIT[region]
    if race != NOBODY:
        attack(position, region, record)
    if position.guards and position.rules.answering.due:
        pay_dues(position, region, record)
    if race == NOBODY:
        drive_out_neutral(position, region, record)
        return
    if position.rules.answering.buries and stays_under(position, region):
        bury(position, region, record)
        _leave_markers(position, race, region, position.owner[race] != position.player, record)
        return
    clear(position, region, record, conquered=True)


def clear(
    position: Position,
    region: int,
    record: Record,
    *,
    conquered: bool = False,
    fought: bool = True,
    rule: str = "",
    loss: Line | None = None,
) -> None:
    """Whoever is in the region leaves it with the usual loss, whether or not somebody conquers it.

    Unless it is `fought` for, no race keeps what it would keep otherwise, and nobody collects what is lost.
    `rule` is whose doing it is, where nobody conquers; `loss` is what a race loses, where that is not the
    usual.
    """
    if position.rules.neutral or position.tribes >> region & 1:
        drive_out_neutral(position, region, record, fought=fought, rule=rule)
    race = position.holder[region]
    if race == NOBODY:
        return
    lost = losses(position, region, fought) if loss is None else loss.amount
    under = rule_of_burying(position, race) if position.rules.answering.buries else ""
    line = None if record is None else loss or loss_line(position, region, fought)
    instead = position.kit[race].answering.loses_instead
    extra = _extras_lost(position, race, region, lost, record) if instead else 0
    if line is not None and record is not None:
        _tell_losses(position, region, lost, extra, line, record)
    layer = position.under(region) if under else None
    below = _who_may_spare(position, layer[0], BIT[region]) if layer is not None and fought else None
    waits = _leave(position, region, lost, extra, record, conquered, fought)
    if lost and not waits and position.rules.answering.tokens_lost:
        tell(position, race, "tokens_lost", record, lost, False)
    if layer is not None:
        _lose_buried(position, region, under, record, fought, below)
    if position.status[race] == DECLINED and gone(position, race):
        vanish(position, race, LOST, record)


def drive_out_neutral(
    position: Position,
    region: int,
    record: Record,
    *,
    fought: bool = True,
    rule: str = "",
) -> None:
    """Whoever belongs to nobody leaves the region for good: a lost tribe, and markers such as monsters, which
    not all who collect lost tokens collect, too.
    """
    if position.tribes >> region & 1:
        position.set_tribe(region, False)
        if record is not None:
            record.append(Event("tribe_driven_out", {"region": ("region", region)}, None, rule))
        lose(position, NOBODY, 1, record, fought)
    for marker in position.rules.neutral:
        if region in position.markers[marker]:
            n = drop(position, marker, region, "neutral_driven_out", record)
            taker = collector(position) if fought else None
            if taker is not None and taker.effect.collects_neutral:
                lose(position, NOBODY, n, record)


def take_as_empty(position: Position, region: int, rule: str, record: Record) -> None:
    """The region is conquered as if it were empty: an active race that was in it loses nothing, tokens in
    decline and whoever else lives there leave for good, and nobody collects them. What is due is paid.
    """
    race = position.holder[region]
    if race == NOBODY and not (position.neutral if position.rules.neutral else position.tribes) >> region & 1:
        return
    position.non_empty |= 1 << region
    attack(position, region, record)
    if position.guards and position.rules.answering.due:
        pay_dues(position, region, record)
    loss = None
    if race != NOBODY:
        declined = position.passes_for_declined(race)
        n = position.tokens[region] if declined else 0
        params = {"race": ("race", position.rules.races[race].id), "n": n}
        sentence = "loss-all_as_empty" if declined else "loss-none_as_empty"
        loss = Line("loss", n, sentence, params, applied=True, reference=rule)
    clear(position, region, record, conquered=True, fought=False, loss=loss)


def gone(position: Position, race: int) -> bool:
    """Whether a race in decline has no token left, on the map or in hand."""
    return (
        position.status[race] == DECLINED
        and not position.held[race]
        and not position.hand[race]
        and not buried_regions(position, race)
    )


def _lose_buried(
    position: Position, region: int, rule: str, record: Record, fought: bool, asked: Asked | None
) -> None:
    """Tokens that lie under those of another race leave the region, and are lost unless somebody is asked who
    may give others for them; `rule` is whose doing it was that they stayed.
    """
    layer = position.under(region)
    assert layer is not None
    race, tokens = layer
    position.set_under(region, None)
    if record is not None:
        params = said(position, position.owner[race], race, region, n=tokens)
        record.append(Event("buried_lost", params, None, rule))
    if asked is None:
        lose(position, race, tokens, record, fought)
    else:
        position.hand[race] += tokens
        _ask_to_spare(position, race, tokens, asked, record)
    if gone(position, race):
        vanish(position, race, LOST, record)


def replace_lone(position: Position, region: int, record: Record) -> None:
    """A lone active token of an opponent is replaced: it is lost, and what stands beside it leaves."""
    attack(position, region, record)
    position.non_empty |= 1 << region
    race = position.holder[region]
    extra = _extras_lost(position, race, region, 1, record)
    if not _leave(position, region, 1, extra, record, True, replaced=True):
        tell(position, race, "tokens_lost", record, 1, True)


def _extras_lost(position: Position, race: int, region: int, lost: int, record: Record) -> int:
    """Of so many tokens lost with a region, or out of the hand (-1), how many are markers that count as
    tokens; these are given up now.
    """
    extra = 0
    for source, instead in position.kit[race].answering.loses_instead:
        extra += instead(Turn(position, race, source, record), region, lost - extra)
    return extra


def _leave(
    position: Position,
    region: int,
    lost: int,
    extra: int,
    record: Record,
    conquered: bool,
    fought: bool = True,
    replaced: bool = False,
) -> bool:
    """A race leaves a region with so many tokens lost, some of them markers that count as tokens; the others
    flee, or come to their player's hand. Says whether the loss waits for somebody who may give another token.
    """
    race, tokens = position.holder[region], position.tokens[region]
    enemy = position.owner[race] != position.player
    in_force = position.kit[race]  # also what only this region lends
    for marker in position.rules.counted:
        if region in position.markers[marker]:
            position.set_markers(marker, region, 0)
    own_lost = lost - extra
    asked = _who_may_spare(position, race, BIT[region]) if own_lost and fought else None
    position.vacate(region)
    if asked is not None:
        position.hand[race] += own_lost
        _ask_to_spare(position, race, own_lost, asked, record, replaced)
    else:
        lose(position, race, own_lost, record, fought)
    position.hand[race] += tokens - lost
    if enemy or race not in position.movable_races(position.player):
        position.fled[race] += tokens - lost
    if enemy:
        heard = conquered and bool(position.rules.answering.conquered)
        if heard and not position.passes_for_declined(race):
            tell(position, position.acting, "conquered", record, region, race)
    if conquered:
        for source, hears in in_force.answering.region_lost:
            hears(Turn(position, race, source, record), region)
    _leave_markers(position, race, region, enemy, record, conquered)
    return asked is not None


def _who_may_spare(position: Position, race: int, lost: int) -> Asked | None:
    """Who is asked before the race loses a token in a conquest, and what; None if nobody is. `lost` masks the
    region that is being emptied.
    """
    if not position.rules.answering.may_spare:
        return None
    for holder in position.active:
        for source, asks in position.kit[holder].answering.may_spare:
            found: Asked | None = asks(View(position, holder, source), race, lost)
            if found is not None:
                return found
    return None


def _ask_to_spare(
    position: Position, race: int, tokens: int, asked: Asked, record: Record, replaced: bool = False
) -> None:
    """Tokens that would be lost wait in hand until somebody has answered for each of them."""
    position.pending += [(SACRIFICE, asked[0], race, 2 * asked[1] + replaced)] * tokens
    if race not in position.movable_races(position.player):
        position.fled[race] += tokens
    if record is not None:
        rule, player = position.rules.asking[SACRIFICE].rule, ("player", asked[0])
        params = said(position, position.owner[race], race, n=tokens, ally=player)
        record.append(Event("loss_waits", params, None, rule))


def _leave_markers(
    position: Position, race: int, region: int, enemy: bool, record: Record, conquered: bool = True
) -> None:
    for index, pieces in enumerate(position.markers):
        if region not in pieces or position.rules.markers[index].stays:
            continue
        if not conquered and leave_behind(position, index, region, race):
            continue
        flees = position.rules.markers[index].flees
        count = drop(position, index, region, "marker_returned" if flees else "marker_gone", record, race)
        if flees and enemy:
            position.fled_markers[race, index] = position.fled_markers.get((race, index), 0) + count


def evict(position: Position, region: int, rule: str, record: Record) -> None:
    """Whoever is in a region leaves it without any loss, as if it were conquered by nobody; `rule` is whose
    doing that is.
    """
    drive_out_neutral(position, region, record, fought=False, rule=rule)
    race = position.holder[region]
    if race == NOBODY:
        return
    for marker in position.rules.counted:
        if region in position.markers[marker]:
            position.set_markers(marker, region, 0)
    tokens = position.vacate(region)
    position.hand[race] += tokens
    position.fled[race] += tokens
    if record is not None:
        params = said(position, position.owner[race], race, region, n=tokens)
        record.append(Event("tokens_fled", params, None, rule))
    _leave_markers(position, race, region, True, record, conquered=False)
    if position.under(region) is not None:
        rise(position, region, record)
        evict(position, region, rule, record)


def lose(position: Position, race: int, tokens: int, record: Record, fought: bool = True) -> None:
    """Tokens are lost: in a conquest to whoever collects them, otherwise to the tray."""
    if not tokens:
        return
    taker = collector(position) if fought and position.rules.answering.collects_lost else None
    if taker is not None:
        taker.effect.collected(Turn(position, taker.at.race, taker.at.source, record), race, tokens)
    elif race != NOBODY:
        position.tray[race] += tokens


def discard(position: Position, race: int, tokens: int, record: Record) -> None:
    """Tokens that a race has too many of when it declines: to whoever collects them, or to the tray."""
    if position.rules.answering.collects_discarded:
        for taker in position.active:
            for source, collects in position.kit[taker].answering.collects_discarded:
                if tokens and collects(View(position, taker, source), race):
                    if record is not None:
                        params = said(position, position.player, race, n=tokens)
                        record.append(Event("tokens_discarded", params))
                    effect: Effect = collects.__self__  # type: ignore[attr-defined]
                    effect.collected(Turn(position, taker, source, record), race, tokens)
                    return
    position.tray[race] += tokens
    if record is not None and tokens:
        params = said(position, position.player, race, n=tokens)
        record.append(Event("tokens_to_tray", params))


def take_away(position: Position, race: int, region: int, record: Record) -> None:
    """A single token of the race leaves the map from a region in which it stands, or lies under another."""
    layer = position.under(region)
    if layer is not None and layer[0] == race:
        position.set_under(region, (race, layer[1] - 1) if layer[1] > 1 else None)
    elif position.tokens[region] > 1:
        position.tokens[region] -= 1
    else:
        position.vacate(region)
        clear_markers(position, region, record, race)
        rise(position, region, record)
    if gone(position, race):
        vanish(position, race, LOST, record)


def lose_from_hand(t: Turn, tokens: int) -> None:
    """Tokens in hand are lost in a conquest that failed."""
    position, race = t.position, t.race
    lost = min(tokens, position.hand[race])
    extra = _extras_lost(position, race, NOBODY, lost, t.record)
    asked = _who_may_spare(position, race, 0) if lost > extra else None
    if asked is not None:
        position.take_from_hand(race, extra)
        _ask_to_spare(position, race, lost - extra, asked, t.record)
        return
    position.take_from_hand(race, lost)
    lose(position, race, lost - extra, t.record)
    if lost:
        tell(position, race, "tokens_lost", t.record, lost, False)


def _tell_losses(
    position: Position, region: int, lost: int, extra: int, line: Line, record: list[Event]
) -> None:
    """Tell what a race loses with a region: its own tokens, and markers that count as such."""
    race, tokens = position.holder[region], position.tokens[region]
    player = position.owner[race]

    def ledger(n: int) -> Ledger:
        return ledger_of_loss(position, region, line._replace(amount=n))

    if extra:
        marker = next(index for index in position.rules.counted if region in position.markers[index])
        kind = ("marker", position.rules.markers[marker].id)
        params = said(position, player, race, region, n=extra, marker=kind)
        record.append(Event("token_markers_lost", params, ledger(extra), line.reference))
    if lost > extra or not lost:
        record.append(
            Event("tokens_lost", said(position, player, race, region, n=lost - extra), ledger(lost - extra))
        )
    if tokens > lost:
        record.append(Event("tokens_fled", said(position, player, race, region, n=tokens - lost)))


LOST, REPLACED, NOWHERE = "lost", "replaced", "nowhere"
"""Why a race leaves the game: its last token was lost; its player puts another race into decline; it holds
no region when a turn ends.
"""


def vanish(position: Position, race: int, why: str, record: Record) -> None:
    """A race leaves the game: tokens to the tray, badge to the discard pile, banner to the stack."""
    if record is not None:
        record.append(Event("race_vanished", said(position, position.owner[race], race, why=why)))
    for index, pieces in enumerate(position.markers):
        if pieces and not position.rules.markers[index].stays:
            drop_all(position, race, index, position.marked(index, race), record)
    for region in INDICES[position.held[race]]:
        position.tray[race] += position.vacate(region)
    for region in bits(buried_regions(position, race)):
        position.tray[race] += dig_up(position, region)
    position.tray[race] += position.empty_hand(race)
    owner = position.owner[race]
    position.declined[owner] = tuple(other for other in position.declined[owner] if other != race)
    position.rest(race)
    discard_badge(position, race, record)
    return_banner(position, race, record)
