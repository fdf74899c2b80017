"""Who stands where in a random scenario, with what belongs to it."""

from naive.facts import BEHEMOTHS, HORDES, POTS, RACES, races_of


def settle(rng, board, players, crowded, closed=()):
    """Who stands where, with the markers that belong there; closed regions are left out."""
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
        if name in closed or not can_stand(region["terrain"], race):
            continue
        several = active or race["race"] in ("ghouls", "priestesses") or race["power"] == "tomb"
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


def can_stand(terrain, race):
    """Whether tokens of a race may stand on a terrain between turns."""
    if terrain == "river":
        return race["power"] == "seafaring" or race["race"] == "kraken"
    if terrain in ("sea", "lake"):
        return race["power"] == "seafaring" or race["race"] == "kraken"
    return terrain != "chasm"


def put_markers(rng, race, active, held, regions):
    if race["power"] == "fortified":
        for name in held[:6]:
            if rng.random() < 0.5:
                regions[name].setdefault("markers", {})["fortress"] = 1
    if race["power"] == "royal" and held and rng.random() < 0.7:
        regions[held[0]].setdefault("markers", {})["queen"] = 1
    if not active:
        return
    if race["race"] == "cultists" and held and rng.random() < 0.8:
        regions[held[0]].setdefault("markers", {})["great_ancient"] = 1
    if race["power"] == "magic" and held and rng.random() < 0.5:
        regions[held[0]].setdefault("markers", {})["bag"] = 1
    if race["power"] == "shield":
        for name in held[:3]:
            if rng.random() < 0.5:
                regions[name].setdefault("markers", {})["mushroom_shield"] = rng.choice((1, 2))
    if race["race"] == "halflings":
        for name in held[:2]:
            if rng.random() < 0.8:
                regions[name].setdefault("markers", {})["hole"] = 1
    if race["power"] == "heroic":
        for name in held[:2]:
            if rng.random() < 0.8:
                regions[name].setdefault("markers", {})["hero"] = 1
    if race["power"] == "gunner":
        for name in held[:2]:
            if rng.random() < 0.8:
                regions[name].setdefault("markers", {})["cannon"] = 1
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
        if race["race"] == "iron_dwarves":
            race.setdefault("pieces", {})["silver_hammer"] = rng.choice((0, 1, 2, 3, 5, 7))
        if race["power"] == "hordes_of":
            hordes = rng.choice((0, 1, HORDES, HORDES, HORDES))
            race["pieces"] = {**race.get("pieces", {}), "horde": hordes}
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
        if region and "under" in region:
            left[region["under"]["race"]] -= region["under"]["tokens"]
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


def bury_some(rng, board, players, regions):
    """Tokens of races in decline under Scavengers, on land."""
    holders = [number for number, player in enumerate(players) if player["active"]]
    holders = [number for number in holders if players[number]["active"]["race"] == "scavengers"]
    left = RACES["scavengers"][1]
    left -= sum(region["tokens"] for region in regions.values() if region and region["race"] == "scavengers")
    for name, region in regions.items():
        dry = board["regions"][name]["terrain"] not in ("sea", "lake", "river")
        fallen = region and dry and not is_active_race(players, region)
        if holders and left and fallen and rng.random() < 0.3 and region["race"] != "white_ladies":
            left -= 1
            under = {key: region[key] for key in ("player", "race", "tokens")}
            regions[name] = {"player": holders[0], "race": "scavengers", "tokens": 1, "under": under}


def hand_out_pacts(rng, scenario):
    """Pacts of a player who is not on turn, and a free pick for somebody without a race."""
    for number, player in enumerate(scenario["players"]):
        if player["active"] is None and rng.random() < 0.3:
            player["free_pick"] = True
        if player["active"] and player["active"]["power"] == "haggling" and number != scenario["current"]:
            others = [other for other in range(len(scenario["players"])) if other != number]
            for other in rng.sample(others, min(2, len(others))):
                scenario["players"][other]["pacts"] = rng.choice((1, 2))


def turn_drakons(rng, scenario):
    """Drakons that are out of the game already; those whose dragon still stands are among them."""
    left = RACES["drakons"][1]
    for region in scenario["regions"].values():
        if region and region.get("race") == "drakons":
            left -= region["tokens"]
        if region and region.get("under", {}).get("race") == "drakons":
            left -= region["under"]["tokens"]
    for player in scenario["players"]:
        left -= player.get("pile", {}).get("drakons", 0)
        if player["active"] and player["active"]["race"] == "drakons":
            left -= player["active"]["hand"]
    if left and rng.random() < 0.4:
        scenario["turned"] = {"drakons": rng.randint(0, min(3, left))}


def is_active_race(players, region):
    active = players[region["player"]]["active"]
    return active is not None and active["race"] == region["race"]


def put_on_the_ground(rng, scenario):
    """Winter markers where Ice Witches stand and beside them; Lava of somebody who is not on turn."""
    board, regions = scenario["board"], scenario["regions"]
    edges = board["edges"] if isinstance(board, dict) and "edges" in board else []
    for number, player in enumerate(scenario["players"]):
        race = player["active"]
        if race is None:
            continue
        held = [name for name, region in regions.items() if region and region.get("race") == race["race"]]
        beside = {b if a in held else a for a, b in edges if (a in held) != (b in held)}
        if race["race"] == "ice_witches":
            for name in [*held, *sorted(beside)]:
                if rng.random() < 0.3:
                    put_marker(board, regions, name, "winter_marker")
        if race["power"] == "lava" and number != scenario["current"]:
            for name in sorted(beside)[:2]:
                if not regions.get(name) and rng.random() < 0.5:
                    regions[name] = {"markers": {"lava_token": 1}}


def put_marker(board, regions, name, marker):
    """A marker in a region, also where nobody stands; a Lost Tribe that is printed there stays."""
    if regions.get(name) is None:
        printed = board["regions"][name]["lost_tribe"] and name not in regions
        regions[name] = {"lost_tribe": 1} if printed else {}
    regions[name].setdefault("markers", {})[marker] = 1
