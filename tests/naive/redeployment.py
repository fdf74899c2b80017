"""Redeployment: tokens, markers, and the Diplomat's ally."""

from naive.cannons import wrong_with_cannons
from naive.crypt import GHOST, has_ghost, place_ghost, wrong_with_ghost
from naive.facts import AMAZONS_LIFTED, BEHEMOTHS, ENCAMPMENTS, FORTRESSES, HEROES, PLACED_BY
from naive.lava import place_lava
from naive.pieces import settle_hordes
from naive.readings import AMAZONS_TAKE_BACK, REGIONS_OF_HAMMERS_ARE_TAKEN_BACK, SHIELDS_ARE_KEPT
from naive.state import (
    GHOSTS,
    Refused,
    empty_region,
    garrison,
    ghouls_in_decline,
    has_power,
    powers_in_force,
    race_of,
    refuse_for,
    regions_of,
)
from naive.winter import place_winter


def own_regions(state, race):
    """Regions that take part in the redeployment of a race, also those that were given up just before."""
    held = regions_of(state, state["player"], race)
    if race == GHOSTS:
        held.append(state["island"])
    takes_back = {"amazons": AMAZONS_TAKE_BACK, "iron_dwarves": REGIONS_OF_HAMMERS_ARE_TAKEN_BACK}
    if takes_back.get(race) and not state["tomb"]:
        held += list(state["given_up"])
    return held


def standing_in(state, race):
    """Regions with tokens of a race of the player on turn, and Necromancer Island."""
    return regions_of(state, state["player"], race) + ([state["island"]] if race == GHOSTS else [])


def tokens_to_put_down(state, race):
    """How many tokens stand on the board when the race has been redeployed."""
    total = race_of(state, state["player"], race)["hand"]
    for name in standing_in(state, race):
        total += state["regions"][name]["tokens"]
    if state["tomb"]:
        return total
    if race == "amazons":
        return max(0, total - AMAZONS_LIFTED)
    if race == "pixies":
        return len(regions_of(state, state["player"], race))
    return total


def redeploy(state, tokens, race):
    player = state["players"][state["player"]]
    if race is None:
        race = state["tomb"] or player["active"]["race"]
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
    if race == "amazons" and not state["tomb"] and down < len(held):
        if any(count > 1 for count in tokens.values()):
            raise Refused("bad_allocation")  # no more regions are given up than needed
    elif any(tokens.get(name, 0) < garrison_at(state, race, name) for name in held):
        raise Refused("bad_allocation")
    entry = race_of(state, state["player"], race)
    total = entry["hand"]
    for name in standing_in(state, race):
        total += state["regions"][name]["tokens"]
    entry["hand"] = total - down
    for name in held:
        set_tokens(state, name, race, tokens.get(name, 0))
    settle_hordes(state, entry)


def garrison_at(state, race, name):
    """The fewest tokens in a region; where hammers alone took it, it may be lost."""
    if name == state["island"] or state["regions"][name]["hammered"] or name in state["given_up"]:
        return 0
    return 1 if state["tomb"] else garrison(race)


def set_tokens(state, name, race, count):
    """Tokens after redeployment; a region of Amazons that is given up keeps its markers in mind for now."""
    region = state["regions"][name]
    if count > 0:
        if name in state["given_up"]:
            region["markers"] = state["given_up"].pop(name)
            region["hammered"] = race == "iron_dwarves"
        region["player"] = state["player"]
        region["race"] = race
        region["tokens"] = count
    elif name == state["island"]:
        state["regions"][name] = empty_region()
    elif name not in state["given_up"]:
        state["given_up"][name] = region["markers"]
        state["regions"][name] = empty_region()


def must_put_down(state, race):
    """Whether the turn cannot end before this race has been redeployed."""
    entry = race_of(state, state["player"], race)
    held = regions_of(state, state["player"], race)
    if not held or state["tomb"]:
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
    if state["tomb"]:
        return [] if state["tomb"] == "barbarians" else [state["tomb"]]
    races = ["ghouls"] if ghouls_in_decline(state, state["player"]) else []
    if player["active"]["race"] != "barbarians":
        races.append(player["active"]["race"])
    return races


def place(state, marker, regions):
    race = state["players"][state["player"]]["active"]
    if not may_place(state, marker):
        raise Refused("wrong_phase")
    for name in regions:
        if name not in state["regions"]:
            raise Refused("unknown_region")
    if marker == "winter_marker":
        place_winter(state, regions)
        return
    if marker == "lava_token":
        place_lava(state, regions)
        return
    if marker == GHOST:
        wrong = wrong_with_ghost(state, regions)
        if wrong:
            raise Refused(wrong[0], wrong[1:])
        place_ghost(state, regions)
        return
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
    if marker == "queen" and total > 1:
        wrong.append("marker_limit")
    if marker == "mushroom_shield" and total > shields_to_place(state):
        wrong.append("marker_limit")
    if marker == "cannon":
        wrong += wrong_with_cannons(state, regions)
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
    if marker == "mushroom_shield":
        put_shields(state, regions)
        return
    for name in held:
        state["regions"][name]["markers"].pop(marker, None)
        if regions.get(name):
            state["regions"][name]["markers"][marker] = regions[name]
    for markers in state["given_up"].values():
        markers.pop(marker, None)


def may_place(state, marker):
    """Whether the active race has markers of this kind to put down, or a place of its has."""
    if state["tomb"]:
        return False
    if marker == GHOST:
        return has_ghost(state)
    race = state["players"][state["player"]]["active"]["race"]
    return PLACED_BY.get(marker) in (race, *powers_in_force(state, state["player"]))


def shields_to_place(state):
    """Shields in hand, and those of this turn, which can be put elsewhere."""
    race = state["players"][state["player"]]["active"]
    return race["pieces"]["mushroom_shield"] + sum(state["this_turn"]["shields"].values())


def put_shields(state, regions):
    race = state["players"][state["player"]]["active"]
    new = state["this_turn"]["shields"]
    for name, count in new.items():
        markers = state["regions"][name]["markers"]
        race["pieces"]["mushroom_shield"] += count
        markers["mushroom_shield"] -= count
        if not markers["mushroom_shield"]:
            del markers["mushroom_shield"]
    state["this_turn"]["shields"] = {name: count for name, count in regions.items() if count}
    for name, count in state["this_turn"]["shields"].items():
        markers = state["regions"][name]["markers"]
        race["pieces"]["mushroom_shield"] -= count
        markers["mushroom_shield"] = markers.get("mushroom_shield", 0) + count


def keep_shields(state):
    """What was not put down when the turn ends."""
    race = state["players"][state["player"]]["active"]
    if "mushroom_shield" in race["pieces"] and not SHIELDS_ARE_KEPT:
        race["pieces"]["mushroom_shield"] = 0


def why_not_ally(state, ally):
    if not has_power(state, state["player"], "diplomat"):
        return "wrong_phase"
    if ally is None:
        return None
    if ally == state["player"] or not 0 <= ally < len(state["players"]):
        return "bad_allocation"
    if ally in state["this_turn"]["attacked"]:
        return "attacked_this_turn"
    return None


def choose_ally(state, ally):
    refuse_for(why_not_ally(state, ally))
    state["this_turn"]["ally"] = ally
