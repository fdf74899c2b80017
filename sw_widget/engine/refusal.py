"""Why an action is refused: the first reason in the order of the public format, with what would make it
possible.

Ids that nobody knows reach this module as they were given (a `str` where a number should be), since other
reasons may come before "unknown".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    ACTION_NAMES,
    AFTER_SCORING,
    CONQUEST,
    OVER,
    PHASE_NAMES,
    PICKING,
    REDEPLOYMENT,
    START,
    WITHDRAWAL,
    Allocation,
    Code,
)
from sw_widget.engine.board import bits
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest import at_peace, convertible, cost, protected, shield
from sw_widget.engine.ledger import Params, Reason
from sw_widget.engine.legal import (
    affordable,
    die_is_spent,
    may_end,
    placement,
    possible_allies,
    readied,
    redeployment,
    withdrawal,
)
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOST_BY_DIE
from sw_widget.engine.turn import lifted

_CONQUESTS = frozenset((do.ABANDON, do.CONQUER, do.CONVERT, do.ATTEMPT, do.ROLL, do.STOP))
IN_PHASE = {
    PICKING: frozenset((do.PICK, do.STOP)),
    START: _CONQUESTS | {do.DECLINE},
    CONQUEST: _CONQUESTS,
    REDEPLOYMENT: frozenset((do.REDEPLOY, do.PLACE, do.ALLY, do.END_TURN)),
    AFTER_SCORING: frozenset((do.DECLINE, do.END_TURN)),
    WITHDRAWAL: frozenset((do.WITHDRAW,)),
    OVER: frozenset(),
}


def check(position: Position, code: Code, view: Position | None = None) -> Reason | None:
    """Why the action is refused now, or None. `view` is the readied position, where the caller has it
    already.
    """
    if code[0] not in IN_PHASE[position.phase]:
        return _wrong_phase(position, code)
    if code[0] in _CONQUESTS and position.phase != PICKING:
        return _CHECKS[code[0]](view if view is not None else readied(position), code)
    return _CHECKS[code[0]](position, code)


def _wrong_phase(position: Position, code: Code) -> Reason:
    params = {
        "action": ACTION_NAMES[code[0]],
        "phase": PHASE_NAMES[position.phase],
        "player": ("player", position.decider),
    }
    return Reason("wrong_phase", "wrong_phase-action", params)


def _lacks(position: Position, code: Code, marker: object = None) -> Reason:
    """The race has nothing that allows the action, or no such marker."""
    race = position.acting if position.acting != NOBODY else position.active[position.player]
    if race == NOBODY:
        return _wrong_phase(position, code)
    params: dict[str, object] = {
        "action": ACTION_NAMES[code[0]],
        "race": ("race", position.rules.races[race].id),
    }
    if marker is None:
        return Reason("wrong_phase", "wrong_phase-lacks", params)
    params["marker"] = (
        "marker",
        position.rules.markers[marker].id if isinstance(marker, int) else str(marker),
    )
    return Reason("wrong_phase", "wrong_phase-lacks_marker", params)


def _unknown_region(region: object) -> Reason:
    return Reason("unknown_region", "refuse-unknown_region", {"region": str(region)})


def _never(position: Position, code: Code) -> Reason | None:
    return None


def _check_stop(position: Position, code: Code) -> Reason | None:
    """Stopping is always possible, but a pick is passed over only where nothing is on offer."""
    return _wrong_phase(position, code) if position.phase == PICKING and position.column else None


# Picking


def _check_pick(position: Position, code: Code) -> Reason | None:
    slot = code[1]
    on_offer = len(position.column)
    if not isinstance(slot, int) or not 0 <= slot < on_offer:
        return Reason("unknown_slot", "refuse-unknown_slot", {"slot": str(slot), "n": on_offer})
    if not affordable(position, slot):
        coins = position.coins[position.player]
        on_combo = position.column[slot][2]
        params: Params = {
            "slot": slot,
            "price": slot,
            "coins": coins,
            "n": on_combo,
            "player": ("player", position.player),
        }
        within = [other for other in range(on_offer) if affordable(position, other)]
        helps = (("help-coins", {"n": slot - coins}), ("help-other_slot", {"slots": within}))
        sentence = "cannot_afford-on_combo" if on_combo else "refuse-cannot_afford"
        return Reason("cannot_afford", sentence, params, helps)
    return None


# Conquests


def region_reason(view: Position, race: int, region: object, converting: bool = False) -> Reason | None:
    """Why the race cannot attack the region at all, whatever its hand; the same for every way to conquer."""
    if not isinstance(region, int):
        return _unknown_region(region)
    rules, bit = view.rules, 1 << region
    kit = view.kit[race]
    assert kit is not None
    name = ("race", rules.races[race].id)
    params: dict[str, object] = {"region": ("region", region), "race": name}
    held = view.held[race]
    if held & bit:
        return Reason("own_region", "refuse-own_region", params)
    if not kit.stand & bit:
        params["terrain"] = ("terrain", rules.board.regions[region].terrain)
        return Reason("water", "refuse-water", params)
    if protected(view, race) & bit:
        marker = next(m.id for i, m in enumerate(rules.markers) if m.protects and region in view.markers[i])
        return Reason("immune", "immune-marker", {**params, "marker": ("marker", marker)})
    if at_peace(view, race) & bit:
        owner = view.owner[view.holder[region]]
        params |= {"player": ("player", view.owner[race]), "ally": ("player", owner)}
        return Reason("peace", "refuse-peace", params, (("help-next_turn", {}),))
    if not held and not converting:
        if kit.entry & bit:
            return None
        ways = [("region", i) for i in bits(kit.entry & kit.stand & rules.board.around(bit))]
        helps: tuple[tuple[str, Params], ...] = (("help-entry", {"regions": ways}),) if ways else ()
        return Reason("not_border", "refuse-not_border", params, helps)
    near = (view.adjacent(race, held) if held else 0) | kit.anywhere
    if not near & bit:
        ways = [("region", i) for i in bits(rules.board.neighbours[region] & kit.stand)]
        return Reason("not_adjacent", "refuse-not_adjacent", params, (("help-neighbour", {"regions": ways}),))
    return None


def _no_tokens(view: Position, region: int | None = None) -> Reason | None:
    race = view.acting
    if view.hand[race] >= 1:
        return None
    params: dict[str, object] = {"race": ("race", view.rules.races[race].id)}
    if region is not None:
        params["region"] = ("region", region)
    helps: tuple[tuple[str, Params], ...] = (("help-more_tokens", {"n": 1}),)
    return Reason("no_tokens", "refuse-no_tokens", params, helps)


def _price_params(view: Position, region: int) -> dict[str, object]:
    race = view.acting
    price, hand = cost(view, race, region), view.hand[race]
    return {
        "region": ("region", region),
        "race": ("race", view.rules.races[race].id),
        "cost": price,
        "hand": hand,
        "short": price - hand,
        "limit": MOST_BY_DIE,
    }


def why_not_conquer(view: Position, region: object) -> Reason | None:
    """Why the acting race cannot conquer the region now with what it has in hand."""
    reason = region_reason(view, view.acting, region)
    if reason is not None:
        return reason
    assert isinstance(region, int)
    reason = _no_tokens(view, region)
    if reason is not None:
        return reason
    params = _price_params(view, region)
    short = params["short"]
    assert isinstance(short, int)
    if short <= 0:
        return None
    helps: list[tuple[str, Params]] = [("help-more_tokens", {"n": short})]
    kit = view.kit[view.acting]
    assert kit is not None
    if short <= MOST_BY_DIE and not kit.roll_first and not die_is_spent(view, view.acting):
        helps.append(("help-die", {"n": short, "chance": str(chance_of_at_least(short))}))
    if kit.roll_first and view.roll == NOBODY and short <= MOST_BY_DIE:
        helps.append(("help-roll_first", {"n": short, "chance": str(chance_of_at_least(short))}))
    return Reason("not_enough_tokens", "refuse-not_enough_tokens", params, tuple(helps))


def _check_conquer(view: Position, code: Code) -> Reason | None:
    if len(code) > 2:
        return _check_single(view, code)
    reason = why_not_conquer(view, code[1])
    if reason is not None and reason.code == "not_enough_tokens" and view.roll != NOBODY:
        return None  # after a roll it is the last attempt of the turn: allowed, and it fails
    return reason


def _check_single(view: Position, code: Code) -> Reason | None:
    region, marker = code[1], code[2]
    kit = view.kit[view.acting]
    assert kit is not None
    if marker not in kit.single:
        return _lacks(view, code, marker)
    reason = region_reason(view, view.acting, region)
    if reason is not None:
        return reason
    if view.used >> marker & 1:
        params = {"marker": ("marker", view.rules.markers[marker].id), "region": ("region", region)}
        return Reason("already_used", "already_used-means", params, (("help-next_turn", {}),))
    return _no_tokens(view, region)


def _check_attempt(view: Position, code: Code) -> Reason | None:
    region = code[1]
    kit = view.kit[view.acting]
    assert kit is not None
    if kit.roll_first:
        return Reason(
            "wrong_phase", "wrong_phase-rolls_first", {"race": ("race", view.rules.races[view.acting].id)}
        )
    reason = region_reason(view, view.acting, region)
    if reason is not None:
        return reason
    if die_is_spent(view, view.acting):
        return Reason("already_used", "already_used-die", {"region": ("region", region)})
    reason = _no_tokens(view, region)
    if reason is not None:
        return reason
    params = _price_params(view, region)
    short = params["short"]
    assert isinstance(short, int)
    if short <= 0:
        return Reason("enough_tokens", "refuse-enough_tokens", params)
    if short > MOST_BY_DIE:
        return Reason(
            "too_far_short",
            "refuse-too_far_short",
            params,
            (("help-more_tokens", {"n": short - MOST_BY_DIE}),),
        )
    return None


def _check_convert(view: Position, code: Code) -> Reason | None:
    region, race = code[1], view.acting
    kit = view.kit[race]
    assert kit is not None
    if not kit.convert:
        return _lacks(view, code)
    reason = region_reason(view, race, region, converting=True)
    if reason is not None:
        return reason
    holder = view.holder[region]
    params: dict[str, object] = {"region": ("region", region), "race": ("race", view.rules.races[race].id)}
    if (
        holder != NOBODY
        and view.owner[holder] != view.owner[race]
        and view.converted >> view.owner[holder] & 1
    ):
        params["player"] = ("player", view.owner[holder])
        return Reason("already_used", "already_used-convert", params, (("help-next_turn", {}),))
    why = convertible(view, race, region)
    if why is not None:
        params["n"] = view.tokens[region]
        barrier = shield(view, region)
        if barrier is not None:
            params["marker"] = ("marker", view.rules.markers[barrier].id)
        if holder != NOBODY:
            params["victim"] = ("race", view.rules.races[holder].id)
        return Reason("no_convert", f"no_convert-{why}", params)
    return _no_tokens(view, region)


def _check_roll(view: Position, code: Code) -> Reason | None:
    kit = view.kit[view.acting]
    assert kit is not None
    if not kit.roll_first:
        return _lacks(view, code)
    if view.roll != NOBODY:
        return Reason("already_used", "already_used-roll", {"n": view.roll})
    return _no_tokens(view)


def _check_abandon(view: Position, code: Code) -> Reason | None:
    if view.opened:
        params = {
            "action": ACTION_NAMES[do.ABANDON],
            "phase": PHASE_NAMES[CONQUEST],
            "player": ("player", view.player),
        }
        return Reason("wrong_phase", "wrong_phase-abandon", params)
    region = code[1]
    if not isinstance(region, int):
        return _unknown_region(region)
    if not view.held[view.acting] >> region & 1:
        params = {"region": ("region", region), "race": ("race", view.rules.races[view.acting].id)}
        return Reason("bad_allocation", "bad_allocation-not_held", params)
    return None


# Redeployment


def _unknown_in(allocation: Iterable[tuple[object, int]]) -> Reason | None:
    for region, _ in allocation:
        if not isinstance(region, int):
            return _unknown_region(region)
    return None


def _spread_reason(position: Position, race: int, allocation: Allocation) -> Reason | None:
    """What is wrong with where pieces are put, whatever they are: a region not held, or a number below
    zero.
    """
    name = ("race", position.rules.races[race].id)
    for region, count in allocation:
        params = {"region": ("region", region), "race": name}
        if not position.held[race] >> region & 1:
            return Reason("bad_allocation", "bad_allocation-not_held", params)
        if count < 0:
            return Reason("bad_allocation", "bad_allocation-negative", params)
    return None


def _check_redeploy(position: Position, code: Code) -> Reason | None:
    race, allocation = code[1], code[2]
    if race not in position.movable_races(position.player):
        return _lacks(position, code)
    reason = _unknown_in(allocation) or _spread_reason(position, race, allocation)
    if reason is not None:
        return reason
    spread = redeployment(position, race)
    if allocation in spread:
        return None
    params: dict[str, object] = {"race": ("race", position.rules.races[race].id)}
    placed = sum(count for _, count in allocation)
    if placed != spread.high:
        sentence = "bad_allocation-lift" if lifted(position, race) else "bad_allocation-sum"
        more = {"n": placed, "wanted": spread.high, "lifted": lifted(position, race)}
        return Reason("bad_allocation", sentence, params | more)
    if spread.least:
        given = dict(allocation)
        empty = next(region for region in spread.regions if given.get(region, 0) < spread.least)
        return Reason("bad_allocation", "bad_allocation-empty_region", params | {"region": ("region", empty)})
    return Reason(
        "bad_allocation",
        "bad_allocation-too_many_given_up",
        params | {"n": len(spread.regions) - spread.high},
    )


def _check_place(position: Position, code: Code) -> Reason | None:
    marker, allocation = code[1], code[2]
    active = position.active[position.player]
    kit = position.kit[active] if active != NOBODY else None
    if kit is None or marker not in (*kit.places, *kit.builds):
        return _lacks(position, code, marker)
    reason = _unknown_in(allocation) or _spread_reason(position, active, allocation)
    if reason is not None:
        return reason
    builds = marker in kit.builds
    if allocation in placement(position, marker, builds):
        return None
    kind = position.rules.markers[marker]
    name = {"marker": ("marker", kind.id)}
    standing = position.markers[marker] if builds else {}
    if builds and position.used >> marker & 1:
        return Reason("already_used", "already_used-marker", name, (("help-next_turn", {}),))
    for region, count in allocation:
        if standing.get(region, 0) + count > kind.per_region:
            params = {**name, "region": ("region", region), "limit": kind.per_region}
            return Reason("marker_limit", "marker_limit-region", params)
    if sum(standing.values()) + sum(count for _, count in allocation) > kind.in_box:
        return Reason("marker_limit", "marker_limit-total", {**name, "limit": kind.in_box})
    return Reason("already_used", "already_used-marker", name, (("help-next_turn", {}),))


def _check_ally(position: Position, code: Code) -> Reason | None:
    ally = code[1]
    active = position.active[position.player]
    kit = position.kit[active] if active != NOBODY else None
    if kit is None or kit.names_ally is None:
        return _lacks(position, code)
    if ally == NOBODY:
        return None
    if not isinstance(ally, int) or not 0 <= ally < len(position.coins) or ally == position.player:
        return Reason("bad_allocation", "bad_allocation-not_an_opponent", {"ally": str(ally)})
    if position.attacked >> ally & 1:
        return Reason(
            "attacked_this_turn",
            "refuse-attacked_this_turn",
            {"ally": ("player", ally)},
            (("help-next_turn", {}),),
        )
    if ally not in possible_allies(position):
        pays, coins = kit.names_ally.pays, position.coins[position.player]
        params = {
            "ally": ("player", ally),
            "price": pays,
            "coins": coins,
            "player": ("player", position.player),
        }
        return Reason("cannot_afford", "cannot_afford-ally", params)
    return None


def _check_end_turn(position: Position, code: Code) -> Reason | None:
    if position.phase == AFTER_SCORING or may_end(position):
        return None
    for race in position.movable_races(position.player):
        over = position.hand[race] - lifted(position, race)
        if position.held[race] and over:
            params = {"n": abs(over), "race": ("race", position.rules.races[race].id)}
            if over > 0:
                return Reason(
                    "bad_allocation",
                    "bad_allocation-tokens_in_hand",
                    params,
                    (("help-put_down", {"n": over}),),
                )
            return Reason(
                "bad_allocation", "bad_allocation-take_up", params, (("help-take_up", {"n": -over}),)
            )
    raise AssertionError("the turn may not end, but nothing stands against it")


# Withdrawal


def _check_withdraw(position: Position, code: Code) -> Reason | None:
    race, allocation, markers = code[1], code[2], code[3]
    if (position.decider, race) not in position.pending:
        return _lacks(position, code)
    for placed in (allocation, *(spread for _, spread in markers)):
        reason = _unknown_in(placed)
        if reason is not None:
            return reason
    for placed in (allocation, *(spread for _, spread in markers)):
        reason = _spread_reason(position, race, placed)
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
    id = position.rules.markers[marker].id if isinstance(marker, int) else str(marker)
    more = {"marker": ("marker", id), "n": sum(count for _, count in given[marker]), "wanted": 0}
    return Reason("bad_allocation", "bad_allocation-markers", params | more)


_CHECKS: dict[int, Callable[[Position, Code], Reason | None]] = {
    do.PICK: _check_pick,
    do.DECLINE: _never,
    do.ABANDON: _check_abandon,
    do.CONQUER: _check_conquer,
    do.CONVERT: _check_convert,
    do.ATTEMPT: _check_attempt,
    do.ROLL: _check_roll,
    do.STOP: _check_stop,
    do.REDEPLOY: _check_redeploy,
    do.PLACE: _check_place,
    do.ALLY: _check_ally,
    do.END_TURN: _check_end_turn,
    do.WITHDRAW: _check_withdraw,
}
