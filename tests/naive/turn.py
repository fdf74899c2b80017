"""A turn from its beginning to the next player: picking, declining, ending it."""

from naive.altar import gifts
from naive.banners import fill_column
from naive.boneyard import BONEYARD, occupied
from naive.copycat import end_copy, picked_away
from naive.decline import put_in_decline
from naive.emptying import put_out
from naive.facts import SKIPPED_FOR, USED_IN_A_TURN
from naive.flames import ask_for_volcano
from naive.ground import controls, where
from naive.lava import check_again, cool_down, erupt
from naive.leaving import lose_regions_without_a_token
from naive.lent import refit
from naive.loot import cash
from naive.necromancer import add_souls, ask_for_first_power, has_won, on_turn, put_on_island, spawn
from naive.pacts import settle
from naive.pieces import gain, new_race, settle_hordes, tokens_of_combo, tray
from naive.readings import COPIED_RACKETEERING_PAYS_LAST, LOOT_IS_CASHED_BEFORE_WITHDRAWALS
from naive.redeployment import keep_shields, must_put_down, redeploying_races
from naive.scoring import pay_escargots, pay_of_vanished, score
from naive.soul_touch import revive
from naive.state import GHOSTS, Refused, ghouls_in_decline_on_board, has_power
from naive.team_coins import move_soapbar_unasked, must_move_soapbar
from naive.winter import keep_markers
from naive.withdrawal import settle_withdrawals


def begin_turn(state):
    player = state["players"][state["player"]]
    player["ally"] = None  # a peace holds until the Diplomat's next turn
    state["this_turn"] = {
        "conquered": False,  # the active race has begun its conquests (which ends abandoning)
        "ghouls_conquered": False,  # the same for Ghouls in decline
        "non_empty": 0,  # non-empty regions that the active race conquered
        "spoils": [],  # the same regions by name
        "attacked": [],  # opponents whose active race was attacked
        "converted": {"sorcerers": [], "vampire": []},  # opponents from whom each took a region
        "dragon_used": False,
        "catapult_used": False,
        "behemoths_used": {},  # region: Behemoths that went there this turn
        "second_wave": False,  # Marauding
        "began": False,  # the first conquest or abandonment, which ends the exchange of the Igors
        "abandoned": [],  # regions that Gypsies left
        "from_active": {},  # opponent: regions that the active race took from the active race there
        "fortress_built": False,
        "roll": None,  # a Berserk roll that is not spent yet
        "rolled_for": None,  # the region for which Wisps have rolled, and wait for special means
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
        "relics": [],  # relics that were used, and the Bag
        "scepter_of_avarice": [],  # regions in which the Scepter was put, or the Bag for it
        "ancient_moved": False,
        "balrog_led": False,
        "reborn": False,  # Reborn regions were replaced
        "vanished": 0,  # regions that Vanishing gave up
        "altar_used": False,
        "shields": {},  # region: shields put there this turn
        "tavern": None,  # who is given coins of the Tavern, and how many
        "soapbar_paid": False,  # the Soapbar has paid its coin, and must move
        "bought": [],  # powers that came into use for the Necromancer
        "exchanged": False,  # badges were exchanged in Mirror's Vale
    }
    state["fled"] = []
    state["given_up"] = {}
    cool_down(state, state["player"])
    put_out(state, state["player"])
    end_copy(state, state["player"])
    if revive(state, state["player"]) and controls(state, state["player"], BONEYARD):
        occupied(state, where(state, BONEYARD))
    state["phase"] = "pick" if player["active"] is None else "start"
    state["mover"] = "ghouls" if ghouls_in_decline_on_board(state) else "active"
    for region in state["regions"].values():
        if region["player"] == state["player"]:
            region["markers"].pop("transformed_drakon", None)
        if region["player"] == state["player"] and region["markers"].pop("pot_of_gold", 0):
            player["coins"] += 1
            player["active"]["pieces"]["pot_of_gold"] -= 1
    for name in [name for name, owner in state["pots_left"].items() if owner == state["player"]]:
        del state["pots_left"][name]
        player["coins"] += 1
        player["active"]["pieces"]["pot_of_gold"] -= 1
    pay_escargots(state)
    refit(state)
    if controls(state, state["player"], "fountain_of_youth"):
        gain(state, player["active"], 1)
    ask_for_volcano(state)
    ask_for_first_power(state)


