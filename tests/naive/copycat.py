"""Copycat: a power of the column works for the race until its next turn, or until the combo is picked.

The race keeps its `badge`; its `power` is the one that works for it now.
"""

from naive.emptying import put_out
from naive.lava import cool_down
from naive.pacts import take_back
from naive.pieces import all_pieces, fill_up, in_hand
from naive.readings import (
    COPIED_AIRBORNE_WORKS_ONCE,
    COPIED_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE,
    COPIED_SEAFARING_LEAVES_THE_WATER,
)
from naive.ruins import leave
from naive.state import Refused, is_water, regions_of


def why_not_copy(state, slot):
    """The reason, and further ones that the texts would allow too."""
    race = state["players"][state["player"]]["active"]
    if race is None or race["badge"] != "copycat" or state["this_turn"]["began"]:
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
    reason, also = why_not_copy(state, slot)
    if reason:
        raise Refused(reason, also)
    player = state["players"][state["player"]]
    race = player["active"]
    race["power"] = state["column"][slot]["power"]
    state["this_turn"]["copied"] = True
    if works_once(race["power"]):
        race["chosen"].append(race["power"])
    pieces = all_pieces(None, race["power"])
    race["pieces"].update(pieces)
    race["hand"] += pieces.get("horde", 0)
    if race["power"] == "historian" and COPIED_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE:
        player["coins"] += sum(len(other["declined"]) for other in state["players"])


def picked_away(state, power):
    """Somebody picks the combo with this power: whoever copied it has it no longer."""
    for number, player in enumerate(state["players"]):
        race = player["active"]
        if race and race["badge"] == "copycat" and race["power"] == power:
            end_copy(state, number)


def end_copy(state, number):
    """The power works no longer, and all its pieces are gone."""
    player = state["players"][number]
    race = player["active"]
    if race is None or race["badge"] != "copycat" or race["power"] == "copycat":
        return
    if race["power"] == "diplomat":
        player["ally"] = None
    if race["power"] == "lava":
        cool_down(state, number)
    if race["power"] == "zeppelined":
        put_out(state, number)
    if race["power"] == "haggling":
        take_back(state)
    race["hand"] -= in_hand(state, race, "horde")
    for name in regions_of(state, number, race["race"]):
        region = state["regions"][name]
        region["tokens"] -= region["markers"].pop("horde", 0)
        for marker in ("hero", "encampment", "fortress", "dragon", "catapult", "behemoth", "cannon"):
            region["markers"].pop(marker, None)
        if is_water(state, name) and COPIED_SEAFARING_LEAVES_THE_WATER:
            race["hand"] += region["tokens"]
            region["tokens"] = 0
        if region["tokens"] == 0:
            leave(state, name)
    for kind in all_pieces(None, race["power"]):
        del race["pieces"][kind]
    fill_up(state, number, race)
    race["power"] = "copycat"
