"""Why a region cannot be conquered or attempted, with or without special means.

Everything here looks at a state whose troops are already readied.
"""

from naive.cost import least, lines_of, total_cost
from naive.facts import DIE, RELICS, USED_IN_A_TURN, WITHOUT_DIE
from naive.pieces import behemoths_left, height, in_hand
from naive.reach import beyond_powers, forbidden, left_this_turn, out_of_reach, shots
from naive.readings import (
    HAMMERS_CONQUER_WITH_AN_EMPTY_HAND,
    HORDES_STAND_FOR_DRAKONS,
    LICHES_UNDER_SCAVENGERS_ARE_PAID,
    MEANS_ADD_UP,
)
from naive.relics import has_relics, relic_reasons, split
from naive.state import asked_once, is_active, means_of_mover, mover, mover_has, mover_regions
from naive.terrain import is_kind

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
    "no_coin_for_liches",
    "no_tokens",
    "not_enough_tokens",
    "too_far_short",
)


def strength(state, means):
    """How many tokens these means stand for (the dragon stands for all of them)."""
    worth = {
        "catapult": 1,
        "fireball": 2,
        "mercenary": 2,
        "sword_of_the_killer_rabbit": 2,
        "behemoth": height(state, state["player"]),
    }
    return sum(worth.get(one, 0) for one in means)


def has_means(state, means, copied=None):
    """Whether the race that moves has each of these means at all."""
    if any(one not in means_of_mover(state) for one in means if one not in RELICS):
        return False
    if len(set(means)) > 1 and not MEANS_ADD_UP:
        return False
    if not has_relics(state, means, copied):
        return False
    return "behemoth" not in means or height(state, state["player"]) > 0


def means_reasons(state, name, means, source, copied=None):
    """All that speaks against these means, beside what speaks against any conquest of the region."""
    reasons = relic_reasons(state, name, means, copied)
    if beyond_powers(state, name) and (means or copied):
        reasons.append("nothing_against_gnomes")
    for one in ("dragon", "catapult", "mercenary", "transformed_drakon", "lightning_bolt", "zeppelin"):
        if means.count(one) > 1:
            reasons.append("already_used")
    for one, most in USED_IN_A_TURN.items():
        if one in means and state["this_turn"]["used"][one] + means.count(one) > most:
            reasons.append("already_used")
    if 1 < means.count("transformed_drakon") > tokens_to_turn(state):
        reasons.append("no_drakon_to_turn")
    if "lightning_bolt" in means and not is_kind(state, name, "mountain"):
        reasons.append("bad_allocation")
    if "dragon" in means and state["this_turn"]["dragon_used"]:
        reasons.append("already_used")
    if "catapult" in means:
        reasons += catapult_reasons(state, name, source)
    elif source is not None:
        reasons.append("bad_allocation")
    for piece in ("fireball", "silver_hammer"):
        if piece in means and means.count(piece) > in_hand(state, mover(state), piece):
            reasons.append("marker_limit")
    if "behemoth" in means and means.count("behemoth") > behemoths_left(state):
        reasons.append("marker_limit")
    coins = state["players"][state["player"]]["coins"]
    if toll(state, name) > coins:
        reasons.append("no_coin_for_liches")
    if "mercenary" in means and coins < 1 + toll(state, name):
        reasons.append("cannot_afford")
    return reasons


def catapult_reasons(state, name, source):
    reasons = []
    if state["this_turn"]["catapult_used"]:
        reasons.append("already_used")
    possible = shots(state, name)
    if source is None and len(possible) > 1:
        reasons.append("bad_allocation")
    if not possible or source not in (None, *possible):
        reasons.append("not_adjacent")
    if source is not None and source not in mover_regions(state):
        reasons.append("bad_allocation")
    return reasons


