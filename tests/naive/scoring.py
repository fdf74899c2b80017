"""Coins at the end of a turn, and who wins."""

from naive.reach import is_coastal
from naive.state import regions_of
from naive.winter import coins_lost


def score(state):
    number = state["player"]
    player = state["players"][number]
    board = state["board"]["regions"]
    lines = {}
    race = player["active"]
    if race is not None:
        held = regions_of(state, number, race["race"])
        lines["regions"] = len(held)
        if race["race"] == "humans":
            lines["humans"] = sum(board[name]["terrain"] == "farmland" for name in held)
        if race["race"] == "wizards":
            lines["wizards"] = sum("magic" in board[name]["symbols"] for name in held)
        if race["race"] == "dwarves":
            lines["dwarves"] = sum("mine" in board[name]["symbols"] for name in held)
        if race["race"] == "orcs":
            lines["orcs"] = state["this_turn"]["non_empty"]
        if race["power"] == "pillaging":
            lines["pillaging"] = state["this_turn"]["non_empty"]
        if race["power"] == "alchemist":
            lines["alchemist"] = 2
        if race["power"] == "merchant":
            lines["merchant"] = len(held)
        if race["power"] in ("forest", "hill", "swamp"):
            lines[race["power"]] = sum(board[name]["terrain"] == race["power"] for name in held)
        if race["power"] == "fortified":
            lines["fortified"] = sum(state["regions"][name]["markers"].get("fortress", 0) for name in held)
        if race["race"] == "gypsies":
            lines["gypsies"] = len(state["this_turn"]["abandoned"])
        if race["power"] == "peace_loving" and not state["this_turn"]["attacked"]:
            lines["peace_loving"] = 3
        if race["power"] == "barricade" and len(held) <= 4:
            lines["barricade"] = 3
        if race["power"] == "imperial":
            lines["imperial"] = max(0, len(held) - 3)
        if race["power"] == "aquatic":
            coastal = sum(is_coastal(state, name) for name in held)
            lines["aquatic"] = coastal - (len(held) - coastal)
        if race["power"] == "wealthy" and (race["first_turn"] or race["badge"] == "copycat"):
            lines["wealthy"] = 7
        race["first_turn"] = False
    lines["declined"] = 0
    for declined in player["declined"]:
        held = regions_of(state, number, declined["race"])
        if declined["race"] == "priestesses":
            lines["priestesses"] = sum(state["regions"][name]["tokens"] for name in held)
            continue
        lines["declined"] += len(held)
        if declined["race"] == "dwarves":
            lines["dwarves"] = sum("mine" in board[name]["symbols"] for name in held)
    lines["ice_witches"] = -coins_lost(state, number)
    lines = {rule: coins for rule, coins in lines.items() if coins}
    state["score"] = {"player": number, "total": sum(lines.values()), "lines": lines}
    player["coins"] += state["score"]["total"]


def winners(state):
    def standing(number):
        tokens = sum(region["tokens"] for region in state["regions"].values() if region["player"] == number)
        return state["players"][number]["coins"], tokens

    best = max(standing(number) for number in range(len(state["players"])))
    return [number for number in range(len(state["players"])) if standing(number) == best]
