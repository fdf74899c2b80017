"""Trade pacts of Haggling: handed out in the own turn, settled when the turn of their holder ends."""

from naive.facts import PACTS
from naive.readings import EMPTY_PACTS_ARE_GIVEN, PACTS_CAN_BE_CHANGED
from naive.state import has_power, refuse_for


def why_not_give(state, holder, count):
    player = state["players"][state["player"]]
    if not has_power(state, state["player"], "haggling"):
        return "wrong_phase", ()
    reasons = []
    if holder == state["player"] or not 0 <= holder < len(state["players"]):
        reasons.append("bad_allocation")
    if count < (0 if EMPTY_PACTS_ARE_GIVEN else 1):
        reasons.append("bad_allocation")
    if holder in state["this_turn"]["haggled"] and not PACTS_CAN_BE_CHANGED:
        reasons.append("already_used")
    elsewhere = sum(held for other, held in state["pacts"].items() if other != holder)
    if elsewhere + count > PACTS:
        reasons.append("marker_limit")
    if elsewhere + count > player["coins"]:
        reasons.append("cannot_afford")
    return (reasons[0], tuple(reasons[1:])) if reasons else (None, ())


def pacts_to_give(state):
    """Every (player, count) that can be given now."""
    holders = range(len(state["players"]))
    ways = [(holder, count) for holder in holders for count in range(PACTS + 1)]
    return [way for way in ways if why_not_give(state, *way)[0] is None]


def give(state, holder, count):
    refuse_for(*why_not_give(state, holder, count))
    state["pacts"][holder] = count
    state["this_turn"]["haggled"].append(holder)


def haggler(state):
    """Whose pacts are about: the player whose active race has Haggling, by its badge or as a copy."""
    for number in range(len(state["players"])):
        if has_power(state, number, "haggling"):
            return number
    return None


def take_back(state):
    """Haggling is gone, and with it all its pacts."""
    state["pacts"] = {}


def settle(state):
    """The turn of a holder ends: he pays for a breach, and is paid for keeping the peace, as far as there are
    coins.
    """
    count = state["pacts"].pop(state["player"], 0)
    owner = haggler(state)
    if not count or owner is None:
        return
    pays, gets = owner, state["player"]
    if state["this_turn"]["pact_broken"]:
        pays, gets = gets, pays
    paid = min(count, state["players"][pays]["coins"])
    state["players"][pays]["coins"] -= paid
    state["players"][gets]["coins"] += paid
