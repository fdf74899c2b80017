"""What a region costs and where a race may strike: totals for play, and ledgers that explain them.

The order of a cost is fixed: forbid, base, add, reduce, special means, die, minimum.
"""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.engine import effects as fx
from sw_widget.engine.board import bits
from sw_widget.engine.definitions import Marker
from sw_widget.engine.extras import extra_kinds, extras_in
from sw_widget.engine.kit import LEAST
from sw_widget.engine.ledger import Ledger, Line, Params
from sw_widget.engine.means import Named, lines, name_of, number_of, saved, single
from sw_widget.engine.position import ACTIVE, Position
from sw_widget.engine.rules import BASE_COST, MOST_BY_DIE, MOUNTAIN, MOUNTAIN_DEFENCE, TRIBE_DEFENCE


class Targets(NamedTuple):
    """What a race can do now: regions it can pay for, and those within reach of the die."""

    reach: int
    payable: list[int]
    within_die: list[int]


def protected(position: Position, race: int) -> int:
    """Regions that are immune to this race. What protects from enemies does not bind one's own."""
    immune = position.immune
    if position.guards:
        for guard in bits(position.guards):
            kit = position.kit[guard]
            if kit is not None:
                immune |= position.held[guard] & kit.immune
    if immune:
        for own in position.races_of(position.owner[race]):
            immune &= ~position.held[own]
    return immune


def at_peace(position: Position, race: int) -> int:
    """Regions whose holder has made this race's player an ally. Peace binds active races only."""
    player = position.owner[race]
    if player not in position.ally or position.status[race] != ACTIVE:
        return 0
    mask = 0
    for other, ally in enumerate(position.ally):
        if ally == player and position.active[other] >= 0:
            mask |= position.held[position.active[other]]
    return mask


def reach(position: Position, race: int) -> int:
    """Regions that the race may attack, whatever they cost."""
    kit = position.kit[race]
    assert kit is not None
    held = position.held[race]
    mask = position.adjacent(race, held) | kit.anywhere if held else kit.entry
    return mask & open_to(position, race)


def open_to(position: Position, race: int) -> int:
    """Regions that the race could attack if it got there."""
    kit = position.kit[race]
    assert kit is not None
    mask = kit.stand & ~position.held[race] & ~protected(position, race) & ~at_peace(position, race)
    return mask & ~position.abandoned if kit.per_abandoned else mask


def targets(position: Position, race: int, hand: int) -> Targets:
    """All regions that the race can pay for with so many tokens in hand, or could with the die."""
    within = reach(position, race)
    payable: list[int] = []
    within_die: list[int] = []
    kit = position.kit[race]
    assert kit is not None
    if hand < kit.least:
        return Targets(within, payable, within_die)
    tokens, ground, less = position.tokens, position.ground, kit.less
    shifting = [(n, where.now(position, race)) for n, where in kit.shifting] if kit.shifting else None
    die = position.roll if position.roll > 0 else 0
    affordable, hopeful = hand + die, hand + die + MOST_BY_DIE
    for region in bits(within):
        cost = tokens[region] + ground[region] - less[region]
        if shifting is not None:
            for n, where in shifting:
                if where >> region & 1:
                    cost -= n
        if cost <= affordable:
            payable.append(region)
        elif cost <= hopeful:
            within_die.append(region)
    return Targets(within, payable, within_die)


def cost(position: Position, race: int, region: int, named: Named = ()) -> int:
    """What conquering the region takes, die included, with the special means that are named."""
    kit = position.kit[race]
    assert kit is not None
    if named and single(position, race, named) is not None:
        return kit.least
    total = position.tokens[region] + position.ground[region] - kit.less[region]
    for n, where in kit.shifting:
        if where.now(position, race) >> region & 1:
            total -= n
    for item in named:
        total -= saved(position, race, number_of(item))
    if position.roll > 0:
        total -= position.roll
    return total if total > kit.least else kit.least


def cost_ledger(position: Position, race: int, region: int, named: Named = ()) -> Ledger:
    """The same number with its lines."""
    found = [Line("base", BASE_COST, "cost-base", {"n": BASE_COST}), *_defence(position, region)]
    kit = position.kit[race]
    assert kit is not None
    for sourced in kit.effects:
        effect = sourced.effect
        if isinstance(effect, fx.Discount):
            params: Params = {"n": abs(effect.tokens), "name": sourced.source}
            if effect.where.now(position, race) >> region & 1:
                code, why = effect.where.why(position, race, region) if effect.tokens >= 0 else ("", {})
                sentence = "cost-discount" if effect.tokens >= 0 else "cost-surcharge"
                found.append(
                    Line(
                        sourced.rule,
                        -effect.tokens,
                        f"{sentence}-{code}" if code else sentence,
                        {**why, **params},
                    )
                )
            else:
                code, why = effect.where.why_not(position, race, region)
                found.append(Line(sourced.rule, 0, f"not-{code}", {**why, **params}, applied=False))
    total = sum(line.amount for line in found)
    found += lines(position, race, named, total, kit.least)
    total = sum(line.amount for line in found)
    if position.roll >= 0:
        found.append(Line("die", -position.roll, "cost-die", {"n": position.roll}))
        total -= position.roll
    if total < kit.least:
        found.append(_least(position, race, total))
    about: dict[str, object] = {"region": ("region", region), "race": ("race", position.rules.races[race].id)}
    if named:
        about["marker"] = name_of(position.rules, number_of(named[0]))
    return Ledger("cost", tuple(found), about)


