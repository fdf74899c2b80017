"""Coins that move in an event: at once, or when a turn is scored, a combo is paid for or peace is made."""

from __future__ import annotations

from typing import cast

from sw_widget.engine.ledger import Event
from sw_widget.engine.rules import Rules

GAINS = frozenset((
    "altar_paid", "conqueror_paid", "due_paid", "jump_paid", "loot_cashed", "loot_taken", "loss_paid",
    "marker_taken", "markers_cashed", "paid_at_start", "paid_for_declines", "paid_for_passing_over",
))  # fmt: skip
PURCHASES = frozenset(("power_bought", "tokens_bought"))
PAYMENTS = frozenset((
    "coins_taken", "pact_broken", "pact_kept", "paid_for_conquest", "ring_paid", "stolen", "tavern_shared",
    "throne_paid", "toll_paid",
))  # fmt: skip


def immediate_coins(event: Event) -> list[tuple[int, int]]:
    """The coins that players got or paid in an event, apart from scores, picks and the price of peace."""
    if event.kind in GAINS:
        return [(player_in(event), coins_in(event))]
    if event.kind in PAYMENTS:
        return [(player_in(event), coins_in(event)), (player_in(event, "payer"), -coins_in(event))]
    if event.kind in PURCHASES:
        return [(player_in(event), -cast(int, event.params["price"]))]
    if event.kind == "paid_for_means":
        return [(player_in(event), -coins_in(event))]
    return []


def coins_moved(event: Event) -> list[tuple[int, int]]:
    """All coins that players got or paid in an event."""
    if event.ledger is None or event.kind not in ("scored", "paid_for_pick", "paid_ally"):
        return immediate_coins(event)
    amount = event.ledger.total
    moved = [(player_in(event), amount)]
    if event.kind == "paid_ally":
        moved.append((player_in(event, "ally"), -amount))
    return moved if amount else []


def coins_in(event: Event) -> int:
    return cast(int, event.params["n"])


def player_in(event: Event, key: str = "player") -> int:
    return number_in(event, key)


def number_in(event: Event, key: str) -> int:
    """A player or a region that an event speaks of."""
    return cast(tuple[str, int], event.params[key])[1]


def race_in(rules: Rules, event: Event) -> int:
    return rules.race_index[cast(tuple[str, str], event.params["race"])[1]]
