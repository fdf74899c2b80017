"""Coins of a turn, and who wins."""

from naive.reach import is_coastal
from naive.readings import (
    ESCARGOTS_ARE_PAID_TWICE,
    RUINS_HOLD_ISLANDS,
    WINTER_FALLS_ON_RUINS,
    WINTER_TAKES_MORE_THAN_THERE_IS,
)
from naive.state import regions_of, ruins_of
from naive.winter import in_winter


def score(state):
    number = state["player"]
    player = state["players"][number]
    lines = {}
    race = player["active"]
    if race is not None:
        held = regions_of(state, number, race["race"])
        of_region = lines_of_escargots if race["race"] == "escargots" else region_lines
        for name in held:
            for rule, coins in of_region(state, race, name).items():
                add(lines, rule, coins)
        add_other_lines(state, race, held, lines)
        race["first_turn"] = False
    for declined in player["declined"]:
        add_declined(state, number, declined["race"], lines)
    add(lines, "island", whole_islands(state, number))
    lines = {rule: coins for rule, coins in lines.items() if coins}
    state["score"] = {"player": number, "total": sum(lines.values()), "lines": lines}
    player["coins"] += state["score"]["total"]


def add(lines, rule, coins):
    lines[rule] = lines.get(rule, 0) + coins


def region_lines(state, race, name):
    """What a region of the active race is worth, line by line; never less than nothing."""
    printed = state["board"]["regions"][name]
    lines = {"regions": 1}
    if race["race"] == "humans":
        lines["humans"] = int(printed["terrain"] == "farmland")
    if race["race"] == "wizards":
        lines["wizards"] = int("magic" in printed["symbols"])
    if race["race"] == "dwarves":
        lines["dwarves"] = int("mine" in printed["symbols"])
    if race["race"] == "khans":
        lines["khans"] = 1 if printed["terrain"] in ("farmland", "hill") else -1
    if race["power"] == "merchant":
        lines["merchant"] = 1
    if race["power"] in ("forest", "hill", "swamp"):
        lines[race["power"]] = int(printed["terrain"] == race["power"])
    if race["power"] == "fortified":
        lines["fortified"] = state["regions"][name]["markers"].get("fortress", 0)
    if race["power"] == "goldsmith":
        lines["goldsmith"] = 2 if "mine" in printed["symbols"] else -1
    if race["power"] == "aquatic":
        lines["aquatic"] = 1 if is_coastal(state, name) else -1
    if race["race"] == "escargots":
        return lines
    worth = sum(lines.values())
    lines["floor"] = max(0, -worth)
    if in_winter(state, name) and (worth > 0 or WINTER_TAKES_MORE_THAN_THERE_IS):
        lines["ice_witches"] = -1
    return lines


def lines_of_escargots(state, race, name):
    """What their power brings at the end of the turn; what it takes was taken when the region paid."""
    lines = region_lines(state, race, name)
    del lines["regions"]
    lines["floor"] = max(0, -sum(lines.values()))
    return lines


def pay_escargots(state):
    """At the start of their turn, for what they hold: a coin a region, less what its worth is lowered by."""
    player = state["players"][state["player"]]
    race = player["active"]
    if race is None or race["race"] != "escargots":
        return
    for name in regions_of(state, state["player"], "escargots"):
        less = [coins for coins in region_lines(state, race, name).values() if coins < 0]
        player["coins"] += max(0, 1 + sum(less) - in_winter(state, name))
    state["this_turn"]["escargots_paid"] = True


def add_other_lines(state, race, held, lines):
    """What an active race earns beside its regions."""
    this_turn = state["this_turn"]
    if race["race"] == "orcs":
        lines["orcs"] = this_turn["non_empty"]
    if race["race"] == "gypsies":
        lines["gypsies"] = len(this_turn["abandoned"])
    if race["power"] == "pillaging":
        lines["pillaging"] = this_turn["non_empty"]
    if race["power"] == "alchemist":
        lines["alchemist"] = 2
    if race["power"] == "peace_loving" and not this_turn["attacked"]:
        lines["peace_loving"] = 3
    if race["power"] == "barricade" and len(held) <= 4:
        lines["barricade"] = 3
    if race["power"] == "imperial":
        lines["imperial"] = max(0, len(held) - 3)
    if race["power"] == "exploring":
        above = sum(state["board"]["regions"][name]["island"] is not None for name in held)
        lines["exploring"] = min(above, len(held) - above)
    if race["power"] == "wealthy" and (race["first_turn"] or race["badge"] == "copycat"):
        lines["wealthy"] = 7


def add_declined(state, number, race, lines):
    """A race in decline, also where it lies under Scavengers."""
    if race == "escargots" and state["this_turn"]["escargots_paid"] and not ESCARGOTS_ARE_PAID_TWICE:
        return
    held = regions_of(state, number, race)
    ruins = ruins_of(state, number, race)
    if race == "priestesses":
        add(lines, "priestesses", sum(state["regions"][name]["tokens"] for name in held))
        add(lines, "priestesses", sum(state["regions"][name]["under"]["tokens"] for name in ruins))
    else:
        add(lines, "declined", len(held) + len(ruins))
    if race == "dwarves":
        printed = state["board"]["regions"]
        add(lines, "dwarves", sum("mine" in printed[name]["symbols"] for name in [*held, *ruins]))
    cold = [*held, *ruins] if WINTER_FALLS_ON_RUINS else held
    add(lines, "ice_witches", -sum(in_winter(state, name) for name in cold))


def whole_islands(state, number):
    """Islands whose land one race of the player holds."""
    player = state["players"][number]
    races = [player["active"]["race"]] if player["active"] else []
    races += [declined["race"] for declined in player["declined"]]
    whole = 0
    for race in races:
        held = set(regions_of(state, number, race))
        if RUINS_HOLD_ISLANDS:
            held |= set(ruins_of(state, number, race))
        whole += sum(land <= held for land in state["board"]["islands"].values())
    return whole


def winners(state):
    def standing(number):
        tokens = sum(region["tokens"] for region in state["regions"].values() if region["player"] == number)
        for region in state["regions"].values():
            if region["under"] and region["under"]["player"] == number:
                tokens += region["under"]["tokens"]
        return state["players"][number]["coins"], tokens

    best = max(standing(number) for number in range(len(state["players"])))
    return [number for number in range(len(state["players"])) if standing(number) == best]
