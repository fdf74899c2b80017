"""Winter markers of the Ice Witches."""

from naive.reach import guarded_by_bony, haunted, neighbours, protected
from naive.readings import (
    NEW_WINTER_MARKERS_CAN_BE_PLACED_ANEW,
    PROTECTION_KEEPS_WINTER_OUT,
    WINTER_MARKERS_ARE_KEPT,
)
from naive.state import Refused, regions_of
from naive.terrain import count_of


def markers_to_place(state):
    """How many new markers there are this turn: one for each Magic region of the Witches."""
    race = state["players"][state["player"]]["active"]
    held = regions_of(state, state["player"], "ice_witches")
    magic = count_of(state, held, "magic")
    if not NEW_WINTER_MARKERS_CAN_BE_PLACED_ANEW:
        magic -= len(state["this_turn"]["winter"])
    return magic + race["winter_kept"]


def old_markers(state):
    """The regions in which no marker can be put any more."""
    if not NEW_WINTER_MARKERS_CAN_BE_PLACED_ANEW:
        return state["winter"]
    return [name for name in state["winter"] if name not in state["this_turn"]["winter"]]


def in_reach(state, name):
    held = regions_of(state, state["player"], "ice_witches")
    return name in held or any(name in neighbours(state, own) for own in held)


def kept_out(state, name):
    under_lava = state["lava"].get(name, state["player"]) != state["player"]
    burns = name in state["burning"]
    return PROTECTION_KEEPS_WINTER_OUT and (
        under_lava or burns or protected(state, name) or haunted(state, name) or guarded_by_bony(state, name)
    )


def sites(state):
    """Regions in which a new marker can be put."""
    return [
        name
        for name in state["regions"]
        if in_reach(state, name) and not kept_out(state, name) and name not in old_markers(state)
    ]


def place_winter(state, regions):
    wrong = []
    for name, count in regions.items():
        if count < 0 or (count > 0 and not in_reach(state, name)):
            wrong.append("bad_allocation")
        if count > 0 and kept_out(state, name):
            wrong.append("immune")
        if count > 1 or (count == 1 and name in old_markers(state)):
            wrong.append("marker_limit")
    if sum(regions.values()) > markers_to_place(state):
        wrong.append("marker_limit")
    if wrong:
        raise Refused(wrong[0], wrong[1:])
    chosen = [name for name, count in regions.items() if count]
    state["winter"] = [*old_markers(state), *chosen]
    if NEW_WINTER_MARKERS_CAN_BE_PLACED_ANEW:
        state["this_turn"]["winter"] = chosen
    else:
        state["this_turn"]["winter"] += chosen


def keep_markers(state):
    """What was not put down when the turn ends."""
    race = state["players"][state["player"]]["active"]
    if WINTER_MARKERS_ARE_KEPT and race["race"] == "ice_witches":
        left = markers_to_place(state)
        if NEW_WINTER_MARKERS_CAN_BE_PLACED_ANEW:
            left -= len(state["this_turn"]["winter"])
        race["winter_kept"] = left


def in_winter(state, name):
    """Whether a region under a marker brings a coin less: not to the Witches."""
    return name in state["winter"] and state["regions"][name]["race"] != "ice_witches"
