"""What a turn depends on, as a key: turns that begin alike need to be thought of once."""

from __future__ import annotations

from sw_widget.engine.position import Position
from sw_widget.explore.turns.node import everything


def turn_key(position: Position) -> object:
    """All that can matter in the turn that begins in a position, but for the rules. What is on offer or lies
    in the stacks is a part of it only where anything minds that.
    """
    key = (
        position.turn,
        position.turns,
        position.player,
        position.phase,
        position.new,
        position.tribes,
        position.given_up,
        tuple(position.active),
        tuple(position.declined),
        tuple(position.pending),
        tuple(position.fled),
        tuple(position.fled_markers.items()),
        everything(position),
    )
    return (key, _offer(position)) if position.rules.minds_offer else key


def _offer(position: Position) -> object:
    return (
        tuple(position.column),
        tuple(position.race_stack),
        tuple(position.power_stack),
        tuple(position.discarded),
        position.seed,
        position.shuffles,
    )
