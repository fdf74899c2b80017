"""Random small scenarios: boards, races with what belongs to them, explicit column, stacks and dice."""

from naive.facts import BEHEMOTHS, HORDES, KEPT_IN_DECLINE, POTS, RACES, powers_of, races_of

LAND = ("farmland", "forest", "hill", "mountain", "swamp")
SYMBOLS = ("cavern", "magic", "mine")


def random_board(rng, large=False, players=2):
    """A grid of a few regions, some with diagonals, always connected."""
    width, height = (4, 3) if large else (rng.randint(2, 4), rng.randint(2, 3))
    if players > 3:
        width, height = width + 1, height + 1
    cells = [(x, y) for y in range(height) for x in range(width)]
    names = {cell: "abcdefghijklmnopqrst"[number] for number, cell in enumerate(cells)}
    edges = []
    for x, y in cells:
        for other in ((x + 1, y), (x, y + 1)):
            if other in names:
                edges.append([names[x, y], names[other]])
        if (x + 1, y + 1) in names and rng.random() < 0.5:
            edges.append([names[x, y], names[x + 1, y + 1]])
    for edge in list(edges):
        rest = [other for other in edges if other != edge]
        if rng.random() < 0.15 and connected(list(names.values()), rest):
            edges = rest
    regions = {}
    for x, y in cells:
        outer = x in (0, width - 1) or y in (0, height - 1)
        region = {"terrain": rng.choice(LAND), "border": outer and rng.random() < 0.7}
        region["symbols"] = [symbol for symbol in SYMBOLS if rng.random() < 0.3]
        region["lost_tribe"] = rng.random() < 0.25
        regions[names[x, y]] = region
    touches = {name: [b if a == name else a for a, b in edges if name in (a, b)] for name in regions}
    if rng.random() < 0.6:
        make_water(regions, rng.choice(list(regions)), "sea", border=True)
    if rng.random() < 0.5:
        name = rng.choice(list(regions))
        if not any(regions[other]["terrain"] == "sea" for other in [name, *touches[name]]):
            make_water(regions, name, "lake", border=False)
    land = [name for name in regions if regions[name]["terrain"] in LAND]
    regions[rng.choice(land)]["border"] = True  # there is always a way in
    return {"regions": regions, "edges": edges}


def flood(rng, board):
    """Swamps nearly everywhere, for Behemoths as high as can be."""
    for region in board["regions"].values():
        if region["terrain"] in LAND and rng.random() < 0.85:
            region["terrain"] = "swamp"


def make_water(regions, name, terrain, border):
    regions[name] = {"terrain": terrain, "border": border, "symbols": [], "lost_tribe": False}


def connected(names, edges):
    reached = {names[0]}
    grows = True
    while grows:
        grows = False
        for one, other in edges:
            if (one in reached) != (other in reached):
                reached |= {one, other}
                grows = True
    return len(reached) == len(names)


def random_scenario(rng, combos, board=None, packs=("base",)):
    """A position in which the given combos are the active ones of the first players."""
    crowded = rng.random() < 0.35  # large armies on both sides: much flees, and much is put back
    board_given = board
    count = max(2, len(combos))
    if board is None:
        board = board_given = random_board(rng, crowded, count)
        if "behemoth" in {power for race, power in combos} and rng.random() < 0.3:
            flood(rng, board)
    free_races = [race for race in races_of(packs) if race not in {race for race, power in combos}]
    free_powers = [power for power in powers_of(packs) if power not in {power for race, power in combos}]
    rng.shuffle(free_races)
    rng.shuffle(free_powers)
    players = []
    for number in range(count):
        player = {"name": f"P{number}", "coins": rng.randint(0, 7), "active": None, "declined": []}
        if number < len(combos):
            race, power = combos[number]
            player["active"] = {"race": race, "power": power, "hand": 0}
        if rng.random() < 0.5:
            player["declined"].append(random_declined(rng, free_races, free_powers))
        players.append(player)
    current = rng.randrange(count)
    for number, player in enumerate(players):
        if player["active"] and player["active"]["power"] == "diplomat" and number != current:
            if rng.random() < 0.7:
                player["ally"] = rng.choice([other for other in range(count) if other != number])
    regions = settle(rng, board, players, crowded)
    give_hands(rng, players, regions)
    if crowded and players[current]["active"] and players[current]["active"]["race"] != "ghouls":
        race = players[current]["active"]
        stands = sum(r["tokens"] for r in regions.values() if r and r["race"] == race["race"])
        race["hand"] = RACES[race["race"]][1] - stands
    give_pieces(rng, players, regions)
    give_piles(rng, players, regions, packs)
    standing = {region["race"] for region in regions.values() if region}
    for player in players:
        player["declined"] = [race for race in player["declined"] if race["race"] in standing]
    turn = rng.randint(1, 8)
    scenario = {
        "format": "sw-scenario/1",
        "packs": list(packs),
        "board": board_given,
        "players": players,
        "current": current,
        "turn": turn,
        "turns": turn + rng.randint(1 if count > 3 else 0, 4),
        "regions": regions,
        "dice": [rng.choice((0, 0, 0, 1, 2, 3)) for _ in range(120)],
    }
    offered = min(6, len(free_races), len(free_powers))
    scenario["column"] = [
        {"race": free_races.pop(), "power": free_powers.pop(), "coins": rng.choice((0, 0, 1, 2))}
        for _ in range(offered)
    ]
    scenario["race_stack"] = free_races
    scenario["power_stack"] = free_powers
    lay_homunculi(rng, scenario)
    if "cursed" in packs and rng.random() < 0.2:
        scenario["variants"] = ["hordes_lost_last"]
    return scenario


