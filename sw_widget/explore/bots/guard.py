"""Where tokens stand when a turn ends: a few ways to guard what one holds, for a planner to compare."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.allocation import Spread, allocation
from sw_widget.engine.conquest import reach
from sw_widget.engine.legal import redeployment
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.bots.thumb import Thumb
from sw_widget.explore.goals import Goal
from sw_widget.explore.settle import settle

SHELTERED = 0.5
"""How much less a region draws attackers that no opponent reaches at once."""


def guards(position: Position) -> list[tuple[Code, ...]]:
    """Ways to put everything down and end the turn, none of them twice."""
    thumb = Thumb()
    usual = settle(position, Goal())
    ways = [
        usual,
        settle(position, Goal("coins_defence")),
        [_even(position, code) for code in usual],
        [_by_threat(position, code, thumb) for code in usual],
    ]
    return list(dict.fromkeys(tuple(way) for way in ways))


def _spread(position: Position, code: Code) -> Spread | None:
    """What is free in a redeployment; nothing if there are fewer tokens than regions."""
    spread = redeployment(position, code[1]) if code[0] == do.REDEPLOY else None
    return spread if spread is not None and spread.least else None


def _even(position: Position, code: Code) -> Code:
    spread = _spread(position, code)
    return code if spread is None else (*code[:2], spread.even())


def _by_threat(position: Position, code: Code, thumb: Thumb) -> Code:
    """Each spare token goes where an attacker would gain most for a token."""
    spread = _spread(position, code)
    if spread is None:
        return code
    race = code[1]
    kit = position.kit[race]
    assert kit is not None
    worth = thumb.worth(kit, len(position.tokens))
    reached = _within_reach(position)
    counts = dict.fromkeys(spread.regions, spread.least)
    open_ones = [region for region in counts if not position.immune >> region & 1] or list(counts)
    for _ in range(spread.high - spread.least * len(counts)):

        def draw(region: int) -> float:
            price = counts[region] + position.ground[region]
            return (1.0 if reached >> region & 1 else SHELTERED) * worth[region] / price

        counts[max(open_ones, key=draw)] += 1
    return (*code[:2], allocation(counts))


def _within_reach(position: Position) -> int:
    """What opponents can attack at once: from where they stand, or from the edge if they have to enter."""
    mask = 0
    for player, race in enumerate(position.active):
        if player != position.player:
            mask |= position.rules.board.entry if race == NOBODY else reach(position, race)
    return mask