def _least(position: Position, race: int, total: int) -> Line:
    """What lifts a sum to the least number of tokens that the race may send."""
    kit = position.kit[race]
    assert kit is not None
    if kit.least == LEAST:
        return Line("minimum", LEAST - total, "cost-minimum", {"n": LEAST})
    params = {"n": kit.least, "name": kit.source_of(fx.AtLeast)}
    return Line("minimum", kit.least - total, "cost-at_least", params)


def with_rest(ledger: Ledger, paid: int) -> Ledger:
    """The cost with what goes there beyond it: after a final attempt, all that is left in hand."""
    rest = paid - ledger.total
    if not rest:
        return ledger
    return Ledger(ledger.kind, (*ledger.lines, Line("rest", rest, "cost-rest", {"n": rest})), ledger.params)


def defence(position: Position, region: int) -> int:
    """What the region would cost a race without any gifts."""
    return position.tokens[region] + position.ground[region]


def defence_ledger(position: Position, region: int) -> Ledger:
    """What the region would cost a race without any gifts: how well it is defended."""
    base = Line("base", BASE_COST, "cost-base", {"n": BASE_COST})
    return Ledger("defence", (base, *_defence(position, region)), {"region": ("region", region)})


def _defence(position: Position, region: int) -> list[Line]:
    """What stands in the region: tokens, lost tribe, mountain, markers; or that it does not."""
    rules = position.rules
    lines = []
    tokens, holder = position.tokens[region] - extras_in(position, region), position.holder[region]
    if tokens:
        lines.append(
            Line("tokens", tokens, "cost-tokens", {"n": tokens, "race": ("race", rules.races[holder].id)})
        )
    else:
        lines.append(Line("tokens", 0, "not-tokens", applied=False))
    if position.tribes >> region & 1:
        lines.append(Line("lost_tribe", TRIBE_DEFENCE, "cost-lost_tribe", {"n": TRIBE_DEFENCE}))
    else:
        lines.append(Line("lost_tribe", 0, "not-lost_tribe", applied=False))
    if rules.board.regions[region].terrain == MOUNTAIN:
        lines.append(Line(MOUNTAIN, MOUNTAIN_DEFENCE, "cost-mountain", {"n": MOUNTAIN_DEFENCE}))
    else:
        lines.append(Line(MOUNTAIN, 0, "not-mountain", applied=False))
    for marker, pieces in zip(rules.markers, position.markers, strict=True):
        if region in pieces:
            lines += _of_marker(position, region, marker, pieces[region])
    return lines


def _of_marker(position: Position, region: int, marker: Marker, pieces: int) -> list[Line]:
    """What markers of a kind add to the defence; one that counts as a token adds one."""
    index, params = position.rules.marker_index[marker.id], {"marker": ("marker", marker.id)}
    if marker.as_high_as is not None:
        height = position.height(index, position.holder[region])
        params |= {"n": pieces * height, "height": height, "pieces": pieces}  # type: ignore[dict-item]
        return [Line(marker.id, pieces * height, "cost-stack", params, height > 0)]
    count = pieces * (1 if index in extra_kinds(position, position.holder[region]) else marker.defence)
    return [Line(marker.id, count, "cost-marker", {"n": count, **params})] if count else []


def convertible(position: Position, race: int, region: int) -> str | None:
    """Why the region's token cannot be replaced (apart from reach, use and hand), or None."""
    holder = position.holder[region]
    if holder < 0:
        return "lost_tribe" if position.tribes >> region & 1 else "empty"
    if position.owner[holder] == position.owner[race]:
        return "own"
    if position.status[holder] != ACTIVE:
        return "declined"
    if position.tokens[region] != 1:
        return "several"
    if shield(position, region) is not None:
        return "shielded"
    if position.tray[race] < 1:
        return "tray"
    return None


def shield(position: Position, region: int) -> int | None:
    """A marker in the region that shields a lone token from being replaced."""
    for index, marker in enumerate(position.rules.markers):
        if marker.shields and region in position.markers[index]:
            if marker.as_high_as is None or position.height(index, position.holder[region]):
                return index
    return None


def convert_reach(position: Position, race: int) -> int:
    """Where tokens may be replaced: what the race reaches from its regions, never by the rule of entry."""
    kit = position.kit[race]
    assert kit is not None
    held = position.held[race]
    mask = (position.adjacent(race, held) if held else 0) | kit.anywhere
    return mask & open_to(position, race)