def lay_homunculi(rng, scenario):
    for combo in scenario["column"]:
        if combo["race"] == "homunculi" and rng.random() < 0.7:
            piled = sum(player.get("pile", {}).get("homunculi", 0) for player in scenario["players"])
            combo["tokens"] = min(rng.choice((1, 2, 3, 9, 15)), RACES["homunculi"][1] - piled)


def opening_scenario(rng, players, packs=("base",)):
    """The start of a whole game on the printed board, with drawn column and stacks and prescribed dice."""
    races, powers = races_of(packs), powers_of(packs)
    rng.shuffle(races)
    rng.shuffle(powers)
    return {
        "format": "sw-scenario/1",
        "packs": list(packs),
        "board": f"base/{players}p",
        "players": [{"name": f"P{number}"} for number in range(players)],
        "column": [{"race": races.pop(), "power": powers.pop(), "coins": 0} for _ in range(6)],
        "race_stack": races,
        "power_stack": powers,
        "dice": [rng.choice((0, 0, 0, 1, 2, 3)) for _ in range(500)],
    }


def random_declined(rng, free_races, free_powers):
    race = free_races[0]
    for often, share in (("ghouls", 0.4), ("priestesses", 0.15), ("white_ladies", 0.1), ("shrubmen", 0.1)):
        if often in free_races and rng.random() < share:
            race = often
            break
    free_races.remove(race)
    power = rng.choice((None, None, *KEPT_IN_DECLINE))
    if power not in free_powers:
        power = None
    if power:
        free_powers.remove(power)
    return {"race": race, "power": power}


def settle(rng, board, players, crowded):
    """Who stands where, with the markers that belong there."""
    regions = {}
    holders = []
    for number, player in enumerate(players):
        if player["active"] and rng.random() < 0.8:
            holders.append((number, player["active"], True))
        holders += [(number, race, False) for race in player["declined"]]
    left = {race: RACES[race][1] for race in RACES}
    share = 0.95 if crowded else rng.uniform(0.3, 0.9)
    armies = (1, 2, 2, 3) if crowded else (1, 1, 1, 2, 2, 3, 4)
    for name, region in board["regions"].items():
        if not holders or rng.random() > share:
            if rng.random() < 0.3:
                regions[name] = None
            continue
        number, race, active = rng.choice(holders)
        if region["terrain"] in ("sea", "lake") and race["power"] != "seafaring":
            continue
        several = active or race["race"] in ("ghouls", "priestesses")
        tokens = min(rng.choice(armies) if several else 1, left[race["race"]])
        if active and race["race"] == "pixies" and rng.random() < 0.8:
            tokens = min(1, left["pixies"])
        if active and race["race"] == "kobolds":
            tokens = max(2, tokens) if left["kobolds"] >= 2 else 0
        towers = [region["race"] for region in regions.values() if region]
        if not active and race["race"] == "priestesses" and "priestesses" in towers:
            continue
        if tokens:
            left[race["race"]] -= tokens
            regions[name] = {"player": number, "race": race["race"], "tokens": tokens}
    for _, race, active in holders:
        held = [name for name, region in regions.items() if region and region["race"] == race["race"]]
        rng.shuffle(held)
        put_markers(rng, race, active, held, regions)
    return regions


