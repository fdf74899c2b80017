"""Stonehedge: a badge from the stack, whose power its holder has as well."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import OF_GAME, Effect, Note
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Sourced
from sw_widget.engine.position import DECLINED, Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.picking import draw_badge


@dataclass(frozen=True)
class SharesBadge(Effect):
    """Whoever finds it draws a badge, which stays with it: its holder has that power, too, without tokens.

    What works once in a game works once for each race.
    """

    in_decline: bool = True
    minds_offer = True
    notes: ClassVar[Mapping[str, Note]] = {
        "badge": Note(OF_GAME, key="stonehedge"),
        "badge_once": Note(OF_GAME, races=True, key="stonehedge_once"),
    }
    """The power of the badge, counted from 1; a mask of the races for whom it has worked, if only once."""

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def discovered(self, t: Turn, region: int) -> None:
        aside = []
        power = draw_badge(t.position, t.record)
        while power is not None and _has_no_power(t.rules, power):
            aside.append(power)
            t.tell("badge_put_aside", power=("power", t.rules.powers[power].id))
            power = draw_badge(t.position, t.record)
        t.position.discarded += aside
        if power is None:
            t.tell("no_badge_left")
            return
        t.position.notes["badge", 0, t.rule] = power + 1
        t.tell("badge_drawn", region=region, power=("power", t.rules.powers[power].id))
        t.position.fit(t.race)

    def lends(self, at: View) -> tuple[Sourced, ...]:
        power = _noted(at.position, "badge", at.rule) - 1
        if power < 0:
            return ()
        declined = at.position.status[at.race] == DECLINED
        spent = _noted(at.position, "badge_once", at.rule) >> at.race & 1
        badge = at.rules.powers[power]
        return tuple(
            Sourced(("power", badge.id), effect.lent())
            for effect in badge.effects
            if effect.works(declined) and not effect.keeps_badge and not (spent and effect.one_shot)
        )

    def scored(self, t: Turn) -> None:
        power = _noted(t.position, "badge", t.rule) - 1
        if power >= 0 and any(effect.one_shot for effect in t.rules.powers[power].effects):
            t.position.notes["badge_once", 0, t.rule] = _noted(t.position, "badge_once", t.rule) | 1 << t.race
            t.position.fit(t.race)


def _noted(position: Position, name: str, rule: str) -> int:
    value = position.notes.get((name, 0, rule), 0)
    assert isinstance(value, int)
    return value


def _has_no_power(rules: Rules, power: int) -> bool:
    """Whether the badge does nothing but make its combo dear."""
    return all(effect.dear for effect in rules.powers[power].effects)
