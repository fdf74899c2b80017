"""Why an effect does not reach a region that it would touch without a conquest: reasons shared by several."""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.conquest.cost import barriers, protected
from sw_widget.engine.conquest.voids import void_there
from sw_widget.engine.hooks.effect import Barrier, Effect
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.why_not.common import unknown_region
from sw_widget.engine.why_not.conquests import immune

_HOLDING_FROM_AFAR = ("peace", "immune", "own_region")
"""Codes of what stands against attacks and against effects that drive out without a conquest."""


def kept_off(
    at: View, effect: Effect, region: int, params: Params, shut: int | None = None, attack: bool = True
) -> Reason | None:
    """That the region is protected, that its holders make the effect void, that there is peace or that nobody
    ever conquers it, if so.
    `shut`: the protected regions, where the effect does not count all of them. `attack`: whether it drives
    out whoever is there; if it does not, peace stands against nothing.
    """
    if shut is None:
        shut = protected(at.position, at.race)
    if shut >> region & 1:
        return immune(at.position, region, params)
    void = void_there(at, effect, region, attack)
    if void is not None:
        return void
    for barrier in _standing(at, attack):
        if barrier.mask >> region & 1:
            return barrier.reason(region)
    return None


def open_from_afar(
    at: View, effect: Effect, regions: int, shut: int | None = None, attack: bool = True
) -> int:
    """Those of these regions from which nothing of that keeps the effect off, as a mask."""
    regions &= ~(protected(at.position, at.race) if shut is None else shut)
    for barrier in _standing(at, attack):
        regions &= ~barrier.mask
    if at.rules.can_void:
        for region in bits(regions):
            if void_there(at, effect, region, attack) is not None:
                regions &= ~(1 << region)
    return regions


def _standing(at: View, attack: bool) -> list[Barrier]:
    """The barriers that stand against effects without a conquest."""
    return [
        barrier
        for barrier in barriers(at.position, at.race)
        if barrier.always or (attack and barrier.code in _HOLDING_FROM_AFAR)
    ]


def refused_region(at: View, region: object, why_not: Callable[[View, int], Reason | None]) -> Reason:
    """Why an offer is not made for what was named: no region at all, or what `why_not` has against it."""
    if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
        return unknown_region(at.position, region)
    reason = why_not(at, region)
    assert reason is not None
    return reason
