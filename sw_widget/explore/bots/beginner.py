"""A bot that makes the mistakes of somebody who is new to the game, and no others.

It looks at how many tokens a combo has and not at what it is good for; takes whatever brings most, at any
price; forgets that a last attempt with the die costs nothing; leaves its spare tokens together in one region;
and thinks of decline only when next to nothing else can be done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Allocation, Code
from sw_widget.engine.legal.allocation import Spread, allocation
from sw_widget.engine.legal.options import affordable
from sw_widget.engine.position import Position
from sw_widget.engine.turn.picking import price, tokens_of_combo
from sw_widget.explore.bots.casual import CasualBot, Sayings
from sw_widget.explore.bots.heuristics import Heuristics

FEW = 2
"""Fewer regions than this are next to nothing."""


class Habits(Heuristics):
    """The habits of somebody who is new."""

    thrift = 0.0

    def __init__(self) -> None:
        super().__init__(hurt=0.0)

    def pick(self, position: Position) -> Sequence[Code]:
        """The combo with the most tokens; of several, the cheapest."""
        slots = [slot for slot in range(len(position.column)) if affordable(position, slot)]
        if not slots:
            return [(do.STOP,)]

        def tokens(slot: int) -> tuple[int, int]:
            race, power, _ = position.column[slot]
            return tokens_of_combo(position, race, power)[0], -price(position, slot)

        return [(do.PICK, max(slots, key=tokens))]

    def conquest(self, position: Position, sure: bool = False) -> Code | None:
        """What brings most, at any price, and nothing with the die."""
        return super().conquest(position, sure=True)

    def prefers_decline(self, position: Position, going_on: Position) -> bool:
        """Only when next to nothing can be conquered."""
        race = position.acting
        return going_on.held[race].bit_count() - position.held[race].bit_count() < FEW

    def should_decline_after_scoring(self, position: Position) -> bool:
        """Never: that one could is easily forgotten."""
        return False


@dataclass(frozen=True)
class BeginnerBot(CasualBot):
    """Plays as people do in their first games."""

    name: str = "beginner"
    mind: ClassVar[type[Heuristics]] = Habits
    said: ClassVar[Sayings] = Sayings(
        "bot-beginner", "bot-beginner-picks", "bot-beginner-stands", "bot-beginner-declines"
    )

    def spread(self, spread: Spread, among: int) -> Allocation:
        """As few tokens as must be in each region, and all others in one."""
        if spread.empty or spread.free:
            return spread.even(among)
        counts = dict.fromkeys(spread.regions, spread.least)
        counts[spread.regions[0]] += spread.high - spread.least * len(counts)
        return allocation(counts)
