"""When an effect holds: conditions that are true everywhere at one time, and nowhere at another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine.checks import as_int
from sw_widget.engine.conditions import Condition
from sw_widget.engine.ledger import Params

if TYPE_CHECKING:
    from sw_widget.engine.position import Position


class Occasion(Condition, ABC):
    """All regions while it holds, none while it does not."""

    fixed = False

    @abstractmethod
    def holds(self, position: Position, race: int) -> bool:
        """Whether it holds for the race."""

    def now(self, position: Position, race: int) -> int:
        return position.rules.board.all if self.holds(position, race) else 0

    def params(self, position: Position, race: int) -> Params:
        """What a sentence on it needs."""
        return {}

    code = ""
    """The end of the sentences that say that it holds, or does not."""

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return self.code, self.params(position, race)

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return self.code, self.params(position, race)


@dataclass(frozen=True)
class FirstTurn(Occasion):
    """The race's first turn."""

    code = "first_turn"

    def holds(self, position: Position, race: int) -> bool:
        return bool(position.new >> race & 1)


@dataclass(frozen=True)
class EvenTurn(Occasion):
    """Game turns with an even number."""

    code = "even_turn"

    def holds(self, position: Position, race: int) -> bool:
        return position.turn % 2 == 0

    def params(self, position: Position, race: int) -> Params:
        return {"turn": position.turn}


@dataclass(frozen=True)
class InPeace(Occasion):
    """Turns in which the race has attacked no active race of others."""

    code = "in_peace"

    def holds(self, position: Position, race: int) -> bool:
        return not position.attacked or position.acting != race


@dataclass(frozen=True)
class AtMost(Occasion):
    """While the race holds so many regions, or fewer."""

    regions: int
    code = "at_most"

    def holds(self, position: Position, race: int) -> bool:
        return position.held[race].bit_count() <= self.regions

    def params(self, position: Position, race: int) -> Params:
        return {"limit": self.regions, "held": position.held[race].bit_count()}


first_turn = FirstTurn()
even_turn = EvenTurn()
in_peace = InPeace()


def at_most(regions: int) -> AtMost:
    """While the race holds so many regions, or fewer: `at_most(4)`."""
    return AtMost(as_int(regions, "at_most", 0, 200))
