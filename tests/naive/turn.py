"""A turn from its beginning to the next player: picking, declining, ending it."""

from naive.banners import fill_column
from naive.decline import put_in_decline
from naive.facts import AMAZONS_LIFTED, POWERS, RACES, SKIPPED_FOR
from naive.pieces import all_pieces, tray
from naive.redeployment import must_put_down, redeploying_races
from naive.scoring import score
from naive.state import Refused, ghouls_in_decline_on_board
from naive.withdrawal import settle_withdrawals


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


def pick(state, slot):
    if not 0 <= slot < len(state["column"]):
        raise Refused("unknown_slot")
    player = state["players"][state["player"]]
    if player["coins"] < price_of(state, slot):
        raise Refused("cannot_afford")
    player["coins"] -= price_of(state, slot)
    for passed in state["column"][:slot]:
        passed["coins"] += skip_price(passed)
        if passed["race"] == "homunculi" and tray(state, "homunculi"):
            passed["tokens"] += 1
    combo = state["column"].pop(slot)
    player["coins"] += combo["coins"]
    tokens = RACES[combo["race"]][0] + POWERS[combo["power"]] + combo["tokens"]
    if combo["race"] == "amazons":
        tokens += AMAZONS_LIFTED
    pieces = all_pieces(combo["race"], combo["power"])
    player["active"] = {
        "race": combo["race"],
        "power": combo["power"],
        # There may be fewer: Homunculi have all come, or Igors keep some.
        "hand": min(tokens, tray(state, combo["race"])) + pieces.get("horde", 0),
        "first_turn": True,
        "holes": 2 if combo["race"] == "halflings" else 0,
        "pieces": pieces,
    }
    if combo["power"] == "historian":
        player["coins"] += sum(len(other["declined"]) for other in state["players"])
    fill_column(state)


def skip_price(combo):
    return SKIPPED_FOR.get(combo["power"], 1)


def price_of(state, slot):
    return sum(skip_price(combo) for combo in state["column"][:slot])


def decline(state, tower=None):
    if state["phase"] == "start":
        put_in_decline(state, tower)
        score(state)
        pass_on(state)
        return
    player = state["players"][state["player"]]
    if state["phase"] == "after_scoring" and player["active"]["power"] == "stout":
        put_in_decline(state, tower)
        pass_on(state)
        return
    raise Refused("wrong_phase")


def end_turn(state):
    if state["phase"] == "after_scoring":
        pass_on(state)
        return
    if state["phase"] != "redeploy":
        raise Refused("wrong_phase")
    for race in redeploying_races(state):
        if must_put_down(state, race):
            raise Refused("bad_allocation")
    player = state["players"][state["player"]]
    player["ally"] = state["this_turn"]["ally"]
    score(state)
    if player["active"]["power"] == "stout":
        state["phase"] = "after_scoring"
    else:
        pass_on(state)


def pass_on(state):
    """Defenders withdraw first, in turn order; then it is the next player's turn."""
    state["phase"] = "withdraw"
    settle_withdrawals(state)
    if not state["fled"]:
        next_player(state)


def next_player(state):
    state["given_up"] = {}
    state["player"] += 1
    if state["player"] == len(state["players"]):
        state["player"] = 0
        if state["turn"] == state["turns"]:
            state["phase"] = "over"
            return
        state["turn"] += 1
    begin_turn(state)
