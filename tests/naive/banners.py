"""Banners and badges: where they go when they are given up, and how the column is filled."""

from naive.facts import COLUMN
from naive.state import NeedsShuffle, empty_region, regions_of, ruins_of


def discard_badge(state, power):
    if power is not None:
        state["discarded"].append(power)
        fill_column(state)  # a banner may have waited for it


def return_banner(state, race):
    state["race_stack"].append(race)
    fill_column(state)


def fill_column(state):
    while len(state["column"]) < COLUMN and state["race_stack"]:
        if not state["power_stack"]:
            if not state["discarded"]:
                return
            if len(state["discarded"]) > 1:
                raise NeedsShuffle
            state["power_stack"] = state["discarded"]
            state["discarded"] = []
        race = state["race_stack"].pop(0)
        power = state["power_stack"].pop(0)
        state["column"].append({"race": race, "power": power, "coins": 0, "tokens": 0})


def vanish(state, player, declined):
    """A race in decline is gone: tokens and markers leave the board, banner and badge go back."""
    for name in regions_of(state, player, declined["race"]):
        state["regions"][name] = empty_region()
    for name in ruins_of(state, player, declined["race"]):
        state["regions"][name]["under"] = None
    state["players"][player]["declined"].remove(declined)
    discard_badge(state, declined["power"])
    return_banner(state, declined["race"])
