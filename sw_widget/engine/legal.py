"""What the player who must decide may do: every entry, or its bounds where it is an allocation.

`check` (in refusal.py) says why a single action is not among them, from the same parts.
"""

from __future__ import annotations

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
from sw_widget.engine.extras import own_regions
from sw_widget.engine.legal_conquest import conquests
from sw_widget.engine.offer import price
from sw_widget.engine.option import Option, Options, SpreadOption, WithdrawOption
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.redeploy import lifted, regions_of, tokens_of
from sw_widget.engine.strike import ready

PAY_WITH_COMBO_COINS = "pay_with_combo_coins"


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
        return conquests(position, position.hand[position.acting])
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
        return conquests(position, position.hand[race] + sum(spare))
    view = readied(position)
    return conquests(view, view.hand[race])


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
        owned = position.owned(marker, position.active[position.player])
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
