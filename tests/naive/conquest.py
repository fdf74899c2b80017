"""Abandoning, conquering, the die, and what defenders lose."""

from naive.cost import total_cost, why_not_attempt, why_not_conquer, why_not_convert
from naive.readings import CONVERSION_SPENDS_ROLL, GHOULS_ATTACK_FOR_DIPLOMAT
from naive.state import (
    Refused,
    empty_region,
    is_active,
    mover,
    mover_power,
    mover_regions,
    race_of,
    regions_of,
    tray,
    vanish,
)


def ready_troops(state):
    """All tokens but one a region come to the hand, for the active race and for Ghouls in decline."""
    player = state["players"][state["player"]]
    races = [player["active"]] if player["active"] else []
    races += [declined for declined in player["declined"] if declined["race"] == "ghouls"]
    for race in races:
        for name in regions_of(state, state["player"], race["race"]):
            region = state["regions"][name]
            race["hand"] += region["tokens"] - 1
            region["tokens"] = 1


def may_abandon(state):
    if state["mover"] == "ghouls":
        return not state["this_turn"]["ghouls_conquered"]
    return not state["this_turn"]["conquered"]


def begin_conquests(state):
    """From now on the race that moves can no longer abandon regions."""
    if state["mover"] == "ghouls":
        state["this_turn"]["ghouls_conquered"] = True
    else:
        state["this_turn"]["conquered"] = True


def abandon(state, name):
    if not may_abandon(state):
        raise Refused("wrong_phase")
    if name not in state["regions"]:
        raise Refused("unknown_region")
    if name not in mover_regions(state):
        raise Refused("bad_allocation")
    mover(state)["hand"] += state["regions"][name]["tokens"]
    state["regions"][name] = empty_region()  # its markers leave with the race


def take(state, name, tokens, converted=False):
    """The region falls to the race that moves, which puts this many tokens there."""
    region = state["regions"][name]
    this_turn = state["this_turn"]
    attack(state, name)
    if state["mover"] == "active" and (region["tokens"] or region["lost_tribe"]):
        this_turn["non_empty"] += 1
    loser = region["player"]
    lost_race = None
    if loser is not None:
        lost_race = race_of(state, loser, region["race"])
        driven_out(state, region, lost_race, converted)
    state["regions"][name] = empty_region()
    new = state["regions"][name]
    new["player"] = state["player"]
    new["race"] = mover(state)["race"]
    new["tokens"] = tokens
    if new["race"] == "trolls":
        new["markers"]["lair"] = 1
    if new["race"] == "halflings" and mover(state)["holes"] > 0:
        new["markers"]["hole"] = 1
        mover(state)["holes"] -= 1
    if lost_race is not None and not is_active(state, loser, lost_race["race"]):
        if not regions_of(state, loser, lost_race["race"]) and lost_race["hand"] == 0:
            vanish(state, loser, lost_race)


def driven_out(state, region, race, converted):
    """The defender's tokens: one is lost (for active Elves none), the others come to the hand."""
    kept = region["tokens"] - 1
    if region["race"] == "elves" and is_active(state, region["player"], "elves") and not converted:
        kept = region["tokens"]
    race["hand"] += kept
    encampments = region["markers"].get("encampment", 0)
    if region["player"] == state["player"] or kept + encampments == 0:
        return  # one's own tokens can be used at once, one's own encampments are in the supply again
    for fled in state["fled"]:
        if fled["player"] == region["player"] and fled["race"] == region["race"]:
            fled["tokens"] += kept
            fled["encampments"] += encampments
            return
    state["fled"].append(
        {"player": region["player"], "race": region["race"], "tokens": kept, "encampments": encampments}
    )


def attack(state, name):
    """Remember whose active race was attacked, for the Diplomat."""
    region = state["regions"][name]
    if region["player"] in (None, state["player"]):
        return
    if state["mover"] == "ghouls" and not GHOULS_ATTACK_FOR_DIPLOMAT:
        return
    if is_active(state, region["player"], region["race"]):
        if region["player"] not in state["this_turn"]["attacked"]:
            state["this_turn"]["attacked"].append(region["player"])


def conquer(state, name, means):
    dragon = bool(means)
    if dragon and (means != ["dragon"] or mover_power(state) != "dragon_master"):
        raise Refused("wrong_phase")
    reason = why_not_conquer(state, name, dragon)
    if reason == "not_enough_tokens" and mover_power(state) == "berserk":
        if state["this_turn"]["roll"] is not None:
            end_conquests(state)  # the roll was the last attempt, and it failed
            return
    if reason:
        raise Refused(reason)
    begin_conquests(state)
    price = 1 if dragon else total_cost(state, name)
    mover(state)["hand"] -= price
    take(state, name, price)
    state["this_turn"]["roll"] = None
    if dragon:
        for other in state["regions"].values():
            other["markers"].pop("dragon", None)
        state["regions"][name]["markers"]["dragon"] = 1
        state["this_turn"]["dragon_used"] = True


def convert(state, name):
    reason, also = why_not_convert(state, name)
    if reason:
        raise Refused(reason, also)
    begin_conquests(state)
    state["this_turn"]["converted"].append(state["regions"][name]["player"])
    take(state, name, 1, converted=True)
    if CONVERSION_SPENDS_ROLL:
        state["this_turn"]["roll"] = None


def attempt(state, name, die):
    reason = why_not_attempt(state, name)
    if reason:
        raise Refused(reason)
    begin_conquests(state)
    hand = mover(state)["hand"]
    if hand + die >= total_cost(state, name):
        mover(state)["hand"] = 0
        take(state, name, hand)
    else:
        attack(state, name)
    end_conquests(state)


def why_not_roll(state):
    if mover_power(state) != "berserk":
        return "wrong_phase"
    if state["this_turn"]["roll"] is not None:
        return "already_used"
    if mover(state)["hand"] == 0:
        return "no_tokens"
    return None


def roll(state, die):
    reason = why_not_roll(state)
    if reason:
        raise Refused(reason)
    begin_conquests(state)
    state["this_turn"]["roll"] = die


def end_conquests(state):
    if state["mover"] == "ghouls":
        state["mover"] = "active"
        return
    state["phase"] = "redeploy"
    state["this_turn"]["roll"] = None
    race = state["players"][state["player"]]["active"]
    if race["race"] == "skeletons":
        race["hand"] += min(state["this_turn"]["non_empty"] // 2, tray(state, "skeletons"))
