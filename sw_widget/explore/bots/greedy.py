"""A bot that wants the most coins this turn and thinks no further."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine import actions as do
from sw_widget.engine.actions import PICKING, REDEPLOYMENT, WITHDRAWAL, Code
from sw_widget.engine.legal.options import affordable, redeployment_on_map, withdrawal
from sw_widget.engine.position import Position
from sw_widget.engine.turn.picking import price
from sw_widget.explore.advance import advance, decided_by_die
from sw_widget.explore.answers import answer_to, asks
from sw_widget.explore.bots.plan import Plan, after, as_known, effective
from sw_widget.explore.bots.reasons import reasons
from sw_widget.explore.first_choices import first_choice
from sw_widget.explore.openings import opening
from sw_widget.explore.turns.goals import Goal, Number
from sw_widget.explore.turns.hidden import without_hidden
from sw_widget.explore.turns.lines import BestTurn, amount
from sw_widget.explore.turns.search import Found, best
from sw_widget.explore.turns.winning import winning_line
from sw_widget.game.legal import Action

if TYPE_CHECKING:
    from sw_widget.game.game import Game


@dataclass(frozen=True)
class GreedyBot:
    """Plays the best line for coins that a short search finds, and spreads its tokens evenly."""

    looks: int = 1000
    """How many positions it looks at before it decides; at a pick, for each combo."""
    name: str = "greedy"

    def think(self, table: Game) -> Plan:
        position = as_known(table.position)
        speaker = table.speaker
        sentence, best_turn = speaker.say("bot-greedy-settles"), None
        if position.stage == WITHDRAWAL:
            codes = [withdrawal(position, position.pending[-1][2]).even()]
        elif asks(position):
            codes = [answer_to(position)]
        elif (first := first_choice(position)) is not None:
            codes = [first]
        elif (won := winning_line(position)) is not None:
            codes, sentence = list(won), speaker.say("bot-wins")
        else:
            value, codes, found = self._most(position)
            codes = list(effective(position, _evenly(position, codes)))
            if position.stage != REDEPLOYMENT:
                sentence = speaker.say("bot-greedy", {"amount": amount(value, speaker)})
            if found is not None:
                best_turn = BestTurn(position, without_hidden(found, position, table.hidden), speaker)
        actions = tuple(Action(position.rules, code) for code in codes)
        return Plan(actions, reasons(position, codes, speaker), sentence, best_turn)

    def _most(self, position: Position) -> tuple[Number, list[Code], Found | None]:
        """The most coins of this turn; at a pick, those of the combo whose best first turn brings most."""
        bought = opening(position)
        if bought:
            way = best(after(position, bought), Goal(), looks=self.looks).ways[0]
            return way.value[0], [*bought, *way.codes], None
        if position.stage != PICKING or not position.column:
            found = best(position, Goal(), looks=self.looks)
            return found.value[0], list(found.ways[0].codes), found
        slots = [slot for slot in range(len(position.column)) if affordable(position, slot)]
        most: Number = -1 - max((price(position, slot) for slot in slots), default=0)
        codes: list[Code] = []
        for slot in slots:
            picked = position.clone()
            advance(picked, (do.PICK, slot))
            way = best(picked, Goal(), looks=self.looks).ways[0]
            value = way.value[0] + picked.coins[position.player] - position.coins[position.player]
            if value > most:
                most, codes = value, [(do.PICK, slot), *way.codes]
        return most, codes, None


def _evenly(position: Position, codes: list[Code]) -> list[Code]:
    """The same line with its tokens spread evenly in the end."""
    position = position.clone()
    settled = []
    for code in codes:
        if code[0] == do.REDEPLOY:
            spread = redeployment_on_map(position, code[1])
            if not spread.empty:
                code = (*code[:2], spread.even())
        settled.append(code)
        if not decided_by_die(position, code):
            advance(position, code)
    return settled
