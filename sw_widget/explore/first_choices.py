"""What must be chosen before anything else, by a rule of thumb: for bots, and for the lines of a search."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.legal.offers import codes_of, demanded
from sw_widget.engine.position import Position
from sw_widget.engine.turn.scoring import tokens_on_map
from sw_widget.explore.advance import advance


def first_choice(position: Position) -> Code | None:
    """What must be done before anything else, so that the player leads by most tokens on the map; None if
    there is no such thing.
    """
    stages = (do.START, do.CONQUEST, do.REDEPLOYMENT, do.AFTER_SCORING)
    if not position.rules.asks_first or position.stage not in stages:
        return None
    item = demanded(position)
    return None if item is None else max(codes_of(item.offer), key=lambda code: _lead(position, code))


def choose_first(position: Position) -> list[Code]:
    """Choose all that must be done before anything else; the actions that were played."""
    chosen = []
    while (first := first_choice(position)) is not None:
        advance(position, first)
        chosen.append(first)
    return chosen


def _lead(position: Position, code: Code) -> int:
    after, player = position.clone(), position.player
    advance(after, code)
    side = (player, after.partner(player))
    others = sum(tokens_on_map(after, other) for other in range(len(after.coins)) if other not in side)
    return sum(tokens_on_map(after, mate) for mate in side if mate >= 0) - others
