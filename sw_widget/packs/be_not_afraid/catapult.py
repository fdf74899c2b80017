"""Catapult: a conquest over one region."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.effects import Means
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Params
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class LongShot(Means):
    """Once a turn a region exactly two steps away is conquered for fewer tokens.

    The marker is put into the region that is fired from. A lake may lie between the two, a sea may not.
    """

    tokens: int = 1
    once = True
    from_region = True
    event = "long_shot_conquered"
    word = "long_shot"

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(strikes_far=True)

    def named(self, at: View, number: int, pieces: int, base: int) -> tuple[str, Params]:
        if base == NOBODY:
            return super().named(at, number, pieces, base)
        return "means-shot", {"marker": self._name(at, number), "n": pieces, "region": ("region", base)}

    def saves(self, at: View, number: int) -> int:
        return self.tokens

    def bases(self, at: View, region: int) -> list[int]:
        """Those two steps away, each step as conquests go."""
        position, bit = at.position, 1 << region
        beside = position.adjacent(at.race, bit)
        between = beside & ~at.rules.board.printed_terrain["sea"]
        farther = at.held & position.adjacent(at.race, between) & ~beside & ~bit if between else 0
        return [base for base in bits(farther) if position.adjacent(at.race, 1 << base) & between]

    def stationed(self, t: Turn, number: int, base: int) -> None:
        t.take_up(number)
        t.put(number, base)
