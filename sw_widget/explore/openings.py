"""What a player with a role does before the first conquest: choose what must be chosen, and buy."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import START, Code
from sw_widget.engine.legal.offers import Offered, codes_of, demanded, offered
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance

MOST = 30
"""More purchases than any purse pays for."""


def opening(position: Position) -> list[Code]:
    """The actions before the first conquest of somebody whose coins do not count in the end: all that they
    buy. Everybody else begins with nothing of the kind.
    """
    if not position.rules.roles or position.stage != START or position.seats()[position.player].ranked:
        return []
    position, codes = position.clone(), list[Code]()
    while len(codes) < MOST:
        code = _next(position)
        if code is None:
            break
        codes.append(code)
        advance(position, code)
    return codes


def _next(position: Position) -> Code | None:
    """What must be chosen; otherwise as many tokens as the coins pay for."""
    item = demanded(position) if position.rules.asks_first else None
    if item is not None:
        return _best(position, item)
    for item in offered(position):
        if item.offer.kind == do.USE and item.offer.key == "count" and item.offer.values:
            return codes_of(item.offer)[-1]
    return None


def _best(position: Position, item: Offered) -> Code:
    """The choice with which regions bring most for a token."""

    def promise(code: Code) -> float:
        after = position.clone()
        advance(after, code)
        kit, ground = after.kit[item.race], after.rules.bare_ground
        return sum(
            (1 + sum(coins for coins, where in kit.per_region if where >> region & 1))
            / max(kit.least, ground[region] - kit.less[region])
            for region in bits(after.rules.board.land)
        )

    return max(codes_of(item.offer), key=promise)
