"""What a region costs and where a race may strike: totals for play, and ledgers that explain them.

The order of a cost is fixed: forbid, void, base, add, ignore ("as if empty"), reduce, special means, die,
minimum.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sw_widget.engine.conquest.defence import base_line, defence_lines, occupants
from sw_widget.engine.conquest.dues import unaffordable
from sw_widget.engine.conquest.means import (
    Named,
    effect_of,
    given_up,
    lines,
    number_of,
    phrases,
    saved,
    single,
    standing_in,
    taken_as_empty,
)
from sw_widget.engine.conquest.voids import against, kept_out, void_roll, voided_by, voiding
from sw_widget.engine.die import MOST_BY_DIE
from sw_widget.engine.hooks.effect import Barrier, WaysIn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import LEAST, Kit, Sourced
from sw_widget.engine.ledger import NEXT_TURN, Ledger, Line, Reason
from sw_widget.engine.map.board import BIT, INDICES, bits
from sw_widget.engine.position import Position, linked
from sw_widget.engine.rules import TRIBE_DEFENCE


class Targets(NamedTuple):
    """What a race can do now: regions it can pay for, and those within reach of the die."""

    reach: int
    payable_mask: int
    die_mask: int

    @property
    def payable(self) -> tuple[int, ...]:
        return bits(self.payable_mask)

    @property
    def within_die(self) -> tuple[int, ...]:
        return bits(self.die_mask)


# Where


def protected(position: Position, race: int) -> int:
    """Regions that are immune to this race. What protects from enemies does not bind one's own."""
    immune = position.immune
    if position.guards:
        for guard in INDICES[position.guards]:
            immune |= position.held[guard] & position.kit[guard].immune
    if immune:
        player = position.owner[race]
        for own in position.races_of(player):
            immune &= ~position.held[own]
        for marker in position.rules.exempting:
            immune &= ~position.laid(marker, player)
    return immune


def barriers(position: Position, race: int) -> list[Barrier]:
    """What stands against attacks of this race beside immunity: what others close to it, and it to itself."""
    found: list[Barrier | None] = []
    for guard in INDICES[position.guards]:
        for source, closes in position.kit[guard].answering.closes:
            found.append(closes(View(position, guard, source), race))
        if position.kit[guard].answering.voids:
            found.append(kept_out(position, guard, race))
    if position.guards and position.rules.answering.due:
        found += unaffordable(position, position.owner[race])
    found += [_after_ambush(position, position.owner[race], marker) for marker in position.rules.trapping]
    for source, closed in position.kit[race].answering.closed:
        found.append(closed(View(position, race, source)))
    return [barrier for barrier in found if barrier is not None]


def _after_ambush(position: Position, player: int, marker: int) -> Barrier | None:
    """Regions in which a marker has made a conquest of the player fail this turn."""
    rule = position.rules.markers[marker].id
    failed = position.notes.get(("ambushed", player, rule), 0)
    if not isinstance(failed, int) or not failed:
        return None

    def reason(region: int) -> Reason:
        params = {"region": ("region", region)}
        return Reason("already_used", "already_used-ambush", params, (NEXT_TURN,), rule)

    return Barrier(failed, "already_used", reason)


def closed(position: Position, race: int) -> int:
    """The regions behind those barriers."""
    mask = 0
    if position.guards or position.rules.trapping or position.kit[race].answering.closed:
        for barrier in barriers(position, race):
            mask |= barrier.mask
    return mask


def reach(position: Position, race: int) -> int:
    """Regions that the race may attack, whatever they cost."""
    return target_masks(position, race, 0)[0]


def entry(position: Position, race: int) -> int:
    """Where the race may come onto the map."""
    kit = position.kit[race]
    mask = entry_with(position, race, kit)
    if position.rules.can_void:
        ways = ways_in(position, race, kit)
        for region in bits(mask & voiding(position, race)):
            left = against(position, race, region)
            open_ways = entry_with(position, race, left)
            if ways is not None:
                open_ways &= ways.mask | left.anywhere
            if not open_ways >> region & 1:
                mask &= ~(1 << region)
    return mask


def entry_with(position: Position, race: int, kit: Kit) -> int:
    """Where the race may come onto the map with these effects in force."""
    ways = ways_in(position, race, kit)
    return kit.entry if ways is None else ways.mask | kit.anywhere


def ways_in(position: Position, race: int, kit: Kit) -> WaysIn | None:
    """Where these effects let the race come onto the map instead of at the edge, if they do."""
    found = None
    for source, answer in kit.answering.ways_in:
        ways: WaysIn | None = answer(View(position, race, source))
        found = found if ways is None else ways
    return found


def near(position: Position, race: int, kit: Kit) -> int:
    """What lies within reach of the race's regions, with these effects in force."""
    held = position.held[race]
    mask = kit.anywhere
    if held:
        mask |= position.adjacent(race, held)
    for source, reaches in kit.answering.reaches:
        mask |= reaches(View(position, race, source))
    if position.rules.can_void and kit is position.kit[race]:
        for region in bits(mask & voiding(position, race)):
            left = against(position, race, region)
            if left is not kit and not near_with(position, race, left) >> region & 1:
                mask &= ~(1 << region)
    return mask


