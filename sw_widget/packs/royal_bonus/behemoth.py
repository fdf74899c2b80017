"""Behemoth: stacks that fight along, as high as the race holds swamps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.conditions import Terrain
from sw_widget.engine.effects import Means
from sw_widget.engine.hooks.effect import THIS_TURN, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Params, Reason
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class Beast(Means):
    """A piece that goes along and counts as many tokens as it is high."""

    escorted = True
    several = True
    only_saves = True
    fights_along = True
    word = "beast"
    notes: ClassVar[Mapping[str, Note]] = {"taken": Note(THIS_TURN, regions=True)}
    """A mask of the regions that the race took this turn: a beast that stands there has fought."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(leads=(rules.marker_index[self.marker],))

    def named(self, at: View, number: int, pieces: int, base: int) -> tuple[str, Params]:
        height = at.position.height(number, at.race)
        return "means-beast", {"marker": self._name(at, number), "n": pieces, "height": height}

    def left(self, at: View, number: int) -> int:
        beasts = at.position.in_hand(number, at.race) + len(self._idle(at, number))
        return beasts if at.position.height(number, at.race) else 0

    def _idle(self, at: View, number: int) -> list[int]:
        """Where beasts stand that have not fought this turn, a region once for each of them."""
        pieces, taken = at.position.markers[number], at.note("taken")
        return [
            region
            for region in sorted(at.position.marked(number, at.race))
            if not taken >> region & 1
            for _ in range(pieces[region])
        ]

    def saves(self, at: View, number: int) -> int:
        return at.position.height(number, at.race)

    def saves_at_most(self, at: View, number: int, reach: int) -> int:
        kind = at.rules.markers[number]
        assert kind.as_high_as is not None
        high = (reach & kind.as_high_as.on_board(at.rules.board)).bit_count()
        return min(kind.highest, high) * kind.in_box

    def useless(self, at: View, number: int) -> Reason | None:
        if at.position.height(number, at.race):
            return None
        params: dict[str, object] = {"marker": ("marker", self.marker)}
        grows_with = at.rules.markers[number].as_high_as
        if not isinstance(grows_with, Terrain):
            return Reason("wrong_phase", "wrong_phase-no_height", params, (), at.rule)
        params["terrain"] = [("terrain", id) for id in grows_with.terrains]
        return Reason("wrong_phase", "wrong_phase-no_height-terrain", params, (), at.rule)

    def moved_in(self, t: Turn, region: int) -> None:
        t.remember("taken", t.note("taken") | 1 << region)

    def came_along(self, t: Turn, number: int, region: int) -> None:
        position = t.position
        if not position.in_hand(number, t.race):
            old = self._idle(t, number)[0]
            position.set_markers(number, old, position.markers[number][old] - 1)
        t.put(number, region)
