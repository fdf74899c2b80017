"""What the player who must decide may do: every entry, or its bounds where it is an allocation.

`first_reason` (in why_not) says why a single action is not among them, from the same parts.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor
from random import Random
from typing import Final

from sw_widget.engine.actions import (
    AFTER_SCORING,
    ASKED,
    CONQUEST,
    DECLINE,
    END_TURN,
    PICK,
    PICKING,
    PLACE,
    REDEPLOY,
    REDEPLOYMENT,
    ROLL,
    ROLLING,
    SACRIFICE,
    START,
    STOP,
    WITHDRAW,
    WITHDRAWAL,
    Code,
)
from sw_widget.engine.conquest.conquering import ready, ungarrisoned
from sw_widget.engine.hooks.view import View
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.legal.choices import OnRegions, Option, Options, SpreadOption, WithdrawOption
from sw_widget.engine.legal.conquests import conquests
from sw_widget.engine.legal.offers import codes_of, demanded, offers_by_kind
from sw_widget.engine.map.board import INDICES, bits
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER
from sw_widget.engine.turn.decline import leaving
from sw_widget.engine.turn.picking import is_free, price, swaps
from sw_widget.engine.turn.redeployment import (
    lifted,
    placings,
    regions_of,
    stays_put,
    tokens_of,
    withdraws_to,
)

PAY_WITH_COMBO_COINS: Final = "pay_with_combo_coins"
JUST_DECLINE: Final[list[Code]] = [(DECLINE,)]
JUST_END_TURN: Final[list[Code]] = [(END_TURN,)]
ALL_PICKS: Final[list[Code]] = [(PICK, slot) for slot in range(MOST_ON_OFFER)]


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
    phase = position.pending[-1][0] if position.pending else position.phase
    if phase == REDEPLOYMENT:
        return _redeployment(position)
    if position.rules.asks_first and phase in (START, CONQUEST, AFTER_SCORING):
        demands = _demands(position)
        if demands:
            if phase == START and may_decline(position):
                demands[DECLINE] = _declines(position)
            return demands
    if phase == CONQUEST:
        return conquests(position, position.hand[position.acting])
    if phase == START:
        found = _first_conquests(position)
        rules = position.rules
        if not rules.roles or may_decline(position):
            found[DECLINE] = _declines(position) if rules.answering.decline_sites else JUST_DECLINE
        return found
    if phase == ROLLING:
        return {ROLL: [(ROLL,)]}
    if phase == PICKING:
        if not position.column:
            return {STOP: [(STOP,)]}
        return {PICK: picks(position)}
    if phase == WITHDRAWAL:
        first = position.decider
        withdrawals: list[Option] = [
            withdrawal(position, frame[2]) for frame in reversed(position.pending) if frame[1] == first
        ]
        return {WITHDRAW: withdrawals}
    if phase in ASKED:
        asked: Options = {**offers_by_kind(position)}
        if phase == SACRIFICE:
            asked[STOP] = [(STOP,)]
        return asked
    if phase == AFTER_SCORING:
        late: Options = {DECLINE: _declines(position)} if declines_after_scoring(position) else {}
        late[END_TURN] = JUST_END_TURN
        late.update(offers_by_kind(position))
        return late
    return {}


def may_decline(position: Position) -> bool:
    """Whether the player is one who may put the active race into decline."""
    return not position.rules.roles or position.seats()[position.player].declines


def _demands(position: Position) -> Options:
    """What must be done before anything else; empty if nothing must."""
    item = demanded(position)
    return {} if item is None else {item.offer.kind: codes_of(item.offer)}


def declines_after_scoring(position: Position) -> bool:
    """Whether the active race may go into decline after it has scored."""
    race = position.active[position.player]
    return may_decline(position) and any(
        declines(View(position, race, source))
        for source, declines in position.kit[race].answering.declines_after_scoring
    )


def chooses_after_scoring(position: Position) -> bool:
    """Whether the player who has scored can do anything but end the turn."""
    if declines_after_scoring(position):
        return True
    return position.rules.offers_after_scoring and bool(offers_by_kind(position))


def decline_sites(position: Position) -> int:
    """Regions of which one must be named with a decline, where there is a choice; 0 if none is."""
    race, sites = position.active[position.player], 0
    if position.rules.answering.leaves_map and leaving(position, race) is not None:
        return 0
    for source, names in position.kit[race].answering.decline_sites:
        sites |= names(View(position, race, source))
    return sites


def _declines(position: Position) -> list[Code]:
    """Going into decline; with a region, if there is a choice."""
    sites = decline_sites(position)
    if sites.bit_count() < 2:
        return JUST_DECLINE
    return [(DECLINE, region) for region in bits(sites)]


def picks(position: Position) -> list[Code]:
    """Combos that the player can pay for."""
    slots = range(len(position.column))
    rules = position.rules
    if rules.swaps_badge:
        return [
            (PICK, slot, *other)
            for slot in slots
            if affordable(position, slot)
            for other in ((), *swaps(position, slot))
        ]
    if rules.dear or PAY_WITH_COMBO_COINS in rules.switches or (rules.frees_pick and is_free(position)):
        return [(PICK, slot) for slot in slots if affordable(position, slot)]
    return ALL_PICKS[: min(len(slots), position.coins[position.player] + 1)]


def affordable(position: Position, slot: int) -> bool:
    """Own coins for each combo above. A variant lets the coins on the combo itself count."""
    coins = position.coins[position.player]
    if PAY_WITH_COMBO_COINS in position.rules.switches:
        coins += position.column[slot][2]
    return coins >= price(position, slot)


def _first_conquests(position: Position) -> Options:
    """At the start of a turn. Readying an active race only fills its hand, so that no copy is needed for it,
    unless it has means that may depend on how its tokens stand.
    """
    race = position.acting
    kit = position.kit[race]
    if position.status[race] == ACTIVE and not kit.means:
        return conquests(position, position.readied_hand(race))
    view = readied(position)
    return conquests(view, view.hand[race])


def redeployment(position: Position, race: int) -> Spread:
    """How the race's tokens may stand: a garrison in every region, as far as there are tokens, and in hand
    what must be lifted.
    """
    tokens = tokens_of(position, race) - lifted(position, race)
    free = ungarrisoned(position, race)
    if position.rules.roles:
        free |= position.kit[race].refuge
    return garrisons(regions_of(position, race), tokens, position.kit[race].least, free)


def redeployment_on_map(position: Position, race: int) -> Spread:
    """The same without tokens that wait where they hold nothing, unless there is nowhere else to go."""
    refuge = position.kit[race].refuge if position.rules.roles else 0
    regions = regions_of(position, race) & ~refuge
    if not refuge or not regions:
        return redeployment(position, race)
    tokens = tokens_of(position, race) - lifted(position, race)
    return garrisons(regions, tokens, position.kit[race].least, ungarrisoned(position, race))


@lru_cache(maxsize=16)
def _redeploy_option(race: int, mask: int, tokens: int, least: int, free: int = 0) -> SpreadOption:
    """How a race may be redeployed. Kept, since it is often asked several times in a turn, so that nobody may
    change it.
    """
    return SpreadOption(REDEPLOY, race, garrisons(mask, tokens, least, free))


@lru_cache(maxsize=16)
def _plain_redeployment(race: int, mask: int, tokens: int, least: int) -> tuple[Options, Options]:
    """What can be done where a race just spreads its tokens, before and after that is done; kept likewise."""
    if not mask and tokens:
        return {}, {END_TURN: JUST_END_TURN}
    spread: list[Option] = [_redeploy_option(race, mask, tokens, least)]
    return {REDEPLOY: spread}, {REDEPLOY: spread, END_TURN: JUST_END_TURN}


def garrisons(mask: int, tokens: int, least: int, free: int = 0) -> Spread:
    """So many tokens over these regions, with a garrison in as many as possible; `free` ones need none."""
    regions = INDICES[mask]
    n = len(regions)
    if n * least <= tokens and not free:
        return Spread(regions, tokens, tokens, least)
    kept = min(n, tokens // least)
    if not kept:
        tokens = 0 if regions else tokens
    return Spread(regions, tokens, tokens, least=least, empty=n - kept, free=bits(mask & free))


def withdrawal(position: Position, race: int) -> WithdrawOption:
    regions = tuple(bits(withdraws_to(position, race)))
    fled = position.fled[race]
    markers = tuple(
        (marker, Spread(regions, count, count, most=position.rules.markers[marker].per_region))
        for (owner, marker), count in sorted(position.fled_markers.items())
        if owner == race
    )
    return WithdrawOption(race, Spread(regions, fled, fled), markers)


def may_end(position: Position) -> bool:
    """Whether everything that must be put down or taken up has been."""
    return unsettled(position) == NOBODY


def unsettled(position: Position) -> int:
    """A race that has still tokens to put down or to take up, or -1."""
    for race in position.movable_races(position.player):
        if must_redeploy(position, race):
            return race
    return NOBODY


def must_redeploy(position: Position, race: int) -> bool:
    """Whether the race has still tokens to put down or to take up."""
    if not position.held[race] or position.hand[race] == lifted(position, race):
        return False
    return stays_put(position, race) is None


def _redeployment(position: Position) -> Options:
    kits, player, rules = position.kit, position.player, position.rules
    active = position.active[player]
    kit = kits[active]
    if kit.plain_redeployment and position.moves_alone(player):
        held = position.held[active]
        unsettled, settled = _plain_redeployment(
            active, held | position.given_up, tokens_of(position, active), kit.least
        )
        return unsettled if position.hand[active] and held else settled
    offers = REDEPLOYMENT in kit.offers_in or rules.offers_in_decline
    found = _demands(position) if offers and rules.asks_first else {}
    if found:
        return found
    movable, done = redeployments(position)
    if movable:
        found[REDEPLOY] = movable
    if not kit.plain_redeployment and kit.answering.placings:
        placed: list[Option] = [SpreadOption(PLACE, item.marker, item.spread) for item in placings(position)]
        if placed:
            found[PLACE] = placed
    if offers:
        found.update(offers_by_kind(position))
    if done:
        found[END_TURN] = JUST_END_TURN
    return found


def redeployments(position: Position) -> tuple[list[SpreadOption], bool]:
    """How each race of the player may be redeployed, and whether all is put down or taken up that must be."""
    kits, player, rules = position.kit, position.player, position.rules
    active, done = position.active[player], True
    movable: list[SpreadOption] = []
    for race in position.movable_races(player):
        kit, lifts, free, regions = kits[race], 0, 0, position.held[race]
        if not kit.plain_redeployment:
            if kit.answering.refuses_redeployment and stays_put(position, race) is not None:
                continue
            if kit.answering.lifts:
                lifts = lifted(position, race)
            if kit.answering.ungarrisoned:
                free = ungarrisoned(position, race)
        if done and position.hand[race] != lifts and regions:
            done = False
        if race == active:
            regions |= position.given_up
            if rules.roles:
                regions |= kit.refuge
                free |= kit.refuge
        tokens = tokens_of(position, race) - lifts
        if regions or not tokens:
            movable.append(_redeploy_option(race, regions, tokens, kit.least, free))
    return movable, done


def sample(found: Options, rng: Random) -> Code:
    """A kind of action, each as likely as the others, and one of that kind."""
    kinds = list(found.values())
    n = len(kinds)
    if not n:
        raise IndexError("nothing can be done: the game is over")
    entries = kinds[floor(rng.random() * n)]
    if type(entries) is OnRegions:  # asking an abstract class takes longer than all of this
        regions = INDICES[entries.mask]
        n = len(regions)
        return (entries.kind, regions[floor(rng.random() * n) if n > 1 else 0])
    n = len(entries)
    entry = entries[floor(rng.random() * n)] if n > 1 else entries[0]
    return entry if isinstance(entry, tuple) else entry.sample(rng)


def includes(found: Options, code: Code) -> bool:
    """Whether an action is among the options."""
    entries = found.get(code[0])
    if not entries:
        return False
    if isinstance(entries[0], tuple):
        return code in entries
    return any(code in entry for entry in entries)
