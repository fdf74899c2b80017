"""Magic: a bag that is any relic on the map, once a turn."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.definitions import Relic
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Sourced
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class CopiesRelics(Effect):
    """Once a turn a relic that lies on the map, whoever holds it, is used as if it were the race's own; the
    marker goes where it is used, and comes back to the hand when that region is lost.
    """

    marker: str

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def may_lend(self, rules: Rules) -> tuple[Sourced, ...]:
        copies = [
            (relic.id, effect.copied(self.marker))
            for relic in rules.markers
            if isinstance(relic, Relic)
            for effect in relic.lends
        ]
        return tuple(Sourced(("marker", id), copy) for id, copy in copies if copy is not None)

    def lends(self, at: View) -> tuple[Sourced, ...]:
        return tuple(Sourced(at.source, item.effect) for item in self.may_lend(at.rules))
