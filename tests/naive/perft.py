"""Counts sequences of decisions, each allocation settled once and in a fixed order.

Nodes are decisions. Depth 0 counts 1, and so does a game that is over. Every legal action is a branch;
`attempt`, `roll` and a Zeppelin branch over the four distinct faces of the die, each counted once. In
redeployment the order is fixed and nothing can be skipped or repeated:

1. `redeploy` of Ghouls in decline, then of the active race, each where the race holds a region, also if
   there is a single legal allocation;
2. `place` of the kind of marker the active race has: every legal placement, the present one and fewer
   markers than there are included; for a fortress none, or one region;
3. `ally`: every legal ally, and nobody;
4. `end_turn`.

Two races of one player that fled withdraw in the order Ghouls in decline, active race.
"""

from naive.choices import allies, placements, redeployments, withdrawals_of
from naive.facts import DIE, PLACED_BY
from naive.model import apply, legal
from naive.redeployment import own_regions, redeploying_races
from naive.state import is_active, powers_in_force
from naive.withdrawal import withdrawing

NOT_SETTLED = ()


def perft(state, depth, settled=NOT_SETTLED):
    if depth == 0 or state["phase"] == "over":
        return 1
    item, actions = decision(state, settled)
    after = NOT_SETTLED if item is None else (*settled, item)
    total = 0
    for action in actions:
        for die in faces(action):
            if depth == 1:
                total += 1
            else:
                total += perft(apply(state, action, die), depth - 1, after)
    return total


def divide(state, depth):
    """The count below each first decision, to find where two counts part."""
    item, actions = decision(state, NOT_SETTLED)
    after = NOT_SETTLED if item is None else (item,)
    return [
        (action, die, perft(apply(state, action, die), depth - 1, after))
        for action in actions
        for die in faces(action)
    ]


def faces(action):
    rolls = action["do"] in ("attempt", "roll") or "zeppelin" in action.get("with", [])
    return list(DIE) if rolls else [None]


def decision(state, settled):
    """What is settled now (None outside redeployment), and the actions to choose from."""
    if state["phase"] == "withdraw":
        first = sorted(withdrawing(state), key=lambda fled: is_active(state, fled["player"], fled["race"]))
        return None, withdrawals_of(state, first[0])
    if state["phase"] != "redeploy":
        return None, legal(state)
    for race in redeploying_races(state):
        if race not in settled and own_regions(state, race):
            return race, redeployments(state, race)
    has = powers_in_force(state, state["player"])
    if "markers" not in settled and any(power in PLACED_BY.values() for power in has):
        return "markers", placements(state)
    if "ally" not in settled and "diplomat" in has:
        return "ally", [{"do": "ally", "player": ally} for ally in allies(state)]
    return "end_turn", [{"do": "end_turn"}]
