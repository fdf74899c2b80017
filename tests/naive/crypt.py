"""The Ghost of the Crypt of the Tomb-Raider, which keeps everybody out of a region."""

from naive.ground import controls, lay, lies_at, lift, where

CRYPT = "crypt_of_the_tomb_raider"
GHOST = "tomb_raider_ghost"


def lift_ghost(state, name):
    """Somebody has conquered a region: if it is that of the Crypt, the Ghost comes to its new holder."""
    if lies_at(state, name, CRYPT):
        lift(state, GHOST)


def has_ghost(state):
    return controls(state, state["player"], CRYPT)


def ghost_sites(state):
    return [name for name in state["regions"] if name != where(state, CRYPT)]


def wrong_with_ghost(state, regions):
    wrong = []
    if any(count < 0 for count in regions.values()) or regions.get(where(state, CRYPT)):
        wrong.append("bad_allocation")
    if sum(regions.values()) > 1:
        wrong.append("marker_limit")
    return wrong


def place_ghost(state, regions):
    lift(state, GHOST)
    for name, count in regions.items():
        if count:
            lay(state, GHOST, name)
