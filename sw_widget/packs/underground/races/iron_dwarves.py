"""Iron Dwarves: hammers that conquer like tokens, and hold nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.effects import Means
from sw_widget.engine.hooks.effect import THIS_TURN, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Params
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class FightLikeTokens(Means):
    """Pieces that count as tokens in conquests, stay where they conquered and come back when the turn ends.

    A region that only they have conquered is lost then, unless a token was put there.
    """

    several = True
    stands_in = True
    fights_along = True
    only_saves = True
    word = "fights_along"
    notes: ClassVar[Mapping[str, Note]] = {"taken_without": Note(THIS_TURN, regions=True)}
    """Regions that were conquered without a token."""

    def equip(self, kit: Kit, rules: Rules) -> None:
        super().equip(kit, rules)
        kit.stock.setdefault(rules.marker_index[self.marker], 0)

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def named(self, at: View, number: int, pieces: int, base: int) -> tuple[str, Params]:
        return "means-spent", {"marker": self._name(at, number), "n": pieces}

    def saves(self, at: View, number: int) -> int:
        return 1

    def came_along(self, t: Turn, number: int, region: int) -> None:
        position = t.position
        if t.held >> region & 1:
            position.set_markers(number, region, position.markers[number].get(region, 0) + 1)
            if not position.tokens[region]:
                t.remember("taken_without", t.note("taken_without") | 1 << region)

    def ungarrisoned(self, at: View) -> int:
        return at.note("taken_without") & (at.held | at.position.given_up)

    def readied_again(self, t: Turn) -> None:
        """They are taken up with the tokens; where no token stands, one of them stays."""
        position, number = t.position, t.marker(self.marker)
        for region in position.marked(number, t.race):
            position.set_markers(number, region, 0 if position.tokens[region] else 1)

    def turn_ending(self, t: Turn) -> None:
        t.take_up(t.marker(self.marker))
