"""The score of a turn if it ended now: conquests stop, regions that cannot be held are given up, and then its
player scores.

What is to come is played on a copy. Where the player has a choice which regions are given up, or how tokens
are put down, it is made so that the turn pays most. Choices that nothing forces are not made: no marker is
put down, nothing is offered or used, and a die that is still to be rolled helps nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sw_widget.engine.actions import (
    END_TURN,
    PICKING,
    REDEPLOY,
    REDEPLOYMENT,
    ROLL,
    ROLLING,
    SETUP,
    STOP,
    Allocation,
    Code,
)
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.legal.allocation import Spread, allocation
from sw_widget.engine.legal.options import must_redeploy, redeployment_on_map
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.engine.turn.redeployment import lifted, rule_of_lift, stays_put
from sw_widget.engine.turn.scoring import score, score_ledger

MOST_WAYS: Final = 1000
"""Where regions depend on one another, so many choices of those to give up are tried: four of thirteen."""
ENOUGH_COINS: Final = 1000
"""Coins with which anybody can pay what they owe."""

GIVEN_UP: Final = "given_up"
"""The rule of a line that says which regions must be given up."""
BESIDE: Final = "scored"
"""The rule of a line that says what else is paid when the turn ends."""
_LEFT: Final = {
    GIVEN_UP: "score-given_up",
    "river_left": "score-river_left",
    "left_for_good": "score-left_for_good",
    "left_without_token": "score-left_without_token",
}
"""Events by which regions are lost without a choice, and what a preview says of them."""


def preview(position: Position) -> Ledger:
    """What the player would score if the turn ended now. Lines that count nothing say which regions cannot be
    kept until then, what was assumed, and what else is paid then.
    """
    player = position.player
    if position.phase == PICKING or position.phase > REDEPLOYMENT:
        return score_ledger(position, player)
    view = position.clone()
    for other in range(len(view.coins)):
        if other != player:
            view.coins[other] += ENOUGH_COINS  # what they have may be hidden
    record: list[Event] = []
    assumed = _play_on(view, record)
    ledger = next(event.ledger for event in record if event.kind == "scored")
    assert ledger is not None
    beside = view.coins[player] - position.coins[player] - ledger.total
    return Ledger(ledger.kind, (*ledger.lines, *_left(record), *assumed, *_beside(beside)), ledger.params)


def coins_then(position: Position) -> int:
    """The coins that the player whose turn it is has if it ends now: with what is paid beside the score."""
    player = position.player
    if position.phase == PICKING or position.phase > REDEPLOYMENT:
        return position.coins[player] + score(position, player)
    view = position.clone()
    _play_on(view, [])
    return view.coins[player]


def _play_on(view: Position, record: list[Event]) -> list[Line]:
    """Play to the end of the turn; gives lines about what was assumed."""
    before, assumed = view.phase, []
    while view.pending or view.phase != REDEPLOYMENT:
        if view.stage == ROLLING:
            apply(view, (ROLL,), 0, record)
        elif view.stage == SETUP:
            view.pending.pop()
        else:
            apply(view, (STOP,), None, record)
    for race in view.movable_races(view.player):
        stacks = view.kit[race].pays_by_tokens and before != REDEPLOYMENT and stays_put(view, race) is None
        if stacks or must_redeploy(view, race):
            spread = redeployment_on_map(view, race)
            kept = best_kept(view, race, spread)
            assumed += _given_up(view, race, spread, kept)
            apply(view, _redeployed(view, race, spread, kept))
    apply(view, (END_TURN,), None, record)
    return assumed


def best_kept(view: Position, race: int, spread: Spread) -> int:
    """The regions to keep at redeployment, as a mask, so that the turn pays most."""
    if not spread.empty:
        return _mask(spread)
    kit = view.kit[race]
    alone = not (kit.earns_otherwise or view.rules.answering.scored or view.rules.lending)
    if alone or spread.ways_to_fill() > MOST_WAYS:
        rich = sorted(spread.regions, key=lambda region: _scored_without(view, race, region))
        return _mask(spread.filled(rich))
    return max(
        [_mask(filling) for filling in spread.fillings()],
        key=lambda kept: _paid(view, _redeployed(view, race, spread, kept)),
    )


def _mask(spread: Spread) -> int:
    return sum(1 << region for region in spread.regions)


def _scored_without(view: Position, race: int, region: int) -> int:
    """What the player would score without a region of the race."""
    after = view.clone()
    if after.holder[region] == race:
        after.vacate(region)
    return score(after, after.player)


def _paid(view: Position, redeployment: Code) -> int:
    """The coins that the player has when the turn has ended after this redeployment."""
    after = view.clone()
    apply(after, redeployment)
    apply(after, (END_TURN,))
    return after.coins[view.player]


def _redeployed(view: Position, race: int, spread: Spread, kept: int) -> Code:
    """The redeployment that keeps these regions: tokens evenly, or where they pay by how they stand."""
    evenly: Code = (REDEPLOY, race, spread.even(kept))
    if not view.kit[race].pays_by_tokens:
        return evenly
    stacked: Code = (REDEPLOY, race, _stacked(view, race, evenly))
    return max((evenly, stacked), key=lambda code: _paid(view, code))


def _stacked(view: Position, race: int, evenly: Code) -> Allocation:
    """Tokens heaped up where fewest of them bring most, one region after another; what is over stays with the
    last.
    """
    after = view.clone()
    apply(after, evenly)
    regions = [region for region, _ in evenly[2]]
    least = after.kit[race].least
    left = sum(count - least for _, count in evenly[2])
    for region in regions:
        after.tokens[region] = least
    while left:
        had, found = score(after, after.player), []
        for region in regions:
            for more in range(1, left + 1):
                after.tokens[region] += more
                gain = score(after, after.player) - had
                after.tokens[region] -= more
                if gain > 0:
                    found.append((gain / more, -more, -region))
                    break
        _, fewer, lower = max(found, default=(0.0, -left, -regions[-1]))
        after.tokens[-lower] -= fewer
        left += fewer
    return allocation({region: after.tokens[region] for region in regions})


def _given_up(view: Position, race: int, spread: Spread, kept: int) -> list[Line]:
    """Which regions of the race must be given up, and why."""
    lost = view.held[race] & ~kept
    if not lost:
        return []
    kit, lifts = view.kit[race], lifted(view, race)
    source = kit.source_of_least
    rule, sentence = "", "score-given_up-few"
    if lifts:
        rule, sentence = rule_of_lift(view, race), "score-given_up-lift"
    elif source is not None:
        rule, sentence = source[1], "score-given_up-garrison"
    if spread.ways_to_fill() == 1:
        sentence = _LEFT[GIVEN_UP]
    name = ("race", view.rules.races[race].id)
    return [_not_kept(GIVEN_UP, sentence, name, bits(lost), rule, lifted=lifts, least=kit.least)]


def _left(record: list[Event]) -> list[Line]:
    """Which regions are lost without a choice before the player scores, and why."""
    found: dict[tuple[str, object, str], list[int]] = {}
    for event in record:
        if event.kind in _LEFT:
            region = event.params["region"]
            assert isinstance(region, tuple)
            found.setdefault((event.kind, event.params["race"], event.reference), []).append(region[1])
    return [
        _not_kept(kind, _LEFT[kind], race, regions, rule) for (kind, race, rule), regions in found.items()
    ]


def _not_kept(
    kind: str, sentence: str, race: object, regions: Sequence[int], rule: str, **more: object
) -> Line:
    """A line that counts nothing, about regions of a race."""
    named = [("region", region) for region in regions]
    params = {"race": race, "n": len(regions), "leaving": named, **more}
    return Line(kind, 0, sentence, params, False, sum(1 << region for region in regions), rule)


def _beside(coins: int) -> list[Line]:
    """What else is paid when the turn ends, beside the score."""
    if not coins:
        return []
    id = "score-beside-more" if coins > 0 else "score-beside-less"
    return [Line(BESIDE, 0, id, {"n": abs(coins)}, False)]
