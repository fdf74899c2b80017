"""The state as plain dictionaries: loading a scenario, copying, and the simplest questions about it."""

import json
from pathlib import Path

from naive.facts import (
    BEHEMOTH_HEIGHT,
    BEHEMOTHS,
    COLUMN,
    HORDES,
    KEPT_IN_DECLINE,
    MEANS_OF,
    PLACED_BY,
    POTS,
    RACES,
    powers_of,
    races_of,
)

BOARDS = Path(__file__).resolve().parents[2] / "sw_widget" / "packs" / "base" / "boards"


class Refused(Exception):
    """An action that the rules do not allow.

    `code` is the model's own answer; `also` holds further codes that the texts would allow as well, where
    several reasons hold and no order between them is laid down.
    """

    def __init__(self, code, also=()):
        super().__init__(code)
        self.code = code
        self.also = tuple(also)


class NeedsShuffle(Exception):
    """The badges would have to be shuffled, which this model cannot foresee."""


# ------------------------------------------------------------------------------------------- loading


def load_board(board, players):
    if board is None:
        board = f"base/{players}p"
    if isinstance(board, str):
        board = json.loads((BOARDS / (board.split("/")[1] + ".json")).read_text(encoding="utf-8"))
    regions = {}
    for name, given in board["regions"].items():
        regions[name] = {
            "terrain": given["terrain"],
            "symbols": list(given.get("symbols", [])),
            "border": given.get("border", False),
            "lost_tribe": given.get("lost_tribe", False),
        }
    touches = {name: set() for name in regions}
    for one, other in board["edges"]:
        touches[one].add(other)
        touches[other].add(one)
    return {"regions": regions, "touches": touches, "turns": board.get("turns", 10)}


def load_player(given, number):
    player = {
        "name": given.get("name", f"Player {number + 1}"),
        "coins": given.get("coins", 5),
        "active": None,
        "declined": [],
        "ally": given.get("ally"),
        "pile": dict(given.get("pile", {})),  # what Igors collected
    }
    if given.get("active"):
        player["active"] = {
            "race": given["active"]["race"],
            "power": given["active"]["power"],
            "hand": given["active"].get("hand", 0),
            "first_turn": given["active"].get("first_turn"),
            "holes": 0,
            "pieces": all_pieces(given["active"]["race"], given["active"]["power"]),
        }
        player["active"]["pieces"].update(given["active"].get("pieces", {}))
    for race in given.get("declined", []):
        player["declined"].append({"race": race["race"], "power": race.get("power"), "hand": 0})
    return player


def all_pieces(race, power):
    """What a race owns beside its tokens when it enters the game, on the map and in hand."""
    pieces = {}
    if race == "leprechauns":
        pieces["pot_of_gold"] = POTS
    if power == "hordes_of":
        pieces["horde"] = HORDES
    if power == "behemoth":
        pieces["behemoth"] = BEHEMOTHS
    if power == "catapult":
        pieces["catapult"] = 1
    if power == "dragon_master":
        pieces["dragon"] = 1
    if power == "fireball":
        pieces["fireball"] = 0
    return pieces


def load(scenario):
    """The state that a (valid) scenario describes, before its prelude is played."""
    given_players = scenario.get("players") or [{}, {}]
    board = load_board(scenario.get("board"), len(given_players))
    packs = scenario.get("packs", ["base"])
    bringers = [*powers_of(packs), *races_of(packs)]
    state = {
        "races": races_of(packs),
        "means": [MEANS_OF[power] for power in powers_of(packs) if power in MEANS_OF],
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
    }
    for name, printed in board["regions"].items():
        state["regions"][name] = empty_region()
        if printed["lost_tribe"]:
            state["regions"][name]["lost_tribe"] = 1
    for name, given in scenario.get("regions", {}).items():
        region = empty_region()
        if given is not None:
            region["lost_tribe"] = given.get("lost_tribe", 0)
            hordes = given.get("markers", {}).get("horde", 0)
            if given.get("tokens", 0) + hordes:
                region["player"] = given["player"]
                region["race"] = given["race"]
                region["tokens"] = given.get("tokens", 0) + hordes
            region["markers"] = {kind: count for kind, count in given.get("markers", {}).items() if count}
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
        race["hand"] += in_hand(state, race, "horde")
    begin_turn(state)
    return state


def empty_region():
    """Nothing; the tokens of a region and of a hand are counted with the Hordes among them."""
    return {"player": None, "race": None, "tokens": 0, "lost_tribe": 0, "markers": {}}


def begin_turn(state):
    player = state["players"][state["player"]]
    player["ally"] = None  # a peace holds until the Diplomat's next turn
    state["this_turn"] = {
        "conquered": False,  # the active race has begun its conquests (which ends abandoning)
        "ghouls_conquered": False,  # the same for Ghouls in decline
        "non_empty": 0,  # non-empty regions that the active race conquered
        "attacked": [],  # opponents whose active race was attacked
        "converted": [],  # opponents from whom Sorcerers took a region
        "dragon_used": False,
        "catapult_used": False,
        "behemoths_used": {},  # region: Behemoths that went there this turn
        "second_wave": False,  # Marauding
        "began": False,  # the first conquest or abandonment, which ends the exchange of the Igors
        "abandoned": [],  # regions that Gypsies left
        "from_active": {},  # opponent: regions that the active race took from the active race there
        "fortress_built": False,
        "roll": None,  # a Berserk roll that is not spent yet
        "ally": None,
    }
    state["fled"] = []
    state["given_up"] = {}
    state["phase"] = "pick" if player["active"] is None else "start"
    state["mover"] = "ghouls" if ghouls_in_decline_on_board(state) else "active"
    for region in state["regions"].values():
        if region["player"] == state["player"] and region["markers"].pop("pot_of_gold", 0):
            player["coins"] += 1
            player["active"]["pieces"]["pot_of_gold"] -= 1


