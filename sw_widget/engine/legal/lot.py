"""One legal action by lot, for games in which nobody looks at the others.

It is what `sample(options(position), rng)` gives, by the same numbers: first a kind of action, each as likely
as the others, then one of that kind. Where a race conquers without special means, or is redeployed, as it
mostly is, masks say what there is, and nothing is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from random import Random
from typing import Final, TypeVar

from sw_widget.engine.actions import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    IN_CONQUESTS,
    PICKING,
    PLACE,
    REDEPLOY,
    REDEPLOYMENT,
    START,
    Code,
)
from sw_widget.engine.chance import scattered
from sw_widget.engine.conquest.cost import target_masks
from sw_widget.engine.kit import Kit
from sw_widget.engine.legal.allocation import Placing
from sw_widget.engine.legal.conquests import JUST_STOP, refused_attempt
from sw_widget.engine.legal.offers import offers_by_kind
from sw_widget.engine.legal.options import (
    JUST_DECLINE,
    JUST_END_TURN,
    garrisons,
    options,
    picks,
    redeployments,
    sample,
)
from sw_widget.engine.map.board import INDICES
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.turn.redeployment import lifted, placings

T = TypeVar("T")
Others = list[Sequence[Code | Placing]]
NOTHING_ELSE: Final[Others] = []


def draw(position: Position, rng: Random, rand: Callable[[], float]) -> Code:
    """A kind of action by lot, then one of that kind. `rand` is `rng.random`: whoever draws again and again
    looks that up once.
    """
    phase = position.pending[-1][0] if position.pending else position.phase
    if phase == REDEPLOYMENT:
        if not position.rules.asks_first:
            return _redeployment(position, rng, rand)
    elif phase in IN_CONQUESTS:
        race = position.acting
        kit, starts = position.kit[race], phase == START
        masks = kit.starts_are_masks if starts else kit.conquests_are_masks
        if masks and position.status[race] == ACTIVE and position.roll == NOBODY:
            return _conquest(position, race, kit, starts, rand)
    elif phase == PICKING and position.column:
        rand()  # for the kind, of which there is but one
        return _one_of(picks(position), rand)
    return sample(options(position), rng)


def _one_of(things: Sequence[T], rand: Callable[[], float]) -> T:
    n = len(things)
    return things[floor(rand() * n) if n > 1 else 0]


def _one_in(mask: int, rand: Callable[[], float]) -> int:
    """The same for the regions of a mask."""
    regions = INDICES[mask]
    n = len(regions)
    return regions[floor(rand() * n) if n > 1 else 0]


def _redeployment(position: Position, rng: Random, rand: Callable[[], float]) -> Code:
    kits, player = position.kit, position.player
    race = position.active[player]
    kit, hand, held = kits[race], position.hand[race], position.held[race]
    regions, lifts = held | position.given_up, 0
    for other in position.declined[player]:
        if kits[other].conquers_in_decline:
            return _redeployments(position, kit, rng, rand)
    if race == NOBODY or not kit.spreads_anywhere:
        return _redeployments(position, kit, rng, rand)
    number = rand()
    if not kit.plain_redeployment:
        lifts = lifted(position, race) if kit.answering.lifts else 0
        may_spread = regions != 0 or hand == lifts
        instead = _instead_of_tokens(position, kit, number, may_spread, hand == lifts or not held, rng)
        if instead is not None:
            return instead
    elif (hand and not regions) or (number >= 0.5 and not (hand and held)):
        return JUST_END_TURN[0]
    tokens, least, where, on_map = hand - lifts, kit.least, INDICES[regions], position.tokens
    for region in INDICES[held]:
        tokens += on_map[region]
    if len(where) * least > tokens:
        return (REDEPLOY, race, garrisons(regions, tokens, least).sample(rng))
    counts = scattered(tokens, len(where), least, tokens, rand)
    return (REDEPLOY, race, tuple(zip(where, counts)))  # noqa: B905 - as many of both; so it can be compiled


def _instead_of_tokens(
    position: Position, kit: Kit, number: float, may_spread: bool, may_end: bool, rng: Random
) -> Code | None:
    """What is done at redeployment by this number instead of putting tokens down; None if they are."""
    third = floor(number * 3)
    if may_spread and not _offers(position, kit):
        # There are three kinds at most: the first third is the first of fewer, too, the last one the last.
        if third == 0:
            return None
        if third == 2 and may_end:
            return JUST_END_TURN[0]
    others = _beside_tokens(position, kit)
    drawn = floor(number * (may_spread + len(others) + may_end))
    return None if may_spread and not drawn else _other_than_tokens(others, drawn - may_spread, rng)


def _redeployments(position: Position, kit: Kit, rng: Random, rand: Callable[[], float]) -> Code:
    """The same where the player has several races to redeploy, none, or one that is tied to some regions."""
    others = NOTHING_ELSE if kit.plain_redeployment else _beside_tokens(position, kit)
    movable, may_end = redeployments(position)
    drawn = floor(rand() * ((len(movable) > 0) + len(others) + may_end))
    if movable and not drawn:
        return _one_of(movable, rand).sample(rng)
    return _other_than_tokens(others, drawn - (len(movable) > 0), rng)


def _beside_tokens(position: Position, kit: Kit) -> Others:
    """What may be done at redeployment beside putting tokens down, by kind: markers, and what is offered."""
    others: Others = []
    if kit.answering.placings:
        placed = placings(position)
        if placed:
            others.append(placed)
    if _offers(position, kit):
        others += offers_by_kind(position).values()
    return others


def _offers(position: Position, kit: Kit) -> bool:
    """Whether anything may be offered at redeployment."""
    return REDEPLOYMENT in kit.offers_in or position.rules.offers_in_decline


def _other_than_tokens(others: Others, kind: int, rng: Random) -> Code:
    """One of these by lot, of the kind that was drawn; the last kind is to end the turn."""
    if kind == len(others):
        return JUST_END_TURN[0]
    entry = _one_of(others[kind], rng.random)
    return entry if isinstance(entry, tuple) else (PLACE, entry.marker, entry.spread.sample(rng))


def _conquest(position: Position, race: int, kit: Kit, starts: bool, rand: Callable[[], float]) -> Code:
    """What a race does that conquers; when its turn starts, it may also decline."""
    abandon = 0 if position.opened else position.held[race]
    most, number = 3 + (abandon != 0) + starts, rand()
    kind = floor(number * most)
    # Whether there are as many kinds or fewer, the first is to stop, and the last one is known.
    if kind == 0:
        return JUST_STOP[0]
    if kind == most - 1 and starts:
        return JUST_DECLINE[0]
    if kind < most - 1 or not abandon:
        conquer = attempt = 0
        hand = position.readied_hand(race) if starts else position.hand[race]
        if hand >= kit.least:
            _, conquer, attempt = target_masks(position, race, hand)
            if attempt and position.rules.answering.refuses_attempt and refused_attempt(position) is not None:
                attempt = 0
        kind = floor(number * (1 + (conquer != 0) + (attempt != 0) + (abandon != 0) + starts))
        if kind == 0:
            return JUST_STOP[0]
        if conquer:
            kind -= 1
            if kind == 0:
                return (CONQUER, _one_in(conquer, rand))
        if attempt:
            kind -= 1
            if kind == 0:
                return (ATTEMPT, _one_in(attempt, rand))
        if not abandon or kind > 1:
            return JUST_DECLINE[0]
    return (ABANDON, _one_in(abandon, rand))
