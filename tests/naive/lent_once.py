"""Powers that work once, where Stonehedge lends them: once for each race, until it has scored with them."""

ONCE = ("wealthy", "airborne", "historian")


def still_lent(state, race):
    """Whether what works once has not yet worked for the race that Stonehedge lends it to."""
    return race["race"] not in state["stonehedge_once"]


def spend_lent(state, race):
    """A turn is scored: what Stonehedge lends, and works once, has worked for the race."""
    if race["lent"] in ONCE and still_lent(state, race):
        state["stonehedge_once"].append(race["race"])
