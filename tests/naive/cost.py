"""What a region costs.

Everything here looks at a state whose troops are already readied.
"""

from naive.cannons import firing
from naive.flames import OF_OCCUPANTS, burns_its_way
from naive.ground import lies_at
from naive.lent_once import still_lent
from naive.pieces import height
from naive.reach import adjacent, beside, beyond_powers, forbidden, left_this_turn, out_of_reach
from naive.readings import COPIED_AIRBORNE_WORKS_ONCE, GOBLINS_COUNT_RUINS
from naive.state import GHOSTS, asked_once, garrison, is_active, mover, mover_has, mover_regions
from naive.terrain import below_ground, is_coastal, is_kind


def cost(state, name):
    """The lines of the cost, or None where there is none; the total is their sum."""
    if forbidden(state, name) or out_of_reach(state, name) or left_this_turn(state, name):
        return None
    return lines_of(state, name)


@asked_once
def lines_of(state, name, as_if_empty=False):
    """The lines of the cost, whether or not the region can be reached."""
    lines = defence(state, name)
    if as_if_empty:
        lines = {rule: tokens for rule, tokens in lines.items() if rule not in OF_OCCUPANTS}
    if mover(state)["race"] == "mummies":
        lines["mummies"] = 1
    if not beyond_powers(state, name):
        lines.update(benefits(state, name, lines))
    total = sum(lines.values())
    if total < least(state):
        lines["minimum"] = least(state) - total
    return {rule: tokens for rule, tokens in lines.items() if tokens}


def defence(state, name):
    """What the region itself and whoever stands there cost anybody."""
    region = state["regions"][name]
    lines = {"base": 1 if is_kind(state, name, "river") else 2}
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
    if lies_at(state, name, "monster"):
        lines["monster"] = lies_at(state, name, "monster")
    if is_kind(state, name, "mountain"):
        lines["mountain"] = 1
    for marker in ("encampment", "fortress", "lair", "mushroom_shield"):
        if region["markers"].get(marker):
            lines[marker] = region["markers"][marker]
    if name in state["winter"]:
        lines["winter_marker"] = 1
    if lies_at(state, name, "keep_on_the_motherland"):
        lines["keep_on_the_motherland"] = 1
    return lines


def benefits(state, name, lines):
    """What the race that moves and its powers take off; Gnomes let nothing of it count."""
    region = state["regions"][name]
    race = mover(state)["race"]
    off = {}
    if race == "flames" and burns_its_way(state, name):
        off["flames"] = -sum(lines.get(rule, 0) for rule in OF_OCCUPANTS)
    if race == "giants":
        for own in mover_regions(state):
            if is_kind(state, own, "mountain") and adjacent(state, own, name):
                off["giants"] = -1
    if race == "cultists":
        for own in mover_regions(state):
            if state["regions"][own]["markers"].get("great_ancient") and adjacent(state, own, name):
                off["cultists"] = -1
    if race == "ogres":
        off["ogres"] = -1
    if race == "tritons" and is_coastal(state, name):
        off["tritons"] = -1
    if race == "goblins" and (region["lost_tribe"] or holds_in_decline(state, region)):
        off["goblins"] = -1
    if race == "spiderines" and not below_ground(state) and is_kind(state, name, "cavern"):
        off["spiderines"] = -1
    if mover_has(state, "were") and state["turn"] % 2 == 0:
        off["were"] = -2
    if mover_has(state, "airborne") and in_first_turn(state):
        off["airborne"] = -2
    if mover_has(state, "gunner"):
        off["gunner"] = -2 * sum(beside(state, cannon, name) for cannon in firing(state))
    if mover_has(state, "commando"):
        off["commando"] = -1
    if mover_has(state, "mounted") and (is_kind(state, name, "hill") or is_kind(state, name, "farmland")):
        off["mounted"] = -1
    if mover_has(state, "underworld") and is_kind(state, name, "cavern"):
        off["underworld"] = -1
    if mover_has(state, "vengeful") and of_the_hated(state, region):
        off["vengeful"] = -1
    if state["mover"] == "active" and state["this_turn"]["roll"]:
        off["die"] = -state["this_turn"]["roll"]
    return off


def of_the_hated(state, region):
    """Whether tokens of a player lie there who has a vengeance marker of the one on turn."""
    hated = state["players"][state["player"]]["vengeance"]
    return region["player"] in hated or bool(region["under"] and region["under"]["player"] in hated)


def in_first_turn(state):
    """Whether the race was picked this turn (a copy: whether it is copied; from Stonehedge: once a race)."""
    race = mover(state)
    lent = race["lent"] == "airborne" and still_lent(state, race)
    if lent or race["race"] == GHOSTS:
        return lent or "airborne" in state["this_turn"]["bought"]
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
