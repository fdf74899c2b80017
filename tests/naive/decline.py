"""What happens to a race that goes into decline."""

from naive.banners import discard_badge, return_banner, vanish
from naive.facts import KEPT_IN_DECLINE
from naive.flames import put_out_volcano
from naive.loot import cash
from naive.pacts import take_back
from naive.pieces import tray
from naive.reborn import declined_powers
from naive.ruins import leave, remove_all_ruins
from naive.soul_touch import put_badge_aside, race_to_revive
from naive.state import Refused, empty_region, has_power, powers_in_force, regions_of

# Markers that leave the board when their race declines.
LEFT_BEHIND = (
    "dragon",
    "encampment",
    "hero",
    "hole",
    "catapult",
    "behemoth",
    "pot_of_gold",
    "transformed_drakon",
    "cannon",
    "great_ancient",
    "bag",
)


def put_in_decline(state, tower=None):
    """Gives the race that is redeployed once more, because it lies in a Tomb."""
    number = state["player"]
    player = state["players"][number]
    race = player["active"]
    held = regions_of(state, number, race["race"])
    sites = [] if has_power(state, number, "vanishing") else tower_sites(state, held)
    if race["race"] == "priestesses" and len(sites) > 1 and tower is None:
        raise Refused("bad_allocation")
    if tower is not None:
        if race["race"] != "priestesses":
            raise Refused("wrong_phase", ("bad_allocation", "unknown_region"))
        if tower not in state["regions"]:
            raise Refused("unknown_region")
        if tower not in sites:
            raise Refused("bad_allocation")
    for other in state["players"]:
        if has_power(state, state["players"].index(other), "historian"):
            other["coins"] += 1
    if race["race"] == "skags":
        cash(state, number)
    if race["race"] == "ice_witches":
        state["winter"] = []
    if race["race"] == "scavengers":
        remove_all_ruins(state)
    has = powers_in_force(state, number)
    if "haggling" in has:
        take_back(state)
    if "racketeering" in has:
        player["free_pick"] = True
    if race["race"] == "flames":
        put_out_volcano(state)
    in_tray = tray(state, race["race"])
    player["active"] = None
    state["fled"] = [fled for fled in state["fled"] if fled["race"] != race["race"]]
    player["vengeance"] = []
    player["pile"] = {}  # back to the trays
    spared = race_to_revive(state, number) if "soul_touch" in has else None
    player["reviving"] = spared and spared["race"]
    if spared:
        put_badge_aside(state, spared)
    if "spirit" not in (race["badge"], race["lent"]):  # what is copied is copied for the active race
        for older in list(player["declined"]):
            if "spirit" not in declined_powers(state, number, older) and older is not spared:
                vanish(state, number, older)
    lose_what_stays_active(state, race, held, has)
    state["pots_left"] = {name: owner for name, owner in state["pots_left"].items() if owner != number}
    if race["race"] == "elves" and state["necromancer"] is not None:
        well = state["players"][state["necromancer"]]["well"]
        well["elves"] = well.get("elves", 0) + tray(state, "elves") - in_tray
    if race["race"] == "priestesses" and sites:
        build_tower(state, held, tower or sites[0])
    # Nothing else is to be done for the tray: it is whatever is neither on the board nor in a hand.
    kept = race["badge"] if race["badge"] in KEPT_IN_DECLINE else None
    if kept is None:
        discard_badge(state, race["badge"])
    if regions_of(state, number, race["race"]):
        entry = {"race": race["race"], "power": kept, "was": race["badge"], "hand": 0}
        player["declined"].append(entry)
        return race["race"] if "tomb" in has else None
    discard_badge(state, kept)
    return_banner(state, race["race"])
    return None


def lose_what_stays_active(state, race, held, has):
    """One token stays in each region (of Ghouls and in a Tomb all, of Vanishing none), without its pieces."""
    if "vanishing" in has:
        state["this_turn"]["vanished"] = len(held)
    for name in held:
        region = state["regions"][name]
        region["tokens"] -= region["markers"].pop("horde", 0)
        if "vanishing" in has:
            region["tokens"] = 0
        elif race["race"] != "ghouls" and "tomb" not in has:
            region["tokens"] = min(1, region["tokens"])
        for marker in LEFT_BEHIND:
            region["markers"].pop(marker, None)
        if region["tokens"] == 0:
            leave(state, name)


def build_tower(state, held, tower):
    """One Priestess of each region, all on one of them; what stood on the others is gone."""
    tokens = sum(state["regions"][name]["tokens"] for name in held)
    markers = state["regions"][tower]["markers"]
    for name in held:
        state["regions"][name] = empty_region()
    region = {"player": state["player"], "race": "priestesses", "tokens": tokens, "markers": markers}
    state["regions"][tower].update(region)


def tower_sites(state, held):
    """Regions where a Priestess stands, and not Hordes alone."""
    regions = state["regions"]
    return [name for name in held if regions[name]["tokens"] > regions[name]["markers"].get("horde", 0)]
