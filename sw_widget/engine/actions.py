"""Actions and phases as the engine codes them: small tuples of numbers, with names for the outside.

    (PICK, slot)                        (DECLINE,)  (ROLL,)  (STOP,)  (END_TURN,)
    (DECLINE, region)                   where what stays is stacked in one region
    (CONQUER, region, means, ...)       each special means by its number, once for each piece that is used;
                                        (means, region) for one that is used from a region
    (ATTEMPT, region, means, ...)       (ABANDON, region)   (CONVERT, region)
    (REDEPLOY, race, allocation)        (PLACE, marker, allocation)   (ALLY, player or -1)
    (WITHDRAW, race, allocation, ((marker, allocation), ...))
    (USE, trait, ((key, value), ...))   any other choice that a trait offers

An allocation is a tuple of (region, count) pairs in the order of the regions, without zeros.
"""

from __future__ import annotations

from typing import Any, Final

# Each by itself, so that a compiler can put the number where the name stands.
PICK: Final = 0
DECLINE: Final = 1
ABANDON: Final = 2
CONQUER: Final = 3
CONVERT: Final = 4
ATTEMPT: Final = 5
ROLL: Final = 6
STOP: Final = 7
REDEPLOY: Final = 8
PLACE: Final = 9
ALLY: Final = 10
END_TURN: Final = 11
WITHDRAW: Final = 12
USE: Final = 13

ACTION_NAMES = (
    "pick", "decline", "abandon", "conquer", "convert", "attempt", "roll", "stop",
    "redeploy", "place", "ally", "end_turn", "withdraw", "use",
)  # fmt: skip
ACTION_CODES = {name: code for code, name in enumerate(ACTION_NAMES)}

PICKING: Final = 0
START: Final = 1
CONQUEST: Final = 2
REDEPLOYMENT: Final = 3
AFTER_SCORING: Final = 4
WITHDRAWAL: Final = 5
OVER: Final = 6
ROLLING: Final = 7
SETUP: Final = 8
SACRIFICE: Final = 9

PHASE_NAMES = (
    "pick", "start", "conquest", "redeploy", "after_scoring", "withdraw", "over", "roll",
    "setup", "sacrifice",
)  # fmt: skip
"""The last three are no phases of a turn, but come before it goes on. A die must be rolled, and nobody has a
choice; something is put on the map before the first turn; a token is about to be lost, and another may be
given for it.
"""

IN_CONQUESTS: Final = frozenset((START, CONQUEST))
"""The phases in which a race conquers: the first conquest begins the turn."""

ASKED: Final = frozenset((SETUP, SACRIFICE))
"""What an effect asks a player, whoever's turn it is (`Effect.asks_in`)."""

Code = tuple[Any, ...]
Allocation = tuple[tuple[int, int], ...]
