"""Before the first turn of teams above ground: each player but the first puts a monster down."""

from naive.ground import lies_at
from naive.state import Refused
from naive.turn import begin_turn


def monster_sites(state):
    """Lost Tribes without a monster, and without one next to them."""
    found = []
    for name, region in state["regions"].items():
        near = [name, *state["board"]["touches"][name]]
        if region["lost_tribe"] and not any(lies_at(state, one, "monster") for one in near):
            found.append(name)
    return found


def begin_setup(state):
    """Whoever places a monster is `player` until the first turn begins."""
    state["setup"] = list(range(1, len(state["players"])))
    begin_turn(state)
    if monster_sites(state):
        state["phase"] = "setup"


def put_monster(state, name):
    if state["phase"] != "setup":
        raise Refused("wrong_phase")
    if name not in state["regions"]:
        raise Refused("unknown_region")
    if lies_at(state, name, "monster"):
        raise Refused("marker_limit")
    if name not in monster_sites(state):
        raise Refused("bad_allocation")
    state["ground"].setdefault(name, {})["monster"] = 1
    state["setup"].pop(0)
    if not state["setup"] or not monster_sites(state):
        state["phase"] = "pick"
