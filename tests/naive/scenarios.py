"""Random small scenarios: boards, races with what belongs to them, explicit column, stacks and dice."""

from naive.facts import KEPT_IN_DECLINE, LOOT, RACES, finds_of, powers_of, races_of
from naive.loading import printed_board
from naive.random_boards import dig_down, flood, heap_up, raise_islands, random_board
from naive.random_finds import go_below
from naive.random_modes import NEVER_HIS, POWERS_DRAWN, dig_lake, raise_necromancer
from naive.random_positions import (
    bury_some,
    give_hands,
    give_pieces,
    give_piles,
    hand_out_pacts,
    put_on_the_ground,
    settle,
    turn_drakons,
)


def random_scenario(rng, combos, board=None, packs=("base",)):
    """A position in which the given combos are the active ones of the first players."""
    crowded = rng.random() < 0.35  # large armies on both sides: much flees, and much is put back
    board_given = board
    count = max(2, len(combos))
    if board is None:
        board = board_given = random_board(rng, crowded, count)
        if "behemoth" in {power for race, power in combos} and rng.random() < 0.3:
            flood(rng, board)
        if "lava" in {power for race, power in combos} and rng.random() < 0.6:
            heap_up(rng, board)
        if "sky_islands" in packs and rng.random() < 0.6:
            raise_islands(rng, board)
        elif "underground" in packs and rng.random() < 0.8:
            dig_down(rng, board, rng.choice((0.3, 0.6, 1, 1)))
    lake = dig_lake(rng, board) if "necromancer" in packs else None
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
        revives = player["active"] and player["active"]["power"] == "soul_touch"
        if rng.random() < (0.9 if revives else 0.5):
            player["declined"].append(random_declined(rng, free_races, free_powers))
        players.append(player)
    current = rng.randrange(count)
    for number, player in enumerate(players):
        if player["active"] and player["active"]["power"] == "diplomat" and number != current:
            if rng.random() < 0.7:
                player["ally"] = rng.choice([other for other in range(count) if other != number])
    regions = settle(rng, board, players, crowded, [lake])
    if "sky_islands" in packs:
        bury_some(rng, board, players, regions)
    give_hands(rng, players, regions)
    if crowded and players[current]["active"] and players[current]["active"]["race"] != "ghouls":
        race = players[current]["active"]
        stands = sum(r["tokens"] for r in regions.values() if r and r["race"] == race["race"])
        race["hand"] = RACES[race["race"]][1] - stands
    give_pieces(rng, players, regions)
    give_piles(rng, players, regions, packs)
    standing = {region["race"] for region in regions.values() if region}
    standing |= {region["under"]["race"] for region in regions.values() if region and "under" in region}
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
    if "spiders_web" in packs:
        prepare_for_spiders_web(rng, scenario)
    if "sky_islands" in packs:
        hand_out_pacts(rng, scenario)
        turn_drakons(rng, scenario)
    if lake:
        raise_necromancer(rng, scenario, board, lake)
    if "underground" in packs or "six_player" in packs:
        go_below(rng, scenario, board)
    if "cursed" in packs and rng.random() < 0.2:
        scenario["variants"] = ["hordes_lost_last"]
    return scenario


def prepare_for_spiders_web(rng, scenario):
    """Loot in a known order, markers on the ground, and the badges with which races went into decline."""
    scenario["loot"] = shuffled(rng, LOOT)
    scenario["discarded"] = []
    for player in scenario["players"]:
        for race in player["declined"]:
            if race["power"] is None and scenario["power_stack"]:
                race["was"] = scenario["power_stack"].pop()
                pile = "discarded" if rng.random() < 0.7 else "power_stack"
                scenario[pile].insert(0, race["was"])
    put_on_the_ground(rng, scenario)


def shuffled(rng, items):
    items = list(items)
    rng.shuffle(items)
    return items


def lay_homunculi(rng, scenario):
    for combo in scenario["column"]:
        if combo["race"] == "homunculi" and rng.random() < 0.7:
            piled = sum(player.get("pile", {}).get("homunculi", 0) for player in scenario["players"])
            combo["tokens"] = min(rng.choice((1, 2, 3, 9, 15)), RACES["homunculi"][1] - piled)


def opening_scenario(rng, players, packs=("base",), board=None):
    """The start of a whole game on the printed board, with drawn column and stacks and prescribed dice."""
    races, powers = races_of(packs), powers_of(packs)
    rng.shuffle(races)
    rng.shuffle(powers)
    given = board
    seats = players - ("necromancer" in packs)
    board = given or f"base/{min(seats, 5)}p"
    if given is None and "sky_islands" in packs and seats > 2:
        board = f"sky_islands/{seats}p-{rng.choice(('two', 'three'))}"
    teams = "six_player" in packs and players == 6 and "necromancer" not in packs
    scenario = {
        "format": "sw-scenario/1",
        "packs": list(packs),
        "board": board,
        "players": [{"name": f"P{number}"} for number in range(players)],
        "column": [{"race": races.pop(), "power": powers.pop(), "coins": 0} for _ in range(6)],
        "race_stack": races,
        "power_stack": powers,
        "dice": [rng.choice((0, 0, 0, 1, 2, 3)) for _ in range(500)],
    }
    if "spiders_web" in packs:
        scenario["loot"] = shuffled(rng, LOOT)
    if "necromancer" in packs:
        fit = [power for power in powers if power not in NEVER_HIS][:POWERS_DRAWN]
        scenario["power_stack"] = [power for power in powers if power not in fit]
        scenario["players"][-1].update(role="necromancer", powers=None, offered=fit)
    if "underground" in packs or "six_player" in packs:
        scenario["places"] = shuffled(rng, finds_of(packs))
    if "underground" in packs and (not teams or board.startswith("underground")):
        scenario["regions"] = monsters_in_pairs(rng, printed_board(board), players)
    if "necromancer" in packs and "regions" in scenario:
        printed = printed_board(board)["regions"]
        lake = next(name for name in printed if printed[name]["terrain"] == "lake")
        scenario["regions"][lake] = {"player": players - 1, "race": "ghosts", "tokens": 1}
    if board.startswith("sky_islands"):
        scenario["links"] = random_links(rng, printed_board(board))
    return scenario


def monsters_in_pairs(rng, board, players):
    """Above ground monsters on some Lost Tribes, never side by side; below they are printed on the board."""
    regions = board["regions"]
    tribes = [name for name in regions if regions[name].get("lost_tribe")]
    rng.shuffle(tribes)
    chosen = []
    for name in tribes:
        beside = {b if a == name else a for a, b in board["edges"] if name in (a, b)}
        if len(chosen) <= players and not beside & set(chosen):
            chosen.append(name)
    found = {name: {"markers": {"monster": 2}} for name in chosen}
    return {**{name: {"lost_tribe": 1} for name in tribes if name not in chosen}, **found}


def random_links(rng, board):
    """The ways up, each on a region of the ground of its own."""
    regions = board["regions"]
    ground = [name for name in regions if not regions[name].get("island")]
    land = [name for name in ground if regions[name]["terrain"] not in ("sea", "lake")]
    return dict(zip(board["links"], rng.sample(land, len(board["links"])), strict=True))


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
