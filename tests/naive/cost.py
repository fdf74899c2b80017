"""What a region costs, and why it cannot be conquered, attempted or converted.

Everything here looks at a state whose troops are already readied.
"""

from naive.facts import DIE
from naive.state import is_active, is_water, mover, mover_power, mover_regions, regions_of, tray

# The reasons that leave a region without a cost.
NO_COST = ("own_region", "water", "immune", "peace", "not_border", "not_adjacent")


def adjacent(state, one, other):
    """Whether two regions are adjacent for the race that moves now."""
    if other in state["board"]["touches"][one]:
        return True
    if mover_power(state) == "underworld" and one != other:
        regions = state["board"]["regions"]
        return "cavern" in regions[one]["symbols"] and "cavern" in regions[other]["symbols"]
    return False


def is_entry(state, name):
    regions = state["board"]["regions"]
    if regions[name]["border"]:
        return True
    if is_water(state, name):
        return False
    for other in state["board"]["touches"][name]:
        if regions[other]["terrain"] == "sea" and regions[other]["border"]:
            return True
    return False


def is_coastal(state, name):
    if is_water(state, name):
        return False
    return any(is_water(state, other) for other in state["board"]["touches"][name])


def forbidden(state, name):
    """own_region, water, immune or peace: what forbids an attack wherever the attacker stands."""
    region = state["regions"][name]
    race = mover(state)["race"]
    if region["player"] == state["player"] and region["race"] == race:
        return "own_region"
    if is_water(state, name) and mover_power(state) != "seafaring":
        return "water"
    if region["player"] is not None and region["player"] != state["player"]:
        for marker in ("hole", "hero", "dragon"):
            if region["markers"].get(marker):
                return "immune"
        holder = state["players"][region["player"]]
        if is_active(state, region["player"], region["race"]):
            if state["mover"] == "active" and holder["ally"] == state["player"]:
                return "peace"
    return None


def out_of_reach(state, name):
    """not_border or not_adjacent."""
    race = mover(state)["race"]
    power = mover_power(state)
    held = mover_regions(state)
    if power == "flying":
        return None
    if not held:
        if race == "halflings":
            return None
        return None if is_entry(state, name) else "not_border"
    if any(adjacent(state, own, name) for own in held):
        return None
    return "not_adjacent"


def cost(state, name):
    """The lines of the cost, or None where there is none; the total is their sum."""
    if forbidden(state, name) or out_of_reach(state, name):
        return None
    region = state["regions"][name]
    printed = state["board"]["regions"][name]
    race = mover(state)["race"]
    power = mover_power(state)
    lines = {"base": 2}
    if region["tokens"]:
        lines["tokens"] = region["tokens"]
    if region["lost_tribe"]:
        lines["lost_tribe"] = region["lost_tribe"]
    if printed["terrain"] == "mountain":
        lines["mountain"] = 1
    for marker in ("encampment", "fortress", "lair"):
        if region["markers"].get(marker):
            lines[marker] = region["markers"][marker]
    if race == "giants":
        for own in mover_regions(state):
            if state["board"]["regions"][own]["terrain"] == "mountain" and adjacent(state, own, name):
                lines["giants"] = -1
    if race == "tritons" and is_coastal(state, name):
        lines["tritons"] = -1
    if power == "commando":
        lines["commando"] = -1
    if power == "mounted" and printed["terrain"] in ("hill", "farmland"):
        lines["mounted"] = -1
    if power == "underworld" and "cavern" in printed["symbols"]:
        lines["underworld"] = -1
    if power == "berserk" and state["this_turn"]["roll"]:
        lines["die"] = -state["this_turn"]["roll"]
    total = sum(lines.values())
    if total < 1:
        lines["minimum"] = 1 - total
    return lines


def total_cost(state, name):
    lines = cost(state, name)
    return None if lines is None else sum(lines.values())


def why_not_conquer(state, name, dragon=False):
    if name not in state["regions"]:
        return "unknown_region"
    reason = forbidden(state, name) or out_of_reach(state, name)
    if reason:
        return reason
    if dragon and state["this_turn"]["dragon_used"]:
        return "already_used"
    hand = mover(state)["hand"]
    if hand == 0:
        return "no_tokens"
    if dragon:
        return None
    return "not_enough_tokens" if hand < total_cost(state, name) else None


def why_not_attempt(state, name):
    if mover_power(state) == "berserk":
        return "wrong_phase"
    reason = why_not_conquer(state, name)
    if reason is None:
        return "enough_tokens"
    if reason == "not_enough_tokens":
        short = total_cost(state, name) - mover(state)["hand"]
        return "too_far_short" if short > 3 else None
    return reason


def chance(state, name):
    """Sides of the die (of six) with which an attempt there succeeds, or None where it is illegal."""
    if why_not_attempt(state, name) is not None:
        return None
    short = total_cost(state, name) - mover(state)["hand"]
    return sum(sides for face, sides in DIE.items() if face >= short)


def why_not_convert(state, name):
    """The reason, and further reasons that the texts would allow too."""
    if mover(state)["race"] != "sorcerers":
        return "wrong_phase", ()
    if name not in state["regions"]:
        return "unknown_region", ()
    reason = forbidden(state, name)
    if reason:
        return reason, ()
    own = regions_of(state, state["player"], "sorcerers")
    if mover_power(state) != "flying" and not any(adjacent(state, one, name) for one in own):
        return "not_adjacent", ()
    region = state["regions"][name]
    lone_enemy = (
        region["player"] not in (None, state["player"])
        and is_active(state, region["player"], region["race"])
        and region["tokens"] == 1
        and not region["markers"].get("encampment")
    )
    if region["player"] in state["this_turn"]["converted"]:
        return "already_used", () if lone_enemy else ("no_convert",)
    if not lone_enemy or tray(state, "sorcerers") == 0:
        return "no_convert", ()
    if mover(state)["hand"] == 0:
        return "no_tokens", ()
    return None, ()
