"""What must be left when conquests are over: Rivers, and above ground the Flames' Volcano."""

from naive.ground import lies_at
from naive.pieces import settle_hordes
from naive.reach import stays_in_rivers
from naive.ruins import leave
from naive.state import ghouls_in_decline, regions_of
from naive.terrain import is_kind


def leave_what_must_be_left(state):
    """The tokens come to the hand."""
    player = state["players"][state["player"]]
    ghouls = ghouls_in_decline(state, state["player"])
    for race in [player["active"], *([ghouls] if ghouls else [])]:
        for name in regions_of(state, state["player"], race["race"]):
            if must_be_left(state, name, race["race"]):
                race["hand"] += state["regions"][name]["tokens"]
                leave(state, name)
        if "pieces" in race:
            settle_hordes(state, race)


def must_be_left(state, name, race):
    if lies_at(state, name, "volcano"):
        return True
    return is_kind(state, name, "river") and not stays_in_rivers(state, state["player"], race)


def lose_regions_without_a_token(state):
    """The hammers leave the board, and with them regions that they alone had taken and that got no token."""
    for name, region in state["regions"].items():
        region["markers"].pop("silver_hammer", None)
        if region["hammered"] and region["tokens"] == 0:
            leave(state, name)
        state["regions"][name]["hammered"] = False
