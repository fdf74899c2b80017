"""Cannons of the Gunner: each of them fires, or is put into another region."""

from naive.facts import CANNONS
from naive.readings import FIRED_CANNONS_STAY, GUNNER_FIRES_BEFORE_GHOULS_ARE_DONE
from naive.state import has_power, refuse_for, regions_of


def why_not_fire(state, name):
    race = state["players"][state["player"]]["active"]
    if not has_power(state, state["player"], "gunner"):
        return "wrong_phase", ()
    if state["mover"] == "ghouls" and not GUNNER_FIRES_BEFORE_GHOULS_ARE_DONE:
        return "wrong_phase", ()
    if name not in state["regions"]:
        return "unknown_region", ()
    region = state["regions"][name]
    own = region["player"] == state["player"] and region["race"] == race["race"]
    if not own or not region["markers"].get("cannon"):
        return "bad_allocation", ("wrong_phase", "already_used")
    if name in state["this_turn"]["fired"]:
        return "already_used", ()
    return None, ()


def cannons_to_fire(state):
    return [name for name in state["regions"] if why_not_fire(state, name)[0] is None]


def fire(state, name):
    refuse_for(*why_not_fire(state, name))
    state["this_turn"]["fired"].append(name)


def firing(state):
    """Own regions where a cannon that fired this turn stands."""
    return [name for name in state["this_turn"]["fired"] if state["regions"][name]["markers"].get("cannon")]


def wrong_with_cannons(state, regions):
    """What speaks against cannons in these regions."""
    wrong = []
    if sum(regions.values()) > CANNONS or any(count > 1 for count in regions.values()):
        wrong.append("marker_limit")
    if FIRED_CANNONS_STAY and any(not regions.get(name) for name in firing(state)):
        wrong += ["already_used", "bad_allocation"]
    return wrong


def cannon_sites(state):
    """Every way to place the cannons."""
    race = state["players"][state["player"]]["active"]["race"]
    held = regions_of(state, state["player"], race)
    ways = [()] + [(name,) for name in held]
    ways += [(one, other) for index, one in enumerate(held) for other in held[index + 1 :]]
    return [way for way in ways if not wrong_with_cannons(state, dict.fromkeys(way, 1))]
