"""Copycat: a power of the column works for the race until its next turn, or until the combo is picked.

The race keeps its `badge`; its `power` is the one that works for it now.
"""

from naive.lent import end_lent_copy, lose_power
from naive.pieces import all_pieces
from naive.readings import COPIED_AIRBORNE_WORKS_ONCE, COPIED_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE
from naive.state import refuse_for


def why_not_copy(state, slot):
    """The reason, and further ones that the texts would allow too."""
    race = state["players"][state["player"]]["active"]
    if race is None or "copycat" not in (race["badge"], race["lent"]) or state["this_turn"]["began"]:
        return "wrong_phase", ()
    reasons = []
    if not 0 <= slot < len(state["column"]):
        reasons.append("unknown_slot")
    elif state["column"][slot]["power"] in race["chosen"]:
        reasons.append("already_used")
    if state["this_turn"]["copied"]:
        reasons.append("already_used")
    return (reasons[0], tuple(reasons[1:])) if reasons else (None, ())


def works_once(power):
    """Whether Copycat can choose this power only once."""
    if power == "airborne":
        return COPIED_AIRBORNE_WORKS_ONCE
    return power == "wealthy" or (power == "historian" and COPIED_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE)


def slots_to_copy(state):
    return [slot for slot in range(len(state["column"])) if why_not_copy(state, slot)[0] is None]


def copy_power(state, slot):
    refuse_for(*why_not_copy(state, slot))
    player = state["players"][state["player"]]
    race = player["active"]
    power = state["column"][slot]["power"]
    race["power" if race["badge"] == "copycat" else "copied"] = power
    state["this_turn"]["copied"] = True
    if works_once(power):
        race["chosen"].append(power)
    pieces = all_pieces(None, power)
    race["pieces"].update(pieces)
    race["hand"] += pieces.get("horde", 0)
    if power == "historian" and COPIED_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE:
        player["coins"] += sum(len(other["declined"]) for other in state["players"])


def picked_away(state, power):
    """Somebody picks the combo with this power: whoever copied it has it no longer."""
    for number, player in enumerate(state["players"]):
        race = player["active"]
        if race and race["badge"] == "copycat" and race["power"] == power:
            end_copy(state, number)
        elif race and race["copied"] == power:
            end_lent_copy(state, number)


def end_copy(state, number):
    """The power works no longer, and all its pieces are gone."""
    end_lent_copy(state, number)
    race = state["players"][number]["active"]
    if race is None or race["badge"] != "copycat" or race["power"] == "copycat":
        return
    lose_power(state, number, race["power"])
    race["power"] = "copycat"
