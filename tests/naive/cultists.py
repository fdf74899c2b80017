"""The Great Ancient of the Cultists: where it comes to stand, and how it is moved or lost."""

from naive.pieces import in_hand
from naive.state import refuse_for, regions_of
from naive.terrain import is_kind


def place_great_ancient(state, name):
    """It goes to the first land that the race takes, and only once."""
    race = state["players"][state["player"]]["active"]
    if race["ancient_stood"] or is_kind(state, name, "water") or not race["pieces"]["great_ancient"]:
        return
    state["regions"][name]["markers"]["great_ancient"] = 1
    race["ancient_stood"] = True


def lose_great_ancient(state):
    """Whatever made the race leave its region, it does not come back."""
    for player in state["players"]:
        race = player["active"]
        if race and race["race"] == "cultists" and race["ancient_stood"]:
            if in_hand(state, race, "great_ancient"):
                race["pieces"]["great_ancient"] = 0


def why_not_move(state, name):
    race = state["players"][state["player"]]["active"]
    if race is None or race["race"] != "cultists" or state["this_turn"]["began"]:
        return "wrong_phase", ()
    if not race["ancient_stood"] or not race["pieces"]["great_ancient"]:
        return "wrong_phase", ("bad_allocation",)
    if name not in state["regions"]:
        return "unknown_region", ()
    reasons = []
    if state["this_turn"]["ancient_moved"]:
        reasons.append("already_used")
    own = regions_of(state, state["player"], "cultists")
    if name not in own or state["regions"][name]["markers"].get("great_ancient"):
        reasons.append("bad_allocation")
    return (reasons[0], tuple(reasons[1:])) if reasons else (None, ())


def move_great_ancient(state, name):
    refuse_for(*why_not_move(state, name))
    for region in state["regions"].values():
        region["markers"].pop("great_ancient", None)
    state["regions"][name]["markers"]["great_ancient"] = 1
    state["this_turn"]["ancient_moved"] = True


def moves(state):
    return [name for name in state["regions"] if why_not_move(state, name)[0] is None]
