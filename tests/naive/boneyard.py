"""Bony's Boneyard: whoever occupies it puts Bony on a race in decline, out of reach of others' powers."""

from naive.ground import controls, lies_at
from naive.state import Refused

BONEYARD = "bonys_boneyard"


def races_in_decline(state):
    """Every race in decline, of whichever player."""
    return [declined["race"] for player in state["players"] for declined in player["declined"]]


def occupied(state, name):
    """A race has come to a region: if it is the Boneyard, Bony leaves, and the player on turn is asked."""
    if not lies_at(state, name, BONEYARD):
        return
    state["bony"] = None
    if controls(state, state["player"], BONEYARD) and races_in_decline(state):
        state["pending"] = BONEYARD


def keep_bony(state):
    """Bony stays as long as an active race holds the Boneyard and the race that he guards is in decline."""
    held = any(controls(state, number, BONEYARD) for number in range(len(state["players"])))
    if state["bony"] and (not held or state["bony"] not in races_in_decline(state)):
        state["bony"] = None
    asked = controls(state, state["player"], BONEYARD) and races_in_decline(state)
    if state["pending"] == BONEYARD and not asked:
        state["pending"] = None


def send_bony(state, race):
    if state["pending"] != BONEYARD:
        raise Refused("wrong_phase")
    if race not in races_in_decline(state):
        raise Refused("bad_allocation")
    state["bony"] = race
    state["pending"] = None
