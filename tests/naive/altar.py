"""The Altar of Souls: after scoring a token in decline is given for coins."""

from naive.ground import where
from naive.ruins import race_lying_in, take_away
from naive.state import refuse_for

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
    if given_race(state, name) is None:
        return "bad_allocation", ()
    return None, ()


def given_race(state, name):
    """The own race in decline of which a token lies in a region, or None."""
    return race_lying_in(state, name, state["player"], active=False)


def gifts(state):
    return [name for name in state["regions"] if why_not_give(state, name)[0] is None]


def give(state, name):
    refuse_for(*why_not_give(state, name))
    race = given_race(state, name)
    state["players"][state["player"]]["coins"] += COINS
    state["this_turn"]["altar_used"] = True
    take_away(state, name, state["player"], race)
