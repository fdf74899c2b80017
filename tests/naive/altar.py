"""The Altar of Souls: after scoring a token in decline is given for coins."""

from naive.ground import where
from naive.ruins import leave, wipe_out
from naive.state import is_active, refuse_for

ALTAR = "altar_of_souls"
COINS = 3


def why_not_give(state, name):
    altar = where(state, ALTAR)
    if state["phase"] != "after_scoring" or altar is None:
        return "wrong_phase", ()
    if state["regions"][altar]["player"] != state["player"]:
        return "wrong_phase", ()
    if state["this_turn"]["altar_used"]:
        return "already_used", ("wrong_phase", "bad_allocation", "unknown_region")
    if name not in state["regions"]:
        return "unknown_region", ()
    region = state["regions"][name]
    if region["player"] != state["player"] or is_active(state, state["player"], region["race"]):
        return "bad_allocation", ()
    return None, ()


def gifts(state):
    return [name for name in state["regions"] if why_not_give(state, name)[0] is None]


def give(state, name):
    refuse_for(*why_not_give(state, name))
    region = state["regions"][name]
    race = region["race"]
    region["tokens"] -= 1
    if region["tokens"] == 0:
        leave(state, name)
    state["players"][state["player"]]["coins"] += COINS
    state["this_turn"]["altar_used"] = True
    wipe_out(state, state["player"], race)
