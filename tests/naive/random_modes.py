"""Six players in teams, and a Necromancer, in random scenarios."""

from naive.facts import GHOSTS_IN_THE_BOX, PLACES_OF_TEAMS, RELICS_OF_TEAMS
from naive.random_boards import WATER, land_or_rivers

# Badges that the Necromancer is never given, and one that the model does not know in his hands.
NEVER_HIS = ("cursed", "spirit", "stout", "copycat")
POWERS_DRAWN = 6


def dig_lake(rng, board):
    """The lake for Necromancer Island: one that is there, or else a region that becomes one."""
    regions = board["regions"]
    lakes = [name for name in regions if regions[name]["terrain"] == "lake"]
    if lakes:
        return lakes[0]
    ground = [name for name in regions if not regions[name].get("island")]
    borders = [name for name in ground if regions[name]["border"] and regions[name]["terrain"] not in WATER]
    dry = [name for name in ground if regions[name]["terrain"] not in WATER and borders != [name]]
    ground = dry or [name for name in ground if borders != [name]]  # there is always a way in
    lake = rng.choice(ground)
    regions[lake].update(terrain="lake", symbols=[], lost_tribe=False, border=False)
    land = land_or_rivers(regions, ground)
    if land and not any(regions[name]["border"] for name in land):
        regions[rng.choice(land)]["border"] = True
    return lake


def raise_necromancer(rng, scenario, board, lake):
    """One more player: Ghosts where nobody stands, and badges of the stack."""
    fit = [power for power in scenario["power_stack"] if power not in NEVER_HIS][:POWERS_DRAWN]
    scenario["power_stack"] = [power for power in scenario["power_stack"] if power not in fit]
    in_use = rng.choice((1, 1, 2, 3, 4))
    number = len(scenario["players"])
    player = {
        "name": "Necromancer",
        "coins": rng.choice((0, 5, 12, 30)),
        "role": "necromancer",
        "powers": fit[:in_use],
        "offered": fit[in_use:],
    }
    scenario["players"].append(player)
    well = {"souls": rng.randint(0, 3), "lost_tribe": rng.randint(0, 2), "ghosts": rng.randint(0, 2)}
    player["well"] = {kind: count for kind, count in well.items() if count and rng.random() < 0.5}
    left = GHOSTS_IN_THE_BOX - player["well"].get("ghosts", 0)
    for name, printed in board["regions"].items():
        dry = printed["terrain"] not in WATER
        tribe = printed["lost_tribe"] and name not in scenario["regions"]
        free = scenario["regions"].get(name) is None and not tribe
        if dry and free and rng.random() < 0.5 and left > 3:
            tokens = rng.choice((1, 1, 2, 3))
            left -= tokens
            scenario["regions"][name] = {"player": number, "race": "ghosts", "tokens": tokens}
    waiting = rng.randint(0, min(3, left))
    if waiting:
        scenario["regions"][lake] = {"player": number, "race": "ghosts", "tokens": waiting}
        left -= waiting
    if rng.random() < 0.3:
        player["reserve"] = rng.randint(0, min(2, left))
    if rng.random() < 0.4:
        scenario["current"] = number


def send_bony(rng, scenario):
    """Bony on a race in decline, where an active race holds the Boneyard."""
    declined = [race["race"] for player in scenario["players"] for race in player.get("declined", [])]
    for region in scenario["regions"].values():
        if region and region.get("markers", {}).get("bonys_boneyard") and region.get("tokens"):
            active = scenario["players"][region["player"]].get("active")
            if active and active["race"] == region["race"] and declined and rng.random() < 0.8:
                scenario["bony"] = rng.choice(declined)


def of_teams_first(rng, pile):
    """The finds of the six player set come up more often than others."""
    pile.sort(key=lambda find: rng.random() + 0.5 * (find in (*RELICS_OF_TEAMS, *PLACES_OF_TEAMS)))
