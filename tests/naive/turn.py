"""Everything outside conquests: picking, redeployment, scoring, decline, withdrawals, the next player."""

from naive.cost import is_coastal
from naive.facts import (
    AMAZONS_LIFTED,
    BEHEMOTHS,
    ENCAMPMENTS,
    FORTRESSES,
    HEROES,
    KEPT_IN_DECLINE,
    PLACED_BY,
    POWERS,
    RACES,
    SKIPPED_FOR,
)
from naive.readings import AMAZONS_TAKE_BACK
from naive.state import (
    Refused,
    all_pieces,
    begin_turn,
    discard_badge,
    empty_region,
    fill_column,
    garrison,
    ghouls_in_decline,
    race_of,
    regions_of,
    return_banner,
    settle_hordes,
    tray,
    vanish,
)

# ---------------------------------------------------------------------------------------------- pick


def pick(state, slot):
    if not 0 <= slot < len(state["column"]):
        raise Refused("unknown_slot")
    player = state["players"][state["player"]]
    if player["coins"] < price_of(state, slot):
        raise Refused("cannot_afford")
    player["coins"] -= price_of(state, slot)
    for passed in state["column"][:slot]:
        passed["coins"] += skip_price(passed)
        if passed["race"] == "homunculi" and tray(state, "homunculi"):
            passed["tokens"] += 1
    combo = state["column"].pop(slot)
    player["coins"] += combo["coins"]
    tokens = RACES[combo["race"]][0] + POWERS[combo["power"]] + combo["tokens"]
    if combo["race"] == "amazons":
        tokens += AMAZONS_LIFTED
    pieces = all_pieces(combo["race"], combo["power"])
    player["active"] = {
        "race": combo["race"],
        "power": combo["power"],
        # There may be fewer: Homunculi have all come, or Igors keep some.
        "hand": min(tokens, tray(state, combo["race"])) + pieces.get("horde", 0),
        "first_turn": True,
        "holes": 2 if combo["race"] == "halflings" else 0,
        "pieces": pieces,
    }
    if combo["power"] == "historian":
        player["coins"] += sum(len(other["declined"]) for other in state["players"])
    fill_column(state)


def skip_price(combo):
    return SKIPPED_FOR.get(combo["power"], 1)


def price_of(state, slot):
    return sum(skip_price(combo) for combo in state["column"][:slot])


# ------------------------------------------------------------------------------------------- decline


def put_in_decline(state, tower=None):
    number = state["player"]
    player = state["players"][number]
    race = player["active"]
    held = regions_of(state, number, race["race"])
    sites = tower_sites(state, held)
    if race["race"] == "priestesses" and len(sites) > 1 and tower is None:
        raise Refused("bad_allocation")
    if tower is not None:
        if race["race"] != "priestesses":
            raise Refused("wrong_phase", ("bad_allocation", "unknown_region"))
        if tower not in state["regions"]:
            raise Refused("unknown_region")
        if tower not in sites:
            raise Refused("bad_allocation")
    for other in state["players"]:
        if other["active"] and other["active"]["power"] == "historian":
            other["coins"] += 1
    player["active"] = None
    player["pile"] = {}  # back to the trays
    if race["power"] != "spirit":
        for older in list(player["declined"]):
            if older["power"] != "spirit":
                vanish(state, number, older)
    for name in held:
        region = state["regions"][name]
        region["tokens"] -= region["markers"].pop("horde", 0)
        if race["race"] != "ghouls":
            region["tokens"] = min(1, region["tokens"])
        for marker in ("dragon", "encampment", "hero", "hole", "catapult", "behemoth", "pot_of_gold"):
            region["markers"].pop(marker, None)
        if region["tokens"] == 0:
            state["regions"][name] = empty_region()
    if race["race"] == "priestesses" and sites:
        build_tower(state, held, tower or sites[0])
    # Nothing else is to be done for the tray: it is whatever is neither on the board nor in a hand.
    kept = race["power"] if race["power"] in KEPT_IN_DECLINE else None
    if kept is None:
        discard_badge(state, race["power"])
    if regions_of(state, number, race["race"]):
        player["declined"].append({"race": race["race"], "power": kept, "hand": 0})
    else:
        discard_badge(state, kept)
        return_banner(state, race["race"])


def build_tower(state, held, tower):
    """One Priestess of each region, all on one of them; what stood on the others is gone."""
    tokens = sum(state["regions"][name]["tokens"] for name in held)
    markers = state["regions"][tower]["markers"]
    for name in held:
        state["regions"][name] = empty_region()
    region = {"player": state["player"], "race": "priestesses", "tokens": tokens, "markers": markers}
    state["regions"][tower].update(region)


