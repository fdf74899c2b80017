"""Why special means cannot be named with a conquest, or what was collected not be traded in."""

from __future__ import annotations

from collections import Counter

from sw_widget.engine import effects as fx
from sw_widget.engine.actions import ATTEMPT, Code
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal_conquest import may_trade, trader
from sw_widget.engine.means import fired_from, left, name_of, number_of, shots
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.refuse import NEXT_TURN, lacks, shown_id, unknown_region
from sw_widget.engine.refuse_conquest import (
    attempt_phase,
    pays_with,
    region_reason,
    why_no_attempt_at_all,
    within_die,
)
from sw_widget.engine.strike import collected_by, rate, tradable


def check_means(view: Position, code: Code) -> Reason | None:
    """Why a conquest or a final attempt with special means is refused."""
    region, named = code[1], code[2:]
    race = view.acting
    kit = view.kit[race]
    assert kit is not None
    reason = attempt_phase(view) if code[0] == ATTEMPT else None
    if reason is not None:
        return reason
    for item in named:
        if isinstance(item, str):
            return lacks(view, code, item)
        number = number_of(item)
        if number not in kit.means or (code[0] == ATTEMPT and not kit.means[number].with_die):
            return lacks(view, code, number)
        if isinstance(kit.means[number], fx.Beast) and not view.height(number, race):
            return Reason("wrong_phase", "wrong_phase-no_height", {"marker": name_of(view.rules, number)})
    shot = next((item for item in named if isinstance(kit.means[number_of(item)], fx.LongShot)), None)
    if shot is not None and not isinstance(fired_from(shot), int):
        return unknown_region(view, fired_from(shot))
    reason = region_reason(view, race, region, shot=shot is not None)
    if reason is None and shot is not None:
        reason = _check_shot(view, region, shot)
    if reason is None and code[0] == ATTEMPT:
        reason = why_no_attempt_at_all(view, region)
    reason = reason or _check_pieces(view, code)
    if reason is not None:
        return reason
    return within_die(view, region, named) if code[0] == ATTEMPT else pays_with(view, region, named)


def _check_shot(view: Position, region: int, shot: int | tuple[int, int]) -> Reason | None:
    """A long shot goes over one region; where it is fired from must be said if several would do."""
    race, base = view.acting, fired_from(shot)
    possible = shots(view, race, region)
    params = {
        "region": ("region", region),
        "race": ("race", view.rules.races[race].id),
        "marker": name_of(view.rules, number_of(shot)),
    }
    if base == NOBODY and len(possible) > 1:
        if not left(view, race, number_of(shot)):
            return None  # it has been fired, which is said next
        choices = [("region", other) for other in possible]
        return Reason("bad_allocation", "bad_allocation-from", params, (("help-from", {"regions": choices}),))
    if base not in possible:
        return Reason("not_adjacent", "refuse-long_shot", params)
    return None


def _check_pieces(view: Position, code: Code) -> Reason | None:
    """Whether there are as many pieces as are named, and whether they may be used together."""
    region, race = code[1], view.acting
    kit = view.kit[race]
    assert kit is not None
    used = Counter(number_of(item) for item in code[2:])
    for number, n in used.items():
        means, there = kit.means[number], left(view, race, number)
        params = {"marker": name_of(view.rules, number), "region": ("region", region)}
        if means.once and not there:
            return Reason("already_used", "already_used-means", params, (NEXT_TURN,))
        shots_fired = sum(isinstance(kit.means[other], fx.LongShot) for other in used)
        if (n > 1 and not means.several) or shots_fired > 1:
            return Reason("already_used", "already_used-means_twice", params)
        if isinstance(means, fx.Hired) and not there:
            coins = {"price": means.coins, "coins": view.coins[view.player]}
            more = {"n": means.coins - view.coins[view.player]}
            return Reason(
                "cannot_afford", "cannot_afford-means", {**params, **coins}, (("help-coins", more),)
            )
        if n > there:
            return Reason("marker_limit", "marker_limit-in_hand", {**params, "limit": there, "n": n})
    return None


def check_use(view: Position, code: Code) -> Reason | None:
    """Trading in what was collected: at the start, and as far as the pile and the tray go."""
    race = view.active[view.player]
    kit = view.kit[race] if race != NOBODY else None
    if kit is None or not kit.collects or code[1] != trader(view):
        return lacks(view, code)
    params: dict[str, object] = {"race": ("race", view.rules.races[race].id), "rate": rate(view)}
    if not may_trade(view):
        return Reason("wrong_phase", "wrong_phase-trade", params, (NEXT_TURN,))
    given = dict(code[2])
    count = given.get("count")
    if set(given) != {"count"} or not isinstance(count, int) or count < 1:
        return Reason("bad_allocation", "bad_allocation-trade", {**params, "count": shown_id(count)})
    if count > tradable(view, race):
        params |= {"n": count, "collected": collected_by(view, race), "limit": tradable(view, race)}
        return Reason("not_enough_tokens", "refuse-trade", params)
    return None
