"""Withdrawals: what fled in a turn is put back at its end."""

from naive.banners import vanish
from naive.necromancer import put_on_island
from naive.pieces import settle_hordes
from naive.readings import GHOULS_WITH_RUINS_KEEP_THEIR_HAND
from naive.state import GHOSTS, Refused, race_of, regions_of, ruins_of


def settle_withdrawals(state):
    """What leaves no choice is put back, and the others are put in turn order.

    When exactly the withdrawals without a choice happen, and when races in decline without a region are gone,
    no text says; nobody decides anything in between, so both happen first here.
    """
    for fled in list(state["fled"]):
        held = regions_of(state, fled["player"], fled["race"])
        if len(held) == 1:
            markers = {kind: {held[0]: count} for kind, count in fled["markers"].items()}
            put_back(state, fled, {held[0]: fled["tokens"]}, markers)
        elif not held and fled["race"] == GHOSTS:
            state["fled"].remove(fled)
            put_on_island(state, fled["tokens"])
            settle_hordes(state, race_of(state, fled["player"], GHOSTS))
        elif not held:
            state["fled"].remove(fled)  # tokens wait in hand, encampments in the supply
    for number, player in enumerate(state["players"]):
        for declined in list(player["declined"]):
            driven_out = declined["race"] == "ghouls" or declined["hand"]
            if driven_out and not regions_of(state, number, declined["race"]):
                if not ruins_of(state, number, declined["race"]):
                    vanish(state, number, declined)
                elif not GHOULS_WITH_RUINS_KEEP_THEIR_HAND:
                    declined["hand"] = 0
    count = len(state["players"])
    state["fled"].sort(key=lambda fled: (fled["player"] - state["player"]) % count)


def put_back(state, fled, tokens, markers):
    race = race_of(state, fled["player"], fled["race"])
    race["hand"] -= fled["tokens"]
    for name, count in tokens.items():
        state["regions"][name]["tokens"] += count
    for kind, regions in markers.items():
        for name, count in regions.items():
            if count:
                standing = state["regions"][name]["markers"]
                standing[kind] = standing.get(kind, 0) + count
    settle_hordes(state, race)
    state["fled"].remove(fled)


def withdrawing(state):
    """What fled of the player who decides now, one entry a race."""
    return [fled for fled in state["fled"] if fled["player"] == state["fled"][0]["player"]]


def withdraw(state, tokens, markers, race):
    choices = [fled for fled in withdrawing(state) if race in (None, fled["race"])]
    if not choices:
        raise Refused("wrong_phase", ("bad_allocation",))
    put = [tokens, *markers.values()]
    if any(name not in state["regions"] for regions in put for name in regions):
        raise Refused("unknown_region")
    if len(choices) > 1:
        raise Refused("bad_allocation", ("wrong_phase",))
    fled = choices[0]
    held = regions_of(state, fled["player"], fled["race"])
    for regions in put:
        if any(count < 0 or (count > 0 and name not in held) for name, count in regions.items()):
            raise Refused("bad_allocation")
    if sum(tokens.values()) != fled["tokens"]:
        raise Refused("bad_allocation")
    for kind in {*markers, *fled["markers"]}:
        if sum(markers.get(kind, {}).values()) != fled["markers"].get(kind, 0):
            raise Refused("bad_allocation")
    put_back(state, fled, tokens, markers)