def tower_sites(state, held):
    """Regions where a Priestess stands, and not Hordes alone."""
    regions = state["regions"]
    return [name for name in held if regions[name]["tokens"] > regions[name]["markers"].get("horde", 0)]


def decline(state, tower=None):
    if state["phase"] == "start":
        put_in_decline(state, tower)
        score(state)
        withdrawals(state)
        return
    player = state["players"][state["player"]]
    if state["phase"] == "after_scoring" and player["active"]["power"] == "stout":
        put_in_decline(state, tower)
        withdrawals(state)
        return
    raise Refused("wrong_phase")


# -------------------------------------------------------------------------------------- redeployment


def own_regions(state, race):
    """Regions that take part in the redeployment of a race, also those its Amazons gave up just before."""
    held = regions_of(state, state["player"], race)
    if race == "amazons" and AMAZONS_TAKE_BACK:
        held += list(state["given_up"])
    return held


def tokens_to_put_down(state, race):
    """How many tokens stand on the board when the race has been redeployed."""
    total = race_of(state, state["player"], race)["hand"]
    for name in regions_of(state, state["player"], race):
        total += state["regions"][name]["tokens"]
    if race == "amazons":
        return max(0, total - AMAZONS_LIFTED)
    if race == "pixies":
        return len(regions_of(state, state["player"], race))
    return total


def redeploy(state, tokens, race):
    player = state["players"][state["player"]]
    if race is None:
        race = player["active"]["race"]
    if race not in redeploying_races(state):
        raise Refused("wrong_phase", ("bad_allocation",))
    for name in tokens:
        if name not in state["regions"]:
            raise Refused("unknown_region")
    held = own_regions(state, race)
    down = tokens_to_put_down(state, race)
    for name, count in tokens.items():
        if count < 0 or (count > 0 and name not in held):
            raise Refused("bad_allocation")
    if sum(tokens.values()) != down:
        raise Refused("bad_allocation")
    if race == "amazons" and down < len(held):
        if any(count > 1 for count in tokens.values()):
            raise Refused("bad_allocation")  # no more regions are given up than needed
    elif any(tokens.get(name, 0) < garrison(race) for name in held):
        raise Refused("bad_allocation")
    entry = race_of(state, state["player"], race)
    total = entry["hand"]
    for name in regions_of(state, state["player"], race):
        total += state["regions"][name]["tokens"]
    entry["hand"] = total - down
    for name in held:
        set_tokens(state, name, race, tokens.get(name, 0))
    settle_hordes(state, entry)


def set_tokens(state, name, race, count):
    """Tokens after redeployment; a region of Amazons that is given up keeps its markers in mind for now."""
    region = state["regions"][name]
    if count > 0:
        if name in state["given_up"]:
            region["markers"] = state["given_up"].pop(name)
        region["player"] = state["player"]
        region["race"] = race
        region["tokens"] = count
    elif name not in state["given_up"]:
        state["given_up"][name] = region["markers"]
        state["regions"][name] = empty_region()


def place(state, marker, regions):
    race = state["players"][state["player"]]["active"]
    if PLACED_BY.get(marker) not in (race["power"], race["race"]):
        raise Refused("wrong_phase")
    for name in regions:
        if name not in state["regions"]:
            raise Refused("unknown_region")
    held = regions_of(state, state["player"], race["race"])
    wrong = []
    if any(count < 0 or (count > 0 and name not in held) for name, count in regions.items()):
        wrong.append("bad_allocation")
    total = sum(regions.values())
    if marker == "encampment" and total > ENCAMPMENTS:
        wrong.append("marker_limit")
    if marker == "behemoth" and total > BEHEMOTHS:
        wrong.append("marker_limit")
    if marker == "pot_of_gold":
        if total > race["pieces"]["pot_of_gold"] or any(count > 1 for count in regions.values()):
            wrong.append("marker_limit")
    if marker == "hero" and (total > HEROES or any(count > 1 for count in regions.values())):
        wrong.append("marker_limit")
    if marker == "fortress":
        standing = sum(region["markers"].get("fortress", 0) for region in state["regions"].values())
        if total and state["this_turn"]["fortress_built"]:
            wrong.append("already_used")
        if standing + total > FORTRESSES:
            wrong.append("marker_limit")
        for name, count in regions.items():
            if count and state["regions"][name]["markers"].get("fortress", 0) + count > 1:
                wrong.append("marker_limit")
        if total > 1:
            wrong.append("already_used")
    if wrong:
        raise Refused(wrong[0], wrong[1:])
    if marker == "fortress":
        for name, count in regions.items():
            if count:
                state["regions"][name]["markers"]["fortress"] = 1
                state["this_turn"]["fortress_built"] = True
        return
    for name in held:
        state["regions"][name]["markers"].pop(marker, None)
        if regions.get(name):
            state["regions"][name]["markers"][marker] = regions[name]
    for markers in state["given_up"].values():
        markers.pop(marker, None)


