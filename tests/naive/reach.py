"""Where a race could attack at all: neighbours, borders, water, protection and peace.

Everything here looks at a state whose troops are already readied.
"""

from naive.readings import ANY_REGION_MEANS_ISLANDS_TOO, SLINGMEN_JUMP_THROUGH_CAVERNS
from naive.state import is_active, is_water, mover, mover_power, mover_regions


def adjacent(state, one, other):
    """Whether two regions are adjacent for the race that moves now."""
    if other in state["board"]["touches"][one]:
        return True
    if mover_power(state) == "underworld" and one != other:
        regions = state["board"]["regions"]
        return "cavern" in regions[one]["symbols"] and "cavern" in regions[other]["symbols"]
    return False


def is_entry(state, name):
    """Whether a race may begin there: on the edge of the ground, never on an island."""
    regions = state["board"]["regions"]
    if regions[name]["island"]:
        return False
    if regions[name]["border"]:
        return True
    if is_water(state, name):
        return False
    for other in state["board"]["touches"][name]:
        if regions[other]["terrain"] == "sea" and regions[other]["border"] and not regions[other]["island"]:
            return True
    return False


def is_coastal(state, name):
    if is_water(state, name):
        return False
    return any(is_water(state, other) for other in state["board"]["touches"][name])


PROTECTING = ("hole", "hero", "dragon", "catapult", "transformed_drakon", "cannon")


def protected(state, name):
    """Whether a region is protected from the races and powers of the player on turn."""
    region = state["regions"][name]
    if region["player"] in (None, state["player"]):
        return False
    if any(region["markers"].get(marker) for marker in PROTECTING):
        return True
    if region["race"] == "white_ladies" and not is_active(state, region["player"], region["race"]):
        return True
    return region["race"] == "shrubmen" and state["board"]["regions"][name]["terrain"] == "forest"


def closed(state, name):
    """Whether no race and no power of the player on turn can do anything to a region."""
    return name in state["lava"] or name in state["burning"] or protected(state, name)


def at_peace(state, name):
    """Whether the active race of a player who made peace with the one on turn holds a region."""
    region = state["regions"][name]
    if region["player"] in (None, state["player"]):
        return False
    holder = state["players"][region["player"]]
    return is_active(state, region["player"], region["race"]) and holder["ally"] == state["player"]


def forbidden(state, name):
    """own_region, water, immune or peace: what forbids an attack wherever the attacker stands."""
    region = state["regions"][name]
    race = mover(state)["race"]
    if region["player"] == state["player"] and region["race"] == race:
        return "own_region"
    if is_water(state, name) and mover_power(state) != "seafaring":
        return "water"
    if closed(state, name):
        return "immune"
    if state["mover"] == "active" and at_peace(state, name):
        return "peace"
    return None


def out_of_reach(state, name):
    """not_border or not_adjacent."""
    race = mover(state)["race"]
    power = mover_power(state)
    held = mover_regions(state)
    above = state["board"]["regions"][name]["island"] is not None
    if power == "flying" and (held or not above or ANY_REGION_MEANS_ISLANDS_TOO):
        return None
    if not held:
        if race == "halflings" and (not above or ANY_REGION_MEANS_ISLANDS_TOO):
            return None
        if race == "storm_giants" and above:
            return None
        return None if is_entry(state, name) else "not_border"
    if any(adjacent(state, own, name) for own in held) or is_jump(state, name):
        return None
    return "not_adjacent"


def is_jump(state, name):
    """Whether Slingmen would jump there: two steps away, not over a Sea, and next to none of theirs."""
    held = mover_regions(state)
    if mover(state)["race"] != "slingmen" or name in held:
        return False
    if any(adjacent(state, own, name) for own in held):
        return False
    for step, printed in state["board"]["regions"].items():
        if printed["terrain"] != "sea" and step_of_jump(state, step, name):
            if any(step_of_jump(state, own, step) for own in held):
                return True
    return False


def step_of_jump(state, one, other):
    if SLINGMEN_JUMP_THROUGH_CAVERNS:
        return adjacent(state, one, other)
    return other in state["board"]["touches"][one]


def left_this_turn(state, name):
    """abandoned_this_turn: Gypsies do not come back to a region that they left."""
    if state["mover"] == "active" and name in state["this_turn"]["abandoned"]:
        return "abandoned_this_turn"
    return None


def shots(state, name):
    """Own regions from which the Catapult can hit a region: two steps away, and not over a Sea."""
    touches = state["board"]["touches"]
    found = []
    for own in mover_regions(state):
        between = touches[own] & touches[name]
        if own != name and name not in touches[own]:
            if any(state["board"]["regions"][step]["terrain"] != "sea" for step in between):
                found.append(own)
    return found
