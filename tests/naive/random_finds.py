"""Monsters, relics, places and what comes with them in a random scenario."""

from naive.facts import MONSTERS, finds_of
from naive.random_modes import of_teams_first, send_bony
from naive.terrain import UNDERGROUND

# Badges that Stonehedge is not given: Cursed is put aside, and the model has no lent Copycat.
NEVER_LENT = ("cursed", "copycat")


def go_below(rng, scenario, board):
    """The pile of relics and places, some of them found already, monsters where there are Lost Tribes."""
    pile = finds_of(scenario["packs"])
    of_teams_first(rng, pile)
    printed = board["regions"]
    land = [name for name in printed if printed[name]["terrain"] not in ("sea", "lake", "river", "chasm")]
    for name in rng.sample(land, min(len(land), rng.choice((0, 1, 2, 3, 5)))):
        found = pile.pop()
        lay(scenario, printed, name, found)
        if found == "stonehedge":
            lend(scenario)
        if found == "wickedest_pentacle" and rng.random() < 0.8:
            send_balrog(rng, scenario, printed)
        if found == "crypt_of_the_tomb_raider" and rng.random() < 0.7:
            lay(scenario, printed, rng.choice([one for one in printed if one != name]), "tomb_raider_ghost")
    scenario["places"] = pile
    for name in rng.sample(land, min(len(land), MONSTERS // 2)):
        tribe = printed[name]["lost_tribe"] and name not in scenario["regions"]
        if (tribe and rng.random() < 0.6) or (empty(scenario, name) and rng.random() < 0.15):
            pair = {"markers": {**markers_at(scenario, name), "monster": 2}}
            single = {"markers": {**markers_at(scenario, name), "monster": 1}, "lost_tribe": 1}
            teams = "six_player" in scenario["packs"] and rng.random() < 0.5
            scenario["regions"][name] = single if teams else pair
    if "underground" in scenario["packs"]:
        put_volcano(rng, scenario, printed)
    if "six_player" in scenario["packs"]:
        send_bony(rng, scenario)


def markers_at(scenario, name):
    return (scenario["regions"].get(name) or {}).get("markers", {})


def empty(scenario, name):
    """Whether nobody stands in a region, nor anything lies there."""
    return name in scenario["regions"] and scenario["regions"][name] is None


def lay(scenario, printed, name, marker):
    regions = scenario["regions"]
    if regions.get(name) is None:
        tribe = printed[name]["lost_tribe"] and name not in regions
        regions[name] = {"lost_tribe": 1} if tribe else {}
    regions[name].setdefault("markers", {})[marker] = 1


def lend(scenario):
    for power in scenario["power_stack"]:
        if power not in NEVER_LENT:
            scenario["power_stack"].remove(power)
            scenario["stonehedge"] = power
            return


def send_balrog(rng, scenario, printed):
    """The Balrog stands where nobody does."""
    free = [
        name for name in printed if printed[name]["terrain"] != "chasm" and name not in scenario["regions"]
    ]
    free = [name for name in free if not printed[name]["lost_tribe"] and printed[name]["terrain"] != "lake"]
    if free:
        lay(scenario, printed, rng.choice(free), "balrog")


def put_volcano(rng, scenario, printed):
    """Flames have their Volcano where there is a choice of chasms, or else it may stand on a Mountain."""
    if not any(region["terrain"] in (*UNDERGROUND, "mountain") for region in printed.values()):
        land = [region for region in printed.values() if region["terrain"] not in ("sea", "lake")]
        land[0]["terrain"] = "mountain"
    races = [player["active"]["race"] for player in scenario["players"] if player.get("active")]
    if "flames" not in races:
        return
    below = any(region["terrain"] in UNDERGROUND for region in printed.values())
    sites = [name for name in printed if "volcano" in printed[name]["symbols"]]
    if not below:
        if rng.random() < 0.5:
            return
        free = [name for name in printed if not (scenario["regions"].get(name) or {}).get("player", -1) >= 0]
        free = [name for name in free if printed[name]["terrain"] not in ("sea", "lake")]
        for name in free[:1]:
            printed[name]["terrain"] = "mountain"
            scenario["regions"][name] = {"markers": {}}
        sites = free[:1]
    if sites:
        lay(scenario, printed, rng.choice(sites), "volcano")
