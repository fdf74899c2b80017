"""Random actions: legal ones, sampled without listing all allocations, and arbitrary ones."""

from naive.cannons import cannon_sites
from naive.choices import allies, may_end_turn, pact_uses
from naive.facts import BEHEMOTHS, CANNONS, ENCAMPMENTS, FORTRESSES, HEROES, MEANS_OF, PLACED_BY
from naive.lava import lava_can_flow
from naive.model import legal
from naive.redeployment import own_regions, redeploying_races, tokens_to_put_down
from naive.state import garrison, regions_of
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
    if state["phase"] == "redeploy":
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
    held = regions_of(state, state["player"], active["race"])
    ways = [("redeploy", race) for race in races]
    if active["power"] == "diplomat":
        ways.append(("ally", None))
    pacts = pact_uses(state)
    if pacts:
        ways.append(("pact", None))
    for bringer in (active["power"], active["race"]):
        if bringer in MARKERS_OF and not (bringer == "fortified" and state["this_turn"]["fortress_built"]):
            ways.append(("place", MARKERS_OF[bringer]))
    if not ways:
        return {"do": "end_turn"}
    kind, what = rng.choice(ways)
    if kind == "redeploy":
        race = what
        names = own_regions(state, race)
        down = tokens_to_put_down(state, race)
        if race == "amazons" and down < len(names):
            tokens = dict.fromkeys(rng.sample(names, down), 1)
        else:
            tokens = random_spread(rng, down, names, least=garrison(race))
        named = {} if race == active["race"] else {"race": race}
        return {"do": "redeploy", "tokens": tokens, **named}
    if kind == "pact":
        return rng.choice(pacts)
    if kind == "ally":
        return {"do": "ally", "player": rng.choice(allies(state))}
    return {"do": "place", "marker": what, "regions": random_placement(state, rng, active, what, held)}


def random_placement(state, rng, active, marker, held):
    if marker == "encampment":
        return random_spread(rng, rng.choice((5, 5, 3, 0, 1)), held) if held else {}
    if marker == "behemoth":
        return random_spread(rng, rng.choice((2, 2, 1, 0)), held) if held else {}
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
    "after_scoring": ("end_turn", "decline", "stop"),
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
    elif kind == "use":
        action.update(any_use(state, rng))
    elif kind == "decline":
        if rng.random() < 0.4:
            action["region"] = name
    elif kind == "pick":
        action["slot"] = rng.randint(0, 7)
    elif kind == "redeploy":
        action.update(any_redeployment(state, rng, name, other))
    elif kind == "place":
        active = state["players"][state["player"]]["active"]
        bringers = (active["race"], active["power"]) if active else ()
        own = [MARKERS_OF[bringer] for bringer in bringers if bringer in MARKERS_OF]
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


def any_use(state, rng):
    active = state["players"][state["player"]]["active"]
    named = {active["race"], active["power"]} if active else set()
    if "sky_islands" in state["packs"] and rng.random() < (0.9 if named & {*SKY_TRAITS} else 0.3):
        return any_sky_use(state, rng, named)
    copies = active is not None and active["badge"] == "copycat"
    if "skags" in state["races"] and rng.random() < (0.9 if copies else 0.2):
        return {"trait": "copycat", "slot": rng.randint(-1, 6)}
    return {"trait": "igors", "count": rng.randint(-1, 5)}


SKY_TRAITS = ("wendigos", "gunner", "haggling")


def any_sky_use(state, rng, named):
    own = [trait for trait in SKY_TRAITS if trait in named]
    trait = rng.choice(own) if own and rng.random() < 0.9 else rng.choice(SKY_TRAITS)
    if trait == "haggling":
        return {"trait": trait, "player": rng.randint(0, len(state["players"])), "count": rng.randint(-1, 6)}
    return {
        "trait": trait,
        "region": "nowhere" if rng.random() < 0.03 else rng.choice(list(state["regions"])),
    }


def any_placement(state, rng, marker, names):
    """Markers on regions of the race, or on those that are named; on any for what may lie elsewhere."""
    active = state["players"][state["player"]]["active"]
    held = regions_of(state, state["player"], active["race"]) if active else []
    if marker in ("winter_marker", "lava_token") and rng.random() < 0.8:
        return dict.fromkeys(rng.sample(list(state["regions"]), rng.randint(1, 3)), 1)
    limits = {
        "encampment": ENCAMPMENTS,
        "hero": HEROES,
        "behemoth": BEHEMOTHS,
        "cannon": CANNONS,
        "fortress": 1,
    }
    if held and rng.random() < 0.7:
        names = held
    return random_spread(rng, rng.randint(1, limits.get(marker, 3) + 1), names)


def any_means(state, rng, name):
    """Means that the race has, or some that it has not, in any number."""
    active = state["players"][state["player"]]["active"]
    own = [MEANS_OF[one] for one in (active["power"], active["race"]) if one in MEANS_OF] if active else []
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
    if state["phase"] != "redeploy" or rng.random() < 0.3:
        return {"tokens": {name: rng.randint(1, 3), other: rng.randint(1, 4)}}
    race = rng.choice(redeploying_races(state) or ["barbarians"])
    active = race == state["players"][state["player"]]["active"]["race"]
    named = {} if active else {"race": race}
    held = own_regions(state, race)
    if not held:
        return {"tokens": {name: 1}, **named}
    down = max(0, tokens_to_put_down(state, race) + rng.choice((0, 0, 1, -1)))
    return {"tokens": random_spread(rng, down, held, least=rng.choice((0, 1))), **named}
