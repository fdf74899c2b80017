"""Every set of means that could be thrown in at a region."""

from naive.facts import RELIC_MEANS
from naive.ground import where
from naive.pieces import behemoths_left, in_hand
from naive.reach import shots
from naive.relics import relics_of_mover
from naive.state import means_of_mover, mover, mover_has


def means_to_try(state, name):
    """Every set of means that the race that moves could throw in at a region."""
    ways = [{"with": []}]
    for means in [*means_of_mover(state), *relics_of_mover(state)]:
        most = 1
        if means in ("fireball", "silver_hammer"):
            most = in_hand(state, mover(state), means)
        if means == "behemoth":
            most = behemoths_left(state)
        more = []
        for way in ways:
            for count in range(1, most + 1):
                added = {**way, "with": [*way["with"], *[means] * count]}
                if means == "catapult":
                    more += [{**added, "from": source} for source in shots(state, name)]
                else:
                    more.append(added)
        ways += more
    ways += [
        {**way, "with": [*way["with"], "bag", relic]} for way in ways for relic in copies(state, RELIC_MEANS)
    ]
    return ways[1:]


def copies(state, kinds):
    """The relics that the Bag could copy."""
    return [relic for relic in kinds if mover_has(state, "magic") and where(state, relic) is not None]
