"""The first reason against an action, in the order of the public format; its helps are only proposed.

Ids that nobody knows reach this module as they were given (a `str` where a number should be), since other
reasons may come before "unknown".
"""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    AFTER_SCORING,
    CONQUEST,
    OVER,
    PICKING,
    REDEPLOYMENT,
    ROLLING,
    SACRIFICE,
    SETUP,
    START,
    WITHDRAWAL,
    Code,
)
from sw_widget.engine.ledger import MORE_COINS, Params, Reason
from sw_widget.engine.legal.offers import check_offer, demanded, takes
from sw_widget.engine.legal.options import (
    affordable,
    decline_sites,
    declines_after_scoring,
    may_decline,
    readied,
)
from sw_widget.engine.position import Position
from sw_widget.engine.turn.picking import combo_names, price, swaps, swaps_badge
from sw_widget.engine.why_not.allocations import check_end_turn, check_place, check_redeploy, check_withdraw
from sw_widget.engine.why_not.common import shown_id, unknown_region, wrong_phase
from sw_widget.engine.why_not.conquests import check_abandon, check_attempt, check_conquer, comes_first
from sw_widget.engine.why_not.means import check_means

_CONQUESTS = frozenset((do.ABANDON, do.CONQUER, do.CONVERT, do.ATTEMPT, do.ROLL, do.STOP, do.USE))
_OFFERS = (do.CONVERT, do.ROLL, do.ALLY, do.USE)
IN_PHASE = {
    PICKING: frozenset((do.PICK, do.STOP)),
    START: _CONQUESTS | {do.DECLINE},
    CONQUEST: _CONQUESTS,
    REDEPLOYMENT: frozenset((do.REDEPLOY, do.PLACE, do.ALLY, do.USE, do.END_TURN)),
    AFTER_SCORING: frozenset((do.DECLINE, do.USE, do.END_TURN)),
    WITHDRAWAL: frozenset((do.WITHDRAW,)),
    ROLLING: frozenset((do.ROLL,)),
    SETUP: frozenset((do.USE,)),
    SACRIFICE: frozenset((do.USE, do.STOP)),
    OVER: frozenset(),
}


def first_reason(position: Position, code: Code, view: Position | None = None) -> Reason | None:
    """Why the action is refused now, or None. `view` is the readied position, if it is known already."""
    if code[0] not in IN_PHASE[position.stage]:
        return wrong_phase(position, code)
    if position.stage == ROLLING:
        return None
    if position.rules.asks_first and position.stage in (START, CONQUEST, REDEPLOYMENT, AFTER_SCORING):
        reason = _must_come_first(position, code)
        if reason is not None:
            return reason
    if code[0] in _CONQUESTS and position.phase != PICKING and position.stage not in do.ASKED:
        with_means = len(code) > 2 and code[0] not in _OFFERS
        asked = check_means if with_means else _CHECKS[code[0]]
        reason = asked(view if view is not None else readied(position), code)
        if reason is not None and reason.sentence == "wrong_phase-action":
            return wrong_phase(position, code)  # a readied position is past the start of the turn
        return reason
    return _CHECKS[code[0]](position, code)


def _must_come_first(position: Position, code: Code) -> Reason | None:
    """That another choice must be made before this action; none stands before a decline at the start."""
    item = demanded(position)
    if item is None or (code[0] == do.DECLINE and position.stage == START and may_decline(position)):
        return None
    if takes(item, code):
        return None
    if code[0] == do.END_TURN and position.stage == AFTER_SCORING:
        return item.offer.why_not(None)
    return comes_first(position)


def _check_stop(position: Position, code: Code) -> Reason | None:
    """Stopping is always possible, but a pick is passed over only where nothing is on offer."""
    return wrong_phase(position, code) if position.phase == PICKING and position.column else None


def check_decline(position: Position, code: Code) -> Reason | None:
    """Only some races name a region with a decline, and must where they have a choice."""
    if position.phase == AFTER_SCORING and not declines_after_scoring(position):
        return wrong_phase(position, code)
    if not may_decline(position):
        never = {"player": ("player", position.player)}
        return Reason("wrong_phase", "wrong_phase-never_declines", never)
    race = position.active[position.player]
    named, sites = len(code) > 1, decline_sites(position)
    params: dict[str, object] = {"race": ("race", position.rules.races[race].id)}
    if not position.kit[race].answering.decline_sites:
        return Reason("bad_allocation", "bad_allocation-no_site", params) if named else None
    rule = position.kit[race].answering.decline_sites[0][0][1]
    if not named:
        several = sites.bit_count() > 1
        return Reason("bad_allocation", "bad_allocation-site", params, (), rule) if several else None
    if not isinstance(code[1], int):
        return unknown_region(position, code[1])
    if not sites >> code[1] & 1:
        params["region"] = ("region", code[1])
        return Reason("bad_allocation", "bad_allocation-site_not_held", params, (), rule)
    return None


def check_pick(position: Position, code: Code) -> Reason | None:
    slot = code[1]
    on_offer = len(position.column)
    if not isinstance(slot, int) or not 0 <= slot < on_offer:
        return Reason("unknown_slot", "refuse-unknown_slot", {"slot": shown_id(slot), "n": on_offer})
    reason = _check_swap(position, slot, code[2]) if len(code) > 2 else None
    if reason is not None:
        return reason
    if not affordable(position, slot):
        coins = position.coins[position.player]
        on_combo, wanted = position.column[slot][2], price(position, slot)
        params: Params = {
            "slot": slot,
            "price": wanted,
            "coins": coins,
            "n": on_combo,
            "player": ("player", position.player),
        }
        helps = (MORE_COINS, ("help-other_slot", {"slots": list(range(on_offer))}))
        sentence = "cannot_afford-on_combo" if on_combo else "refuse-cannot_afford"
        return Reason("cannot_afford", sentence, params, helps)
    return None


def _check_swap(position: Position, slot: int, other: object) -> Reason | None:
    """Why the badge of a combo cannot be swapped for that of the other one."""
    rule = swaps_badge(position.rules, position.column[slot])
    if not rule:
        params = combo_names(position.rules, position.column[slot])
        return Reason("wrong_phase", "wrong_phase-no_swap", params)
    if (other,) in swaps(position, slot):
        return None
    params = {"slot": shown_id(other), "n": len(position.column)}
    return Reason("unknown_slot", "unknown_slot-swap", params, (), rule)


_CHECKS: dict[int, Callable[[Position, Code], Reason | None]] = {
    do.PICK: check_pick,
    do.DECLINE: check_decline,
    do.ABANDON: check_abandon,
    do.CONQUER: check_conquer,
    do.CONVERT: check_offer,
    do.ATTEMPT: check_attempt,
    do.ROLL: check_offer,
    do.STOP: _check_stop,
    do.REDEPLOY: check_redeploy,
    do.PLACE: check_place,
    do.ALLY: check_offer,
    do.END_TURN: check_end_turn,
    do.WITHDRAW: check_withdraw,
    do.USE: check_offer,
}
