"""A bot that looks to the end of the game: it values combos, knows when to decline, and minds its opponents.

It gathers what it might do (lines of a short search, lines by heuristics, decline, each combo), plays the
rest of the game several times by heuristics for each, and does what leaves it furthest ahead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.explore.bots.choice_reasons import why_chosen
from sw_widget.explore.bots.choices import Choices
from sw_widget.explore.bots.forced import forced
from sw_widget.explore.bots.plan import Plan, as_known
from sw_widget.explore.bots.reasons import reasons
from sw_widget.explore.turns.hidden import without_hidden
from sw_widget.explore.turns.lines import BestTurn
from sw_widget.game.legal import Action

if TYPE_CHECKING:
    from sw_widget.game.game import Game


@dataclass(frozen=True)
class PlannerBot:
    """Chooses by what the rest of the game would bring, to itself and to the others."""

    looks: int = 400
    """How many positions its search looks at."""
    effort: int = 60
    """How many turns it plays out for each choice at first."""
    name: str = "planner"

    def think(self, table: Game) -> Plan:
        position, speaker = as_known(table.position), table.speaker
        best_turn = None
        at_once = forced(position)
        if at_once is not None:
            codes, sentence = at_once[0], speaker.say(at_once[1])
        else:
            choices = Choices(position, self.looks, self.effort)
            found = choices.all()
            codes, sentence = found[0].codes, speaker.say(*why_chosen(position, found, speaker))
            if choices.found is not None:
                known = without_hidden(choices.found, position, table.hidden)
                best_turn = BestTurn(position, known, speaker)
        actions = tuple(Action(position.rules, code) for code in codes)
        return Plan(actions, reasons(position, codes, speaker), sentence, best_turn)
