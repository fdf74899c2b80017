"""A bot that plays at random: the baseline for all others."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sw_widget.engine import actions as do
from sw_widget.engine.actions import REDEPLOYMENT, Code
from sw_widget.engine.legal.options import options, sample
from sw_widget.engine.position import Position
from sw_widget.engine.why_not.conquests import comes_first
from sw_widget.explore.advance import advance, decided_by_die
from sw_widget.explore.bots.plan import Plan, after, as_known, effective, ends_plan
from sw_widget.explore.bots.reasons import why
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
        actions: list[Action] = []
        reasons: list[str] = []
        going_on = True
        while going_on:
            # A place that was taken last may ask for something before tokens can be put down.
            if position.stage == REDEPLOYMENT and comes_first(position) is None:
                codes = self._stand(position)
                actions += (Action(position.rules, code) for code in codes)
                reasons += (table.speaker.say("bot-by_lot-stand") for _ in codes[:-1])
                reasons.append(table.speaker.say(*why(after(position, codes[:-1]), codes[-1])))
                break
            rng = self._lot(position, position.stage, position.acting, position.hand, position.held)
            found = options(position)
            code = sample(found, rng)
            actions.append(Action(position.rules, code))
            reasons.append(table.speaker.say("bot-by_lot", {"n": len(found)}))
            before = position.clone()
            if decided_by_die(position, code):
                break
            advance(position, code)
            going_on = not ends_plan(before, code, position)
        return Plan(tuple(actions), tuple(reasons), table.speaker.say("bot-at_random"))

    def _stand(self, position: Position) -> tuple[Code, ...]:
        """Everything that can be put down, by lot, and the end of the turn.

        The lot does not ask how things stand now: whoever asks again half way gets the same answer.
        """
        there, codes = position.clone(), list[Code]()
        for kind in (do.REDEPLOY, do.PLACE, do.ALLY):
            found = options(there).get(kind, [])
            # Each race and each kind of marker has a key of its own; of allies there can only be one.
            draws = (
                [found] if kind == do.ALLY else [found[number : number + 1] for number in range(len(found))]
            )
            for number, entries in enumerate(draws if found else ()):
                codes.append(sample({kind: entries}, self._lot(position, kind, number)))
                advance(there, codes[-1])
        return effective(position, [*codes, (do.END_TURN,)])

    def _lot(self, position: Position, *what: object) -> Random:
        return Random(f"{self.seed}/{position.turn}/{position.player}/{position.decider}/{what}")
