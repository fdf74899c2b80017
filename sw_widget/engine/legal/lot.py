"""One legal action by lot, for games in which nobody looks at the others.

It is what `sample(options(position), rng)` gives, by the same numbers: first a kind of action, each as likely
as the others, then one of that kind. Where a race just conquers, or just spreads its tokens, as it mostly
does, masks say what there is, and nothing is listed.
"""

from __future__ import annotations

from random import Random

from sw_widget.engine.actions import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    REDEPLOY,
    REDEPLOYMENT,
    START,
    Code,
)
from sw_widget.engine.legal.conquests import JUST_STOP, plain_conquests
from sw_widget.engine.legal.options import (
    JUST_DECLINE,
    JUST_END_TURN,
    garrisons,
    just_spreads,
    options,
    sample,
)
from sw_widget.engine.map.board import INDICES
from sw_widget.engine.position import ACTIVE, Position
from sw_widget.engine.turn.redeployment import tokens_of


def draw(position: Position, rng: Random) -> Code:
    """A kind of action by lot, then one of that kind."""
    phase = position.pending[-1][0] if position.pending else position.phase
    if phase == REDEPLOYMENT:
        if just_spreads(position):
            return _redeployment(position, rng)
    elif phase == CONQUEST or phase == START:
        if _just_conquers(position, phase):
            return _conquest(position, phase, rng)
    return sample(options(position), rng)


def _redeployment(position: Position, rng: Random) -> Code:
    race = position.active[position.player]
    held = position.held[race]
    regions = held | position.given_up
    may_end = held == 0 or position.hand[race] == 0
    may_spread = regions != 0 or tokens_of(position, race) == 0
    drawn = int(rng.random() * (may_spread + may_end))
    if drawn or not may_spread:
        return JUST_END_TURN[0]
    tokens = tokens_of(position, race)
    return (REDEPLOY, race, garrisons(regions, tokens, position.kit[race].least).sample(rng))


def _conquest(position: Position, phase: int, rng: Random) -> Code:
    race = position.acting
    hand = position.hand[race] if phase == CONQUEST else position.readied_hand(race)
    conquer, attempt = plain_conquests(position, hand)
    abandon = 0 if position.opened else position.held[race]
    kinds = 1 + (conquer != 0) + (attempt != 0) + (abandon != 0) + (phase == START)
    drawn = int(rng.random() * kinds)
    if drawn == 0:
        return JUST_STOP[0]
    if conquer:
        drawn -= 1
        if drawn == 0:
            return (CONQUER, _region(conquer, rng))
    if attempt:
        drawn -= 1
        if drawn == 0:
            return (ATTEMPT, _region(attempt, rng))
    if abandon and drawn == 1:
        return (ABANDON, _region(abandon, rng))
    return JUST_DECLINE[0]


def _region(mask: int, rng: Random) -> int:
    regions = INDICES[mask]
    n = len(regions)
    return regions[int(rng.random() * n) if n > 1 else 0]


def _just_conquers(position: Position, phase: int) -> bool:
    """Whether the acting race has nothing but conquests, the last attempt and what it may abandon; at the
    start of a turn also going into decline, as everybody does.
    """
    rules, player = position.rules, position.player
    if position.kit[position.acting].means or rules.offers_in_decline or rules.asks_first:
        return False
    if phase in position.kit[position.active[player]].offers_in:
        return False
    if phase == START and (rules.roles or rules.answering.decline_sites):
        return False
    return phase == CONQUEST or position.status[position.acting] == ACTIVE
