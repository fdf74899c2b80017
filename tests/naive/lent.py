"""Powers that end: one that Stonehedge lends, and one that is copied; their pieces go with them."""

from naive.ground import controls
from naive.lava import cool_down
from naive.lent_once import still_lent
from naive.pacts import take_back
from naive.pieces import all_pieces, fill_up, fled_at_most, in_hand
from naive.readings import COPIED_SEAFARING_LEAVES_THE_WATER
from naive.ruins import leave
from naive.state import regions_of
from naive.terrain import is_kind


def refit(state, begins=True):
    """Stonehedge lends its power to the active race that holds it, and to nobody else; unless that begins
    now, nothing is paid for it.
    """
    for number, player in enumerate(state["players"]):
        race = player["active"]
        if race is None:
            continue
        lends = state["stonehedge"] if controls(state, number, "stonehedge") else None
        if race["lent"] == lends:
            continue
        end_lent_copy(state, number)
        if race["lent"]:
            lose_power(state, number, race["lent"])
        race["lent"] = lends
        if lends:
            pieces = all_pieces(None, lends)
            known = {} if begins else race["pieces"]  # a scenario may say how many are left
            race["pieces"].update({**pieces, **{kind: known[kind] for kind in pieces if kind in known}})
            race["hand"] += pieces.get("horde", 0)
            if lends == "historian" and begins and still_lent(state, race):
                player["coins"] += sum(len(other["declined"]) for other in state["players"])


def end_lent_copy(state, number):
    """What a Copycat from Stonehedge has copied works no longer."""
    race = state["players"][number]["active"]
    if race and race["copied"]:
        lose_power(state, number, race["copied"])
        race["copied"] = None


def lose_power(state, number, power):
    """A power works no longer for the active race of a player, and all its pieces are gone."""
    player = state["players"][number]
    race = player["active"]
    if power == "diplomat":
        player["ally"] = None
    if power == "lava":
        cool_down(state, number)
        if number == state["player"]:
            state["this_turn"]["lava"] = []
    if power == "zeppelined":
        state["burning"] = {name: owner for name, owner in state["burning"].items() if owner != number}
    if power == "haggling":
        take_back(state)
    if power == "vengeful":
        player["vengeance"] = []
    gone = pieces_on_board(power)
    for fled in list(state["fled"]):
        if (fled["player"], fled["race"]) == (number, race["race"]):
            fled["markers"].update(dict.fromkeys(set(gone) & set(fled["markers"]), 0))
            if not fled["tokens"] and not any(fled["markers"].values()):
                state["fled"].remove(fled)
    if power == "hordes_of":
        race["hand"] -= in_hand(state, race, "horde")
        fled_at_most(state, number, race)
    for name in regions_of(state, number, race["race"]):
        region = state["regions"][name]
        if power == "hordes_of":
            region["tokens"] -= region["markers"].pop("horde", 0)
        for marker in gone:
            region["markers"].pop(marker, None)
        swims = is_kind(state, name, "water") and power == "seafaring" and race["race"] != "kraken"
        if swims and COPIED_SEAFARING_LEAVES_THE_WATER:
            race["hand"] += region["tokens"]
            region["tokens"] = 0
        if region["tokens"] == 0 and not region["hammered"]:
            leave(state, name)
    for kind in all_pieces(None, power):
        del race["pieces"][kind]
    fill_up(state, number, race)


def pieces_on_board(power):
    """The markers that a power brings, as far as they lie in regions of its race."""
    markers = {
        "heroic": ("hero",),
        "bivouacking": ("encampment",),
        "fortified": ("fortress",),
        "dragon_master": ("dragon",),
        "catapult": ("catapult",),
        "behemoth": ("behemoth",),
        "gunner": ("cannon",),
        "royal": ("queen",),
        "shield": ("mushroom_shield",),
        "magic": ("bag",),
    }
    return markers.get(power, ())
