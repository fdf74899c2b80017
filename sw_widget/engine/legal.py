"""What the player who must decide may do: every entry, or its bounds where it is an allocation.

`check` (in refusal.py) says why a single action is not among them, from the same parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    AFTER_SCORING,
    CONQUEST,
    PICKING,
    REDEPLOYMENT,
    ROLLING,
    START,
    WITHDRAWAL,
    Code,
)
from sw_widget.engine.allocation import Spread
from sw_widget.engine.board import bits
from sw_widget.engine.conquest import convert_reach, convertible, cost, open_to, targets
from sw_widget.engine.effects import CollectsLost
from sw_widget.engine.extras import own_regions
from sw_widget.engine.means import Named, is_shot, shot_reach, shots, usable, without_hired
from sw_widget.engine.offer import price
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.redeploy import lifted, regions_of, tokens_of
from sw_widget.engine.rules import MOST_BY_DIE
from sw_widget.engine.strike import ready, tradable

PAY_WITH_COMBO_COINS = "pay_with_combo_coins"


class WithdrawOption:
    """A defender's choice where the tokens, and the markers that fled with them, are put down."""

    __slots__ = ("markers", "race", "tokens")

    def __init__(self, race: int, tokens: Spread, markers: tuple[tuple[int, Spread], ...]) -> None:
        self.race = race
        self.tokens = tokens
        self.markers = markers

    def count(self) -> int:
        total = self.tokens.count()
        for _, spread in self.markers:
            total *= spread.count()
        return total

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, tuple) or code[1] != self.race or code[2] not in self.tokens:
            return False
        given = dict(code[3])
        return given.keys() == {marker for marker, _ in self.markers} and all(
            given[marker] in spread for marker, spread in self.markers
        )

    def __iter__(self) -> Iterator[Code]:
        def markers(rest: tuple[tuple[int, Spread], ...]) -> Iterator[Code]:
            if not rest:
                yield ()
                return
            for first in rest[0][1]:
                for more in markers(rest[1:]):
                    yield ((rest[0][0], first), *more)

        for tokens in self.tokens:
            for placed in markers(self.markers):
                yield (do.WITHDRAW, self.race, tokens, placed)

    def even(self) -> Code:
        markers = tuple((marker, spread.even()) for marker, spread in self.markers)
        return (do.WITHDRAW, self.race, self.tokens.even(), markers)

    def sample(self, rng: Random) -> Code:
        markers = tuple((marker, spread.sample(rng)) for marker, spread in self.markers)
        return (do.WITHDRAW, self.race, self.tokens.sample(rng), markers)


class SpreadOption:
    """A redeployment or a placing of markers; `what` is the race or the marker."""

    __slots__ = ("kind", "spread", "what")

    def __init__(self, kind: int, what: int, spread: Spread) -> None:
        self.kind = kind
        self.what = what
        self.spread = spread

    def count(self) -> int:
        return self.spread.count()

    def __contains__(self, code: object) -> bool:
        return isinstance(code, tuple) and code[:2] == (self.kind, self.what) and code[2] in self.spread

    def __iter__(self) -> Iterator[Code]:
        for allocation in self.spread:
            yield (self.kind, self.what, allocation)

    def even(self) -> Code:
        return (self.kind, self.what, self.spread.even())

    def sample(self, rng: Random) -> Code:
        return (self.kind, self.what, self.spread.sample(rng))


Option = SpreadOption | WithdrawOption
Options = dict[int, list[Code] | list[Option]]


def readied(position: Position) -> Position:
    """The position as conquests see it: at the start of a turn, with the troops in hand as they will be."""
    if position.phase != START:
        return position
    view = position.clone()
    ready(view, None)
    view.phase = CONQUEST
    return view


def options(position: Position) -> Options:
    """All kinds of action that are legal now, each with its entries; kinds without an entry are left out."""
    phase = position.stage
    if phase == ROLLING:
        return {do.ROLL: [(do.ROLL,)]}
    if phase == CONQUEST:
        return _conquests(position, position.hand[position.acting])
    if phase == START:
        found = _first_conquests(position)
        found[do.DECLINE] = _declines(position)
        return found
    if phase == REDEPLOYMENT:
        return _redeployment(position)
    if phase == PICKING:
        if not position.column:
            return {do.STOP: [(do.STOP,)]}
        return {
            do.PICK: [(do.PICK, slot) for slot in range(len(position.column)) if affordable(position, slot)]
        }
    if phase == WITHDRAWAL:
        first = position.decider
        withdrawals: list[Option] = [
            withdrawal(position, frame[2]) for frame in reversed(position.pending) if frame[1] == first
        ]
        return {do.WITHDRAW: withdrawals}
    if phase == AFTER_SCORING:
        return {do.DECLINE: _declines(position), do.END_TURN: [(do.END_TURN,)]}
    return {}


def _declines(position: Position) -> list[Code]:
    """Going into decline; with the region where what stays is stacked, if there is a choice."""
    race = position.active[position.player]
    kit = position.kit[race]
    assert kit is not None
    sites = own_regions(position, race) if kit.tower else 0
    if sites.bit_count() < 2:
        return [(do.DECLINE,)]
    return [(do.DECLINE, region) for region in bits(sites)]


