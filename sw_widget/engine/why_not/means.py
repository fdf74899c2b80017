"""Why special means cannot be named with a conquest."""

from __future__ import annotations

from collections import Counter

from sw_widget.engine.actions import ATTEMPT, Code
from sw_widget.engine.conquest.dues import due
from sw_widget.engine.conquest.means import (
    Named,
    bases,
    left,
    name_of,
    number_of,
    phrases,
    reaches_anywhere,
    refused_by,
    used_from,
    view_of,
)
from sw_widget.engine.conquest.voids import is_void, void_means
from sw_widget.engine.ledger import NEXT_TURN, Reason
from sw_widget.engine.legal.conquests import refused_attempt
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.why_not.common import lacks_marker, unknown_region
from sw_widget.engine.why_not.conquests import attempt_phase, pays_with, region_reason, within_die


def check_means(view: Position, code: Code) -> Reason | None:
    """Why a conquest or a final attempt with special means is refused."""
    region, named = code[1], code[2:]
    race = view.acting
    kit = view.kit[race]
    reason = attempt_phase(view) if code[0] == ATTEMPT else None
    if reason is not None:
        return reason
    for item in named:
        if isinstance(item, str):
            return lacks_marker(view, code, item)
        number = number_of(item)
        if number not in kit.means:
            return lacks_marker(view, code, number)
        if code[0] == ATTEMPT and not kit.means[number].with_die:
            params = {"marker": name_of(view, race, number)}
            return Reason("wrong_phase", "wrong_phase-not_with_die", params, (), _rule(view, number))
        means, at = view_of(view, race, number)
        useless = means.useless(at, number)
        if useless is not None:
            return useless
    shot = next((item for item in named if kit.means[number_of(item)].from_region), None)
    if shot is not None and not isinstance(used_from(shot), int):
        return unknown_region(view, used_from(shot))
    own_reach = None if shot is None else lambda: _check_base(view, region, shot)
    if own_reach is None and reaches_anywhere(view, race, named):
        own_reach = _nothing_against
    reason = region_reason(view, race, region, own_reach=own_reach)
    reason = reason or _check_void(view, region, named) or refused_by(view, race, region, named)
    if reason is None and code[0] == ATTEMPT:
        reason = refused_attempt(view)
    reason = reason or _check_pieces(view, code)
    if reason is not None:
        return reason
    return within_die(view, region, named) if code[0] == ATTEMPT else pays_with(view, region, named)


def _check_void(view: Position, region: int, named: Named) -> Reason | None:
    """Whoever holds the region may make special means void."""
    number = void_means(view, view.acting, region, named)
    if number is None:
        return None
    means = view.kit[view.acting].means[number]
    return is_void(view, name_of(view, view.acting, number), means, region)


def _nothing_against() -> Reason | None:
    """No region is too far away."""
    return None


def _rule(view: Position, number: int) -> str:
    """Whose means it is, as the rule that a refusal follows from."""
    return view_of(view, view.acting, number)[1].rule


def _check_base(view: Position, region: int, shot: int | tuple[int, int]) -> Reason | None:
    """A means with a reach of its own; where it is used from must be said if several regions would do."""
    race, base, number = view.acting, used_from(shot), number_of(shot)
    possible = bases(view, race, number, region)
    params = {
        "region": ("region", region),
        "race": ("race", view.rules.races[race].id),
        "marker": name_of(view, race, number),
    }
    if base == NOBODY and len(possible) > 1:
        if not left(view, race, number):
            return None  # it has been used, which is said next
        choices = [("region", other) for other in possible]
        helps = (("help-from", {"regions": choices}),)
        return Reason("bad_allocation", "bad_allocation-from", params, helps, _rule(view, number))
    if base != NOBODY and not view.held[race] >> base & 1:
        params["region"] = ("region", base)
        return Reason("not_adjacent", "not_adjacent-base", params, (), _rule(view, number))
    if base not in possible:
        return Reason("not_adjacent", "refuse-long_shot", params, (), _rule(view, number))
    return None


def _check_pieces(view: Position, code: Code) -> Reason | None:
    """Whether there are as many pieces as are named, and whether they may be used together."""
    region, race = code[1], view.acting
    kit = view.kit[race]
    used = Counter(number_of(item) for item in code[2:])
    coins = view.coins[view.player] - due(view, view.player, region)
    for number, n in used.items():
        means, at = view_of(view, race, number)
        there = means.left(at, number)
        params = {"marker": name_of(view, race, number), "region": ("region", region)}
        if (means.once or means.renewed) and not there:
            limit = {"limit": means.times}
            return Reason("already_used", "already_used-means", {**params, **limit}, (NEXT_TURN,), at.rule)
        if n > 1 and not means.several:
            return Reason("already_used", "already_used-means_twice", params, (), at.rule)
        excluding = {
            other
            for other in used
            if kit.means[other].piece == means.piece
            or (means.from_region and kit.means[other].from_region)
        }
        if len(excluding) > 1:
            together = tuple(item for item in code[2:] if number_of(item) in excluding)
            several = {"means": phrases(view, race, together)}
            return Reason("already_used", "already_used-means_together", {**params, **several}, (), at.rule)
        unpaid = means.unpaid(at, region, coins)
        if unpaid is not None:
            return _paid_elsewhere(view, unpaid, coins)
        coins -= means.price() * n
        if n > there:
            return Reason(
                "marker_limit", "marker_limit-in_hand", {**params, "limit": there, "n": n}, (), at.rule
            )
    return None


def _paid_elsewhere(view: Position, unpaid: Reason, coins: int) -> Reason:
    """Why a means cannot be paid for, where some of the coins are due for the conquest in any case."""
    there = view.coins[view.player]
    if coins == there:
        return unpaid
    params = {**unpaid.params, "player": ("player", view.player), "coins": there, "n": there - coins}
    return unpaid._replace(sentence="cannot_afford-means_besides", params=params)
