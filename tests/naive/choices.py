"""All legal actions of a state, in the words of the public action format, allocations spelled out."""

from itertools import combinations

from naive.altar import ALTAR, gifts
from naive.balrog import PENTACLE, targets
from naive.boneyard import BONEYARD, races_in_decline
from naive.cannons import cannon_sites, cannons_to_fire
from naive.conquest import may_abandon, may_fail, why_not_roll
from naive.conversion import why_not_convert
from naive.copycat import slots_to_copy
from naive.crypt import GHOST, ghost_sites, has_ghost
from naive.cultists import moves
from naive.decline import tower_sites
from naive.emptying import forests_to_empty
from naive.facts import BEHEMOTHS, ENCAMPMENTS, FORTRESSES, HEROES, PLACED_BY, WITHOUT_DIE
from naive.flames import volcano_sites
from naive.igors import may_exchange, most_igors
from naive.lava import lava_can_flow, most_lava, why_no_lava
from naive.means_to_try import means_to_try
from naive.mirrors_vale import VALE, why_not_exchange
from naive.necromancer import purchases
from naive.pacts import pacts_to_give
from naive.readings import FAILING_CONQUEST_IS_LISTED
from naive.reborn import replacements
from naive.redeployment import (
    garrison_at,
    must_put_down,
    own_regions,
    redeploying_races,
    shields_to_place,
    tokens_to_put_down,
    why_not_ally,
)
from naive.refusals import why_not_attempt, why_not_conquer
from naive.relics import puts
from naive.state import (
    GHOSTS,
    asked_once,
    garrison,
    has_power,
    mover_regions,
    powers_in_force,
    regions_of,
)
from naive.team_coins import SOAPBAR, TAVERN, must_move_soapbar, shares, soapbar_sites
from naive.turn import price_of
from naive.winter import markers_to_place, sites
from naive.wisps import targets as crystal_targets
from naive.withdrawal import withdrawing


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


def picks(state):
    """The combos that can be paid for; Shadow Mimes with their own badge or with that of another."""
    if state["phase"] != "pick":
        return []
    actions = []
    for slot, combo in enumerate(state["column"]):
        if price_of(state, slot) <= state["players"][state["player"]]["coins"]:
            actions.append({"do": "pick", "slot": slot})
            if combo["race"] == "shadow_mimes":
                others = [other for other in range(len(state["column"])) if other != slot]
                actions += [{"do": "pick", "slot": slot, "swap": other} for other in others]
    return actions


def pending_uses(state):
    """What must be done before anything else."""
    if state["pending"] == "flames":
        return [{"do": "use", "trait": "flames", "region": name} for name in volcano_sites(state)]
    if state["pending"] == GHOSTS:
        return purchases(state)
    if state["pending"] == BONEYARD:
        return [{"do": "use", "trait": BONEYARD, "race": race} for race in races_in_decline(state)]
    return balrog_uses(state)


def balrog_uses(state):
    return [{"do": "use", "trait": PENTACLE, "region": name} for name in targets(state)]


def legal_after_scoring(state):
    actions = [{"do": "use", "trait": ALTAR, "region": name} for name in gifts(state)]
    if must_move_soapbar(state):
        return [{"do": "use", "trait": SOAPBAR, "region": name} for name in soapbar_sites(state)]
    return [*declines(state), *actions, {"do": "end_turn"}]


def declines(state):
    """The ways to decline: Priestesses choose where their tower stands, unless they vanish."""
    active = state["players"][state["player"]]["active"]
    if active is None or active["race"] == GHOSTS:
        return []
    if state["phase"] != "start" and not has_power(state, state["player"], "stout"):
        return []
    race = active["race"]
    sites = tower_sites(state, regions_of(state, state["player"], race))
    if race == "priestesses" and len(sites) > 1 and not has_power(state, state["player"], "vanishing"):
        return [{"do": "decline", "region": name} for name in sites]
    return [{"do": "decline"}]