CONSTANT = ("board", "races", "means", "markers", "variants")


def copy_state(state):
    """A copy that shares nothing with the original but what never changes."""
    new = {}
    for key, value in state.items():
        if key in CONSTANT:
            new[key] = value
        elif key == "dice":
            new[key] = list(value)
        else:
            new[key] = copy_value(value)
    return new


def copy_value(value):
    if isinstance(value, dict):
        return {key: copy_value(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copy_value(item) for item in value]
    return value


# ----------------------------------------------------------------------------------------- questions


def regions_of(state, player, race):
    return [
        name
        for name, region in state["regions"].items()
        if region["player"] == player and region["race"] == race and region["tokens"] > 0
    ]


def tray(state, race):
    """Race tokens that are neither on the board nor in a hand, nor on a combo, nor in a pile."""
    out = 0
    for region in state["regions"].values():
        if region["race"] == race:
            out += region["tokens"] - region["markers"].get("horde", 0)
    for combo in state["column"]:
        if combo["race"] == race:
            out += combo["tokens"]
    for player in state["players"]:
        out += player["pile"].get(race, 0)
        if player["active"] and player["active"]["race"] == race:
            out += player["active"]["hand"] - in_hand(state, player["active"], "horde")
        for declined in player["declined"]:
            if declined["race"] == race:
                out += declined["hand"]
    return RACES[race][1] - out


def in_hand(state, race, kind):
    """Pieces of a kind that an active race owns, and that stand nowhere on the board."""
    standing = 0
    for region in state["regions"].values():
        if region["race"] == race["race"]:
            standing += region["markers"].get(kind, 0)
    return race["pieces"].get(kind, 0) - standing


def settle_hordes(state, race):
    """Nobody chooses which tokens are Hordes: as many as fit are in hand, the others where most stand."""
    owned = race.get("pieces", {}).get("horde")
    if owned is None:
        return
    held = [region for region in state["regions"].values() if region["race"] == race["race"]]
    for markers in [*(region["markers"] for region in held), *state["given_up"].values()]:
        markers.pop("horde", None)
    for _ in range(owned - race["hand"]):
        most = max(held, key=lambda region: region["tokens"] - region["markers"].get("horde", 0))
        most["markers"]["horde"] = most["markers"].get("horde", 0) + 1


def behemoths_left(state):
    """Behemoths of the player on turn that have not been in a conquest yet, wherever they stand."""
    race = state["players"][state["player"]]["active"]
    return race["pieces"].get("behemoth", 0) - sum(state["this_turn"]["behemoths_used"].values())


def height(state, player):
    """How many tokens each Behemoth of a player counts for."""
    active = state["players"][player]["active"]
    if active is None or active["power"] != "behemoth":
        return 0
    held = regions_of(state, player, active["race"])
    swamps = sum(state["board"]["regions"][name]["terrain"] == "swamp" for name in held)
    return min(swamps, BEHEMOTH_HEIGHT)


def garrison(race):
    """The fewest tokens with which an active race holds a region."""
    return 2 if race == "kobolds" else 1


def ghouls_in_decline(state, player):
    for declined in state["players"][player]["declined"]:
        if declined["race"] == "ghouls":
            return declined
    return None


def ghouls_in_decline_on_board(state):
    return ghouls_in_decline(state, state["player"]) is not None and bool(
        regions_of(state, state["player"], "ghouls")
    )


def is_active(state, player, race):
    active = state["players"][player]["active"]
    return active is not None and active["race"] == race


def race_of(state, player, race):
    """The entry (with its hand) of a race that this player holds, active or in decline."""
    active = state["players"][player]["active"]
    if active is not None and active["race"] == race:
        return active
    for declined in state["players"][player]["declined"]:
        if declined["race"] == race:
            return declined
    return None


def mover(state):
    """The race that conquers now: the active one, or Ghouls in decline, whose badge no longer works."""
    if state["mover"] == "ghouls":
        return ghouls_in_decline(state, state["player"])
    return state["players"][state["player"]]["active"]


def mover_power(state):
    if state["mover"] == "ghouls":
        return None
    return state["players"][state["player"]]["active"]["power"]


def mover_regions(state):
    return regions_of(state, state["player"], mover(state)["race"])


def is_water(state, name):
    return state["board"]["regions"][name]["terrain"] in ("sea", "lake")


# ----------------------------------------------------------------------------- banners and badges


def discard_badge(state, power):
    if power is not None:
        state["discarded"].append(power)
        fill_column(state)  # a banner may have waited for it


def return_banner(state, race):
    state["race_stack"].append(race)
    fill_column(state)


def fill_column(state):
    while len(state["column"]) < COLUMN and state["race_stack"]:
        if not state["power_stack"]:
            if not state["discarded"]:
                return
            if len(state["discarded"]) > 1:
                raise NeedsShuffle
            state["power_stack"] = state["discarded"]
            state["discarded"] = []
        race = state["race_stack"].pop(0)
        power = state["power_stack"].pop(0)
        state["column"].append({"race": race, "power": power, "coins": 0, "tokens": 0})


def vanish(state, player, declined):
    """A race in decline is gone: tokens and markers leave the board, banner and badge go back."""
    for name in regions_of(state, player, declined["race"]):
        state["regions"][name] = empty_region()
    state["players"][player]["declined"].remove(declined)
    if declined["power"] in KEPT_IN_DECLINE:
        discard_badge(state, declined["power"])
    return_banner(state, declined["race"])
