"""Lava: where it may flow, what it drives out, and when it is gone."""

from naive.facts import LAVA_TOKENS
from naive.loot import clear_away
from naive.losses import fled_from
from naive.reach import at_peace, beyond_powers, haunted, neighbours, protected
from naive.readings import (
    GNOMES_KEEP_LAVA_OUT,
    LAVA_BURIES_LOST_TRIBES,
    LAVA_BURIES_MONSTERS,
    LAVA_BURIES_RUINS,
    LAVA_COVERS_OWN_REGIONS,
    LAVA_FLOWS_INTO_WATER,
    LAVA_LEAVES_LOOT,
    OWN_TOKENS_UNDER_LAVA_WITHDRAW,
    PEACE_KEEPS_LAVA_OUT,
)
from naive.ruins import leave, remove_ruins
from naive.state import Refused, race_of, regions_of
from naive.terrain import is_kind


def mountains(state):
    race = state["players"][state["player"]]["active"]["race"]
    held = regions_of(state, state["player"], race)
    return [name for name in held if is_kind(state, name, "mountain")]


def why_no_lava(state, name):
    """Why Lava cannot cover this region at all, or None."""
    if not any(name in neighbours(state, mountain) for mountain in mountains(state)):
        return "bad_allocation"
    if is_kind(state, name, "water") and not LAVA_FLOWS_INTO_WATER:
        return "water"
    region = state["regions"][name]
    island = name == state["island"] and state["player"] == state["necromancer"]
    if island or (region["player"] == state["player"] and not LAVA_COVERS_OWN_REGIONS):
        return "own_region"
    if state["lava"].get(name, state["player"]) != state["player"] or protected(state, name):
        return "immune"
    if name in state["burning"] or haunted(state, name):
        return "immune"
    if beyond_powers(state, name) and GNOMES_KEEP_LAVA_OUT:
        return "immune"
    if PEACE_KEEPS_LAVA_OUT and at_peace(state, name):
        return "peace"
    return None


def one_each(state, names, sources):
    """Whether each of these regions has a Mountain of its own beside it."""
    if not names:
        return True
    first, *others = names
    return any(
        one_each(state, others, [other for other in sources if other != mountain])
        for mountain in sources
        if first in neighbours(state, mountain)
    )


def most_lava(state):
    others = sum(owner != state["player"] for owner in state["lava"].values())
    return min(LAVA_TOKENS - others, len(mountains(state)))


def lava_can_flow(state, names):
    """Whether these regions can be covered together."""
    if len(names) > most_lava(state) or any(why_no_lava(state, name) for name in names):
        return False
    return one_each(state, names, mountains(state))


def place_lava(state, regions):
    wrong = []
    for name, count in regions.items():
        if count < 0:
            wrong.append("bad_allocation")
        if count > 0 and why_no_lava(state, name):
            wrong.append(why_no_lava(state, name))
        if count > 1:
            wrong.append("marker_limit")
    if sum(regions.values()) > most_lava(state):
        wrong.append("marker_limit")
    chosen = [name for name, count in regions.items() if count > 0]
    if not wrong and not one_each(state, chosen, mountains(state)):
        wrong.append("bad_allocation")
    if wrong:
        raise Refused(wrong[0], wrong[1:])
    take_back(state)
    for name in chosen:
        state["lava"][name] = state["player"]
    state["this_turn"]["lava"] = chosen


def take_back(state):
    """Lava of this turn, which is placed anew."""
    for name in state["this_turn"]["lava"]:
        del state["lava"][name]
    state["this_turn"]["lava"] = []


def check_again(state):
    """Amazons may have given up a Mountain: Lava that could not lie there any more is taken back."""
    if not lava_can_flow(state, state["this_turn"]["lava"]):
        take_back(state)


def erupt(state):
    """At the end of the turn: what stands under the Lava flees without a loss, also one's own."""
    for name in state["this_turn"]["lava"]:
        tribe = 0 if LAVA_BURIES_LOST_TRIBES else state["regions"][name]["lost_tribe"]
        if LAVA_BURIES_RUINS:
            remove_ruins(state, name)
        while state["regions"][name]["player"] is not None:  # the holder, then what lay underneath
            flee(state, name)
        state["regions"][name]["lost_tribe"] = tribe
        if LAVA_BURIES_MONSTERS:
            state["ground"].get(name, {}).pop("monster", None)
        if not LAVA_LEAVES_LOOT:
            clear_away(state, name)


def flee(state, name):
    region = state["regions"][name]
    race = race_of(state, region["player"], region["race"])
    race["hand"] += region["tokens"]
    markers = {kind: region["markers"].get(kind, 0) for kind in ("encampment", "behemoth")}
    own = OWN_TOKENS_UNDER_LAVA_WITHDRAW
    fled_from(state, region["player"], region["race"], region["tokens"], markers, own)
    leave(state, name)


def cool_down(state, player):
    """Lava of a player leaves the board."""
    state["lava"] = {name: owner for name, owner in state["lava"].items() if owner != player}
