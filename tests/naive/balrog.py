"""The Balrog: sent out by whoever finds the Wickedest Pentacle, and later moved by its active holder."""

from naive.emptying import drive_off
from naive.ground import controls, lay, where
from naive.reach import at_peace, beyond_powers, haunted, neighbours, protected
from naive.readings import BALROG_GOES_TO_SEA, PEACE_KEEPS_BALROG_OUT
from naive.state import ghouls_in_decline, refuse_for
from naive.terrain import is_kind

PENTACLE = "wickedest_pentacle"


def why_not_go(state, name):
    """Why the Balrog cannot go to a region at all, whoever sends it."""
    start = where(state, "balrog") or where(state, PENTACLE)
    reasons = []
    if is_kind(state, name, "chasm"):
        reasons.append("water")
    if not BALROG_GOES_TO_SEA and (is_kind(state, name, "sea") or is_kind(state, name, "lake")):
        reasons.append("water")
    if name in state["lava"] or name in state["burning"] or haunted(state, name) or protected(state, name):
        reasons.append("immune")
    if beyond_powers(state, name):
        reasons.append("immune")
    if PEACE_KEEPS_BALROG_OUT and at_peace(state, name):
        reasons.append("peace")
    if name not in neighbours(state, start):
        reasons.append("not_adjacent")
    return reasons


def ask_for_balrog(state):
    """Whoever finds it sends the Balrog at once; Ghouls in decline do not."""
    if not controls(state, state["player"], PENTACLE):
        return
    if any(not why_not_go(state, name) for name in state["regions"]):
        state["pending"] = PENTACLE
    state["this_turn"]["balrog_led"] = True


def why_not_lead(state, name):
    must = state["pending"] == PENTACLE
    if not must and (state["phase"] not in ("start", "conquest", "redeploy") or state["tomb"]):
        return "wrong_phase", ()
    if not controls(state, state["player"], PENTACLE):
        return "wrong_phase", ()
    if name not in state["regions"]:
        return "unknown_region", ()
    reasons = why_not_go(state, name)
    if state["this_turn"]["balrog_led"] and not must:
        reasons.append("already_used")
    return (reasons[0], (*reasons[1:], "bad_allocation", "own_region")) if reasons else (None, ())


def targets(state):
    return [name for name in state["regions"] if why_not_lead(state, name)[0] is None]


def lead(state, name):
    refuse_for(*why_not_lead(state, name))
    state["pending"] = None
    state["this_turn"]["balrog_led"] = True
    drive_off(state, name, lose=2)
    lay(state, "balrog", name)
    if ghouls_in_decline(state, state["player"]) is None:
        state["mover"] = "active"
