"""What happens when a region falls to the race that moves."""

from naive.boneyard import occupied
from naive.crypt import lift_ghost
from naive.cultists import place_great_ancient
from naive.discovery import drive_off_monsters, find
from naive.flames import erupts
from naive.ground import lies_at
from naive.igors import collect
from naive.lent import refit
from naive.loot import lay, take_loot
from naive.losses import attack, coins_change_hands, driven_out
from naive.pieces import settle_hordes
from naive.reach import beyond_powers
from naive.readings import (
    HOLES_IN_RIVERS,
    MONSTERS_FILL_A_REGION,
)
from naive.refusals import toll
from naive.ruins import bury, remove_ruins, wipe_out
from naive.sacrifice import ask, holder_now
from naive.state import (
    GHOSTS,
    empty_region,
    is_active,
    is_own_active,
    mover,
    race_of,
)
from naive.terrain import is_kind


def take(state, name, tokens, converted=False, socks=False):
    """The region falls to the race that moves, which puts this many tokens there."""
    region = state["regions"][name]
    this_turn = state["this_turn"]
    attack(state, name)
    monsters = lies_at(state, name, "monster")
    filled = region["tokens"] or region["lost_tribe"] or (monsters and MONSTERS_FILL_A_REGION)
    if state["mover"] == "active" and filled:
        this_turn["non_empty"] += 1
        this_turn["spoils"].append(name)
    loser = region["player"]
    lost_race = None
    losses = []
    sigil = holder_now(state)
    if region["lost_tribe"] and not socks:
        collect(state, "lost_tribe", region["lost_tribe"])
    drive_off_monsters(state, name, collected=not socks)
    take_loot(state, name)
    pay_liches(state, name)
    if loser is not None:
        lost_race = race_of(state, loser, region["race"])
        coins_change_hands(state, region)
        if stays_under_scavengers(state, name) and not socks:
            bury(state, name)
        else:
            conqueror = (state["player"], mover(state)["race"])
            remove_ruins(state, name, conqueror=conqueror, losses=None if socks else losses)
            driven_out(state, name, lost_race, converted, socks=socks, losses=losses)
    find_pot(state, name)
    under = state["regions"][name]["under"]
    state["regions"][name] = {**empty_region(), "under": under}
    new = state["regions"][name]
    new["player"] = state["player"]
    new["race"] = mover(state)["race"]
    new["tokens"] = tokens
    new["hammered"] = tokens == 0
    if new["race"] == "trolls":
        new["markers"]["lair"] = 1
    if new["race"] == "skags":
        lay(state, name)
    if new["race"] == "halflings" and mover(state)["holes"] > 0 and may_dig(state, name):
        new["markers"]["hole"] = 1
        mover(state)["holes"] -= 1
    if new["race"] == "cultists":
        place_great_ancient(state, name)
    if new["race"] == "flames":
        erupts(state, name)
    asked = ask(state, losses, sigil, name)
    if lost_race is not None and not asked and not is_own_active(state, loser, lost_race["race"]):
        wipe_out(state, loser, lost_race["race"])
    lift_ghost(state, name)
    settle_hordes(state, mover(state))
    refit(state)
    if monsters:
        find(state, name)
    occupied(state, name)


def find_pot(state, name):
    """A pot of gold that Leprechauns left in a region that they lost to nobody is for whoever conquers it."""
    loser = state["pots_left"].pop(name, None)
    if loser is not None:
        state["players"][state["player"]]["coins"] += 1
        state["players"][loser]["active"]["pieces"]["pot_of_gold"] -= 1


def stays_under_scavengers(state, name):
    """Whether Scavengers take a region of a race in decline on which their power works."""
    region = state["regions"][name]
    if mover(state)["race"] != "scavengers" or region["race"] == GHOSTS or beyond_powers(state, name):
        return False
    return not is_active(state, region["player"], region["race"])


def may_dig(state, name):
    return HOLES_IN_RIVERS or not is_kind(state, name, "river")


def pay_liches(state, name):
    """A coin from an opponent to the owner of Liches in decline, also of those under Scavengers."""
    if toll(state, name):
        region = state["regions"][name]
        owner = region["under"]["player"] if region["race"] != "liches" else region["player"]
        state["players"][state["player"]]["coins"] -= 1
        state["players"][owner]["coins"] += 1
