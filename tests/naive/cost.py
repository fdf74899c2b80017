"""What a region costs, and why it cannot be conquered, attempted or converted.

Everything here looks at a state whose troops are already readied.
"""

from naive.cannons import firing
from naive.facts import DIE, USED_IN_A_TURN, WITHOUT_DIE
from naive.pieces import behemoths_left, height, in_hand, tray
from naive.reach import adjacent, forbidden, is_coastal, left_this_turn, out_of_reach, shots
from naive.readings import (
    COPIED_AIRBORNE_WORKS_ONCE,
    GOBLINS_COUNT_RUINS,
    HORDES_STAND_FOR_DRAKONS,
    MEANS_ADD_UP,
    RUINS_LEAVE_A_TOKEN_ALONE,
)
from naive.state import (
    garrison,
    is_active,
    means_of_mover,
    mover,
    mover_power,
    mover_regions,
    regions_of,
)

# The order in which reasons are given; where the texts do not say where a code stands, it is not here.
ORDER = (
    "wrong_phase",
    "unknown_region",
    "own_region",
    "water",
    "immune",
    "peace",
    "not_border",
    "not_adjacent",
    "abandoned_this_turn",
    "already_used",
    "no_tokens",
    "not_enough_tokens",
    "too_far_short",
)


def cost(state, name):
    """The lines of the cost, or None where there is none; the total is their sum."""
    if forbidden(state, name) or out_of_reach(state, name) or left_this_turn(state, name):
        return None
    return lines_of(state, name)


def lines_of(state, name):
    """The lines of the cost, whether or not the region can be reached."""
    region = state["regions"][name]
    printed = state["board"]["regions"][name]
    race = mover(state)["race"]
    power = mover_power(state)
    lines = {"base": 2}
    hordes = region["markers"].get("horde", 0)
    if region["tokens"] > hordes:
        lines["tokens"] = region["tokens"] - hordes
    if region["under"]:
        lines["scavengers"] = region["under"]["tokens"]
    if hordes:
        lines["horde"] = hordes
    if region["markers"].get("behemoth") and height(state, region["player"]):
        lines["behemoth"] = region["markers"]["behemoth"] * height(state, region["player"])
    if region["lost_tribe"]:
        lines["lost_tribe"] = region["lost_tribe"]
    if printed["terrain"] == "mountain":
        lines["mountain"] = 1
    for marker in ("encampment", "fortress", "lair"):
        if region["markers"].get(marker):
            lines[marker] = region["markers"][marker]
    if name in state["winter"]:
        lines["winter_marker"] = 1
    if race == "giants":
        for own in mover_regions(state):
            if state["board"]["regions"][own]["terrain"] == "mountain" and adjacent(state, own, name):
                lines["giants"] = -1
    if race == "tritons" and is_coastal(state, name):
        lines["tritons"] = -1
    if race == "goblins" and (region["lost_tribe"] or holds_in_decline(state, region)):
        lines["goblins"] = -1
    if power == "were" and state["turn"] % 2 == 0:
        lines["were"] = -2
    if power == "airborne" and in_first_turn(state):
        lines["airborne"] = -2
    if power == "gunner":
        lines["gunner"] = -2 * sum(name in state["board"]["touches"][cannon] for cannon in firing(state))
    if power == "commando":
        lines["commando"] = -1
    if power == "mounted" and printed["terrain"] in ("hill", "farmland"):
        lines["mounted"] = -1
    if power == "underworld" and "cavern" in printed["symbols"]:
        lines["underworld"] = -1
    if power == "berserk" and state["this_turn"]["roll"]:
        lines["die"] = -state["this_turn"]["roll"]
    total = sum(lines.values())
    if total < least(state):
        lines["minimum"] = least(state) - total
    return {rule: tokens for rule, tokens in lines.items() if tokens}


def in_first_turn(state):
    """Whether the race was picked this turn (a copy: whether it is copied)."""
    race = mover(state)
    return race["first_turn"] or (race["badge"] == "copycat" and COPIED_AIRBORNE_WORKS_ONCE)


def holds_in_decline(state, region):
    if region["under"] and GOBLINS_COUNT_RUINS:
        return True
    return region["player"] is not None and not is_active(state, region["player"], region["race"])


def least(state):
    """The fewest tokens that a conquest takes: for active Kobolds two (Ghouls are never Kobolds)."""
    return garrison(mover(state)["race"])


def total_cost(state, name):
    lines = cost(state, name)
    return None if lines is None else sum(lines.values())


def strength(state, means):
    """How many tokens these means stand for (the dragon stands for all of them)."""
    worth = {"catapult": 1, "fireball": 2, "mercenary": 2, "behemoth": height(state, state["player"])}
    return sum(worth.get(one, 0) for one in means)


def has_means(state, means):
    """Whether the race that moves has each of these means at all."""
    if any(one not in means_of_mover(state) for one in means):
        return False
    if len(set(means)) > 1 and not MEANS_ADD_UP:
        return False
    return "behemoth" not in means or height(state, state["player"]) > 0


