"""What the heuristics use after scoring, of what relics and places offer."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.legal.offers import offers_by_kind
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance


def after_scoring(position: Position) -> Code | None:
    """What pays at once after scoring more than it would earn in the turns that are left; None if nothing
    does.
    """
    if not position.rules.offers_after_scoring:
        return None
    left = position.turns - position.turn
    for code in offers_by_kind(position).get(do.USE, ()):
        after = position.clone()
        advance(after, code)
        if after.coins[position.player] - position.coins[position.player] > left:
            return code
    return None
