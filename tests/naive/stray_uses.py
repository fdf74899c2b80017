"""Uses that come to mind, legal or not."""

from naive.ground import where
from naive.state import powers_in_force


def any_use(state, rng):
    active = state["players"][state["player"]]["active"]
    named = {active["race"], *powers_in_force(state, state["player"])} if active else set()
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