def put_markers(rng, race, active, held, regions):
    if race["power"] == "fortified":
        for name in held[:6]:
            if rng.random() < 0.5:
                regions[name].setdefault("markers", {})["fortress"] = 1
    if not active:
        return
    if race["race"] == "halflings":
        for name in held[:2]:
            if rng.random() < 0.8:
                regions[name].setdefault("markers", {})["hole"] = 1
    if race["power"] == "heroic":
        for name in held[:2]:
            if rng.random() < 0.8:
                regions[name].setdefault("markers", {})["hero"] = 1
    if race["power"] == "catapult" and held and rng.random() < 0.6:
        regions[held[0]].setdefault("markers", {})["catapult"] = 1
    if race["power"] == "behemoth" and held:
        for _ in range(rng.randint(0, BEHEMOTHS)):
            markers = regions[rng.choice(held)].setdefault("markers", {})
            markers["behemoth"] = markers.get("behemoth", 0) + 1
    if race["race"] == "leprechauns":
        for name in held:
            if rng.random() < 0.5:
                regions[name].setdefault("markers", {})["pot_of_gold"] = 1
    if race["power"] == "dragon_master" and held and rng.random() < 0.7:
        regions[held[0]].setdefault("markers", {})["dragon"] = 1
    if race["power"] == "bivouacking" and held:
        for _ in range(rng.randint(0, 5)):
            markers = regions[rng.choice(held)].setdefault("markers", {})
            markers["encampment"] = markers.get("encampment", 0) + 1


def give_hands(rng, players, regions):
    for player in players:
        race = player["active"]
        if race is None:
            continue
        own = [region for region in regions.values() if region and region["race"] == race["race"]]
        stands = sum(region["tokens"] for region in own)
        left = RACES[race["race"]][1] - stands
        if stands and race["race"] == "ghouls":
            continue  # Ghouls with a region have nothing in hand between turns, and may decline
        race["hand"] = min(left, rng.choice((0, 0, 1, 3, 5, 8)) if stands else rng.randint(0, 12))
        if not stands and rng.random() < 0.3:
            race["first_turn"] = False


def give_pieces(rng, players, regions):
    """What races own beside their tokens, as far as it runs out or grows; Hordes also stand on the board."""
    for player in players:
        race = player["active"]
        if race is None:
            continue
        own = [region for region in regions.values() if region and region["race"] == race["race"]]
        if race["power"] == "fireball":
            race["pieces"] = {"fireball": rng.choice((0, 1, 2, 3, 11, 12))}
        if race["power"] == "hordes_of":
            hordes = rng.choice((0, 1, HORDES, HORDES, HORDES))
            race["pieces"] = {"horde": hordes}
            if own and rng.random() < 0.6:
                race["hand"] = 0
                for _ in range(hordes):
                    region = rng.choice(own)
                    markers = region.setdefault("markers", {})
                    markers["horde"] = markers.get("horde", 0) + 1
                    if rng.random() < 0.3 and region["tokens"]:
                        region["tokens"] -= 1  # perhaps alone
        if race["race"] == "leprechauns" and rng.random() < 0.5:
            pots = sum(region.get("markers", {}).get("pot_of_gold", 0) for region in own)
            race.setdefault("pieces", {})["pot_of_gold"] = rng.choice((pots, pots + 1, POTS))


def give_piles(rng, players, regions, packs):
    """What Igors collected, from all that is neither on the board nor in a hand."""
    left = {race: RACES[race][1] for race in races_of(packs)}
    for region in regions.values():
        if region and region["race"]:
            left[region["race"]] -= region["tokens"]
    for player in players:
        if player["active"]:
            left[player["active"]["race"]] -= player["active"]["hand"]
    for player in players:
        if player["active"] and player["active"]["race"] == "igors" and rng.random() < 0.8:
            player["pile"] = {}
            for race in rng.sample(list(left), rng.randint(0, 4)):
                player["pile"][race] = rng.randint(0, min(4, left[race]))
            if rng.random() < 0.5:
                player["pile"]["lost_tribe"] = rng.randint(1, 3)
            if rng.random() < 0.5 and left["igors"]:
                player["pile"]["igors"] = rng.randint(1, min(3, left["igors"]))