def legal_conquests(state):
    """For a state whose troops are readied."""
    actions = []
    names = list(state["regions"])
    if may_abandon(state):
        actions += [{"do": "abandon", "region": name} for name in mover_regions(state)]
    for name in names:
        reason = why_not_conquer(state, name)
        fails = reason == "not_enough_tokens" and may_fail(state)
        if reason is None or (fails and FAILING_CONQUEST_IS_LISTED):
            actions.append({"do": "conquer", "region": name})
        for means in means_to_try(state, name):
            thrown_in = tuple(means["with"])
            reason = why_not_conquer(state, name, thrown_in, means.get("from"))
            plain = not any(one in WITHOUT_DIE for one in means["with"])
            fails = plain and reason == "not_enough_tokens" and may_fail(state)
            if reason is None or (fails and FAILING_CONQUEST_IS_LISTED):
                actions.append({"do": "conquer", "region": name, **means})
            if why_not_attempt(state, name, thrown_in, means.get("from")) is None:
                actions.append({"do": "attempt", "region": name, **means})
        for means in ([], ["shiny_orb"], ["bag", "shiny_orb"]):
            if why_not_convert(state, name, means)[0] is None:
                actions.append({"do": "convert", "region": name, **({"with": means} if means else {})})
        if why_not_attempt(state, name) is None:
            actions.append({"do": "attempt", "region": name})
    actions += rolls(state)
    actions += legal_uses(state)
    actions.append({"do": "stop"})
    return actions


def rolls(state):
    """The die before a conquest: of Berserk, and of Will-o'-Wisps for a region."""
    actions = [{"do": "roll", "region": name} for name in crystal_targets(state)]
    if why_not_roll(state) is None:
        actions.append({"do": "roll"})
    return actions


@asked_once
def legal_uses(state):
    """For a state whose troops are readied, too."""
    actions = [{"do": "use", "trait": "copycat", "slot": slot} for slot in slots_to_copy(state)]
    if may_exchange(state):
        counts = range(1, most_igors(state) + 1)
        actions += [{"do": "use", "trait": "igors", "count": count} for count in counts]
    actions += [{"do": "use", "trait": "wendigos", "region": name} for name in forests_to_empty(state)]
    actions += [{"do": "use", "trait": "gunner", "region": name} for name in cannons_to_fire(state)]
    actions += [{"do": "use", "trait": "cultists", "region": name} for name in moves(state)]
    actions += [{"do": "use", "trait": "reborn", "regions": names} for names in replacements(state)]
    if why_not_exchange(state)[0] is None:
        actions.append({"do": "use", "trait": VALE})
    return [*actions, *pact_uses(state), *balrog_uses(state), *purchases(state)]


@asked_once
def uses_in_redeployment(state):
    coins = [
        {"do": "use", "trait": TAVERN, "player": player, "count": count} for player, count in shares(state)
    ]
    return [*pact_uses(state), *puts(state), *balrog_uses(state), *coins]


def pact_uses(state):
    return [
        {"do": "use", "trait": "haggling", "player": player, "count": count}
        for player, count in pacts_to_give(state)
    ]


def redeployments(state, race):
    """Every legal allocation of `redeploy`; for a race without tokens and regions the empty one."""
    held = own_regions(state, race)
    down = tokens_to_put_down(state, race)
    if state["tomb"]:
        ways = spread(down, held, least=1)
    elif race in ("iron_dwarves", GHOSTS):
        firm = {name: garrison_at(state, race, name) for name in held}
        ways = [
            {name: firm[name] + count for name, count in way.items()}
            for way in spread(down - sum(firm.values()), held)
        ]
    elif race == "amazons" and down < len(held):
        ways = [dict.fromkeys(stay, 1) for stay in combinations(held, down)]
    else:
        ways = spread(down, held, least=garrison(race))
    active = state["players"][state["player"]]["active"]
    named = {} if state["tomb"] or race == active["race"] else {"race": race}
    return [{"do": "redeploy", "tokens": way, **named} for way in ways]


