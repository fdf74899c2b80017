"""The Ghost of the Crypt of the Tomb-Raider, which keeps everybody out of a region."""

from naive.ground import controls, lay, lies_at, lift, where
from naive.reach import guarded_by_bony

CRYPT = "crypt_of_the_tomb_raider"
GHOST = "tomb_raider_ghost"


def lift_ghost(state, name):
    """Somebody has conquered a region: if it is that of the Crypt, the Ghost comes to its new holder."""
    if lies_at(state, name, CRYPT):
        lift(state, GHOST)


def has_ghost(state):
    return controls(state, state["player"], CRYPT)


def ghost_sites(state):
    """Any region but that of the Crypt; the island is none, and Bony keeps off what opponents' places do."""
    return [
        name
        for name in state["regions"]
        if name not in (where(state, CRYPT), state["island"]) and not guarded_by_bony(state, name)
    ]


def wrong_with_ghost(state, regions):
    wrong = []
    if any(count < 0 for count in regions.values()) or regions.get(where(state, CRYPT)):
        wrong.append("bad_allocation")
    for name, count in regions.items():
        if count > 0 and name == state["island"] and state["player"] == state["necromancer"]:
            wrong.append("own_region")
        elif count > 0 and (name == state["island"] or guarded_by_bony(state, name)):
            wrong.append("immune")
    if sum(regions.values()) > 1:
        wrong.append("marker_limit")
    return wrong


def place_ghost(state, regions):
    lift(state, GHOST)
    for name, count in regions.items():
        if count:
            lay(state, GHOST, name)
