"""Turns that bring coins of others: how many, only their owners know, and so nothing is proven."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sw_widget.engine.actions import PICKING
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.turns.search import Found


def without_hidden(found: Found, position: Position, hidden: Iterable[int]) -> Found:
    """What a search found, without a proof where coins of these players count."""
    victims = any(position.active[player] != NOBODY for player in hidden if player != position.player)
    return replace(found, ceiling=None) if victims and _may_take(position) else found


def _may_take(position: Position) -> bool:
    """Whether a race of the player, or one that may be picked, takes coins from whom it attacks."""
    kits = [position.kit[race] for race in position.races_of(position.player)]
    if position.phase == PICKING:
        kits += [position.rules.kit(race, power, False) for race, power, _ in position.column]
    return any(kit.outlook.takes for kit in kits)
