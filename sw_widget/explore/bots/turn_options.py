"""The options of a whole turn that a tree tells apart: decline, a combo, or going on in one of a few manners.

An option is no list of actions but a kind of turn: whatever dice and stacks have brought until then, it can
be played, by heuristics. So one tree holds for all the luck that there may be.
"""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, PICKING, START
from sw_widget.engine.conquest.conquering import ready
from sw_widget.engine.legal.options import affordable, may_decline
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance
from sw_widget.explore.answers import asks
from sw_widget.explore.bots.abilities import decline_code
from sw_widget.explore.bots.heuristics import HURT, Heuristics
from sw_widget.explore.first_choices import first_choice
from sw_widget.explore.openings import opening

MANNERS = (0.0, 2.0)
"""How much going on may care about what opponents lose; the usual measure is tried first."""
COMBOS = 4
"""How many combos are told apart at a pick."""


class TurnOption(NamedTuple):
    """A kind of turn."""

    kind: int
    """Pick, decline or conquer: what the turn begins with."""
    race: int = 0
    power: int = 0
    hurt: float = HURT

    def fits(self, position: Position) -> bool:
        """Whether the turn that begins here can be played so."""
        if self.kind == do.PICK:
            slot = self._slot(position) if position.stage == PICKING else None
            return slot is not None and affordable(position, slot)
        return position.stage == START and (self.kind == do.CONQUER or may_decline(position))

    def play(self, position: Position, heuristics: Heuristics) -> None:
        """Play the turn."""
        player, turn = position.player, position.turn
        if self.kind == do.DECLINE:
            advance(position, decline_code(position), None, heuristics.roll)
        elif self.kind == do.PICK:
            slot = self._slot(position)
            assert slot is not None
            advance(position, (do.PICK, slot), None, heuristics.roll)
        else:
            ready(position, None)
            position.phase = CONQUEST
        if (position.player, position.turn) == (player, turn) and not position.over:
            usual, heuristics.hurt = heuristics.hurt, self.hurt
            heuristics.play_turn(position)
            heuristics.hurt = usual

    def _slot(self, position: Position) -> int | None:
        for slot, combo in enumerate(position.column):
            if combo[:2] == (self.race, self.power):
                return slot
        return None


def turn_options(position: Position, heuristics: Heuristics) -> list[TurnOption]:
    """What the player whose turn begins may do, the most likely first; nothing where there is no choice."""
    if asks(position) or first_choice(position) is not None or opening(position):
        return []
    usual = heuristics.hurt
    if position.stage == PICKING:
        slots = [slot for slot in range(len(position.column)) if affordable(position, slot)]
        slots = sorted(slots, key=lambda slot: -heuristics.promise(position, slot))[:COMBOS]
        turns = sorted(heuristics.first_turns(position, slots), key=lambda turn: -turn.worth)
        return [TurnOption(do.PICK, *position.column[turn.slot][:2], hurt=usual) for turn in turns]
    if position.stage != START:
        return []
    options = [TurnOption(do.CONQUER, hurt=hurt) for hurt in (usual, *MANNERS)]
    if position.turn < position.turns and may_decline(position):
        options.insert(int(not heuristics.should_decline(position)), TurnOption(do.DECLINE))
    return options