def near_with(position: Position, race: int, kit: Kit) -> int:
    """What lies within reach of the race's regions with these effects alone, links included."""
    mask = position.rules.next_to[position.held[race]] | kit.anywhere
    for link in kit.links:
        mask |= linked(position.held[race], link)
    for source, reaches in kit.answering.reaches:
        mask |= reaches(View(position, race, source))
    return mask


def open_to(position: Position, race: int) -> int:
    """Regions that the race could attack if it got there."""
    kit = position.kit[race]
    mask = kit.stand & ~position.held[race]
    others = position.guards & ~(1 << race)  # no race guards its regions against itself
    if position.immune or others:
        mask &= ~protected(position, race)
    if others or position.rules.trapping or kit.answering.closed:
        mask &= ~closed(position, race)
    return mask


# What it costs


def targets(position: Position, race: int, hand: int) -> Targets:
    """All regions that the race can pay for with so many tokens in hand, or could with the die."""
    return Targets(*target_masks(position, race, hand))


def target_masks(position: Position, race: int, hand: int) -> tuple[int, int, int]:
    """The same as masks: regions within reach, those it can pay for, those within reach of the die."""
    kit, held = position.kit[race], position.held[race]
    plain = kit.plain_conquests
    if plain:
        within = (position.rules.next_to[held] | kit.anywhere if held else kit.entry) & kit.stand & ~held
    else:
        within = near(position, race, kit) if held else entry(position, race)
    if not plain or within & position.immune or position.guards:
        within &= open_to(position, race)
    if hand < kit.least:
        return within, 0, 0
    less, looked_at = kit.less, within & position.defended
    if not plain:
        if position.rules.can_void or kit.answering.ignores:
            return _targets_one_by_one(position, race, hand, within)
        if kit.shifting:
            less, looked_at = _less_now(position, race, kit), within
    paid = hand + position.roll if position.roll > 0 else hand
    payable, hopeful = within ^ looked_at, 0
    if paid <= kit.dearest_bare:
        payable, hopeful = _targets_without_race(position, kit, paid, payable)
    tokens, ground = position.tokens, position.ground
    for region in INDICES[looked_at]:
        cost = tokens[region] + ground[region] - less[region]
        if cost <= paid:
            payable |= BIT[region]
        elif cost <= paid + MOST_BY_DIE:
            hopeful |= BIT[region]
    return within, payable, hopeful


def _targets_without_race(position: Position, kit: Kit, paid: int, within: int) -> tuple[int, int]:
    """Of regions in which nothing stands, or a lost tribe alone, those that so many tokens pay for, and those
    within reach of the die: masks say it for all of them at once.
    """
    bare, tried = kit.bare_within_cost, paid + MOST_BY_DIE
    tribes = within & position.tribes
    empty = within ^ tribes
    payable = empty & bare[paid] | tribes & bare[paid - TRIBE_DEFENCE]
    hopeful = empty & bare[tried] | tribes & bare[tried - TRIBE_DEFENCE]
    return payable, hopeful ^ payable


def _less_now(position: Position, race: int, kit: Kit) -> list[int]:
    """How many tokens less each region costs, with what depends on the position."""
    less = kit.less[:]
    for n, where in kit.shifting:
        for region in INDICES[where.now(position, race)]:
            less[region] += n
    return less


def _targets_one_by_one(position: Position, race: int, hand: int, within: int) -> tuple[int, int, int]:
    """The same where effects must be asked for each region."""
    payable = hopeful = 0
    for region in bits(within):
        there = against(position, race, region)
        cost = _before_die(position, race, region, there) - _die(position, race, there)
        if cost <= hand:
            payable |= 1 << region
        elif cost <= hand + MOST_BY_DIE:
            hopeful |= 1 << region
    return within, payable, hopeful


def cost(position: Position, race: int, region: int, named: Named = ()) -> int:
    """What conquering the region takes, die included, with the special means that are named."""
    kit = position.kit[race]
    if named:
        return _cost_with_means(position, race, region, named)
    if kit.plain_conquests:
        total = position.tokens[region] + position.ground[region] - kit.less[region]
    else:
        kit = against(position, race, region)
        total = _before_die(position, race, region, kit)
    if position.roll > 0:
        total -= _die(position, race, kit)
    return total if total > kit.least else kit.least


def _cost_with_means(position: Position, race: int, region: int, named: Named) -> int:
    kit = against(position, race, region)
    if single(position, race, named) is not None:
        return kit.least + given_up(position, race, named)
    total = _before_die(position, race, region, kit) - _die(position, race, kit)
    if taken_as_empty(position, race, named) is not None:
        total -= _besides_ignored(position, race, region, kit)
    for item in named:
        total -= saved(position, race, number_of(item))
    return max(total, kit.least - standing_in(position, race, named), 0)


