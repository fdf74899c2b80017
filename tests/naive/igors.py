"""What Igors collect, and what they exchange it for."""

from naive.pieces import gain, tray
from naive.state import GHOSTS, Refused


def may_exchange(state):
    """Whether Igors are at the beginning of their turn, also where Ghouls in decline act first."""
    race = state["players"][state["player"]]["active"]
    if race is None or race["race"] != "igors":
        return False
    return not state["this_turn"]["began"]


def most_igors(state):
    """How many new Igors the pile pays for, as far as there are any."""
    pile = state["players"][state["player"]]["pile"]
    paid = sum(pile.values()) // len(state["players"])
    while paid and paid > tray(state, "igors") + min(pile.get("igors", 0), paid * len(state["players"])):
        paid -= 1
    return paid


def exchange(state, count):
    if not may_exchange(state):
        raise Refused("wrong_phase")
    if count < 1:
        raise Refused("bad_allocation")
    if count > most_igors(state):
        raise Refused("not_enough_tokens")
    pile = state["players"][state["player"]]["pile"]
    given = count * len(state["players"])
    for kind in ["igors", "lost_tribe", *state["races"], GHOSTS]:
        back = min(given, pile.get(kind, 0))
        given -= back
        pile[kind] = pile.get(kind, 0) - back
    gain(state, state["players"][state["player"]]["active"], count)


def collect_monsters(state, count):
    """Igors collect monsters like Lost Tribes, and the pile counts both as one; the Well takes none."""
    if any(player["active"] and player["active"]["race"] == "igors" for player in state["players"]):
        collect(state, "lost_tribe", count)


def collect(state, kind, count):
    """Active Igors collect what is lost in conquests, or else it goes to the Well of Souls."""
    for player in state["players"]:
        if player["active"] and player["active"]["race"] == "igors":
            player["pile"][kind] = player["pile"].get(kind, 0) + count
            return
    if state["necromancer"] is not None:
        well = state["players"][state["necromancer"]]["well"]
        well[kind] = well.get(kind, 0) + count
