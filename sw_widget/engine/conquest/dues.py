"""Coins that are due for a conquest: whoever has too few cannot conquer the region."""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.events import Record
from sw_widget.engine.hooks.effect import Barrier
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import MORE_COINS, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position

Claim = tuple[View, int, int]
"""Who is paid, for which regions, and how much."""


def _claims(position: Position, player: int) -> list[Claim]:
    """Everything that this player would have to pay for conquests."""
    found: list[Claim] = []
    for guard in bits(position.guards):
        if position.owner[guard] != player:
            for source, asks in position.kit[guard].answering.due:
                at = View(position, guard, source)
                due = asks(at)
                if due is not None:
                    found.append((at, due.mask, due.coins))
    return found


def due(position: Position, player: int, region: int) -> int:
    """Coins that the player must pay for the conquest of a region."""
    return sum(coins for _, mask, coins in _claims(position, player) if mask >> region & 1)


def unaffordable(position: Position, player: int) -> list[Barrier]:
    """Regions that the player cannot pay for."""
    found = []
    for at, mask, coins in _claims(position, player):
        if coins > position.coins[player]:
            found.append(Barrier(mask, "cannot_afford", _reason(at, player, coins)))
    return found


def _reason(at: View, player: int, coins: int) -> Callable[[int], Reason]:
    """Why a region cannot be paid for."""

    def reason(region: int) -> Reason:
        names = {"region": ("region", region), "race": at.name, "player": ("player", player)}
        return Reason("cannot_afford", "cannot_afford-due", {**names, "n": coins}, (MORE_COINS,), at.rule)

    return reason


def pay_dues(position: Position, region: int, record: Record) -> None:
    """The player who conquers a region pays what is due for it."""
    for at, mask, coins in _claims(position, position.player):
        if mask >> region & 1:
            turn = Turn(position, at.race, at.source, record)
            turn.pay(position.player, at.player, coins, "paid_for_conquest", "paid_for_conquest")