def affordable(position: Position, slot: int) -> bool:
    """Own coins for each combo above. A variant lets the coins on the combo itself count."""
    coins = position.coins[position.player]
    if PAY_WITH_COMBO_COINS in position.rules.switches:
        coins += position.column[slot][2]
    return coins >= price(position, slot)


def _first_conquests(position: Position) -> Options:
    """At the start of a turn. Readying an active race only fills its hand, so that no copy is needed for it,
    unless something depends on how its tokens stand.
    """
    race = position.acting
    kit = position.kit[race]
    assert kit is not None
    if position.status[race] == ACTIVE and not kit.shifting and not kit.means:
        tokens, least = position.tokens, kit.least
        spare = [max(0, tokens[region] - least) for region in bits(position.held[race])]
        return _conquests(position, position.hand[race] + sum(spare))
    view = readied(position)
    return _conquests(view, view.hand[race])


def _conquests(view: Position, hand: int) -> Options:
    """What the acting race can do with so many tokens in hand."""
    race = view.acting
    kit = view.kit[race]
    assert kit is not None
    within, payable, within_die = targets(view, race, hand)
    found: Options = {do.STOP: [(do.STOP,)]}
    # After a roll any region in reach may be tried: one that the hand cannot pay is the turn's last attempt.
    rolled = view.roll != NOBODY and hand >= kit.least
    conquer: list[Code] = [(do.CONQUER, region) for region in (bits(within) if rolled else payable)]
    attempt: list[Code] = [] if no_attempt(view, race) else [(do.ATTEMPT, region) for region in within_die]
    if kit.means and hand >= kit.least:
        conquer += _with_means(view, hand, within)
        if not no_attempt(view, race):
            attempt += _attempts_with_means(view, hand, within)
    if conquer:
        found[do.CONQUER] = conquer
    if kit.roll_first and hand >= kit.least and view.roll == NOBODY:
        found[do.ROLL] = [(do.ROLL,)]
    if attempt:
        found[do.ATTEMPT] = attempt
    if kit.convert and hand:
        regions = convert_targets(view, race)
        if regions:
            found[do.CONVERT] = [(do.CONVERT, region) for region in regions]
    if not view.opened and view.held[race]:
        found[do.ABANDON] = [(do.ABANDON, region) for region in bits(view.held[race])]
    if view.pile:
        uses = _trades(view)
        if uses:
            found[do.USE] = uses
    return found


def _trades(view: Position) -> list[Code]:
    """What the active race can have for what it has collected, also while one in decline acts."""
    active = view.active[view.player]
    kit = view.kit[active] if active != NOBODY else None
    if kit is None or not kit.collects or not may_trade(view):
        return []
    return [(do.USE, trader(view), (("count", count),)) for count in range(1, tradable(view, active) + 1)]


def no_attempt(view: Position, race: int) -> bool:
    """Whether there is no final attempt: the race rolls first, has another wave to come, or spent its die."""
    kit = view.kit[race]
    assert kit is not None
    return kit.roll_first or (kit.two_waves and not view.wave) or die_is_spent(view, race)


def may_trade(view: Position) -> bool:
    """Collected tokens are traded in at the start: before the first conquest or abandonment."""
    return not view.begun


def trader(view: Position) -> str:
    """Whose gift it is to trade in what was collected."""
    kit = view.kit[view.active[view.player]]
    assert kit is not None
    return kit.source_of(CollectsLost)[1]


def within_reach(view: Position, race: int, named: Named, plain: int) -> dict[int, list[Named]]:
    """Where a conquest with these means may go, and in which ways: a long shot is fired from somewhere."""
    kit = view.kit[race]
    assert kit is not None
    shot = next((number for number in named if isinstance(number, int) and is_shot(view, race, number)), None)
    if shot is None:
        return {region: [named] for region in bits(plain)}
    rest = tuple(number for number in named if number != shot)
    targets_of = bits(shot_reach(view, race) & open_to(view, race))
    return {region: [(*rest, (shot, base)) for base in shots(view, race, region)] for region in targets_of}


def _with_means(view: Position, hand: int, within: int) -> list[Code]:
    """Conquests with special means that the hand can pay for."""
    race = view.acting
    kit = view.kit[race]
    assert kit is not None
    alone = kit.single[:1]  # a single token is always there
    return [
        (do.CONQUER, region, *way)
        for named in usable(view, race, in_attempt=False)
        for region, ways in within_reach(view, race, named, within).items()
        for way in ways
        if view.roll != NOBODY or way == alone or cost(view, race, region, way) <= hand
    ]


def _attempts_with_means(view: Position, hand: int, within: int) -> list[Code]:
    """Final attempts with special means: what is hired for coins counts only where it is needed."""
    race = view.acting
    return [
        (do.ATTEMPT, region, *way)
        for named in usable(view, race, in_attempt=True)
        for region, ways in within_reach(view, race, named, within).items()
        for way in ways
        if cost(view, race, region, without_hired(view, race, way)) > hand
        and cost(view, race, region, way) <= hand + MOST_BY_DIE
    ]


