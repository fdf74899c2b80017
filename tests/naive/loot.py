"""Loot of the Skags: markers are laid, revealed to opponents, and cashed."""

from naive.facts import LOOT_MARKERS
from naive.losses import attack
from naive.readings import LOOT_IN_ABANDONED_REGIONS_IS_REVEALED, LOOT_PILES_UP
from naive.sacrifice import lose_from_hand
from naive.state import NeedsShuffle, regions_of


def load_loot(scenario):
    """The markers: those that a scenario lists lie on top, the others are unknown (None)."""
    pile = list(scenario.get("loot", []))
    return {"pile": pile + [None] * (LOOT_MARKERS - len(pile)), "spent": [], "at": {}}


def lay(state, name):
    """A marker in a region that Skags took, as long as there are any; one that was turned up is gone."""
    loot = state["loot"]
    lying = loot["at"].setdefault(name, [])
    if lying and not LOOT_PILES_UP:
        return
    if loot["pile"]:
        lying.append({"value": loot["pile"].pop(0), "player": state["player"]})


def lying_for(state, name):
    """The markers that are revealed to the player on turn if he takes the region: those of an opponent."""
    lying = [marker for marker in state["loot"]["at"].get(name, []) if marker["player"] != state["player"]]
    if state["regions"][name]["race"] != "skags" and not LOOT_IN_ABANDONED_REGIONS_IS_REVEALED:
        return []
    return lying


def remove(state, name, marker):
    if marker["value"] is None:
        raise NeedsShuffle  # nobody knows what it shows
    state["loot"]["at"][name].remove(marker)
    state["loot"]["spent"].append(marker["value"])


def clear_away(state, name):
    """All markers of a region leave the board, and pay nobody."""
    for marker in list(state["loot"]["at"].get(name, [])):
        remove(state, name, marker)


def bites(state, name):
    """Whether the conquest of a region fails because of a Skag attack."""
    return any(marker["value"] == "attack" for marker in lying_for(state, name))


def bite(state, name):
    """The conquest has failed: the marker is gone, and so is one token of the hand, also an Elf."""
    attack(state, name)
    for marker in lying_for(state, name):
        if marker["value"] == "attack":
            remove(state, name, marker)
            break
    state["this_turn"]["bitten"].append(name)
    lose_from_hand(state)


def take_loot(state, name):
    """What an opponent finds in a region that he takes."""
    for marker in lying_for(state, name):
        remove(state, name, marker)
        state["players"][state["player"]]["coins"] += marker["value"]


def cash(state, player):
    """All Loot in regions of active Skags is revealed and collected by their player."""
    for name in regions_of(state, player, "skags"):
        for marker in list(state["loot"]["at"].get(name, [])):
            remove(state, name, marker)
            if marker["value"] != "attack":
                state["players"][player]["coins"] += marker["value"]
