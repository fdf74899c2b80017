"""Who is ahead by coins."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine.position import Position


def leaders(position: Position, coins: Sequence[int]) -> list[int]:
    """The players who are ahead with these coins of all players: of a team both, by the coins of its poorer
    player and then those of its richer one. Somebody who is not ranked is never ahead.
    """
    seats, worth = position.seats(), {}
    for player, seat in enumerate(seats):
        if seat.ranked:
            partner = position.partner(player)
            own = [coins[player]] if partner < 0 else [coins[player], coins[partner]]
            worth[player] = (min(own), max(own))
    best = max(worth.values())
    return [player for player, coins_of_side in worth.items() if coins_of_side == best]
