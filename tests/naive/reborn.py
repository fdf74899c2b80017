"""Reborn in decline: at the start of a turn a token of the active race replaces what stands in a region."""

from naive.boneyard import occupied
from naive.pieces import tray
from naive.readings import KOBOLDS_ARE_REBORN, KRAKEN_HOLD_SEAS_AND_LAKES
from naive.ruins import leave, wipe_out
from naive.state import asked_once, ghouls_in_decline, has_power, refuse_for, regions_of
from naive.terrain import is_kind

MOST = 2


@asked_once
def reborn_races(state):
    """Races in decline of the player on turn that have the power, by their badge or from Stonehedge."""
    found = []
    for declined in state["players"][state["player"]]["declined"]:
        if "reborn" in declined_powers(state, state["player"], declined):
            found.append(declined["race"])
    return found


def declined_powers(state, number, declined):
    """Powers that work for a race in decline: what it kept, and what Stonehedge lends where it holds that."""
    found = [declined["power"]]
    for name in regions_of(state, number, declined["race"]):
        if state["ground"].get(name, {}).get("stonehedge") and state["stonehedge"]:
            found.append(state["stonehedge"])
    return found


def why_not_replace(state, names):
    active = state["players"][state["player"]]["active"]
    if active is None or state["this_turn"]["began"] or not reborn_races(state):
        return "wrong_phase", ()
    if active["race"] == "kobolds" and not KOBOLDS_ARE_REBORN:
        return "wrong_phase", ("bad_allocation", "not_enough_tokens", "no_tokens")
    if any(name not in state["regions"] for name in names):
        return "unknown_region", ()
    reasons = []
    held = [name for race in reborn_races(state) for name in regions_of(state, state["player"], race)]
    if not 1 <= len(names) <= MOST or len(set(names)) < len(names) or not set(names) <= set(held):
        reasons.append("bad_allocation")
    if any(no_land_for(state, active, name) for name in names):
        reasons.append("water")
    if state["this_turn"]["reborn"]:
        reasons.append("already_used")
    if len(names) > tray(state, active["race"]) + active["hand"]:
        reasons.append("not_enough_tokens")
    return (reasons[0], tuple(reasons[1:])) if reasons else (None, ())


def no_land_for(state, active, name):
    """Whether a region is a Sea or a Lake, in which the active race could not stand."""
    if active["race"] == "kraken" and KRAKEN_HOLD_SEAS_AND_LAKES:
        return False
    water = is_kind(state, name, "sea") or is_kind(state, name, "lake")
    return water and not has_power(state, state["player"], "seafaring")


def replace(state, names):
    refuse_for(*why_not_replace(state, names))
    active = state["players"][state["player"]]["active"]
    state["this_turn"]["reborn"] = True
    for name in names:
        race = state["regions"][name]["race"]
        if tray(state, active["race"]) == 0:
            active["hand"] -= 1
        leave(state, name)
        state["regions"][name].update(player=state["player"], race=active["race"], tokens=1)
        if active["race"] == "trolls":
            state["regions"][name]["markers"]["lair"] = 1
        wipe_out(state, state["player"], race)
        occupied(state, name)
    if ghouls_in_decline(state, state["player"]) is None:
        state["mover"] = "active"


def replacements(state):
    """Every set of one or two regions that can be replaced now."""
    held = {name for race in reborn_races(state) for name in regions_of(state, state["player"], race)}
    names = [name for name in state["regions"] if name in held]  # others are refused
    ways = [[name] for name in names]
    ways += [[one, other] for index, one in enumerate(names) for other in names[index + 1 :]]
    return [way for way in ways if why_not_replace(state, way)[0] is None]
