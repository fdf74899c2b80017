"""A turn from its beginning to the next player: picking, declining, ending it."""

from naive.banners import fill_column
from naive.copycat import end_copy, picked_away
from naive.decline import put_in_decline
from naive.emptying import put_out
from naive.facts import SKIPPED_FOR, USED_IN_A_TURN
from naive.lava import check_again, cool_down, erupt
from naive.loot import cash
from naive.pacts import settle
from naive.pieces import new_race, tokens_of_combo, tray
from naive.readings import COPIED_RACKETEERING_PAYS_LAST, LOOT_IS_CASHED_BEFORE_WITHDRAWALS
from naive.redeployment import must_put_down, redeploying_races
from naive.scoring import pay_escargots, score
from naive.soul_touch import revive
from naive.state import Refused, ghouls_in_decline_on_board
from naive.winter import keep_markers
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
        "copied": False,  # Copycat has chosen a power
        "bitten": [],  # regions where a Skag attack made a conquest fail
        "winter": [],  # regions with a new Winter marker
        "lava": [],  # regions that Lava will cover when the turn ends
        "used": dict.fromkeys(USED_IN_A_TURN, 0),  # means that are there anew in every turn
        "escargots_paid": False,  # Escargots had their coins when the turn began
        "emptied": False,  # Wendigos have emptied a Forest
        "fired": [],  # regions whose cannon fired
        "haggled": [],  # players who were given pacts
        "pact_broken": False,  # a region of the Haggling race was conquered
    }
    state["fled"] = []
    state["given_up"] = {}
    cool_down(state, state["player"])
    put_out(state, state["player"])
    end_copy(state, state["player"])
    revive(state, state["player"])
    state["phase"] = "pick" if player["active"] is None else "start"
    state["mover"] = "ghouls" if ghouls_in_decline_on_board(state) else "active"
    for region in state["regions"].values():
        if region["player"] == state["player"]:
            region["markers"].pop("transformed_drakon", None)
        if region["player"] == state["player"] and region["markers"].pop("pot_of_gold", 0):
            player["coins"] += 1
            player["active"]["pieces"]["pot_of_gold"] -= 1
    pay_escargots(state)


def pick(state, slot):
    if not 0 <= slot < len(state["column"]):
        raise Refused("unknown_slot")
    player = state["players"][state["player"]]
    if player["coins"] < price_of(state, slot):
        raise Refused("cannot_afford")
    player["coins"] -= price_of(state, slot)
    for passed in state["column"][:slot]:
        if not player["free_pick"]:
            passed["coins"] += skip_price(passed)
        if passed["race"] == "homunculi" and tray(state, "homunculi"):
            passed["tokens"] += 1
    player["free_pick"] = False
    if COPIED_RACKETEERING_PAYS_LAST:
        pay_racketeers(state, slot)
    combo = state["column"].pop(slot)
    player["coins"] += combo["coins"]
    tokens = tokens_of_combo(combo["race"], combo["power"]) + combo["tokens"]
    race = new_race(combo["race"], combo["power"])
    # There may be fewer: Homunculi have all come, or Igors keep some.
    race["hand"] = min(tokens, tray(state, combo["race"])) + race["pieces"].get("horde", 0)
    player["active"] = race
    picked_away(state, combo["power"])
    if not COPIED_RACKETEERING_PAYS_LAST:
        pay_racketeers(state, slot)
    if combo["power"] == "historian":
        player["coins"] += sum(len(other["declined"]) for other in state["players"])
    fill_column(state)


def pay_racketeers(state, slot):
    """A coin for each combo that another player skips."""
    for number, player in enumerate(state["players"]):
        if number != state["player"] and player["active"] and player["active"]["power"] == "racketeering":
            player["coins"] += slot


def skip_price(combo):
    return SKIPPED_FOR.get(combo["power"], 1)


def price_of(state, slot):
    if state["players"][state["player"]]["free_pick"]:
        return 0
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
    state["given_up"] = {}
    keep_markers(state)
    check_again(state)
    erupt(state)
    score(state)
    if player["active"]["power"] == "stout":
        state["phase"] = "after_scoring"
    else:
        pass_on(state)


def pass_on(state):
    """Defenders withdraw first, in turn order; then it is the next player's turn."""
    if state["phase"] != "withdraw":
        settle(state)
    state["phase"] = "withdraw"
    if state["turn"] == state["turns"] and LOOT_IS_CASHED_BEFORE_WITHDRAWALS:
        cash(state, state["player"])
    settle_withdrawals(state)
    if not state["fled"]:
        if state["turn"] == state["turns"]:
            cash(state, state["player"])
        next_player(state)


def next_player(state):
    state["player"] += 1
    if state["player"] == len(state["players"]):
        state["player"] = 0
        if state["turn"] == state["turns"]:
            state["phase"] = "over"
            return
        state["turn"] += 1
    begin_turn(state)
