"""Flames and their Volcano: where it stands, where they enter, and what costs as if it were empty."""

from naive.ground import controls, lay, lift, where
from naive.state import Refused, mover_has, regions_of
from naive.terrain import is_kind, same_terrain

# Lines of a cost that an empty region does not have.
OF_OCCUPANTS = (
    "tokens",
    "scavengers",
    "horde",
    "behemoth",
    "lost_tribe",
    "monster",
    "encampment",
    "fortress",
    "lair",
    "mushroom_shield",
)


def volcano_sites(state):
    """Chasms with the symbol, or all of them where none has it; none above ground."""
    printed = state["board"]["regions"]
    chasms = [name for name in printed if printed[name]["terrain"] == "chasm"]
    return [name for name in chasms if "volcano" in printed[name]["symbols"]] or chasms


def ask_for_volcano(state):
    """Flames that have no Volcano yet put it down before anything else, where there is a choice."""
    active = state["players"][state["player"]]["active"]
    if active is None or active["race"] != "flames" or where(state, "volcano") is not None:
        return
    sites = volcano_sites(state)
    if len(sites) == 1:
        lay(state, "volcano", sites[0])
    elif sites:
        state["pending"] = "flames"


def put_volcano(state, name):
    if state["pending"] != "flames":
        raise Refused("wrong_phase")
    if name not in state["regions"]:
        raise Refused("unknown_region")
    if name not in volcano_sites(state):
        raise Refused("bad_allocation")
    lay(state, "volcano", name)
    state["pending"] = None


def has_entry_of_its_own(state, race):
    """Whether borders mean nothing to a race: Flames begin at their Volcano, or on a Mountain."""
    if race != "flames":
        return False
    if where(state, "volcano") is not None or volcano_sites(state):
        return True
    return any(is_kind(state, name, "mountain") for name in state["regions"])


def entry_of_flames(state, name):
    volcano = where(state, "volcano")
    if volcano is None:
        return not volcano_sites(state) and is_kind(state, name, "mountain")
    return name in state["board"]["touches"][volcano]


def erupts(state, name):
    """Where there is no chasm, the first Mountain that the Flames conquer becomes the Volcano."""
    if volcano_sites(state) or where(state, "volcano") is not None or not is_kind(state, name, "mountain"):
        return
    lay(state, "volcano", name)


def put_out_volcano(state):
    lift(state, "volcano")


def burns_its_way(state, name):
    """Whether a region borders the Volcano, or regions of Flames that are linked to it."""
    volcano = where(state, "volcano")
    if volcano is None:
        return False
    own = regions_of(state, state["player"], "flames")
    linked = [volcano]
    for one in linked:
        linked += [other for other in own if other not in linked and linked_to(state, one, other)]
    return any(linked_to(state, one, name) for one in linked)


def linked_to(state, one, other):
    if other in state["board"]["touches"][one]:
        return True
    if mover_has(state, "underworld") and is_kind(state, one, "cavern") and is_kind(state, other, "cavern"):
        return True
    pipe = where(state, "great_brass_pipe")
    if pipe is None or not controls(state, state["player"], "great_brass_pipe"):
        return False
    return same_terrain(state, one, pipe) and same_terrain(state, other, pipe)
