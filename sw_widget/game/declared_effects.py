"""What the effects of all races, powers and markers of a game can bring about, whoever has them now.

Answers are kept: each board that is read asks for them again and again, and rules do not change.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sw_widget.engine.hooks.effect import Effect, hooks_of
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules


def declared(rules: Rules) -> list[Effect]:
    """The effects of all races and powers of the game, and what markers lend."""
    of_races = [effect for race in rules.races for effect in race.effects]
    of_powers = [effect for power in rules.powers for effect in power.effects]
    return of_races + of_powers + [effect for marker in rules.markers for effect in marker.lends]


@lru_cache(maxsize=32)
def victims_grow(rules: Rules) -> bool:
    """Whether any race or power brings new tokens to its victims: any race can grow then."""
    return any(_outlook(effect, rules).victims_grow for effect in declared(rules))


@lru_cache(maxsize=32)
def lent_growth(rules: Rules) -> bool:
    """Whether markers in its regions can bring new tokens to any race, by themselves or by a badge."""
    lent = [effect for marker in rules.markers for effect in marker.lends]
    if any("lends" in hooks_of(type(effect)) for effect in lent):
        lent += [effect for power in rules.powers for effect in power.effects]
    return any(_outlook(effect, rules).gains_tokens or _outlook(effect, rules).replaces for effect in lent)


@lru_cache(maxsize=32)
def badges_exchanged(rules: Rules) -> bool:
    """Whether a race may have brought its tokens with another badge than the one that it has now."""
    return any(_outlook(effect, rules).exchanges_badge for effect in declared(rules))


@lru_cache(maxsize=32)
def driving_out(rules: Rules) -> tuple[Effect, ...]:
    """The effects by which others must leave a region without a loss: then tokens in decline may gather."""
    return tuple(effect for effect in declared(rules) if _outlook(effect, rules).drives_out)


def _outlook(effect: Effect, rules: Rules) -> Outlook:
    return effect.outlook(rules) or NEUTRAL


@lru_cache(maxsize=1024)
def keeps_all(rules: Rules, race: int, power: int) -> bool:
    """Whether all tokens stay when a race declines. Where it has no badge any more, whatever that was."""
    return any(
        Kit((Sourced(("race", ""), effect),), rules).keeps_all for effect in _may_have(rules, race, power)
    )


def _may_have(rules: Rules, race: int, power: int) -> Iterable[Effect]:
    """The effects that a race in decline may have had, with what others lent it."""
    yield from rules.races[race].effects
    for marker in rules.markers:
        yield from marker.lends
    own = () if power == NOBODY else rules.powers[power].effects
    borrows = any("lends" in hooks_of(type(effect)) for effect in (*rules.races[race].effects, *own))
    if power == NOBODY or borrows:
        for badge in rules.powers:
            yield from badge.effects
    else:
        yield from own
