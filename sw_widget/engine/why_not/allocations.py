"""Why tokens or markers cannot be put down like that, or a turn not be ended."""

from __future__ import annotations

from collections.abc import Iterable

from sw_widget.engine.actions import AFTER_SCORING, WITHDRAWAL, Allocation, Code
from sw_widget.engine.ledger import NEXT_TURN, Reason
from sw_widget.engine.legal.options import redeployment, unsettled, withdrawal
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.redeployment import (
    lifted,
    placings,
    regions_of,
    rule_of_lift,
    stays_put,
    withdraws_to,
)
from sw_widget.engine.why_not.common import lacks_marker, not_put_down, shown_id, unknown_region


def _unknown_in(position: Position, allocation: Iterable[tuple[object, int]]) -> Reason | None:
    for region, _ in allocation:
        if not isinstance(region, int):
            return unknown_region(position, region)
    return None


def _spread_reason(position: Position, race: int, where: int, allocation: Allocation) -> Reason | None:
    """What is wrong with where pieces are put: a region not held, or a number below zero."""
    name = ("race", position.rules.races[race].id)
    for region, count in allocation:
        params = {"region": ("region", region), "race": name}
        if not where >> region & 1:
            river = position.rules.board.rivers >> region & 1
            sentence = "bad_allocation-river" if river else "bad_allocation-not_held"
            return Reason("bad_allocation", sentence, params)
        if count < 0:
            return Reason("bad_allocation", "bad_allocation-negative", params)
    return None


def check_redeploy(position: Position, code: Code) -> Reason | None:
    race, allocation = code[1], code[2]
    if race not in position.movable_races(position.player):
        return not_put_down(position, code, "wrong_phase-in_decline")
    reason = stays_put(position, race)
    if reason is not None:
        return reason
    reason = _unknown_in(position, allocation) or _spread_reason(
        position, race, regions_of(position, race), allocation
    )
    if reason is not None:
        return reason
    spread = redeployment(position, race)
    if allocation in spread:
        return None
    params: dict[str, object] = {"race": ("race", position.rules.races[race].id)}
    if not spread.regions:
        return Reason("bad_allocation", "bad_allocation-no_region", params)
    placed = sum(count for _, count in allocation)
    if placed != spread.high:
        params |= {"n": placed, "wanted": spread.high, "lifted": lifted(position, race)}
        if not lifted(position, race):
            return Reason("bad_allocation", "bad_allocation-sum", params)
        return Reason("bad_allocation", "bad_allocation-lift", params, (), rule_of_lift(position, race))
    given = dict(allocation)
    if not spread.empty:
        required = (region for region in spread.regions if region not in spread.free or region in given)
        empty = next(region for region in required if given.get(region, 0) < spread.least)
        least = {"region": ("region", empty), "n": spread.least}
        source = position.kit[race].source_of_least
        if source is None:
            return Reason("bad_allocation", "bad_allocation-empty_region", params | least)
        return Reason("bad_allocation", "bad_allocation-at_least", params | least, (), source[1])
    params["n"] = spread.empty
    return Reason(
        "bad_allocation", "bad_allocation-too_many_given_up", params, (), rule_of_lift(position, race)
    )


def check_place(position: Position, code: Code) -> Reason | None:
    marker, allocation = code[1], code[2]
    active = position.active[position.player]
    placing = next((item for item in placings(position) if item.marker == marker), None)
    if placing is None:
        return lacks_marker(position, code, marker)
    reason = _unknown_in(position, allocation)
    if reason is None:
        reason = placing.refuses(allocation) if placing.refuses is not None else None
    if reason is None and placing.refuses is None:
        reason = _spread_reason(position, active, position.held[active], allocation)
    if reason is not None or allocation in placing.spread:
        return reason
    kind = position.rules.markers[marker]
    name = {"marker": ("marker", kind.id)}
    standing = {} if placing.anew else dict(position.markers[marker])
    for region in (*placing.again, *placing.lifted):
        standing[region] -= 1
    if not placing.anew and position.used >> marker & 1:
        return Reason("already_used", "already_used-marker", name, (NEXT_TURN,), kind.id)
    for region, count in allocation:
        if standing.get(region, 0) + count > kind.per_region:
            params = {**name, "region": ("region", region), "limit": kind.per_region}
            return Reason("marker_limit", "marker_limit-region", params, (), kind.id)
    placed = sum(count for _, count in allocation)
    limit = placing.spread.high if placing.anew or placing.repeatable else kind.in_box
    if placed + (0 if placing.repeatable else sum(standing.values())) > limit:
        sentence = "marker_limit-turn" if placing.repeatable else "marker_limit-total"
        return Reason("marker_limit", sentence, {**name, "limit": limit}, (), kind.id)
    return Reason("already_used", "already_used-marker", name, (NEXT_TURN,), kind.id)


def check_end_turn(position: Position, code: Code) -> Reason | None:
    race = NOBODY if position.phase == AFTER_SCORING else unsettled(position)
    if race == NOBODY:
        return None
    over = position.hand[race] - lifted(position, race)
    params = {"n": abs(over), "race": ("race", position.rules.races[race].id)}
    if over > 0:
        helps = (("help-put_down", {"n": over}),)
        return Reason("bad_allocation", "bad_allocation-tokens_in_hand", params, helps)
    helps = (("help-take_up", {"n": -over}),)
    return Reason("bad_allocation", "bad_allocation-take_up", params, helps, rule_of_lift(position, race))


def check_withdraw(position: Position, code: Code) -> Reason | None:
    race, allocation, markers = code[1], code[2], code[3]
    if (WITHDRAWAL, position.decider, race) not in position.pending:
        return not_put_down(position, code, "wrong_phase-none_fled")
    for placed in (allocation, *(spread for _, spread in markers)):
        reason = _unknown_in(position, placed)
        if reason is not None:
            return reason
    for placed in (allocation, *(spread for _, spread in markers)):
        reason = _spread_reason(position, race, withdraws_to(position, race), placed)
        if reason is not None:
            return reason
    option = withdrawal(position, race)
    if code in option:
        return None
    params: dict[str, object] = {"race": ("race", position.rules.races[race].id)}
    placed_tokens = sum(count for _, count in allocation)
    if placed_tokens != option.tokens.high:
        return Reason(
            "bad_allocation",
            "bad_allocation-sum",
            params | {"n": placed_tokens, "wanted": option.tokens.high},
        )
    given = dict(markers)
    for marker, spread in option.markers:
        n = sum(count for _, count in given.get(marker, ()))
        if given.get(marker, ()) not in spread:
            more = {"marker": ("marker", position.rules.markers[marker].id), "n": n, "wanted": spread.high}
            return Reason("bad_allocation", "bad_allocation-markers", params | more)
    marker = next(marker for marker in given if marker not in dict(option.markers))
    id = position.rules.markers[marker].id if isinstance(marker, int) else shown_id(marker)
    more = {"marker": ("marker", id), "n": sum(count for _, count in given[marker]), "wanted": 0}
    return Reason("bad_allocation", "bad_allocation-markers", params | more)