def costs(position: Position, race: int, regions: Iterable[int]) -> list[int]:
    """The same for several regions, without special means."""
    kit = position.kit[race]
    if position.rules.can_void or kit.answering.ignores:
        return [cost(position, race, region) for region in regions]
    tokens, ground, least = position.tokens, position.ground, kit.least
    less = _less_now(position, race, kit) if kit.shifting else kit.less
    die = _die(position, race, kit) if position.roll > 0 else 0
    found = [tokens[region] + ground[region] - less[region] - die for region in regions]
    return [total if total > least else least for total in found]


def _die(position: Position, race: int, kit: Kit) -> int:
    """What the die takes off, with these effects in force."""
    return position.roll if position.roll > 0 and void_roll(position, race, kit) is None else 0


def _before_die(position: Position, race: int, region: int, kit: Kit) -> int:
    """What a region takes without special means and die, with these effects in force."""
    total = position.tokens[region] + position.ground[region] - kit.less[region]
    if kit.answering.ignores:
        total += sum(line.amount for line in _ignored(position, race, region, kit))
    for n, where in kit.shifting:
        if where.now(position, race) >> region & 1:
            total -= n
    return total


def _ignored(position: Position, race: int, region: int, kit: Kit) -> list[Line]:
    """What of the defence does not count: where several effects say so, the one that ignores most."""
    answers = kit.answering.ignores
    if not answers:
        return []
    found = [ignores(View(position, race, source), region) for source, ignores in answers]
    lines = sorted((line for line in found if line is not None), key=lambda line: line.amount)
    return lines[:1] + [line._replace(amount=0, applied=False) for line in lines[1:]]


def _besides_ignored(position: Position, race: int, region: int, kit: Kit) -> int:
    """What of the defence falls away if the region counts as empty, beside what does not count anyway."""
    ignored = sum(line.amount for line in _ignored(position, race, region, kit))
    return max(0, occupants(position, region) + ignored)


def cost_ledger(position: Position, race: int, region: int, named: Named = ()) -> Ledger:
    """The same number with its lines."""
    found = [base_line(position, region), *defence_lines(position, region)]
    kit = against(position, race, region)
    found += _ignored(position, race, region, kit)
    as_empty = taken_as_empty(position, race, named)
    if as_empty is not None:
        n, means = _besides_ignored(position, race, region, kit), effect_of(position, race, as_empty)
        params: dict[str, object] = {"n": n, "marker": means}
        found.append(Line(means[1], -n, "cost-as_if_empty", params, n > 0, reference=means[1]))
    for item in kit.effects:
        line = item.effect.cost(View(position, race, item.source), region)
        if line is not None:
            found.append(line._replace(lender=item.lender))
    if kit is not position.kit[race]:
        void = [item for item in position.kit[race].effects if item not in kit.effects]
        found += [
            _void_line(position, item, region)
            for item in void
            if item.effect.cost(View(position, race, item.source), region) is not None
        ]
    total = sum(line.amount for line in found)
    found += lines(position, race, named, total)
    total = sum(line.amount for line in found)
    # A token that is given up for a means is no part of what a die lowers.
    if position.roll >= 0 and not given_up(position, race, named):
        unrolled, rule = void_roll(position, race, kit), position.kit[race].rule_of_roll
        if unrolled is None:
            found.append(Line("die", -position.roll, "cost-die", {"n": position.roll}, reference=rule))
            total -= position.roll
        else:
            found.append(_void_line(position, unrolled, region)._replace(rule="die", reference=rule))
    least = max(0, kit.least - standing_in(position, race, named))
    if total < least:
        found.append(_least(kit, total, least))
    about: dict[str, object] = {"region": ("region", region), "race": ("race", position.rules.races[race].id)}
    if named:
        about["means"] = phrases(position, race, named)
    return Ledger("cost", tuple(found), about)


def _void_line(position: Position, item: Sourced, region: int) -> Line:
    """That an effect takes nothing off, since it is void there."""
    params = {"name": item.source, "guard": voided_by(position, item.effect, region)}
    return Line(item.rule, 0, "not-void", params, applied=False)


def _least(kit: Kit, total: int, least: int) -> Line:
    """What lifts a sum to the least number of tokens that the race may send."""
    source = kit.source_of_least
    if source is None:
        sentence = "cost-minimum" if least == LEAST else "cost-no_less"
        return Line("minimum", least - total, sentence, {"n": least})
    params = {"n": least, "name": source}
    return Line("minimum", least - total, "cost-at_least", params, reference=source[1])


def with_rest(ledger: Ledger, paid: int) -> Ledger:
    """The cost with what goes there beyond it: after a final attempt, all that is left in hand."""
    rest = paid - ledger.total
    if not rest:
        return ledger
    return Ledger(ledger.kind, (*ledger.lines, Line("rest", rest, "cost-rest", {"n": rest})), ledger.params)
