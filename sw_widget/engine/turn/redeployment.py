"""Redeployment: what a race must take up, and where everything is put down."""

from __future__ import annotations

from sw_widget.engine.actions import Allocation, Code
from sw_widget.engine.conquest.buried import rise
from sw_widget.engine.conquest.losses import clear_markers
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.lending import follow_markers, standing
from sw_widget.engine.hooks.telling import lines_of, tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event, Ledger, Reason
from sw_widget.engine.legal.allocation import Placing, Spread
from sw_widget.engine.map.board import BIT, INDICES, bits
from sw_widget.engine.position import NOBODY, Position


def lifted(position: Position, race: int) -> int:
    """Tokens that must be back in hand when the turn ends."""
    if not position.kit[race].answering.lifts:
        return 0
    return min(tokens_of(position, race), sum(line.amount for line in lines_of(position, race, "lifts")))


def lift_ledger(position: Position, race: int) -> Ledger:
    """What must be taken up, and who says so."""
    left, lines = lifted(position, race), []
    for line in lines_of(position, race, "lifts"):
        n = min(line.amount, left)
        lines.append(line._replace(amount=n, params={**line.params, "n": n}, applied=n > 0))
        left -= n
    return Ledger("lift", tuple(lines), {"race": ("race", position.rules.races[race].id)})


def stays_put(position: Position, race: int) -> Reason | None:
    """Why the race's tokens are not redeployed, if they are not."""
    for source, refuses in position.kit[race].answering.refuses_redeployment:
        reason: Reason | None = refuses(View(position, race, source))
        if reason is not None:
            return reason
    return None


def leave_regions(position: Position, record: Record) -> None:
    """Conquests have ended: where a race cannot stay, as in a river, its tokens come back into the hand. The
    active race comes first, for another one may lie under it.
    """
    for race in reversed(position.movable_races(position.player)):
        leaving = {
            region: source[1]
            for source, leaves in position.kit[race].answering.leaves
            for region in bits(leaves(View(position, race, source)))
        }
        for region in (*bits(position.held[race] & ~may_stay(position, race)), *leaving):
            for marker in position.rules.counted:
                position.set_markers(marker, region, 0)
            tokens = position.vacate(region)
            position.hand[race] += tokens
            if record is not None:
                params = said(position, position.player, race, region, n=tokens)
                if region in leaving:
                    record.append(Event("left_for_good", params, None, leaving[region]))
                else:
                    record.append(Event("river_left", params))
            clear_markers(position, region, record, race)
            rise(position, region, record)
            tell(position, race, "tokens_moved", record)


def leave_without_token(position: Position, record: Record) -> None:
    """The turn ends: a region that the active race took without a token, and put none into, is lost."""
    race = position.active[position.player]
    for source, regions in position.kit[race].answering.ungarrisoned:
        for region in bits(regions(View(position, race, source)) & position.held[race]):
            if position.tokens[region]:
                continue
            position.vacate(region)
            if record is not None:
                params = said(position, position.player, race, region)
                record.append(Event("left_without_token", params, None, source[1]))
            clear_markers(position, region, record, race)
            rise(position, region, record)


def may_stay(position: Position, race: int) -> int:
    """Where the race may remain; in decline also where it could while it was active."""
    return position.kit[race].stay | position.rules.kit(race, position.power[race], False).stay


def tokens_of(position: Position, race: int) -> int:
    """All tokens of a race that its player has: on the map and in hand."""
    tokens, count = position.tokens, position.hand[race]
    stands = position.held[race]
    if position.rules.roles:
        stands |= position.waiting_in(race)
    for region in INDICES[stands]:
        count += tokens[region]
    return count


def redeploy(position: Position, code: Code, die: int | None, record: Record) -> None:
    """Put the race's tokens down anew. Regions left without one are given up when the turn ends."""
    race: int = code[1]
    allocation: Allocation = code[2]
    for marker in position.rules.counted:
        for region in position.marked(marker, race):
            position.set_markers(marker, region, 0)
    tokens, hand, left = position.tokens, position.hand[race], regions_of(position, race)
    for region, placed in allocation:
        before = tokens[region]
        if before != placed:
            hand += before - placed
            if not before:
                if position.holder[region] == NOBODY:
                    position.settle(race, region, placed)
                position.defended |= BIT[region]
            tokens[region] = placed
    if record is not None:
        n = sum(placed for _, placed in allocation)
        record.append(Event("redeployed", said(position, position.player, race, n=n)))
    if len(allocation) == len(INDICES[left]):
        left = 0
    else:
        for region, _ in allocation:
            left &= ~BIT[region]
    if position.rules.roles:
        for region in bits(position.waiting_in(race) & left):
            hand += position.vacate(region)
        left &= ~position.kit[race].refuge
    if race == position.active[position.player]:
        position.given_up = left
    if left:
        for region in bits(left & position.held[race]):
            hand += position.vacate(region)
            if record is not None:
                params = said(position, position.player, race, region)
                record.append(Event("given_up", params, None, rule_of_lift(position, race)))
    position.hand[race] = hand
    if position.kit[race].answering.tokens_moved:
        tell(position, race, "tokens_moved", record)
    if record is not None and position.hand[race]:
        params = said(position, position.player, race, n=position.hand[race])
        ledger = lift_ledger(position, race)
        record.append(Event("lifted", params, ledger, rule_of_lift(position, race)))


