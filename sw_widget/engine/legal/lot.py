"""One legal action by lot, for games in which nobody looks at the others.

It is what `sample(options(position), rng)` gives, by the same numbers: first a kind of action, each as likely
as the others, then one of that kind. Where a race conquers without special means, or is redeployed, as it
mostly is, masks say what there is, and nothing is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from sw_widget.engine.actions import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    PICKING,
    PLACE,
    REDEPLOY,
    REDEPLOYMENT,
    START,
    Code,
)
from sw_widget.engine.chance import scattered
from sw_widget.engine.kit import Kit
from sw_widget.engine.legal.allocation import Placing
from sw_widget.engine.legal.conquests import JUST_STOP, plain_conquests, refused_attempt
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
from sw_widget.engine.position import ACTIVE, Position
from sw_widget.engine.turn.redeployment import lifted, placings, tokens_of

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
    elif phase == CONQUEST:
        race = position.acting
        if position.kit[race].conquests_are_masks and position.status[race] == ACTIVE:
            return _conquest(position, race, position.hand[race], False, rand)
    elif phase == START:
        race = position.acting
        if position.kit[race].starts_are_masks and position.status[race] == ACTIVE:
            return _conquest(position, race, position.readied_hand(race), True, rand)
    elif phase == PICKING and position.column:
        rand()  # for the kind, of which there is but one
        return _one_of(picks(position), rand)
    return sample(options(position), rng)


def _one_of(things: Sequence[T], rand: Callable[[], float]) -> T:
    n = len(things)
    return things[int(rand() * n) if n > 1 else 0]


def _one_in(mask: int, rand: Callable[[], float]) -> int:
    """The same for the regions of a mask."""
    regions = INDICES[mask]
    n = len(regions)
    return regions[int(rand() * n) if n > 1 else 0]


def _redeployment(position: Position, rng: Random, rand: Callable[[], float]) -> Code:
    player = position.player
    race = position.active[player]
    kit = position.kit[race]
    others = NOTHING_ELSE if kit.plain_redeployment else _beside_tokens(position, kit)
    if not kit.spreads_anywhere or not position.moves_alone(player):
        movable, may_end = redeployments(position)
        drawn = int(rand() * ((len(movable) > 0) + len(others) + may_end))
        if movable and not drawn:
            return _one_of(movable, rand).sample(rng)
        return _instead_of_tokens(others, drawn - (len(movable) > 0), rng)
    held = position.held[race]
    regions = held | position.given_up
    lifts = lifted(position, race) if kit.answering.lifts else 0
    may_spread = regions != 0 or tokens_of(position, race) == lifts
    may_end = held == 0 or position.hand[race] == lifts
    drawn = int(rand() * (may_spread + len(others) + may_end))
    if drawn or not may_spread:
        return _instead_of_tokens(others, drawn - may_spread, rng)
    tokens, least, where = tokens_of(position, race) - lifts, kit.least, INDICES[regions]
    if len(where) * least > tokens:
        return (REDEPLOY, race, garrisons(regions, tokens, least).sample(rng))
    counts = scattered(tokens, len(where), least, tokens, rand)
    return (REDEPLOY, race, tuple(zip(where, counts)))  # noqa: B905 - as many of both; so it can be compiled


def _beside_tokens(position: Position, kit: Kit) -> Others:
    """What may be done at redeployment beside putting tokens down, by kind: markers, and what is offered."""
    others: Others = []
    if kit.answering.placings:
        placed = placings(position)
        if placed:
            others.append(placed)
    if REDEPLOYMENT in kit.offers_in or position.rules.offers_in_decline:
        others += offers_by_kind(position).values()
    return others


def _instead_of_tokens(others: Others, kind: int, rng: Random) -> Code:
    """One of these by lot, of the kind that was drawn; the last kind is to end the turn."""
    if kind == len(others):
        return JUST_END_TURN[0]
    entry = _one_of(others[kind], rng.random)
    return entry if isinstance(entry, tuple) else (PLACE, entry.marker, entry.spread.sample(rng))


def _conquest(position: Position, race: int, hand: int, starts: bool, rand: Callable[[], float]) -> Code:
    """What the race does with so many tokens in hand; when its turn starts, it may also decline."""
    conquer = attempt = 0
    if hand >= position.kit[race].least:
        _, conquer, attempt = plain_conquests(position, hand)
        if attempt and position.rules.answering.refuses_attempt and refused_attempt(position) is not None:
            attempt = 0
    abandon = 0 if position.opened else position.held[race]
    drawn = int(rand() * (1 + (conquer != 0) + (attempt != 0) + (abandon != 0) + starts))
    if drawn == 0:
        return JUST_STOP[0]
    if conquer:
        drawn -= 1
        if drawn == 0:
            return (CONQUER, _one_in(conquer, rand))
    if attempt:
        drawn -= 1
        if drawn == 0:
            return (ATTEMPT, _one_in(attempt, rand))
    if abandon and drawn == 1:
        return (ABANDON, _one_in(abandon, rand))
    return JUST_DECLINE[0]
