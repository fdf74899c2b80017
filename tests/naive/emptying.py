"""Regions that are emptied without being conquered: by Wendigos, and by a Zeppelin that crashes."""

from naive.ground import lies_at
from naive.igors import collect, collect_monsters
from naive.losses import attack, driven_out
from naive.pieces import gain
from naive.reach import at_peace, beyond_powers, closed
from naive.readings import (
    LOST_TRIBES_ARE_DRIVEN_OFF,
    PEACE_KEEPS_WENDIGOS_OUT,
    WENDIGOS_ACT_BEFORE_GHOULS_ARE_DONE,
    WENDIGOS_ATTACK,
    WENDIGOS_EMPTY_OWN_FORESTS,
    WENDIGOS_REMOVE_ALL_TOKENS_IN_DECLINE,
)
from naive.ruins import leave, remove_ruins, wipe_out
from naive.sacrifice import ask, holder_now, lose_from_hand
from naive.state import ghouls_in_decline, is_active, is_own_active, race_of, refuse_for
from naive.terrain import is_kind


def drive_off(state, name, elves_lose=False, all_in_decline=False, in_conquest=True, lose=1):
    """The holder of a region loses a token, and the others flee; markers of the region leave with them, and
    what lies underneath is lost.
    """
    region = state["regions"][name]
    losses, sigil = [] if in_conquest else None, holder_now(state)
    remove_ruins(state, name, losses=losses)
    if LOST_TRIBES_ARE_DRIVEN_OFF and region["lost_tribe"]:
        region["lost_tribe"] = 0
        if in_conquest:
            collect(state, "lost_tribe", 1)
    monsters = lies_at(state, name, "monster")
    if LOST_TRIBES_ARE_DRIVEN_OFF and monsters:
        del state["ground"][name]["monster"]
        if in_conquest:
            collect_monsters(state, monsters)
    if region["player"] is None:
        return
    player, race = region["player"], region["race"]
    entry = race_of(state, player, race)
    active = is_active(state, player, race)
    driven_out(
        state,
        name,
        entry,
        elves_lose=elves_lose,
        all_lost=all_in_decline and not active,
        in_conquest=in_conquest,
        lose=lose,
        losses=losses,
    )
    leave(state, name)
    waits = ask(state, losses, sigil) if losses else False
    if not waits and not is_own_active(state, player, race):
        wipe_out(state, player, race)


# ------------------------------------------------------------------------------------------- Zeppelins


def crash(state, name):
    """A Zeppelin falls on a region: both sides lose a token, and the region burns."""
    attack(state, name)
    drive_off(state, name)
    lose_from_hand(state)
    state["burning"][name] = state["player"]


def put_out(state, player):
    """The fires of a player are out."""
    state["burning"] = {name: owner for name, owner in state["burning"].items() if owner != player}


# -------------------------------------------------------------------------------------------- Wendigos


def why_not_empty(state, name):
    """Why Wendigos cannot empty a region, and further reasons that the texts would allow."""
    race = state["players"][state["player"]]["active"]
    if race is None or race["race"] != "wendigos":
        return "wrong_phase", ()
    if state["mover"] == "ghouls" and not WENDIGOS_ACT_BEFORE_GHOULS_ARE_DONE:
        return "wrong_phase", ()
    if name not in state["regions"]:
        return "unknown_region", ()
    reasons = []
    own = state["regions"][name]["player"] == state["player"]
    if own and state["regions"][name]["race"] == "wendigos" and not WENDIGOS_EMPTY_OWN_FORESTS:
        reasons.append("own_region")
    if closed(state, name) or beyond_powers(state, name):
        reasons.append("immune")
    if PEACE_KEEPS_WENDIGOS_OUT and at_peace(state, name):
        reasons.append("peace")
    if state["this_turn"]["emptied"]:
        reasons.append("already_used")
    if not is_kind(state, name, "forest"):
        reasons.append("bad_allocation")
    return (reasons[0], tuple(reasons[1:])) if reasons else (None, ())


def forests_to_empty(state):
    return [name for name in state["regions"] if why_not_empty(state, name)[0] is None]


def empty_forest(state, name):
    """All race tokens leave the Forest (a Lost Tribe is no race), and a Wendigo comes."""
    refuse_for(*why_not_empty(state, name))
    state["this_turn"]["emptied"] = True
    if WENDIGOS_ATTACK:
        attack(state, name)
    drive_off(
        state,
        name,
        elves_lose=True,
        all_in_decline=WENDIGOS_REMOVE_ALL_TOKENS_IN_DECLINE,
        in_conquest=False,
    )
    race = state["players"][state["player"]]["active"]
    gain(state, race, 1)
    if ghouls_in_decline(state, state["player"]) is None:
        state["mover"] = "active"  # one's own Ghouls, who were about to conquer, have just gone
