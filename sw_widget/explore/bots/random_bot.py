"""A bot that does whatever is allowed: the measure for all others."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sw_widget.engine.actions import CHANCE
from sw_widget.engine.legal import options, sample
from sw_widget.engine.turn import apply
from sw_widget.explore.bots.plan import Plan, as_known, ends_plan
from sw_widget.game.legal import Action

if TYPE_CHECKING:
    from sw_widget.game.game import Game


@dataclass(frozen=True)
class RandomBot:
    """Draws a kind of action by lot, each as likely as the others, and then one of that kind."""

    seed: int = 0
    name: str = "random"

    def think(self, table: Game) -> Plan:
        position = as_known(table.position)
        rng = Random(f"{self.seed}/{position.turn}/{position.player}/{position.decider}/{position.stage}")
        actions, reasons = [], []
        going_on = True
        while going_on:
            found = options(position)
            code = sample(found, rng)
            actions.append(Action(position.rules, code))
            reasons.append(table.speaker.say("bot-by_lot", {"n": len(found)}))
            before = position.clone()
            if code[0] in CHANCE:
                break
            apply(position, code)
            going_on = not ends_plan(before, code, position)
        return Plan(tuple(actions), tuple(reasons), table.speaker.say("bot-at_random"))
