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
    chooses_regions,
    has_own_reach,
    may_fail,
    needs_no_token,
    own_reach,
    price_of,
    reaches_anywhere,
    refused_by,
    usable,
)
from sw_widget.engine.conquest.voids import void_means
from sw_widget.engine.die import MOST_BY_DIE
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.choices import OnRegions, Options
from sw_widget.engine.legal.offers import offers_by_kind
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position

JUST_STOP: Final[list[Code]] = [(STOP,)]


def conquests(view: Position, hand: int) -> Options:
    """What the acting race can do with so many tokens in hand."""
    race = view.acting
    kit = view.kit[race]
    conquer: Sequence[Code] | None = None
    attempt: Sequence[Code] | None = None
    if hand >= kit.least:
        within, payable, within_die = target_masks(view, race, hand)
        # After a roll any region in reach may be tried: one that the hand cannot pay is the last attempt.
        if view.roll != NOBODY:
            payable = within
        if payable:
            conquer = OnRegions(CONQUER, payable)
        if within_die:
            attempt = OnRegions(ATTEMPT, within_die)
        if kit.means:
            conquer = [*(conquer or ()), *_with_means(view, hand, within)] or None
            attempt = [*(attempt or ()), *_attempts_with_means(view, hand, within)] or None
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
    if attempt is not None and ("refuses_attempt" not in view.rules.heard or refused_attempt(view) is None):
        found[ATTEMPT] = attempt
    if offers and CONVERT in offers:
        found[CONVERT] = offers.pop(CONVERT)
    if not view.opened and view.held[race]:
        found[ABANDON] = OnRegions(ABANDON, view.held[race])
    if offers:
        found.update(offers)
    return found


def refused_attempt(view: Position) -> Reason | None:
    """Why there is no final attempt now, wherever: what a race of the player says about it."""
    kits, player = view.kit, view.player
    for own in (view.active[player], *view.declined[player]):
        for source, refuses in kits[own].answering.refuses_attempt:
            reason: Reason | None = refuses(View(view, own, source))
            if reason is not None:
                return reason
    return None


def within_reach(view: Position, race: int, named: Named, plain: int) -> dict[int, list[Named]]:
    """Where a conquest with these means may go, and in which ways: some are used from a region."""
    shot = next(
        (number for number in named if isinstance(number, int) and has_own_reach(view, race, number)), None
    )
    differ = view.kit[race].means_differ
    if shot is None:
        far = differ and reaches_anywhere(view, race, named)
        within = open_to(view, race) if far else plain
        ways: dict[int, list[Named]] = {region: [named] for region in bits(within)}
    else:
        rest = tuple(number for number in named if number != shot)
        targets_of = bits(own_reach(view, race, shot) & open_to(view, race))
        ways = {
            region: [(*rest, (shot, base)) for base in bases(view, race, shot, region)]
            for region in targets_of
        }
    if differ and chooses_regions(view, race, named):
        ways = {region: way for region, way in ways.items() if not refused_by(view, race, region, named)}
    if view.rules.can_void:
        return {region: way for region, way in ways.items() if void_means(view, race, region, named) is None}
    return ways


def _with_means(view: Position, hand: int, within: int) -> list[Code]:
    """Conquests with special means that the hand can pay for, or could with a die that is rolled for them."""
    race = view.acting
    kit = view.kit[race]
    alone = kit.single[:1]  # a single token is always there
    short, dues = hand < kit.least, "due" in view.rules.heard

    def pays(region: int, way: Named) -> bool:
        if short and not needs_no_token(view, race, way):
            return False
        if dues and not _affords(view, region, way):
            return False
        if way == alone or may_fail(view, race, way):
            return True
        die = brought_by_die(view, race, way)
        return die is None or cost(view, race, region, way) <= hand + die

    return [
        (CONQUER, region, *way)
        for named in usable(view, race, in_attempt=False)
        for region, ways in within_reach(view, race, named, within).items()
        for way in ways
        if pays(region, way)
    ]


def _attempts_with_means(view: Position, hand: int, within: int) -> list[Code]:
    """Final attempts with special means: what is used after the die counts only where it is needed."""
    race = view.acting
    return [
        (ATTEMPT, region, *way)
        for named in usable(view, race, in_attempt=True)
        for region, ways in within_reach(view, race, named, within).items()
        for way in ways
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
        for way in within_reach(view, race, named, 1 << region).get(region, ())
    )


def _affords(view: Position, region: int, way: Named) -> bool:
    """Whether the coins, which suffice for these means, do so for what is due for the region, too."""
    if "due" not in view.rules.heard:
        return True
    price = price_of(view, view.acting, way)
    return not price or price + due(view, view.player, region) <= view.coins[view.player]
