"""What a race that conquers may do: conquests, also with special means, attempts, conversions, trades."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    Code,
)
from sw_widget.engine.board import bits
from sw_widget.engine.conquest import convert_reach, convertible, cost, open_to, targets
from sw_widget.engine.effects import CollectsLost
from sw_widget.engine.means import Named, is_shot, shot_reach, shots, usable, without_hired
from sw_widget.engine.option import Options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOST_BY_DIE
from sw_widget.engine.strike import tradable


def conquests(view: Position, hand: int) -> Options:
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
