"""Storm Giants: bolts of lightning, each for a region of one kind."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.effects import Renewed
from sw_widget.engine.effects.coins import kind_of
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason


@dataclass(frozen=True)
class Lightning(Renewed):
    """A few times a turn one token takes a region of a kind, whatever defends it."""

    where: Condition = everywhere
    where_is_fixed = True
    with_die = False
    single = True
    event = "conquered_by_lightning"
    word = "lightning"

    def refuses(self, at: View, region: int) -> Reason | None:
        if self.where.now(at.position, at.race) >> region & 1:
            return None
        params = {"region": ("region", region), "marker": self._name(at, 0), **kind_of(self.where)[1]}
        return Reason("bad_allocation", "bad_allocation-lightning", params, (), at.rule)