def why_not_ally(state, ally):
    if state["players"][state["player"]]["active"]["power"] != "diplomat":
        return "wrong_phase"
    if ally is None:
        return None
    if ally == state["player"] or not 0 <= ally < len(state["players"]):
        return "bad_allocation"
    if ally in state["this_turn"]["attacked"]:
        return "attacked_this_turn"
    return None


def choose_ally(state, ally):
    reason = why_not_ally(state, ally)
    if reason:
        raise Refused(reason)
    state["this_turn"]["ally"] = ally


def must_put_down(state, race):
    """Whether the turn cannot end before this race has been redeployed."""
    entry = race_of(state, state["player"], race)
    held = regions_of(state, state["player"], race)
    if not held:
        return False
    if race == "pixies":
        return any(state["regions"][name]["tokens"] > 1 for name in held)
    if race != "amazons":
        return entry["hand"] > 0
    total = entry["hand"]
    for name in regions_of(state, state["player"], race):
        total += state["regions"][name]["tokens"]
    return entry["hand"] != min(AMAZONS_LIFTED, total)


def redeploying_races(state):
    """Races of the player that can be redeployed: Ghouls in decline first, then the active race."""
    player = state["players"][state["player"]]
    races = ["ghouls"] if ghouls_in_decline(state, state["player"]) else []
    if player["active"]["race"] != "barbarians":
        races.append(player["active"]["race"])
    return races


# ------------------------------------------------------------------------------------------- scoring


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
        if race["power"] == "wealthy" and race["first_turn"]:
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
    lines = {rule: coins for rule, coins in lines.items() if coins}
    state["score"] = {"player": number, "total": sum(lines.values()), "lines": lines}
    player["coins"] += state["score"]["total"]


def end_turn(state):
    if state["phase"] == "after_scoring":
        withdrawals(state)
        return
    if state["phase"] != "redeploy":
        raise Refused("wrong_phase")
    for race in redeploying_races(state):
        if must_put_down(state, race):
            raise Refused("bad_allocation")
    player = state["players"][state["player"]]
    player["ally"] = state["this_turn"]["ally"]
    score(state)
    if player["active"]["power"] == "stout":
        state["phase"] = "after_scoring"
    else:
        withdrawals(state)


# --------------------------------------------------------------------------------------- withdrawals


def withdrawals(state):
    """Settle what leaves no choice, then ask in turn order, or pass on.

    When exactly the withdrawals without a choice happen, and when Ghouls without a region are gone, no text
    says; nobody decides anything in between, so both happen first here.
    """
    state["phase"] = "withdraw"
    for fled in list(state["fled"]):
        held = regions_of(state, fled["player"], fled["race"])
        if len(held) == 1:
            markers = {kind: {held[0]: count} for kind, count in fled["markers"].items()}
            put_back(state, fled, {held[0]: fled["tokens"]}, markers)
        elif not held:
            state["fled"].remove(fled)  # tokens wait in hand, encampments in the supply
    for number in range(len(state["players"])):
        ghouls = ghouls_in_decline(state, number)
        if ghouls is not None and not regions_of(state, number, "ghouls"):
            vanish(state, number, ghouls)
    count = len(state["players"])
    state["fled"].sort(key=lambda fled: (fled["player"] - state["player"]) % count)
    if not state["fled"]:
        next_player(state)


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
    withdrawals(state)


# --------------------------------------------------------------------------------------- the next one


def next_player(state):
    state["given_up"] = {}
    state["player"] += 1
    if state["player"] == len(state["players"]):
        state["player"] = 0
        if state["turn"] == state["turns"]:
            state["phase"] = "over"
            return
        state["turn"] += 1
    begin_turn(state)


def winners(state):
    def standing(number):
        tokens = sum(region["tokens"] for region in state["regions"].values() if region["player"] == number)
        return state["players"][number]["coins"], tokens

    best = max(standing(number) for number in range(len(state["players"])))
    return [number for number in range(len(state["players"])) if standing(number) == best]
