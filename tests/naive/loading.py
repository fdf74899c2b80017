"""The state that a scenario describes."""

import json
from pathlib import Path

from naive.facts import GHOSTS_IN_THE_BOX, MEANS_OF, PLACED_BY, RELIC_MEANS, powers_of, races_of
from naive.ground import GROUND
from naive.lent import refit
from naive.loot import load_loot
from naive.pieces import all_pieces, in_hand, new_race, tray
from naive.setup import begin_setup
from naive.state import GHOSTS, empty_region, regions_of
from naive.teams import in_teams
from naive.terrain import kinds_of
from naive.turn import begin_turn

PACKS = Path(__file__).resolve().parents[2] / "sw_widget" / "packs"


def printed_board(board):
    """A printed board; with islands it is the ground for a player fewer, and an island board beside it."""
    pack, name = board.split("/")
    if pack in ("base", "underground"):
        return json.loads((PACKS / pack / "boards" / f"{name}.json").read_text(encoding="utf-8"))
    players, islands = name.split("p-")
    ground = printed_board(f"base/{int(players) - 1}p")
    sky = json.loads((PACKS / pack / "boards" / f"{islands}.json").read_text(encoding="utf-8"))
    return {
        "regions": {**ground["regions"], **sky["regions"]},
        "edges": [*ground["edges"], *sky["edges"]],
        "turns": sky["turns"][players],
        "links": sky["links"],
    }


def load_board(board, players, links=None):
    if board is None:
        board = f"base/{min(players, 5)}p"
    if isinstance(board, str):
        board = printed_board(board)
    regions = {}
    for name, given in board["regions"].items():
        regions[name] = {
            "terrain": given["terrain"],
            "symbols": list(given.get("symbols", [])),
            "border": given.get("border", False),
            "lost_tribe": given.get("lost_tribe", False),
            "island": given.get("island"),
            "markers": dict(given.get("markers", {})),
        }
    touches = {name: set() for name in regions}
    for one, other in board["edges"]:
        touches[one].add(other)
        touches[other].add(one)
    for link, top in board.get("links", {}).items():
        touches[top].add(links[link])
        touches[links[link]].add(top)
    turns = board.get("turns", 10)
    return {
        "regions": regions,
        "touches": touches,
        "turns": turns,
        "islands": islands_of(regions),
        "kinds": kinds_of(regions),
    }


def islands_of(regions):
    """Each island with its land."""
    islands = {}
    for name, region in regions.items():
        if region["island"] and region["terrain"] not in ("sea", "lake"):
            islands.setdefault(region["island"], set()).add(name)
    return islands


def load_player(given, number):
    player = {
        "name": given.get("name", f"Player {number + 1}"),
        "coins": given.get("coins", 5),
        "active": None,
        "declined": [],
        "ally": given.get("ally"),
        "pile": dict(given.get("pile", {})),  # what Igors collected
        "well": {},  # what lies in the Well of Souls
        "reviving": None,  # the race that Soul-Touch brings back at the beginning of the next turn
        "free_pick": given.get("free_pick", False),  # what Racketeering leaves behind
        "vengeance": list(given.get("vengeance", [])),  # players who have a marker of this Vengeful one
    }
    if given.get("role") == "necromancer":
        player["active"] = new_race(GHOSTS, None)
        player["active"]["powers"] = list(given.get("powers") or [])
        player["chooses"] = given.get("powers", []) is None
        for power in player["active"]["powers"]:
            player["active"]["pieces"].update(all_pieces(None, power))
        player["active"]["pieces"].update(given.get("pieces", {}))
        player["offered"] = list(given.get("offered", []))
        player["well"] = dict(given.get("well", {}))
        player["reserve"] = given.get("reserve")
    if given.get("active"):
        player["active"] = {
            **new_race(given["active"]["race"], given["active"]["power"]),
            "hand": given["active"].get("hand", 0),
            "first_turn": given["active"].get("first_turn"),
        }
        player["active"]["pieces"].update(given["active"].get("pieces", {}))
    for race in given.get("declined", []):
        power = race.get("power")
        player["declined"].append(
            {"race": race["race"], "power": power, "was": race.get("was", power), "hand": 0}
        )
    return player


def lay_on_the_ground(state, name, region, loot=None):
    """Markers that stay when the race of a region changes; what Loot shows may be unknown."""
    markers = region["markers"]
    for marker in GROUND:
        if marker in markers:
            state["ground"].setdefault(name, {})[marker] = markers.pop(marker)
    if markers.pop("winter_marker", 0):
        state["winter"].append(name)
    if markers.pop("lava_token", 0):
        owners = [player["active"] and player["active"]["power"] for player in state["players"]]
        state["lava"][name] = owners.index("lava") if "lava" in owners else None
    for _ in range(markers.pop("loot_marker", 0)):
        owner = region["player"]
        state["loot"]["at"].setdefault(name, []).append({"value": loot, "player": owner})
        state["loot"]["pile"].pop()


def lake_of(board):
    """The first lake of the board, which is that of the ground."""
    for name, region in board["regions"].items():
        if region["terrain"] == "lake":
            return name
    return None


def count_ghosts(state):
    """How many Ghosts there are in all: the box has 14, and a scenario may say how many are in reserve."""
    player = state["players"][state["necromancer"]]
    state["ghosts"] = GHOSTS_IN_THE_BOX
    if player["reserve"] is not None:
        state["ghosts"] += player["reserve"] - tray(state, GHOSTS)


