"""Tokens of a race in decline that stay under active Scavengers: they defend, and pay their player."""

from naive.banners import vanish
from naive.state import empty_region, is_own_active, race_of, regions_of, ruins_of


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


def races_in(state, name):
    """Whose race tokens are in a region, as pairs of a player and a race: the holder's, then what lies
    underneath. Necromancer Island is no region.
    """
    region = state["regions"][name]
    layers = [region] if region["tokens"] and name != state["island"] else []
    layers += [region["under"]] if region["under"] else []
    return [(layer["player"], layer["race"]) for layer in layers]


def race_lying_in(state, name, player, active=True, declined=True):
    """A race of a player, active or in decline, that has a race token in a region and not Hordes alone, or
    None.
    """
    region = state["regions"][name]
    for owner, race in races_in(state, name):
        if race == region["race"] and region["tokens"] <= region["markers"].get("horde", 0):
            continue
        if owner == player and (active if is_own_active(state, player, race) else declined):
            return race
    return None


def take_away(state, name, player, race):
    """A single token of a race leaves the map from a region, whether it stands there or lies underneath."""
    region = state["regions"][name]
    if (region["player"], region["race"]) == (player, race):
        region["tokens"] -= 1
        if region["tokens"] == 0:
            leave(state, name)
    else:
        region["under"]["tokens"] -= 1
        if region["under"]["tokens"] == 0:
            region["under"] = None
    if not is_own_active(state, player, race):
        wipe_out(state, player, race)


def remove_ruins(state, name, conqueror=None, losses=None):
    """What lies under Scavengers goes back to the tray; a race that is nowhere else is gone, unless it is the
    one that conquers the region with all its tokens. Where a list of losses is given, the tokens are not lost
    yet, but one by one put on that list.
    """
    under = state["regions"][name]["under"]
    if under is None:
        return
    state["regions"][name]["under"] = None
    if losses is not None:
        loss = {"player": under["player"], "race": under["race"], "collected": True, "rolls": False}
        losses += [loss] * under["tokens"]
        return
    if (under["player"], under["race"]) != conqueror:
        wipe_out(state, under["player"], under["race"])


def remove_all_ruins(state):
    """Scavengers decline, and there is only one such race."""
    for name in state["regions"]:
        remove_ruins(state, name)


def wipe_out(state, player, race):
    """A race in decline is gone if it has neither a region, nor ruins, nor tokens that still flee."""
    entry = race_of(state, player, race)
    if regions_of(state, player, race) or ruins_of(state, player, race) or not entry or entry["hand"]:
        return
    vanish(state, player, entry)
