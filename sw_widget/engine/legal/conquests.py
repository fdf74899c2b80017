"""What a race that conquers may do: conquests, also with special means, final attempts, and what it is
offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sw_widget.engine.actions import ABANDON, ATTEMPT, CONQUER, CONVERT, ROLL, STOP, Code
from sw_widget.engine.conquest.cost import cost, open_to, reach, target_masks
from sw_widget.engine.conquest.dues import due
from sw_widget.engine.conquest.means import (
    Named,
    bases,
    before_die,
    brought_by_die,
    may_fail,
    needs_no_token,
    number_of,
    own_reach,
    price_of,
    refused_by,
    usable,
)
from sw_widget.engine.conquest.voids import void_means
from sw_widget.engine.die import MOST_BY_DIE
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.choices import OnRegions, Options
from sw_widget.engine.legal.offers import offers_by_kind
from sw_widget.engine.map.board import INDICES, bits
from sw_widget.engine.position import NOBODY, Position

JUST_STOP: Final[list[Code]] = [(STOP,)]


def plain_conquests(view: Position, hand: int) -> tuple[int, int, int]:
    """What is within reach of the acting race, what of it so many tokens in hand can pay, and what the die
    may bring, as masks; without special means.
    """
    masks = target_masks(view, view.acting, hand)
    if view.roll == NOBODY or hand < view.kit[view.acting].least:
        return masks
    # After a roll any region in reach may be tried: one that the hand cannot pay is the last attempt.
    return masks[0], masks[0], masks[2]


def conquests(view: Position, hand: int) -> Options:
    """What the acting race can do with so many tokens in hand."""
    race = view.acting
    kit = view.kit[race]
    conquer: Sequence[Code] | None = None
    attempt: Sequence[Code] | None = None
    if hand >= kit.least:
        within, payable, within_die = plain_conquests(view, hand)
        if kit.means:
            conquer = _on_each(CONQUER, payable) + _with_means(view, hand, within) or None
            attempt = _on_each(ATTEMPT, within_die) + _attempts_with_means(view, hand, within) or None
        else:
            conquer = OnRegions(CONQUER, payable) if payable else None
            attempt = OnRegions(ATTEMPT, within_die) if within_die else None
    elif kit.means and any(means.stands_in for means in kit.means.values()):
        within = reach(view, race)
        conquer = _with_means(view, hand, within) or None
        attempt = _attempts_with_means(view, hand, within) or None
    offers: dict[int, list[Code]] | None = None
    if view.phase in view.kit[view.active[view.player]].offers_in or view.rules.offers_in_decline:
        offers = offers_by_kind(view)
    # What is drawn at random follows this order.
    found: Options = {STOP: JUST_STOP}
    if conquer is not None:
        found[CONQUER] = conquer
    if offers and ROLL in offers:
        found[ROLL] = offers.pop(ROLL)
    if attempt is not None and (not view.rules.answering.refuses_attempt or refused_attempt(view) is None):
        found[ATTEMPT] = attempt
    if offers and CONVERT in offers:
        found[CONVERT] = offers.pop(CONVERT)
    if not view.opened and view.held[race]:
        found[ABANDON] = OnRegions(ABANDON, view.held[race])
    if offers:
        found.update(offers)
    return found


def _on_each(kind: int, mask: int) -> list[Code]:
    return [(kind, region) for region in INDICES[mask]]


def refused_attempt(view: Position) -> Reason | None:
    """Why there is no final attempt now, wherever: what a race of the player says about it."""
    kits, player = view.kit, view.player
    for own in (view.active[player], *view.declined[player]):
        for source, refuses in kits[own].answering.refuses_attempt:
            reason: Reason | None = refuses(View(view, own, source))
            if reason is not None:
                return reason
    return None


def within_reach(view: Position, race: int, named: Named, plain: int) -> list[tuple[int, Named]]:
    """Where a conquest with these means may go, each time with the way to name them: some are used from a
    region.
    """
    shot: int | None = None
    far = picky = False
    for item in named:
        number = number_of(item)
        means = view.kit[race].means[number]
        shot = number if means.from_region else shot
        far, picky = far or means.far, picky or means.chooses_regions
    if shot is None:
        ways = [(region, named) for region in bits(open_to(view, race) if far else plain)]
    else:
        rest = tuple(item for item in named if item != shot)
        targets_of = bits(own_reach(view, race, shot) & open_to(view, race))
        ways = [
            (region, (*rest, (shot, base)))
            for region in targets_of
            for base in bases(view, race, shot, region)
        ]
    if picky:
        ways = [(region, way) for region, way in ways if not refused_by(view, race, region, named)]
    if view.rules.can_void:
        ways = [(region, way) for region, way in ways if void_means(view, race, region, named) is None]
    return ways


def _with_means(view: Position, hand: int, within: int) -> list[Code]:
    """Conquests with special means that the hand can pay for, or could with a die that is rolled for them."""
    race, found = view.acting, list[Code]()
    kit = view.kit[race]
    alone = kit.single[:1]  # a single token is always there
    short, dues = hand < kit.least, bool(view.rules.answering.due)
    for named in usable(view, race, in_attempt=False):
        ways = within_reach(view, race, named, within)
        if short:
            ways = [item for item in ways if needs_no_token(view, race, item[1])]
        if dues:
            ways = [item for item in ways if _affords(view, *item)]
        if ways and ways[0][1] != alone and not may_fail(view, race, named):
            die = brought_by_die(view, race, named)
            if die is not None:
                ways = [item for item in ways if cost(view, race, *item) <= hand + die]
        found += [(CONQUER, region) + way for region, way in ways]  # noqa: RUF005 - in one step
    return found


def _attempts_with_means(view: Position, hand: int, within: int) -> list[Code]:
    """Final attempts with special means: what is used after the die counts only where it is needed."""
    race = view.acting
    return [
        (ATTEMPT, region, *way)
        for named in usable(view, race, in_attempt=True)
        for region, way in within_reach(view, race, named, within)
        if (hand >= view.kit[race].least or needs_no_token(view, race, way))
        and _affords(view, region, way)
        and cost(view, race, region, before_die(view, race, way)) > hand
        and cost(view, race, region, way) <= hand + MOST_BY_DIE
    ]


def pays_with_means(view: Position, region: int) -> bool:
    """Whether special means that go with a die make good what the hand cannot pay for the region now."""
    race, hand = view.acting, view.hand[view.acting]
    return any(
        cost(view, race, region, way) <= hand and _affords(view, region, way)
        for named in usable(view, race, in_attempt=True)
        for place, way in within_reach(view, race, named, 1 << region)
        if place == region
    )


def _affords(view: Position, region: int, way: Named) -> bool:
    """Whether the coins, which suffice for these means, do so for what is due for the region, too."""
    if not view.rules.answering.due:
        return True
    price = price_of(view, view.acting, way)
    return not price or price + due(view, view.player, region) <= view.coins[view.player]
