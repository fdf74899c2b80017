"""What is counted: tokens in the tray, and what races own beside their tokens."""

from naive.facts import (
    AMAZONS_LIFTED,
    BEHEMOTH_HEIGHT,
    BEHEMOTHS,
    CANNONS,
    HORDES,
    POTS,
    POWERS,
    RACES,
    SHIELDS,
)
from naive.state import GHOSTS, empty_region, garrison, has_power, regions_of
from naive.terrain import count_of


def new_race(race, power):
    """An active race as it enters the game, before it is given tokens."""
    return {
        "race": race,
        "badge": power,
        "power": power,  # the power that works for it now: with Copycat another one than its badge
        "hand": 0,
        "first_turn": True,
        "holes": 2 if race == "halflings" else 0,
        "pieces": all_pieces(race, power),
        "chosen": [],  # powers that work once and that Copycat has chosen
        "winter_kept": 0,  # Winter markers that were not put down
        "lent": None,  # the power that Stonehedge lends
        "copied": None,  # what that power, if it is Copycat, has copied
        "powers": [],  # those that the Necromancer uses
        "ancient_stood": False,  # the Great Ancient of the Cultists has been put down
    }


def tokens_of_combo(race, power):
    """The tokens on banner and badge."""
    tokens = RACES[race][0] + POWERS.get(power, 0)
    return tokens + AMAZONS_LIFTED if race == "amazons" else tokens


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
    if power == "gunner":
        pieces["cannon"] = CANNONS
    if power == "dragon_master":
        pieces["dragon"] = 1
    if power == "fireball":
        pieces["fireball"] = 0
    if power == "royal":
        pieces["queen"] = 1
    if power == "magic":
        pieces["bag"] = 1
    if power == "shield":
        pieces["mushroom_shield"] = 0  # in hand, which is all that is counted of them
    if race == "iron_dwarves":
        pieces["silver_hammer"] = 0
    if race == "cultists":
        pieces["great_ancient"] = 1
    return pieces


def tray(state, race):
    """Race tokens that are neither on the board nor in a hand, nor on a combo, nor in a pile or the Well; of
    Ghosts it is the reserve.
    """
    out = state["out_of_game"].get(race, 0)
    for region in state["regions"].values():
        if region["race"] == race:
            out += region["tokens"] - region["markers"].get("horde", 0)
        if region["under"] and region["under"]["race"] == race:
            out += region["under"]["tokens"]
    for combo in state["column"]:
        if combo["race"] == race:
            out += combo["tokens"]
    for player in state["players"]:
        out += player["pile"].get(race, 0) + player["well"].get(race, 0)
        if player["active"] and player["active"]["race"] == race:
            out += player["active"]["hand"] - in_hand(state, player["active"], "horde")
        for declined in player["declined"]:
            if declined["race"] == race:
                out += declined["hand"]
    return (state["ghosts"] if race == GHOSTS else RACES[race][1]) - out


def in_hand(state, race, kind):
    """Pieces of a kind that an active race owns, and that stand nowhere on the board."""
    standing = 0
    if kind == "mushroom_shield":
        return race["pieces"].get(kind, 0)
    for region in state["regions"].values():
        if region["race"] == race["race"]:
            standing += region["markers"].get(kind, 0)
    if kind == "pot_of_gold":
        standing += len(state["pots_left"])
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


def gain(state, race, wanted):
    """Tokens come from the tray to a hand, as far as there are any; gives how many."""
    came = min(wanted, tray(state, race["race"]))
    race["hand"] += came
    if came:
        settle_hordes(state, race)
    return came


def behemoths_left(state):
    """Behemoths of the player on turn that have not been in a conquest yet, wherever they stand."""
    race = state["players"][state["player"]]["active"]
    return race["pieces"].get("behemoth", 0) - sum(state["this_turn"]["behemoths_used"].values())


def height(state, player):
    """How many tokens each Behemoth of a player counts for."""
    active = state["players"][player]["active"]
    if active is None or not has_power(state, player, "behemoth"):
        return 0
    held = regions_of(state, player, active["race"])
    return min(count_of(state, held, "swamp"), BEHEMOTH_HEIGHT)


def shields_left(state):
    """Mushroom Shields that are neither on the board nor in a hand."""
    out = sum(region["markers"].get("mushroom_shield", 0) for region in state["regions"].values())
    for player in state["players"]:
        out += player["active"]["pieces"].get("mushroom_shield", 0) if player["active"] else 0
    return SHIELDS - out


def fill_up(state, number, race):
    """Kobolds that stand alone are joined by a second one; where the hand has none, the region is given
    up.
    """
    for name in regions_of(state, number, race["race"]):
        region = state["regions"][name]
        if region["hammered"]:
            continue
        missing = garrison(race["race"]) - region["tokens"]
        if missing > race["hand"]:
            race["hand"] += region["tokens"]
            state["regions"][name] = empty_region()
        elif missing > 0:
            race["hand"] -= missing
            region["tokens"] += missing
            fled_at_most(state, number, race)


def fled_at_most(state, number, race):
    """No more tokens withdraw than are in hand: others have gone from there."""
    for fled in list(state["fled"]):
        if (fled["player"], fled["race"]) == (number, race["race"]):
            fled["tokens"] = min(fled["tokens"], race["hand"])
            if not fled["tokens"] and not any(fled["markers"].values()):
                state["fled"].remove(fled)