def rule_of_lift(position: Position, race: int) -> str:
    """Who asks for tokens to be taken up; none if nobody does."""
    lifts = position.kit[race].answering.lifts
    return lifts[0][0][1] if lifts else ""


def regions_of(position: Position, race: int) -> int:
    """What the race may stand in at redeployment: what it holds, and what it may still take back."""
    held = position.held[race]
    if position.rules.roles:
        held |= position.kit[race].refuge
    if position.given_up and race == position.active[position.player]:
        held |= position.given_up
    return held


def withdraws_to(position: Position, race: int) -> int:
    """Where tokens that fled are put down: what the race holds, or else where they may wait."""
    return position.held[race] or position.kit[race].refuge


def settle_given_up(position: Position, record: Record) -> None:
    """The turn ends: what was given up is gone, and so is what stands there, or was lent there."""
    race, regions, before = position.active[position.player], bits(position.given_up), standing(position)
    for region in regions:
        clear_markers(position, region, record, race)
    position.given_up = 0
    position.fit(race)
    for region in regions:
        rise(position, region, record)
    follow_markers(position, before, record)


def as_settled(position: Position) -> Position:
    """The position in which what was given up is gone, as when the turn ends."""
    if not position.given_up:
        return position
    after = position.clone()
    settle_given_up(after, None)
    return after


def placings(position: Position) -> list[Placing]:
    """The markers that the active race may put down now."""
    race = position.active[position.player]
    return [
        placing
        for source, places in position.kit[race].answering.placings
        for placing in places(View(position, race, source))
    ]


def all_anew(at: View, id: str) -> Placing:
    """All markers of a kind that the race has, to be set down anew in its regions."""
    position = at.position
    marker = position.rules.marker_index[id]
    kind, held = position.rules.markers[marker], position.held[at.race]
    own, left = held | position.given_up, kind.in_box
    for region, n in position.markers[marker].items():
        if not own >> region & 1:
            left -= n
    most = min(position.owned(marker, at.race), left)
    return Placing(marker, Spread(INDICES[held], 0, most, most=kind.per_region), anew=True)


def one_more(at: View, id: str) -> Placing:
    """One marker of a kind, where the box still has one, beside those that stand and never move."""
    position = at.position
    marker = position.rules.marker_index[id]
    kind, pieces = position.rules.markers[marker], position.markers[marker]
    most = kind.per_region
    free = tuple([region for region in INDICES[position.held[at.race]] if pieces.get(region, 0) < most])
    left = 0 if position.used >> marker & 1 else min(1, kind.in_box - sum(pieces.values()))
    return Placing(marker, Spread(free, 0, left, most=1), anew=False)


def placing_of(position: Position, marker: int) -> Spread:
    """Where markers of a kind may be put down now: all of them anew, or new ones."""
    return _placing(position, marker).spread


def _placing(position: Position, marker: int) -> Placing:
    for placing in placings(position):
        if placing.marker == marker:
            return placing
    raise LookupError(f"no marker {marker} can be put down now")


def place(position: Position, code: Code, die: int | None, record: Record) -> None:
    marker: int = code[1]
    allocation: Allocation = code[2]
    active = position.active[position.player]
    placing = _placing(position, marker)
    if placing.anew:
        for region in (*position.marked(marker, active), *bits(position.given_up)):
            position.set_markers(marker, region, 0)
    elif allocation and not placing.repeatable:
        position.used |= 1 << marker
    for region in (*placing.again, *placing.lifted):
        position.set_markers(marker, region, position.markers[marker][region] - 1)
    for region, count in allocation:
        position.set_markers(marker, region, position.markers[marker].get(region, 0) + count)
        if position.rules.markers[marker].passes:
            position.sign(marker, region, position.player)
        if record is not None:
            name = ("marker", position.rules.markers[marker].id)
            params = {"marker": name, "region": ("region", region), "n": count}
            record.append(Event("marker_placed", params, None, name[1]))
    for source, hears in position.kit[active].answering.placed:
        hears(Turn(position, active, source, record), marker, allocation)


def put_down(
    position: Position,
    race: int,
    tokens: Allocation,
    markers: tuple[tuple[int, Allocation], ...],
    record: Record,
) -> None:
    """Add what fled to regions that the race still holds."""
    for region, count in tokens:
        if position.holder[region] == NOBODY:
            position.settle(race, region, count)
        else:
            position.tokens[region] += count
        position.take_from_hand(race, count)
    position.fled[race] = 0
    for marker, allocation in markers:
        for region, count in allocation:
            position.set_markers(marker, region, position.markers[marker].get(region, 0) + count)
        position.fled_markers.pop((race, marker), None)
    tell(position, race, "tokens_moved", record)
    if record is not None:
        n = sum(count for _, count in tokens)
        record.append(Event("withdrew", said(position, position.owner[race], race, n=n)))