def die_is_spent(view: Position, race: int) -> bool:
    """Whether the final attempt is gone: a variant has declined conqueror and active race share one."""
    if not view.die_spent:
        return False
    for own in view.declined[view.player]:
        kit = view.kit[own]
        if kit is not None and kit.conquers_in_decline is not None and kit.conquers_in_decline.shares_die:
            return True
    return False


def convert_targets(view: Position, race: int) -> list[int]:
    """Regions whose lone token can be replaced now."""
    return [
        region
        for region in bits(convert_reach(view, race))
        if convertible(view, race, region) is None
        and not view.converted >> view.owner[view.holder[region]] & 1
    ]


def redeployment(position: Position, race: int) -> Spread:
    """How the race's tokens may stand: a garrison in every region, as far as there are tokens, and in hand
    what must be lifted.
    """
    regions = bits(regions_of(position, race))
    tokens = tokens_of(position, race) - lifted(position, race)
    kit = position.kit[race]
    least = kit.least if kit is not None else 1
    kept = min(len(regions), tokens // least)
    if not kept:
        tokens = 0 if regions else tokens
    return Spread(regions, tokens, tokens, least=least, empty=len(regions) - kept)


def placement(position: Position, marker: int, builds: bool) -> Spread:
    """Where markers of a kind may be put: all of them anew, or one new one."""
    kind = position.rules.markers[marker]
    held = position.held[position.active[position.player]]
    pieces = position.markers[marker]
    if not builds:
        elsewhere = sum(n for region, n in pieces.items() if not (held | position.given_up) >> region & 1)
        owned = position.stock.get((position.active[position.player], marker), kind.in_box)
        return Spread(bits(held), 0, min(owned, kind.in_box - elsewhere), most=kind.per_region)
    free = tuple(region for region in bits(held) if pieces.get(region, 0) < kind.per_region)
    left = 0 if position.used >> marker & 1 else min(1, kind.in_box - sum(pieces.values()))
    return Spread(free, 0, left, most=1)


def withdrawal(position: Position, race: int) -> WithdrawOption:
    regions = tuple(bits(position.held[race]))
    fled = position.fled[race]
    markers = tuple(
        (marker, Spread(regions, count, count, most=position.rules.markers[marker].per_region))
        for (owner, marker), count in sorted(position.fled_markers.items())
        if owner == race
    )
    return WithdrawOption(race, Spread(regions, fled, fled), markers)


def may_end(position: Position) -> bool:
    """Whether everything that must be put down or taken up has been."""
    for race in position.movable_races(position.player):
        settled = position.hand[race] == lifted(position, race) or stays_put(position, race)
        if position.held[race] and not settled:
            return False
    return True


def stays_put(position: Position, race: int) -> bool:
    """Whether the race's tokens are not redeployed."""
    kit = position.kit[race]
    return kit is not None and kit.stays_put


def _redeployment(position: Position) -> Options:
    found: Options = {}
    movable: list[Option] = []
    for race in position.movable_races(position.player):
        if stays_put(position, race):
            continue
        spread = redeployment(position, race)
        if spread.regions or not spread.high:
            movable.append(SpreadOption(do.REDEPLOY, race, spread))
    if movable:
        found[do.REDEPLOY] = movable
    active = position.active[position.player]
    kit = position.kit[active] if active != NOBODY else None
    if kit is not None:
        placeable: list[Option] = [
            SpreadOption(do.PLACE, marker, placement(position, marker, marker in kit.builds))
            for marker in (*kit.places, *kit.builds)
        ]
        if placeable:
            found[do.PLACE] = placeable
        if kit.names_ally:
            found[do.ALLY] = [(do.ALLY, NOBODY), *((do.ALLY, player) for player in possible_allies(position))]
    if may_end(position):
        found[do.END_TURN] = [(do.END_TURN,)]
    return found


def possible_allies(position: Position) -> list[int]:
    """Opponents whose active race was not attacked this turn, as long as peace can be paid for."""
    active = position.active[position.player]
    kit = position.kit[active]
    assert kit is not None
    if kit.pays_ally > position.coins[position.player]:
        return []
    return [
        player
        for player in range(len(position.coins))
        if player != position.player and not position.attacked >> player & 1
    ]


def sample(found: Options, rng: Random) -> Code:
    """A kind of action, each as likely as the others, and one of that kind."""
    kinds = list(found.values())
    entries = kinds[int(rng.random() * len(kinds))]
    entry = entries[int(rng.random() * len(entries))] if len(entries) > 1 else entries[0]
    return entry if isinstance(entry, tuple) else entry.sample(rng)


def includes(found: Options, code: Code) -> bool:
    """Whether an action is among the options."""
    entries = found.get(code[0])
    if not entries:
        return False
    if isinstance(entries[0], tuple):
        return code in entries
    return any(code in entry for entry in entries)