@asked_once
def toll(state, name):
    """What Liches in decline take from an opponent who conquers their region."""
    region = state["regions"][name]
    owners = []
    if region["race"] == "liches" and not is_active(state, region["player"], "liches"):
        owners.append(region["player"])
    if region["under"] and region["under"]["race"] == "liches" and LICHES_UNDER_SCAVENGERS_ARE_PAID:
        owners.append(region["under"]["player"])
    return sum(owner != state["player"] for owner in owners)


# Codes of the order that have another name for everybody else.
PUBLIC = {
    "no_coin_for_liches": "cannot_afford",
    "nothing_against_gnomes": "immune",
    "no_drakon_to_turn": "not_enough_tokens",
}


def first_of(reasons):
    """The reason to give, and further ones that the texts would allow: those without a place in the order."""
    ordered = [PUBLIC.get(code, code) for code in ORDER if code in reasons]
    others = [PUBLIC.get(code, code) for code in reasons if code not in ORDER]
    if "no_coin_for_liches" in reasons:
        others.append("cannot_afford")  # its place in the order is nowhere laid down
    allowed = [*ordered[:1], *others]
    return (allowed[0], tuple(allowed[1:])) if allowed else (None, ())


# Means that a token must go with.
ACCOMPANIED = ("behemoth", "fireball", "zeppelin")


def price(state, name, means, face=0):
    """How many tokens go to the region in a conquest with these means, after the die of a Zeppelin."""
    hammers = means.count("silver_hammer")
    if any(one in means for one in ("dragon", "transformed_drakon", "lightning_bolt")):
        return least(state)
    lines = lines_of(state, name, "stinky_trolls_socks" in means)
    full = sum(tokens for rule, tokens in lines.items() if rule != "minimum")
    needed = max(least(state), full - strength(state, means) - face) - hammers
    return max(1 if any(one in means for one in ACCOMPANIED) else 0, needed)


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
    means, copied = split(means)
    if not has_means(state, means, copied):
        return "wrong_phase", ()
    means += [copied] if copied else []
    if die and (any(one in WITHOUT_DIE for one in means) or not has_die(state)):
        return "wrong_phase", ()
    if name not in state["regions"] or source not in (None, *state["regions"]):
        return "unknown_region", () if name not in state["regions"] else ("bad_allocation", "not_adjacent")
    reasons = [forbidden(state, name), left_this_turn(state, name)]
    if not any(one in means for one in ("catapult", "zeppelin", "flying_doormat")):
        reasons.append(out_of_reach(state, name))
    if name in state["this_turn"]["bitten"] or state["this_turn"]["rolled_for"] not in (None, name):
        reasons.append("already_used")
    reasons = [reason for reason in reasons if reason]
    own = list(means)
    if copied:
        own.remove(copied)
    reasons += means_reasons(state, name, own, source, copied)
    hand = mover(state)["hand"]
    alone = not any(one in means for one in (*ACCOMPANIED, *WITHOUT_DIE))
    hammers = means.count("silver_hammer") if HAMMERS_CONQUER_WITH_AN_EMPTY_HAND and alone else 0
    if hand + hammers == 0:
        reasons.append("no_tokens")
    elif hand + hammers < least(state):
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
    full = sum(lines_of(state, name, "stinky_trolls_socks" in means).values())
    short = full - strength(state, means) - hand - means.count("silver_hammer")
    return ("too_far_short" if short > 3 else None), ()


def has_die(state):
    """Whether the race that moves has a final attempt now."""
    if mover_has(state, "berserk"):
        return False
    return not mover_has(state, "marauding") or state["this_turn"]["second_wave"]


@asked_once
def why_not_conquer(state, name, means=(), source=None):
    return why_not(state, name, means, source)[0]


@asked_once
def why_not_attempt(state, name, means=(), source=None):
    return why_not(state, name, means, source, die=True)[0]


def chance(state, name):
    """Sides of the die (of six) with which an attempt there succeeds, or None where it is illegal."""
    if why_not_attempt(state, name) is not None:
        return None
    short = total_cost(state, name) - mover(state)["hand"]
    return sum(sides for face, sides in DIE.items() if face >= short)
