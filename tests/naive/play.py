"""Random actions: legal ones, sampled without listing all allocations, and arbitrary ones."""

from naive.cannons import cannon_sites
from naive.choices import allies, may_end_turn, uses_in_redeployment
from naive.crypt import GHOST, ghost_sites, has_ghost
from naive.facts import BEHEMOTHS, CANNONS, ENCAMPMENTS, FORTRESSES, HEROES, MEANS_OF, PLACED_BY, SHIELDS
from naive.ground import where
from naive.lava import lava_can_flow
from naive.model import legal
from naive.redeployment import (
    garrison_at,
    own_regions,
    redeploying_races,
    shields_to_place,
    tokens_to_put_down,
)
from naive.relics import relics_of_mover
from naive.state import powers_in_force, regions_of
from naive.stray_uses import any_use
from naive.winter import markers_to_place, sites
from naive.withdrawal import withdrawing

# Kinds that come more often, or less often, than others.
WEIGHTS = {"conquer": 10, "convert": 8, "roll": 6, "use": 12, "attempt": 1.5, "stop": 0.7}

MARKERS_OF = {bringer: marker for marker, bringer in PLACED_BY.items()}


def random_spread(rng, total, names, least=0):
    counts = dict.fromkeys(names, least)
    for _ in range(total - least * len(names)):
        counts[rng.choice(names)] += 1
    return {name: count for name, count in counts.items() if count}


def random_action(state, rng, decline=0.3, actions=None):
    """A legal action (of those, if they are listed already): first a kind, then one of that kind.

    `decline` is the weight of that choice.
    """
    if state["phase"] == "redeploy" and not state["pending"]:
        return random_redeployment(state, rng)
    if state["phase"] == "withdraw":
        return random_withdrawal(state, rng)
    if actions is None:
        actions = legal(state)
    kinds = sorted({action["do"] for action in actions})
    weights = {**WEIGHTS, "decline": decline}
    kind = rng.choices(kinds, [weights.get(kind, 1) for kind in kinds])[0]
    return rng.choice([action for action in actions if action["do"] == kind])


def random_redeployment(state, rng):
    if may_end_turn(state) and rng.random() < 0.6:
        return {"do": "end_turn"}
    races = [race for race in redeploying_races(state) if own_regions(state, race)]
    active = state["players"][state["player"]]["active"]
    held = regions_of(state, state["player"], active["race"]) if active else []
    ways = [("redeploy", race) for race in races]
    has = powers_in_force(state, state["player"])
    if "diplomat" in has:
        ways.append(("ally", None))
    uses = uses_in_redeployment(state)
    if uses:
        ways.append(("use", None))
    for bringer in (*has, active["race"]) if active else ():
        if bringer in MARKERS_OF and not (bringer == "fortified" and state["this_turn"]["fortress_built"]):
            ways.append(("place", MARKERS_OF[bringer]))
    if has_ghost(state) and not state["tomb"]:
        ways.append(("place", GHOST))
    if not ways:
        return {"do": "end_turn"}
    kind, what = rng.choice(ways)
    if kind == "redeploy":
        race = what
        names = own_regions(state, race)
        down = tokens_to_put_down(state, race)
        if race == "amazons" and down < len(names) and not state["tomb"]:
            tokens = dict.fromkeys(rng.sample(names, down), 1)
        else:
            firm = {name: garrison_at(state, race, name) for name in names}
            tokens = random_spread(rng, down - sum(firm.values()), names)
            tokens = {name: firm[name] + tokens.get(name, 0) for name in names}
            tokens = {name: count for name, count in tokens.items() if count}
        named = {} if active is None or race == active["race"] else {"race": race}
        return {"do": "redeploy", "tokens": tokens, **named}
    if kind == "use":
        return rng.choice(uses)
    if kind == "ally":
        return {"do": "ally", "player": rng.choice(allies(state))}
    return {"do": "place", "marker": what, "regions": random_placement(state, rng, active, what, held)}