def means_reasons(state, name, means, source):
    """All that speaks against these means, beside what speaks against any conquest of the region."""
    reasons = []
    for one in ("dragon", "catapult", "mercenary", "transformed_drakon", "lightning_bolt", "zeppelin"):
        if means.count(one) > 1:
            reasons.append("already_used")
    for one, most in USED_IN_A_TURN.items():
        if one in means and state["this_turn"]["used"][one] + means.count(one) > most:
            reasons.append("already_used")
    if "lightning_bolt" in means and state["board"]["regions"][name]["terrain"] != "mountain":
        reasons.append("bad_allocation")
    if "dragon" in means and state["this_turn"]["dragon_used"]:
        reasons.append("already_used")
    if "catapult" in means:
        if state["this_turn"]["catapult_used"]:
            reasons.append("already_used")
        possible = shots(state, name)
        if source is None and len(possible) > 1:
            reasons.append("bad_allocation")
        if not possible or source not in (None, *possible):
            reasons.append("not_adjacent")
        if source is not None and source not in mover_regions(state):
            reasons.append("bad_allocation")
    elif source is not None:
        reasons.append("bad_allocation")
    if "fireball" in means and means.count("fireball") > in_hand(state, mover(state), "fireball"):
        reasons.append("marker_limit")
    if "behemoth" in means and means.count("behemoth") > behemoths_left(state):
        reasons.append("marker_limit")
    if "mercenary" in means and state["players"][state["player"]]["coins"] < 1:
        reasons.append("cannot_afford")
    return reasons


def first_of(reasons):
    """The reason to give, and further ones that the texts would allow: those without a place in the order."""
    ordered = [code for code in ORDER if code in reasons]
    others = [code for code in reasons if code not in ORDER]
    allowed = [*ordered[:1], *others]
    return (allowed[0], tuple(allowed[1:])) if allowed else (None, ())


def price(state, name, means, face=0):
    """How many tokens go to the region in a conquest with these means, after the die of a Zeppelin."""
    if any(one in means for one in ("dragon", "transformed_drakon", "lightning_bolt")):
        return least(state)
    lines = lines_of(state, name)
    full = sum(tokens for rule, tokens in lines.items() if rule != "minimum")
    return max(least(state), full - strength(state, means) - face)


def tokens_to_turn(state):
    """Drakons in hand, which can be turned; a Horde may stand on the map for one of them."""
    drakons = mover(state)["hand"] - in_hand(state, mover(state), "horde")
    if HORDES_STAND_FOR_DRAKONS:
        for name in mover_regions(state):
            region = state["regions"][name]
            drakons += region["tokens"] - region["markers"].get("horde", 0)
    return drakons


def why_not(state, name, means=(), source=None, die=False):
    """Why a region cannot be conquered with these means (with the die: attempted), and further reasons."""
    means = list(means)
    if not has_means(state, means):
        return "wrong_phase", ()
    if die and (any(one in WITHOUT_DIE for one in means) or not has_die(state)):
        return "wrong_phase", ()
    if name not in state["regions"] or source not in (None, *state["regions"]):
        return "unknown_region", () if name not in state["regions"] else ("bad_allocation", "not_adjacent")
    reasons = [forbidden(state, name), left_this_turn(state, name)]
    if "catapult" not in means and "zeppelin" not in means:
        reasons.append(out_of_reach(state, name))
    if name in state["this_turn"]["bitten"]:
        reasons.append("already_used")
    reasons = [reason for reason in reasons if reason]
    reasons += means_reasons(state, name, means, source)
    hand = mover(state)["hand"]
    if hand == 0:
        reasons.append("no_tokens")
    elif hand < least(state):
        reasons.append("not_enough_tokens")
    if reasons:
        return first_of(reasons)
    if not die:
        turned = means.count("transformed_drakon")
        if turned > (tokens_to_turn(state) if turned else 0):
            return "not_enough_tokens", ("no_tokens",)
        if "zeppelin" in means:
            return ("not_enough_tokens" if hand < least(state) + turned else None), ()
        return ("not_enough_tokens" if hand < price(state, name, means) + turned else None), ()
    # The coin of the Mercenary is thrown in after the die, so that the hand does not suffice with it.
    surely = [one for one in means if one != "mercenary"]
    if hand >= price(state, name, surely):
        return "enough_tokens", ()
    short = sum(lines_of(state, name).values()) - strength(state, means) - hand
    return ("too_far_short" if short > 3 else None), ()


def has_die(state):
    """Whether the race that moves has a final attempt now."""
    if mover_power(state) == "marauding":
        return state["this_turn"]["second_wave"]
    return mover_power(state) != "berserk"


def why_not_conquer(state, name, means=(), source=None):
    return why_not(state, name, means, source)[0]


def why_not_attempt(state, name, means=(), source=None):
    return why_not(state, name, means, source, die=True)[0]


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
    if name in state["this_turn"]["bitten"]:
        return "already_used", ()
    lone_enemy = (
        region["player"] not in (None, state["player"])
        and is_active(state, region["player"], region["race"])
        and region["tokens"] == 1
        and (region["under"] is None or RUINS_LEAVE_A_TOKEN_ALONE)
        and not region["markers"].get("encampment")
        and not (region["markers"].get("behemoth") and height(state, region["player"]))
    )
    if region["player"] in state["this_turn"]["converted"]:
        return "already_used", () if lone_enemy else ("no_convert",)
    if not lone_enemy or tray(state, "sorcerers") == 0:
        return "no_convert", ()
    if mover(state)["hand"] == 0:
        return "no_tokens", ()
    return None, ()
