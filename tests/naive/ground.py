"""What belongs to regions and not to races: monsters, relics, places, and what comes with those."""

from naive.facts import PLACES, RELICS
from naive.state import asked_once, is_own_active, regions_of

GROUND = (*RELICS, *PLACES, "monster", "balrog", "tomb_raider_ghost", "volcano")


def where(state, marker):
    """The region in which a marker lies, or None."""
    for name, lying in state["ground"].items():
        if lying.get(marker):
            return name
    return None


def lift(state, marker):
    for lying in state["ground"].values():
        lying.pop(marker, None)


def lay(state, marker, name, count=1):
    """Put a marker of which there is one into a region, wherever it was before."""
    lift(state, marker)
    state["ground"].setdefault(name, {})[marker] = count


def lies_at(state, name, marker):
    return state["ground"].get(name, {}).get(marker, 0)


@asked_once
def controls(state, number, marker):
    """Whether the active race of a player holds the region of a relic or place; until the turn ends also one
    that a redeployment gave up.
    """
    name = where(state, marker)
    if name in state["given_up"]:
        return number == state["player"]
    if name is None or state["regions"][name]["player"] != number:
        return False
    return is_own_active(state, number, state["regions"][name]["race"])


def holds(state, number, race, marker):
    """Whether this race of a player, active or in decline, holds the region."""
    return where(state, marker) in regions_of(state, number, race)


def places_among(state, names):
    return sum(any(lies_at(state, name, place) for place in PLACES) for name in names)