def load(scenario):
    """The state that a (valid) scenario describes, before its prelude is played."""
    given_players = scenario.get("players") or [{}, {}]
    necromancers = [number for number, given in enumerate(given_players) if "role" in given]
    seats = len(given_players) - len(necromancers)  # his board is the one for a player fewer
    board = load_board(scenario.get("board"), seats, scenario.get("links"))
    packs = scenario.get("packs", ["base"])
    bringers = [*powers_of(packs), *races_of(packs)]
    state = {
        "packs": list(packs),
        "races": races_of(packs),
        "means": [MEANS_OF[one] for one in bringers if one in MEANS_OF],
        "markers": [marker for marker, bringer in PLACED_BY.items() if bringer in bringers],
        "variants": list(scenario.get("variants", [])),
        "board": board,
        "turn": scenario.get("turn", 1),
        "turns": scenario.get("turns", board["turns"]),
        "player": scenario.get("current", 0),
        "phase": None,
        "mover": None,
        "players": [load_player(given, number) for number, given in enumerate(given_players)],
        "regions": {},
        "column": [
            dict(combo, coins=combo.get("coins", 0), tokens=combo.get("tokens", 0))
            for combo in scenario.get("column", [])
        ],
        "race_stack": list(scenario.get("race_stack", [])),
        "power_stack": list(scenario.get("power_stack", [])),
        "discarded": list(scenario.get("discarded", [])),
        "dice": list(scenario.get("dice", [])),
        "score": None,
        "this_turn": None,
        "fled": [],
        "given_up": {},
        "winter": [],  # regions with a Winter marker
        "pots_left": {},  # region that nobody holds: the player who left a pot of gold there
        "lava": {},  # region: the player whose Lava covers it
        "burning": {},  # region: the player whose Zeppelin crashed there
        "pacts": {number: given["pacts"] for number, given in enumerate(given_players) if "pacts" in given},
        "out_of_game": dict(scenario.get("turned", {})),  # race: tokens
        "loot": load_loot(scenario),
        "ground": {},  # region: relics, places, monsters and the like that lie there
        "places": scenario.get("places"),  # the pile that monsters guard; None: nobody knows its order
        "stonehedge": scenario.get("stonehedge"),  # the badge that lies there
        "stonehedge_once": list(
            scenario.get("stonehedge_once", [])
        ),  # races that it has helped, if only once
        "pending": None,  # a use that must come before anything else
        "bony": scenario.get("bony"),  # the race in decline that Bony guards
        "setup": [],  # players who still put a monster down
        "sacrifice": None,  # the losses for which the Sigil asks
        "necromancer": necromancers[0] if necromancers else None,
        "necromancer_won": False,
        "island": lake_of(board) if necromancers else None,  # Necromancer Island
        "ghosts": 0,  # all Ghosts that are in the game
        "tomb": None,  # the race of a Tomb that is redeployed once more
    }
    if state["places"] is not None:
        state["places"] = list(state["places"])
    if "underground" in packs:
        state["means"] += [*RELIC_MEANS, "bag"]
        state["markers"].append("tomb_raider_ghost")
    for name, printed in board["regions"].items():
        state["regions"][name] = empty_region()
        if printed["lost_tribe"]:
            state["regions"][name]["lost_tribe"] = 1
        if printed["markers"]:
            state["ground"][name] = dict(printed["markers"])
    if necromancers and "regions" not in scenario:
        state["regions"][state["island"]].update(player=necromancers[0], race=GHOSTS, tokens=1)
    for name, given in scenario.get("regions", {}).items():
        region = empty_region()
        state["ground"].pop(name, None)
        if given is not None:
            region["lost_tribe"] = given.get("lost_tribe", 0)
            hordes = given.get("markers", {}).get("horde", 0)
            if given.get("tokens", 0) + hordes:
                region["player"] = given["player"]
                region["race"] = given["race"]
                region["tokens"] = given.get("tokens", 0) + hordes
            region["markers"] = {kind: count for kind, count in given.get("markers", {}).items() if count}
            region["under"] = dict(given["under"]) if "under" in given else None
            if region["player"] is None and region["markers"].pop("pot_of_gold", 0):
                state["pots_left"][name] = given.get("laid_by", {}).get("pot_of_gold", player_of_pots(state))
            lay_on_the_ground(state, name, region, given.get("loot"))
            if region["race"] == "trolls":
                region["markers"]["lair"] = 1
        state["regions"][name] = region
    for number, player in enumerate(state["players"]):
        race = player["active"]
        if race is None:
            continue
        held = len(regions_of(state, number, race["race"]))
        if race["first_turn"] is None:
            race["first_turn"] = held == 0
        if race["race"] == "halflings":
            race["holes"] = max(0, 2 - held)
            if held == 0 and not race["first_turn"]:
                race["holes"] = 0
        if race["race"] == "cultists":
            race["ancient_stood"] = held > 0 or not race["first_turn"]
            if race["ancient_stood"] and in_hand(state, race, "great_ancient"):
                race["pieces"]["great_ancient"] = 0
        race["hand"] += in_hand(state, race, "horde")
    refit(state, begins=False)
    if necromancers:
        count_ghosts(state)
    if in_teams(state) and is_printed_above_ground(scenario.get("board")) and "regions" not in scenario:
        begin_setup(state)
    else:
        begin_turn(state)
    return state


def player_of_pots(state):
    """Who plays the Leprechauns."""
    races = [player["active"] and player["active"]["race"] for player in state["players"]]
    return races.index("leprechauns")


def is_printed_above_ground(board):
    return board is None or (isinstance(board, str) and not board.startswith("underground"))