def random_placement(state, rng, active, marker, held):
    if marker == "encampment":
        return random_spread(rng, rng.choice((5, 5, 3, 0, 1)), held) if held else {}
    if marker == "behemoth":
        return random_spread(rng, rng.choice((2, 2, 1, 0)), held) if held else {}
    if marker == "mushroom_shield":
        count = shields_to_place(state)
        return random_spread(rng, rng.choice((count, count, count // 2, 0)), held) if held else {}
    if marker == "queen":
        return {rng.choice(held): 1} if held and rng.random() < 0.9 else {}
    if marker == GHOST:
        return {rng.choice(ghost_sites(state)): 1} if rng.random() < 0.9 else {}
    if marker == "winter_marker":
        places = sites(state)
        return dict.fromkeys(rng.sample(places, min(len(places), markers_to_place(state))), 1)
    if marker == "lava_token":
        return random_lava(state, rng)
    if marker == "cannon":
        ways = cannon_sites(state)
        return dict.fromkeys(rng.choice(ways[-3:] if rng.random() < 0.7 else ways), 1)
    if marker == "hero":
        count = min(len(held), rng.choice((2, 2, 1, 0)))
        return dict.fromkeys(rng.sample(held, count), 1)
    if marker == "pot_of_gold":
        count = min(len(held), active["pieces"]["pot_of_gold"], rng.choice((9, 9, 9, 2, 1, 0)))
        return dict.fromkeys(rng.sample(held, count), 1)
    free = [name for name in held if not state["regions"][name]["markers"].get("fortress")]
    standing = sum(region["markers"].get("fortress", 0) for region in state["regions"].values())
    return {rng.choice(free): 1} if free and standing < FORTRESSES else {}


def random_lava(state, rng):
    """Regions in random order, as many as can be covered together; now and then fewer."""
    chosen = []
    for name in rng.sample(list(state["regions"]), len(state["regions"])):
        if lava_can_flow(state, [*chosen, name]) and rng.random() < 0.9:
            chosen.append(name)
    return dict.fromkeys(chosen, 1)


def random_withdrawal(state, rng):
    fled = rng.choice(withdrawing(state))
    held = regions_of(state, fled["player"], fled["race"])
    action = {"do": "withdraw", "tokens": random_spread(rng, fled["tokens"], held)}
    markers = {kind: random_spread(rng, count, held) for kind, count in fled["markers"].items() if count}
    if markers:
        action["markers"] = markers
    if len(withdrawing(state)) > 1:
        action["race"] = fled["race"]
    return action


# What is worth trying in each phase, right or wrong; now and then a kind of another phase is tried.
CONQUEST = ("conquer", "conquer", "conquer", "attempt", "attempt", "convert", "abandon", "roll", "use")
STRAYS = {
    "pick": ("pick",),
    "start": (*CONQUEST, "decline"),
    "conquest": CONQUEST,
    "redeploy": ("redeploy", "place", "place", "ally", "end_turn"),
    "withdraw": ("withdraw",),
    "after_scoring": ("end_turn", "decline", "stop", "use"),
    "setup": ("use", "pick"),
    "sacrifice": ("use", "use", "stop", "conquer"),
}
KINDS = sorted({kind for kinds in STRAYS.values() for kind in kinds})


def any_action(state, rng):
    """An action that comes to mind in this phase, legal or not."""
    kind = rng.choice(STRAYS[state["phase"]] if rng.random() < 0.85 else KINDS)
    name = "nowhere" if rng.random() < 0.03 else rng.choice(list(state["regions"]))
    other = rng.choice(list(state["regions"]))
    action = {"do": kind}
    if kind in ("conquer", "attempt", "convert", "abandon"):
        action["region"] = name
        if kind in ("conquer", "attempt"):
            action.update(any_means(state, rng, name))
        if kind == "convert" and "underground" in state["packs"] and rng.random() < 0.4:
            action["with"] = rng.choice((["shiny_orb"], ["bag", "shiny_orb"]))
    elif kind == "use":
        action.update(any_use(state, rng))
    elif kind == "decline":
        if rng.random() < 0.4:
            action["region"] = name
    elif kind == "pick":
        action["slot"] = rng.randint(0, 7)
        if "underground" in state["packs"] and rng.random() < 0.3:
            action["swap"] = rng.randint(0, 6)
    elif kind == "roll":
        if "underground" in state["packs"] and rng.random() < 0.7:
            action["region"] = name
    elif kind == "redeploy":
        action.update(any_redeployment(state, rng, name, other))
    elif kind == "place":
        active = state["players"][state["player"]]["active"]
        bringers = (active["race"], *powers_in_force(state, state["player"])) if active else ()
        own = [MARKERS_OF[bringer] for bringer in bringers if bringer in MARKERS_OF]
        own += [GHOST] if where(state, "crypt_of_the_tomb_raider") else []
        if own and rng.random() < 0.9:
            action["marker"] = rng.choice(own)
        else:
            action["marker"] = rng.choice(state["markers"])
        action["regions"] = any_placement(state, rng, action["marker"], [name, other])
    elif kind == "ally":
        action["player"] = rng.choice([None, *range(len(state["players"])), len(state["players"])])
    elif kind == "withdraw":
        tokens = {name: 1, other: rng.randint(0, 2)}
        if state["phase"] == "withdraw":  # names the race where two of them fled
            action = random_withdrawal(state, rng)
            if rng.random() < 0.5:
                tokens = {name: 1, **action["tokens"]}
        action["tokens"] = tokens
    if rng.random() < 0.05:
        action["by"] = rng.randrange(len(state["players"]))
    return action


def any_placement(state, rng, marker, names):
    """Markers on regions of the race, or on those that are named; on any for what may lie elsewhere."""
    active = state["players"][state["player"]]["active"]
    held = regions_of(state, state["player"], active["race"]) if active else []
    if marker == GHOST:
        return {name: rng.choice((1, 1, 1, 2)) for name in names[: rng.randint(1, 2)]}
    if marker in ("winter_marker", "lava_token") and rng.random() < 0.8:
        return dict.fromkeys(rng.sample(list(state["regions"]), rng.randint(1, 3)), 1)
    limits = {
        "encampment": ENCAMPMENTS,
        "hero": HEROES,
        "behemoth": BEHEMOTHS,
        "cannon": CANNONS,
        "fortress": 1,
        "queen": 1,
        "mushroom_shield": SHIELDS,
    }
    if held and rng.random() < 0.7:
        names = held
    return random_spread(rng, rng.randint(1, limits.get(marker, 3) + 1), names)


def any_means(state, rng, name):
    """Means that the race has, or some that it has not, in any number."""
    active = state["players"][state["player"]]["active"]
    has = powers_in_force(state, state["player"])
    own = [MEANS_OF[one] for one in (*has, active["race"]) if one in MEANS_OF] if active else []
    own += relics_of_mover(state) if active else []
    if "magic" in has and rng.random() < 0.6:
        return {"with": ["bag", rng.choice(state["means"])]}
    if not own:
        return {"with": [rng.choice(state["means"])]} if state["means"] and rng.random() < 0.1 else {}
    if rng.random() < 0.3:
        return {}
    means = [rng.choice(own)] * rng.choice((1, 1, 1, 2, 3))
    if len(own) > 1 and rng.random() < 0.2:
        means = [*means, rng.choice(own)]
    if rng.random() < 0.05:
        means = [*means, rng.choice(state["means"])]
    way = {"with": means}
    if "catapult" in means and rng.random() < 0.7:
        held = regions_of(state, state["player"], active["race"])
        way["from"] = rng.choice(held) if held and rng.random() < 0.8 else rng.choice(list(state["regions"]))
    return way


def any_redeployment(state, rng, name, other):
    if state["phase"] != "redeploy" or state["tomb"] or rng.random() < 0.3:
        return {"tokens": {name: rng.randint(1, 3), other: rng.randint(1, 4)}}
    race = rng.choice(redeploying_races(state) or ["barbarians"])
    active = race == state["players"][state["player"]]["active"]["race"]
    named = {} if active else {"race": race}
    held = own_regions(state, race)
    if not held:
        return {"tokens": {name: 1}, **named}
    down = max(0, tokens_to_put_down(state, race) + rng.choice((0, 0, 1, -1)))
    return {"tokens": random_spread(rng, down, held, least=rng.choice((0, 1))), **named}
