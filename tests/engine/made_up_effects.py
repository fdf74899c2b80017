"""Effects that no printed race has yet: each answers a question, or hears an event, that waits for one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.conquest.losses import lose_from_hand
from sw_widget.engine.effects import Means
from sw_widget.engine.hooks.effect import THIS_TURN, WHILE_ACTIVE, Effect, Note, Offer
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import NEXT_TURN, Line, Params, Reason


@dataclass(frozen=True)
class VoidsBenefits(Effect):
    """No benefit of an attacker counts against regions of the race."""

    def voids(self, effect: Effect) -> bool:
        return effect.benefit


@dataclass(frozen=True)
class IgnoresDefenders(Effect):
    """Race tokens do not defend regions of a kind against the race, as if these were empty."""

    where: Condition = everywhere

    def ignores(self, at: View, region: int) -> Line | None:
        tokens = at.position.tokens[region]
        if not tokens or not self.where.now(at.position, at.race) >> region & 1:
            return None
        return at.line(-tokens, "cost-ignored", n=tokens)


@dataclass(frozen=True)
class Gambles(Effect):
    """Once a turn, some coins are laid down and the die is rolled: it brings as many coins as it shows."""

    uses = "count"
    notes: ClassVar[Mapping[str, Note]] = {"gambled": Note(THIS_TURN)}

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if not at.acts or position.stage not in (START, CONQUEST):
            return ()
        stakes = () if at.note("gambled") else tuple(range(1, min(2, position.coins[at.player]) + 1))

        def label(count: int) -> tuple[str, Params]:
            return "act-gamble", {"n": count}

        return (
            Offer(USE, at.rule, "count", stakes, lambda count: self._refusal(at), rolls=True, label=label),
        )

    def _refusal(self, at: View) -> Reason:
        return Reason("already_used", "refuse-already_used", {"race": at.name}, (NEXT_TURN,), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        assert die is not None
        t.remember("gambled", value)
        t.gain_coins(die - value, "gambled")


@dataclass(frozen=True)
class Airship(Means):
    """Once a turn a region is conquered with the die; a blank costs a token, and there is no conquest."""

    once = True
    rolls = True
    with_die = False
    has_marker = False
    event = "conquered_with"
    word = "airship"

    def cast(self, t: Turn, number: int, region: int, die: int) -> bool:
        if die:
            return False
        t.position.used |= 1 << number
        t.tell("crashed", region=region)
        lose_from_hand(t, 1)
        return True


@dataclass(frozen=True)
class Keepsake(Effect):
    """Remembers how often it has begun and ended, so that tests can see it; in decline, too."""

    in_decline: bool = True
    notes: ClassVar[Mapping[str, Note]] = {"begun": Note(WHILE_ACTIVE)}

    def begins(self, t: Turn, how: int) -> None:
        t.remember("begun", t.note("begun") + 1)
        t.tell("keepsake_came", how=how)

    def ends(self, t: Turn) -> None:
        t.tell("keepsake_went")
