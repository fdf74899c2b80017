"""Uses that come to mind, legal or not."""

from naive.facts import PLACES_OF_TEAMS, RELICS_OF_TEAMS
from naive.ground import where
from naive.state import powers_in_force


def any_use(state, rng):
    active = state["players"][state["player"]]["active"]
    named = {active["race"], *powers_in_force(state, state["player"])} if active else set()
    if "six_player" in state["packs"] and rng.random() < 0.5:
        return any_use_of_teams(state, rng)
    if state["necromancer"] is not None and rng.random() < 0.4:
        return any_purchase(state, rng)
    if "underground" in state["packs"] and rng.random() < 0.5:
        return any_use_below_ground(state, rng)
    if "sky_islands" in state["packs"] and rng.random() < (0.9 if named & {*SKY_TRAITS} else 0.3):
        return any_sky_use(state, rng, named)
    copies = active is not None and active["badge"] == "copycat"
    if "skags" in state["races"] and rng.random() < (0.9 if copies else 0.2):
        return {"trait": "copycat", "slot": rng.randint(-1, 6)}
    return {"trait": "igors", "count": rng.randint(-1, 5)}


BELOW = (
    "wickedest_pentacle",
    "altar_of_souls",
    "scepter_of_avarice",
    "froggys_ring",
    "cultists",
    "reborn",
    "flames",
)


def any_use_below_ground(state, rng):
    names = list(state["regions"])
    lying = [trait for trait in BELOW if where(state, trait)]
    trait = rng.choice(lying) if lying and rng.random() < 0.6 else rng.choice(BELOW)
    if trait == "reborn":
        own = [name for name in names if state["regions"][name]["player"] == state["player"]]
        return {"trait": trait, "regions": rng.sample(own if len(own) > 2 else names, rng.randint(1, 3))}
    action = {"trait": trait, "region": "nowhere" if rng.random() < 0.03 else rng.choice(names)}
    if trait in ("scepter_of_avarice", "froggys_ring") and rng.random() < 0.3:
        action["with"] = ["bag"]
    return action


def any_use_of_teams(state, rng):
    """Any find of the six player set, more often one that lies there."""
    lying = [trait for trait in (*RELICS_OF_TEAMS, *PLACES_OF_TEAMS) if where(state, trait)]
    trait = rng.choice(lying if lying and rng.random() < 0.8 else ["monster", *PLACES_OF_TEAMS])
    player = rng.randrange(len(state["players"]) + 1)
    region = "nowhere" if rng.random() < 0.03 else rng.choice(list(state["regions"]))
    if trait == "mirrors_vale":
        return {"trait": trait}
    if trait == "glandulfs_tavern":
        return {"trait": trait, "player": player, "count": rng.randint(0, 3)}
    if trait == "bonys_boneyard":
        return {"trait": trait, "race": rng.choice(state["races"])}
    if trait == "sigil_of_sacrifice" and rng.random() < 0.4:
        return {"trait": trait, "player": player}
    return {"trait": trait, "region": region}


def any_purchase(state, rng):
    if rng.random() < 0.5:
        return {"trait": "necromancer", "count": rng.randint(0, 4)}
    his = state["players"][state["necromancer"]]
    powers = [*his["offered"], *his["active"]["powers"], "stout"]
    return {"trait": "necromancer", "power": rng.choice(powers)}


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