def placements(state):
    """Every legal `place`, by kind of marker: one of the power, and one of Leprechauns or Ice Witches."""
    race = state["players"][state["player"]]["active"]
    if state["tomb"]:
        return []
    held = regions_of(state, state["player"], race["race"])
    kinds = {}
    has = powers_in_force(state, state["player"])
    piled = {"behemoth": BEHEMOTHS, "bivouacking": ENCAMPMENTS}
    piled["shield"] = shields_to_place(state) if "shield" in has else 0
    for power, most in piled.items():
        marker = next(marker for marker, bringer in PLACED_BY.items() if bringer == power)
        if power in has:
            kinds[marker] = []
            for count in range(most + 1):
                kinds[marker] += [without_zeros(way) for way in spread(count, held)]
    if "royal" in has:
        kinds["queen"] = [dict.fromkeys(chosen, 1) for chosen in subsets(held, 1)]
    if has_ghost(state):
        kinds[GHOST] = [dict.fromkeys(chosen, 1) for chosen in subsets(ghost_sites(state), 1)]
    if "heroic" in has:
        kinds["hero"] = [dict.fromkeys(chosen, 1) for chosen in subsets(held, HEROES)]
    if "fortified" in has:
        kinds["fortress"] = [{}]
        standing = sum(region["markers"].get("fortress", 0) for region in state["regions"].values())
        if not state["this_turn"]["fortress_built"] and standing < FORTRESSES:
            free = [name for name in held if not state["regions"][name]["markers"].get("fortress")]
            kinds["fortress"] += [{name: 1} for name in free]
    if "gunner" in has:
        kinds["cannon"] = [dict.fromkeys(way, 1) for way in cannon_sites(state)]
    if race["race"] == "leprechauns":
        most = race["pieces"]["pot_of_gold"]
        kinds["pot_of_gold"] = [dict.fromkeys(chosen, 1) for chosen in subsets(held, most)]
    if race["race"] == "ice_witches":
        ways = subsets(sites(state), markers_to_place(state))
        kinds["winter_marker"] = [dict.fromkeys(chosen, 1) for chosen in ways]
    if "lava" in has:
        beside = [name for name in state["regions"] if why_no_lava(state, name) is None]
        ways = [chosen for chosen in subsets(beside, most_lava(state)) if lava_can_flow(state, list(chosen))]
        kinds["lava_token"] = [dict.fromkeys(chosen, 1) for chosen in ways]
    return [
        {"do": "place", "marker": marker, "regions": way} for marker, ways in kinds.items() for way in ways
    ]


def subsets(names, most):
    return [chosen for count in range(most + 1) for chosen in combinations(names, count)]


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
    actions += uses_in_redeployment(state)
    if may_end_turn(state):
        actions.append({"do": "end_turn"})
    return actions


def withdrawals_of(state, fled):
    """Every legal `withdraw` of one race that fled."""
    held = regions_of(state, fled["player"], fled["race"])
    named = {"race": fled["race"]} if len(withdrawing(state)) > 1 else {}
    actions = []
    for tokens in spread(fled["tokens"], held):
        for encampments in spread(fled["markers"]["encampment"], held):
            for behemoths in spread(fled["markers"]["behemoth"], held):
                action = {"do": "withdraw", "tokens": without_zeros(tokens), **named}
                put = {"encampment": without_zeros(encampments), "behemoth": without_zeros(behemoths)}
                markers = {kind: regions for kind, regions in put.items() if regions}
                if markers:
                    action["markers"] = markers
                actions.append(action)
    return actions


def legal_withdrawals(state):
    actions = []
    for fled in withdrawing(state):
        actions += withdrawals_of(state, fled)
    return actions
