"""Soul-Touch: when its race declines, the race in decline before it is active again in the next turn."""

from naive.pieces import fill_up, new_race, settle_hordes, tokens_of_combo, tray
from naive.readings import BADGE_OF_OTHERS_DOES_NOT_RETURN, REVIVED_HALFLINGS_DIG
from naive.reborn import declined_powers
from naive.state import regions_of, ruins_of


def race_to_revive(state, number):
    """The race in decline; beside one with Spirit it is the other, which would have to go otherwise."""
    player = state["players"][number]
    others = [old for old in player["declined"] if "spirit" not in declined_powers(state, number, old)]
    races = others or player["declined"]
    return races[0] if races else None


def revive(state, number):
    """At the beginning of the turn, if the race is not gone by now; gives whether it came back."""
    player = state["players"][number]
    name = player["reviving"]
    player["reviving"] = None
    for declined in list(player["declined"]):
        if declined["race"] != name:
            continue
        for ruins in ruins_of(state, number, name):
            state["regions"][ruins]["under"] = None  # nobody can be active there
        player["declined"].remove(declined)
        power = declined["power"]
        on_map = sum(state["regions"][region]["tokens"] for region in regions_of(state, number, name))
        more = max(0, tokens_of_combo(name, power) - on_map)
        race = new_race(name, power)
        race["hand"] = min(more, tray(state, name)) + race["pieces"].get("horde", 0)
        if not REVIVED_HALFLINGS_DIG:
            race["holes"] = 0
        player["active"] = race
        fill_up(state, number, race)
        settle_hordes(state, race)
        return True
    return False


def put_badge_aside(state, declined):
    """The badge that the race had is taken out of its pile, and waits for it; none waits where somebody else
    has it, or a combo.
    """
    power = declined["was"]
    if power is None or declined["power"] is not None:
        return
    holders = [combo["power"] for combo in state["column"]]
    for player in state["players"]:
        holders += [player["active"]["badge"]] if player["active"] else []
        holders += [declined["power"] for declined in player["declined"]]
    if power in holders and BADGE_OF_OTHERS_DOES_NOT_RETURN:
        return
    for pile in (state["discarded"], state["power_stack"]):
        if power in pile:
            pile.remove(power)
    declined["power"] = power
