"""One legal action by lot, for games in which nobody looks at the others.

It is what `sample(options(position), rng)` gives, by the same numbers: first a kind of action, each as likely
as the others, then one of that kind. Where a race conquers without special means, or is redeployed, as it
mostly is, masks say what there is, and nothing is listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from sw_widget.engine.actions import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    DECLINE,
    PICKING,
    PLACE,
    REDEPLOY,
    REDEPLOYMENT,
    ROLL,
    START,
    STOP,
    Code,
)
from sw_widget.engine.chance import scattered
from sw_widget.engine.legal.conquests import JUST_STOP, plain_conquests, refused_attempt
from sw_widget.engine.legal.offers import offers_by_kind
from sw_widget.engine.legal.options import (
    JUST_DECLINE,
    JUST_END_TURN,
    garrisons,
    just_spreads,
    options,
    picks,
    redeployments,
    sample,
)
from sw_widget.engine.map.board import INDICES
from sw_widget.engine.position import ACTIVE, Position
from sw_widget.engine.turn.redeployment import placings, tokens_of

T = TypeVar("T")


def draw(position: Position, rng: Random) -> Code:
    """A kind of action by lot, then one of that kind."""
    phase = position.pending[-1][0] if position.pending else position.phase
    if phase == REDEPLOYMENT:
        if just_spreads(position):
            return _plain_redeployment(position, rng)
        if not position.rules.asks_first:
            return _redeployment(position, rng)
    elif phase in (CONQUEST, START):
        if _just_conquers(position, phase):
            return _conquest(position, phase, rng)
    elif phase == PICKING and position.column:
        rng.random()  # for the kind, of which there is but one
        return _one_of(picks(position), rng)
    return sample(options(position), rng)


def _one_of(things: Sequence[T], rng: Random) -> T:
    n = len(things)
    return things[int(rng.random() * n) if n > 1 else 0]


def _plain_redeployment(position: Position, rng: Random) -> Code:
    race = position.active[position.player]
    held = position.held[race]
    regions = held | position.given_up
    may_end = held == 0 or position.hand[race] == 0
    may_spread = regions != 0 or tokens_of(position, race) == 0
    drawn = int(rng.random() * (may_spread + may_end))
    if drawn or not may_spread:
        return JUST_END_TURN[0]
    tokens, least, where = tokens_of(position, race), position.kit[race].least, INDICES[regions]
    if len(where) * least > tokens:
        return (REDEPLOY, race, garrisons(regions, tokens, least).sample(rng))
    counts = scattered(tokens, len(where), least, tokens, rng)
    return (REDEPLOY, race, tuple(zip(where, counts)))  # noqa: B905 - as many of both; so it can be compiled


def _redeployment(position: Position, rng: Random) -> Code:
    kit = position.kit[position.active[position.player]]
    movable, done = redeployments(position)
    placed = placings(position) if kit.answering.placings else []
    offers: dict[int, list[Code]] = {}
    if REDEPLOYMENT in kit.offers_in or position.rules.offers_in_decline:
        offers = offers_by_kind(position)
    drawn = int(rng.random() * ((len(movable) > 0) + (len(placed) > 0) + len(offers) + done))
    if movable:
        if drawn == 0:
            return _one_of(movable, rng).sample(rng)
        drawn -= 1
    if placed:
        if drawn == 0:
            item = _one_of(placed, rng)
            return (PLACE, item.marker, item.spread.sample(rng))
        drawn -= 1
    return _one_of(list(offers.values())[drawn], rng) if drawn < len(offers) else JUST_END_TURN[0]


def _conquest(position: Position, phase: int, rng: Random) -> Code:
    race = position.acting
    hand = position.hand[race] if phase == CONQUEST else position.readied_hand(race)
    _, conquer, attempt = plain_conquests(position, hand)
    if attempt and position.rules.answering.refuses_attempt and refused_attempt(position) is not None:
        attempt = 0
    abandon = 0 if position.opened else position.held[race]
    if phase in position.kit[position.active[position.player]].offers_in:
        offers = offers_by_kind(position)
        if offers:
            return _conquest_or_offer(phase, conquer, attempt, abandon, offers, rng)
    drawn = int(rng.random() * (1 + (conquer != 0) + (attempt != 0) + (abandon != 0) + (phase == START)))
    if drawn == 0:
        return JUST_STOP[0]
    if conquer:
        drawn -= 1
        if drawn == 0:
            return (CONQUER, _one_of(INDICES[conquer], rng))
    if attempt:
        drawn -= 1
        if drawn == 0:
            return (ATTEMPT, _one_of(INDICES[attempt], rng))
    if abandon and drawn == 1:
        return (ABANDON, _one_of(INDICES[abandon], rng))
    return JUST_DECLINE[0]


def _conquest_or_offer(
    phase: int, conquer: int, attempt: int, abandon: int, offers: dict[int, list[Code]], rng: Random
) -> Code:
    masks = {CONQUER: conquer, ATTEMPT: attempt, ABANDON: abandon}
    kinds = [STOP]
    for kind in (CONQUER, ROLL, ATTEMPT, CONVERT, ABANDON):
        if masks.get(kind) or kind in offers:
            kinds.append(kind)
    kinds += [kind for kind in offers if kind not in (ROLL, CONVERT)]
    if phase == START:
        kinds.append(DECLINE)
    kind = kinds[int(rng.random() * len(kinds))]
    if kind in offers:
        return _one_of(offers[kind], rng)
    return (kind, _one_of(INDICES[masks[kind]], rng)) if kind in masks else (kind,)


def _just_conquers(position: Position, phase: int) -> bool:
    """Whether the acting race has nothing but conquests, the last attempt, what it may abandon and what it is
    offered; at the start of a turn also going into decline, as everybody does.
    """
    rules = position.rules
    if position.kit[position.acting].means or rules.offers_in_decline or rules.asks_first:
        return False
    if phase == START and (rules.roles or rules.answering.decline_sites):
        return False
    return phase == CONQUEST or position.status[position.acting] == ACTIVE
