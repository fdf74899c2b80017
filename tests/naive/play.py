"""Random actions: legal ones, sampled without listing all allocations, and arbitrary ones."""

from naive.choices import allies, may_end_turn
from naive.facts import ENCAMPMENTS, FORTRESSES, HEROES, PLACED_BY
from naive.model import legal
from naive.state import regions_of
from naive.turn import own_regions, redeploying_races, tokens_to_put_down, withdrawing

# Kinds that come more often, or less often, than others.
WEIGHTS = {"conquer": 10, "convert": 8, "roll": 6, "stop": 0.7}

POWER_MARKERS = {power: marker for marker, power in PLACED_BY.items()}


def random_spread(rng, total, names, least=0):
    counts = dict.fromkeys(names, least)
    for _ in range(total - least * len(names)):
        counts[rng.choice(names)] += 1
    return {name: count for name, count in counts.items() if count}


def random_action(state, rng, decline=0.3):
    """A legal action: first a kind, then one of that kind; `decline` is the weight of that choice."""
    if state["phase"] == "redeploy":
        return random_redeployment(state, rng)
    if state["phase"] == "withdraw":
        return random_withdrawal(state, rng)
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
    if active["power"] in ("bivouacking", "heroic"):
        ways.append(("place", None))
    if active["power"] == "fortified" and not state["this_turn"]["fortress_built"]:
        ways.append(("place", None))
    if not ways:
        return {"do": "end_turn"}
    kind, race = rng.choice(ways)
    if kind == "redeploy":
        names = own_regions(state, race)
        down = tokens_to_put_down(state, race)
        if race == "amazons" and down < len(names):
            tokens = dict.fromkeys(rng.sample(names, down), 1)
        else:
            tokens = random_spread(rng, down, names, least=1)
        named = {} if race == active["race"] else {"race": race}
        return {"do": "redeploy", "tokens": tokens, **named}
    if kind == "ally":
        return {"do": "ally", "player": rng.choice(allies(state))}
    if active["power"] == "bivouacking":
        regions = random_spread(rng, rng.choice((5, 5, 3, 0, 1)), held) if held else {}
        return {"do": "place", "marker": "encampment", "regions": regions}
    if active["power"] == "heroic":
        count = min(len(held), rng.choice((2, 2, 1, 0)))
        return {"do": "place", "marker": "hero", "regions": dict.fromkeys(rng.sample(held, count), 1)}
    free = [name for name in held if not state["regions"][name]["markers"].get("fortress")]
    standing = sum(region["markers"].get("fortress", 0) for region in state["regions"].values())
    chosen = [rng.choice(free)] if free and standing < FORTRESSES else []
    return {"do": "place", "marker": "fortress", "regions": dict.fromkeys(chosen, 1)}


def random_withdrawal(state, rng):
    fled = rng.choice(withdrawing(state))
    held = regions_of(state, fled["player"], fled["race"])
    action = {"do": "withdraw", "tokens": random_spread(rng, fled["tokens"], held)}
    if fled["encampments"]:
        action["markers"] = {"encampment": random_spread(rng, fled["encampments"], held)}
    if len(withdrawing(state)) > 1:
        action["race"] = fled["race"]
    return action


# What is worth trying in each phase, right or wrong; now and then a kind of another phase is tried.
CONQUEST = ("conquer", "conquer", "conquer", "attempt", "attempt", "convert", "abandon", "roll")
STRAYS = {
    "pick": ("pick",),
    "start": CONQUEST,
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
        if kind == "conquer" and rng.random() < 0.25:
            action["with"] = ["dragon"]
    elif kind == "pick":
        action["slot"] = rng.randint(0, 7)
    elif kind == "redeploy":
        action.update(any_redeployment(state, rng, name, other))
    elif kind == "place":
        active = state["players"][state["player"]]["active"]
        if active and active["power"] in POWER_MARKERS and rng.random() < 0.9:
            action["marker"] = POWER_MARKERS[active["power"]]
        else:
            action["marker"] = rng.choice(("encampment", "fortress", "hero"))
        limit = {"encampment": ENCAMPMENTS, "fortress": 1, "hero": HEROES}[action["marker"]]
        names = regions_of(state, state["player"], active["race"]) if active else []
        if not names or rng.random() < 0.3:
            names = [name, other]
        action["regions"] = random_spread(rng, rng.randint(1, limit + 1), names)
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


def any_redeployment(state, rng, name, other):
    if state["phase"] != "redeploy" or rng.random() < 0.3:
        return {"tokens": {name: rng.randint(1, 3), other: rng.randint(1, 4)}}
    race = rng.choice(redeploying_races(state))
    active = race == state["players"][state["player"]]["active"]["race"]
    named = {} if active else {"race": race}
    held = own_regions(state, race)
    if not held:
        return {"tokens": {name: 1}, **named}
    down = max(0, tokens_to_put_down(state, race) + rng.choice((0, 0, 1, -1)))
    return {"tokens": random_spread(rng, down, held, least=rng.choice((0, 1))), **named}
