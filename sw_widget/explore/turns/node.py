"""A position in the middle of conquests, as the search sees it, and the steps that lead on from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.conquest.cost import Targets, cost, costs
from sw_widget.engine.legal.offers import values_of
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.advance import converted_in
from sw_widget.explore.turns.bounds.conquests import ConquestBounds
from sw_widget.explore.turns.extra_means import useful, where_counts
from sw_widget.explore.turns.goals import Value
from sw_widget.explore.turns.pool import Path
from sw_widget.explore.turns.stage import ENDLESS, Stage


@dataclass(slots=True)
class Node:
    """A position, the coins if the turn ended there (without redeployment), and what stopping is worth."""

    stage: ConquestBounds
    position: Position
    gross: int
    stop: Value
    path: Path
    sure: bool
    """Whether chance has had no part in coming here, so that lines can be kept."""
    last: int = ENDLESS
    """The region that was abandoned last: others follow in order, since their order is all one."""


class Step(NamedTuple):
    """A conquest, and where it leads."""

    code: Code
    paid: int
    held: int
    hand: int
    non_empty: int
    gross: int
    used: int
    converted: int
    roll: int
    """The die that still waits to be used: replacing a token takes none."""


def steps(node: Node, found: Targets) -> list[Step]:
    """All conquests that are possible. After a roll, one that cannot be paid is no more than stopping."""
    stage, position = node.stage, node.position
    race, kit, gain = stage.race, stage.kit, stage.gain_bound.gain
    hand, held, gross = position.hand[race], position.held[race], node.gross
    used, converted, non_empty = position.used, converted_in(position), position.non_empty
    holder, neutral = position.holder, position.neutral

    def step(code: Code, paid: int, used: int, converted: int, roll: int = NOBODY) -> Step:
        region = code[1]
        bit = 1 << region
        filled = bit if holder[region] != NOBODY or neutral & bit else 0
        return Step(
            code,
            paid,
            held | bit,
            hand - paid,
            non_empty | filled,
            gross + gain[region],
            used,
            converted,
            roll,
        )

    if stage.aided:
        codes = useful(position, do.CONQUER, stage.moves)
        ways = [step(code, cost(position, race, code[1], code[2:]), used, converted) for code in codes]
    else:
        payable = found.payable
        ways = [
            step((do.CONQUER, region), paid, used, converted)
            for region, paid in zip(payable, costs(position, race, payable), strict=True)
        ]
    if hand >= kit.least and not stage.aided:
        for marker in kit.single:
            if not used >> marker & 1:
                # It moves a marker as well; where one token is enough, few have a use for that.
                moves = stage.moves or marker in stage.paying
                ways += [
                    step((do.CONQUER, region, marker), kit.least, used | 1 << marker, converted)
                    for region in bits(where_counts(position, race, found.reach, marker))
                    if moves or cost(position, race, region) > kit.least
                ]
    if hand and kit.outlook.replaces:
        for region in values_of(position, do.CONVERT):
            victim = 1 << position.owner[holder[region]]
            ways.append(step((do.CONVERT, region), 0, used, converted | victim, position.roll))
    return ways


def as_played(stage: Stage, step: Step, after: Position) -> Step:
    """A step as it turned out, where only playing it says what it brings."""
    race = stage.race
    return step._replace(
        held=after.held[race],
        hand=after.hand[race],
        non_empty=after.non_empty,
        gross=stage.gross_of(after),
        used=after.used,
        converted=converted_in(after),
    )


def key_of(stage: Stage, step: Step, sure: bool) -> object:
    """What makes a position in which stopping can be valued without playing it.

    With rolls before each conquest, values are exact for one number of tokens in hand.
    """
    rolls = (step.hand, step.roll) if stage.kit.outlook.rolls_first else 0
    return stage.number, step.held, step.non_empty, step.gross, step.used, step.converted, sure, rolls


def key_after(stage: Stage, position: Position, sure: bool) -> object:
    """The same where stopping must be played to be valued: what stands in own regions counts as well."""
    if stage.opaque:
        return sure, everything(position)
    rolls = (position.hand[stage.race], position.roll) if stage.kit.outlook.rolls_first else 0
    spent: object = 0
    if stage.played:
        spent = tuple(position.coins), _counts(position.stock)
    return sure, rolls, spent, standing(stage, position)


def standing(stage: Stage, position: Position) -> object:
    """What the race holds and what stands there, but for its tokens, which are put down anew."""
    return (
        stage.number,
        position.held[stage.race],
        position.non_empty,
        position.used,
        position.attacked,
        position.immune,
        tuple(position.ground),
        tuple(sorted(position.notes.items())),
        tuple(tuple(sorted(position.markers[marker].items())) for _, marker in stage.kit.outlook.per_marker),
    )


def everything(position: Position) -> object:
    """All that can change in a turn: wholly equal positions."""
    return (
        position.acting,
        tuple(position.hand),
        tuple(position.tray),
        tuple(position.holder),
        tuple(position.tokens),
        tuple(position.ground),
        tuple(position.power),
        tuple([_counts(pieces) for pieces in position.markers]),
        position.immune,
        position.begun,
        position.opened,
        position.non_empty,
        position.used,
        position.roll,
        position.attacked,
        tuple(position.coins),
        _counts(position.stock),
        _counts(position.notes),
    )


def _counts(found: Mapping[Any, Any]) -> tuple[tuple[object, object], ...]:
    return tuple(sorted(found.items())) if found else ()