def pick(state, slot, swap=None):
    if not 0 <= slot < len(state["column"]):
        raise Refused("unknown_slot")
    player = state["players"][state["player"]]
    wrong = why_not_swap(state, slot, swap)
    if player["coins"] < price_of(state, slot) and wrong[:1] != ["wrong_phase"]:
        wrong = ["cannot_afford", *wrong]
    if wrong:
        raise Refused(wrong[0], wrong[1:])
    player["coins"] -= price_of(state, slot)
    for passed in state["column"][:slot]:
        if not player["free_pick"]:
            passed["coins"] += skip_price(passed)
        if passed["race"] == "homunculi" and tray(state, "homunculi"):
            passed["tokens"] += 1
    player["free_pick"] = False
    if swap is not None:
        column = state["column"]
        column[slot]["power"], column[swap]["power"] = column[swap]["power"], column[slot]["power"]
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
    ask_for_volcano(state)


def why_not_swap(state, slot, swap):
    """What speaks against taking the badge of another combo instead: only Shadow Mimes do that."""
    if swap is None:
        return []
    if state["column"][slot]["race"] != "shadow_mimes":
        return ["wrong_phase", "bad_allocation", "unknown_slot"]
    if not 0 <= swap < len(state["column"]):
        return ["unknown_slot"]
    return ["bad_allocation", "unknown_slot"] if swap == slot else []


def pay_racketeers(state, slot):
    """A coin for each combo that another player skips."""
    for number, player in enumerate(state["players"]):
        if number != state["player"] and has_power(state, number, "racketeering"):
            player["coins"] += slot


def skip_price(combo):
    return SKIPPED_FOR.get(combo["power"], 1)


def price_of(state, slot):
    if state["players"][state["player"]]["free_pick"]:
        return 0
    return sum(skip_price(combo) for combo in state["column"][:slot])


def decline(state, tower=None):
    if on_turn(state):
        raise Refused("wrong_phase")
    if state["phase"] == "start":
        state["tomb"] = put_in_decline(state, tower)
        if state["tomb"]:
            state["phase"] = "redeploy"
            return
        score(state)
        after_score(state)
        return
    if state["phase"] == "after_scoring" and has_power(state, state["player"], "stout"):
        if must_move_soapbar(state):
            raise Refused("wrong_phase", ("bad_allocation",))
        put_in_decline(state, tower)
        state["players"][state["player"]]["coins"] += pay_of_vanished(state)
        after_score(state)
        return
    raise Refused("wrong_phase")


def end_turn(state):
    if state["phase"] == "after_scoring":
        if must_move_soapbar(state):
            raise Refused("bad_allocation")
        pass_on(state)
        return
    if state["phase"] != "redeploy":
        raise Refused("wrong_phase")
    for race in redeploying_races(state):
        if must_put_down(state, race):
            raise Refused("bad_allocation")
    player = state["players"][state["player"]]
    if state["tomb"]:
        state["tomb"] = None
    else:
        player["ally"] = state["this_turn"]["ally"]
        state["given_up"] = {}
        lose_regions_without_a_token(state)
        refit(state)
        keep_markers(state)
        keep_shields(state)
        check_again(state)
        erupt(state)
    if on_turn(state):
        fled = sum(fled["tokens"] for fled in state["fled"] if fled["race"] == GHOSTS)  # from their own Lava
        put_on_island(state, player["active"]["hand"] - fled)  # where no region is left
        settle_hordes(state, player["active"])
    score(state)
    add_souls(state)
    after_score(state)


def after_score(state):
    """Stout may decline now, the Altar of Souls be used, the Soapbar must move; nobody else is asked."""
    state["phase"] = "after_scoring"
    move_soapbar_unasked(state)
    stout = has_power(state, state["player"], "stout") and not on_turn(state)
    if not stout and not gifts(state) and not must_move_soapbar(state):
        pass_on(state)


def pass_on(state):
    """Defenders withdraw first, in turn order; then it is the next player's turn."""
    state["players"][state["player"]]["vengeance"] = []
    if state["phase"] != "withdraw":
        settle(state)
    state["phase"] = "withdraw"
    if state["turn"] == state["turns"] and LOOT_IS_CASHED_BEFORE_WITHDRAWALS:
        cash(state, state["player"])
    settle_withdrawals(state)
    if not state["fled"]:
        if state["turn"] == state["turns"]:
            cash(state, state["player"])
        spawn(state)
        if has_won(state):
            state["necromancer_won"] = True
            state["phase"] = "over"
            return
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
