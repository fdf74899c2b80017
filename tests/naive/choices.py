"""All legal actions of a state, in the words of the public action format, allocations spelled out."""

from itertools import combinations

from naive.conquest import may_abandon, why_not_roll
from naive.cost import why_not_attempt, why_not_conquer, why_not_convert
from naive.facts import ENCAMPMENTS, FORTRESSES, HEROES
from naive.readings import FAILING_CONQUEST_IS_LISTED
from naive.state import mover_power, mover_regions, regions_of
from naive.turn import (
    must_put_down,
    own_regions,
    redeploying_races,
    tokens_to_put_down,
    why_not_ally,
    withdrawing,
)


def spread(total, names, least=0):
    """Every way to put exactly `total` pieces on the named regions with at least `least` on each."""
    if not names:
        return [{}] if total == 0 else []
    if len(names) == 1:
        return [{names[0]: total}] if total >= least else []
    ways = []
    for count in range(least, total - least * (len(names) - 1) + 1):
        for rest in spread(total - count, names[1:], least):
            ways.append({names[0]: count, **rest})
    return ways


def without_zeros(way):
    return {name: count for name, count in way.items() if count}


def legal_conquests(state):
    """For a state whose troops are readied."""
    actions = []
    names = list(state["regions"])
    if may_abandon(state):
        actions += [{"do": "abandon", "region": name} for name in mover_regions(state)]
    for name in names:
        reason = why_not_conquer(state, name)
        fails = reason == "not_enough_tokens" and state["this_turn"]["roll"] is not None
        if reason is None or (fails and FAILING_CONQUEST_IS_LISTED):
            actions.append({"do": "conquer", "region": name})
        if mover_power(state) == "dragon_master" and why_not_conquer(state, name, dragon=True) is None:
            actions.append({"do": "conquer", "region": name, "with": ["dragon"]})
        if why_not_convert(state, name)[0] is None:
            actions.append({"do": "convert", "region": name})
        if why_not_attempt(state, name) is None:
            actions.append({"do": "attempt", "region": name})
    if why_not_roll(state) is None:
        actions.append({"do": "roll"})
    actions.append({"do": "stop"})
    return actions


def redeployments(state, race):
    """Every legal allocation of `redeploy`; for a race without tokens and regions the empty one."""
    held = own_regions(state, race)
    down = tokens_to_put_down(state, race)
    if race == "amazons" and down < len(held):
        ways = [dict.fromkeys(stay, 1) for stay in combinations(held, down)]
    else:
        ways = spread(down, held, least=1)
    active = race == state["players"][state["player"]]["active"]["race"]
    named = {} if active else {"race": race}
    return [{"do": "redeploy", "tokens": way, **named} for way in ways]


def placements(state):
    """Every legal `place`, by kind of marker (a race has at most one kind in the base game)."""
    race = state["players"][state["player"]]["active"]
    held = regions_of(state, state["player"], race["race"])
    ways = []
    if race["power"] == "bivouacking":
        marker = "encampment"
        for count in range(ENCAMPMENTS + 1):
            ways += [without_zeros(way) for way in spread(count, held)]
    elif race["power"] == "heroic":
        marker = "hero"
        for count in range(HEROES + 1):
            ways += [dict.fromkeys(chosen, 1) for chosen in combinations(held, count)]
    elif race["power"] == "fortified":
        marker = "fortress"
        ways = [{}]
        standing = sum(region["markers"].get("fortress", 0) for region in state["regions"].values())
        if not state["this_turn"]["fortress_built"] and standing < FORTRESSES:
            ways += [{name: 1} for name in held if not state["regions"][name]["markers"].get("fortress")]
    return [{"do": "place", "marker": marker, "regions": way} for way in ways]


def allies(state):
    """The players who can be named, and None."""
    return [player for player in [*range(len(state["players"])), None] if why_not_ally(state, player) is None]


def may_end_turn(state):
    return not any(must_put_down(state, race) for race in redeploying_races(state))


def legal_redeployment(state):
    actions = []
    for race in redeploying_races(state):
        actions += redeployments(state, race)
    actions += placements(state)
    actions += [{"do": "ally", "player": player} for player in allies(state)]
    if may_end_turn(state):
        actions.append({"do": "end_turn"})
    return actions


def withdrawals_of(state, fled):
    """Every legal `withdraw` of one race that fled."""
    held = regions_of(state, fled["player"], fled["race"])
    named = {"race": fled["race"]} if len(withdrawing(state)) > 1 else {}
    actions = []
    for tokens in spread(fled["tokens"], held):
        for encampments in spread(fled["encampments"], held):
            action = {"do": "withdraw", "tokens": without_zeros(tokens), **named}
            if fled["encampments"]:
                action["markers"] = {"encampment": without_zeros(encampments)}
            actions.append(action)
    return actions


def legal_withdrawals(state):
    actions = []
    for fled in withdrawing(state):
        actions += withdrawals_of(state, fled)
    return actions
