"""Who answers what: for each question or event, the effects of a race that answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sw_widget.engine.hooks.effect import HOOKS

Answer = tuple[tuple[str, str], Callable[..., Any]]
"""The source of an effect, and its method."""
Answers = tuple[Answer, ...]


class Answering:
    """An attribute for each question or event: the answers to it, none of them for most."""

    # Small, and read without looking a name up: many of them are read in every turn.
    __slots__ = HOOKS

    # Each by itself, for whoever compiles or checks this; a test compares them with the methods of `Effect`.
    ways_in: Answers
    reaches: Answers
    closed: Answers
    closes: Answers
    due: Answers
    voids: Answers
    lends: Answers
    cost: Answers
    lets_conquer: Answers
    refuses_attempt: Answers
    readies_again: Answers
    ignores: Answers
    losses: Answers
    buries: Answers
    may_spare: Answers
    collects_lost: Answers
    collects_discarded: Answers
    rises: Answers
    brings: Answers
    growth: Answers
    lifts: Answers
    leaves: Answers
    ungarrisoned: Answers
    refuses_redeployment: Answers
    placings: Answers
    offers: Answers
    decline_sites: Answers
    spares_declined: Answers
    declines_after_scoring: Answers
    leaves_map: Answers
    redeploys_in_decline: Answers
    wins_now: Answers
    next_price: Answers
    region_coins: Answers
    earns: Answers
    begins: Answers
    ends: Answers
    loaded: Answers
    passed_over: Answers
    combo_picked: Answers
    turn_began: Answers
    tokens_moved: Answers
    abandoned: Answers
    ambush: Answers
    moved_in: Answers
    discovered: Answers
    conquered: Answers
    attacked: Answers
    region_lost: Answers
    left_behind_taken: Answers
    loses_instead: Answers
    tokens_lost: Answers
    collected: Answers
    readied_again: Answers
    rolled: Answers
    attempted: Answers
    conquests_ended: Answers
    placed: Answers
    used: Answers
    left_alone: Answers
    turn_ending: Answers
    scored: Answers
    turn_ended: Answers
    opponent_turn_ended: Answers
    turn_over: Answers
    declining: Answers
    race_declined: Answers

    def __init__(self, found: Mapping[str, Sequence[Answer]]) -> None:
        for name in HOOKS:
            setattr(self, name, tuple(found.get(name, ())))


NO_ANSWERS: Final = Answering({})
