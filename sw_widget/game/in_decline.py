"""What can stand on the map of a race in decline: one token a region, all that it had, or a stack in one."""

from __future__ import annotations

from sw_widget.engine.checks import Problem
from sw_widget.engine.kit import LEAST
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, Position
from sw_widget.engine.rules import Rules
from sw_widget.game.declared_effects import driving_out, keeps_all

_ABOUT_LOSSES = ("losses", "loses_instead", "tokens_lost")
"""Questions and events by which tokens in decline may flee from a region, and come to stand with others."""


def keeps_many(rules: Rules, race: int, power: int) -> bool:
    """Whether more than one token may stand in a region of a race in decline, for whatever reason."""
    kit = rules.kit(race, power, True)
    if kit.outlook.stacks_in_decline or kit.conquers_in_decline or not kit.outlook.known:
        return True
    if any(getattr(kit.answering, hook) for hook in _ABOUT_LOSSES):
        return True
    if "may_spare" in rules.heard:  # a token that is spared withdraws to another region
        return True
    return keeps_all(rules, race, power) or bool(driving_out(rules))


def stands_once(rules: Rules, race: int, power: int) -> bool:
    """Whether all that stays of a race in decline is stacked in one region, and nothing is added to it."""
    kit = rules.kit(race, power, True)
    return kit.outlook.stacks_in_decline and kit.outlook.known and not kit.conquers_in_decline


def check_declined(position: Position) -> None:
    """Raise `Problem` where more stands of a race in decline than can have stayed."""
    rules = position.rules
    for race, status in enumerate(position.status):
        if status != DECLINED:
            continue
        id, power = rules.races[race].id, position.power[race]
        regions, names = bits(position.held[race]), rules.board.ids(position.held[race])
        if len(regions) > 1 and stands_once(rules, race, power):
            said = f"in decline, {id!r} are stacked in one region; they stand in {names[0]!r} already"
            raise Problem(f"regions.{names[1]}.race", said)
        for region, name in zip(regions, names, strict=True):
            tokens = position.tokens[region]
            if tokens > LEAST and not keeps_many(rules, race, power):
                said = f"in decline, a single token of {id!r} stays in a region, not {tokens}"
                raise Problem(f"regions.{name}.tokens", said)
