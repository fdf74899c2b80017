"""Tokens of a race in decline that stay under active Scavengers: they defend, and pay their player."""

from naive.banners import vanish
from naive.igors import collect
from naive.state import empty_region, race_of, regions_of, ruins_of


def bury(state, name):
    """Scavengers have taken a region of a race in decline: its tokens stay, its markers go."""
    region = state["regions"][name]
    new = empty_region()
    new["under"] = {"player": region["player"], "race": region["race"], "tokens": region["tokens"]}
    state["regions"][name] = new


def leave(state, name):
    """Whoever holds a region leaves it: what lies under Scavengers stands there alone again."""
    under = state["regions"][name]["under"]
    if state["regions"][name]["markers"].get("pot_of_gold"):
        state["pots_left"][name] = state["regions"][name]["player"]
    state["regions"][name] = empty_region()
    if under:
        state["regions"][name].update(under)


def remove_ruins(state, name, in_conquest=False, conqueror=None):
    """What lies under Scavengers goes back to the tray; a race that is nowhere else is gone, unless it is the
    one that conquers the region with all its tokens.
    """
    under = state["regions"][name]["under"]
    if under is None:
        return
    state["regions"][name]["under"] = None
    if in_conquest:
        collect(state, under["race"], under["tokens"])
    if (under["player"], under["race"]) != conqueror:
        wipe_out(state, under["player"], under["race"])


def remove_all_ruins(state):
    """Scavengers decline, and there is only one such race."""
    for name in state["regions"]:
        remove_ruins(state, name)


def wipe_out(state, player, race):
    """A race in decline is gone if it has neither a region, nor ruins, nor tokens that still flee."""
    entry = race_of(state, player, race)
    if regions_of(state, player, race) or ruins_of(state, player, race) or entry["hand"]:
        return
    vanish(state, player, entry)
