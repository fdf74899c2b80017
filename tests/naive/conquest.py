"""Abandoning, conquering and the die."""

from naive.banners import vanish
from naive.conversion import from_the_hand, way_of, why_not_convert
from naive.cost import least, lines_of
from naive.emptying import crash
from naive.facts import FIREBALLS, HAMMERS, WITHOUT_DIE
from naive.leaving import leave_what_must_be_left
from naive.loot import bite, bites
from naive.losses import attack, fled_from
from naive.means import fire_catapult, put_means, spend_fireballs, spend_means
from naive.necromancer import on_turn, take_from_island
from naive.pieces import gain, settle_hordes, shields_left
from naive.reach import is_jump
from naive.readings import (
    CATAPULT_STANDS_AFTER_A_FAILURE,
    CONVERSION_SPENDS_ROLL,
    JUMPS_EARN_WHERE_OTHER_MEANS_REACH,
    MEANS_ARE_SPENT_ON_A_SKAG_ATTACK,
)
from naive.refusals import price, strength, why_not
from naive.relics import move_there, split, use_up
from naive.ruins import leave
from naive.state import (
    Refused,
    garrison,
    ghouls_in_decline,
    mover,
    mover_has,
    mover_regions,
    refuse_for,
    regions_of,
)
from naive.taking import take
from naive.terrain import count_of


def ready_troops(state):
    """All tokens but one a region come to the hand, for the active race and for Ghouls in decline."""
    player = state["players"][state["player"]]
    races = [player["active"]] if player["active"] else []
    races += [declined for declined in player["declined"] if declined["race"] == "ghouls"]
    for race in races:
        ready(state, race)


def ready(state, race):
    """All tokens of a race but those that must stay come to the hand."""
    stay = garrison(race["race"])
    before = race["hand"]
    if on_turn(state):
        take_from_island(state)
    for name in regions_of(state, state["player"], race["race"]):
        region = state["regions"][name]
        take_back_hammers(region)
        taken = max(0, region["tokens"] - stay)
        race["hand"] += taken
        region["tokens"] -= taken
    if race["hand"] != before:
        settle_hordes(state, race)


def take_back_hammers(region):
    """All hammers but one where no token stands."""
    hammers = region["markers"].pop("silver_hammer", 0)
    if hammers and not region["tokens"]:
        region["markers"]["silver_hammer"] = 1


def may_abandon(state):
    if state["mover"] == "ghouls":
        return not state["this_turn"]["ghouls_conquered"]
    return not state["this_turn"]["conquered"]


def begin_conquests(state):
    """From now on the race that moves can no longer abandon regions."""
    state["this_turn"]["began"] = True
    if state["mover"] == "ghouls":
        state["this_turn"]["ghouls_conquered"] = True
    else:
        state["this_turn"]["conquered"] = True


def abandon(state, name):
    if not may_abandon(state):
        raise Refused("wrong_phase")
    if name not in state["regions"]:
        raise Refused("unknown_region")
    if name not in mover_regions(state):
        raise Refused("bad_allocation")
    race = mover(state)
    race["hand"] += state["regions"][name]["tokens"]
    state["this_turn"]["began"] = True
    if race["race"] == "gypsies":
        state["this_turn"]["abandoned"].append(name)
    leave(state, name)  # its markers leave with the race
    settle_hordes(state, race)


def may_fail(state):
    """Whether a conquest that the hand cannot pay is the last attempt after a roll."""
    return state["mover"] == "active" and state["this_turn"]["roll"] is not None


def conquer(state, name, means, source, die=None):
    reason, also = why_not(state, name, means, source)
    plain = not any(one in WITHOUT_DIE for one in means)
    if reason == "not_enough_tokens" and plain and may_fail(state):
        attack(state, name)
        use_in_attempt(state, name, means, source, CATAPULT_STANDS_AFTER_A_FAILURE)
        end_conquests(state)  # the roll was the last attempt, and it failed
        return
    refuse_for(reason, also)
    begin_conquests(state)
    face = 0
    if "zeppelin" in means:
        face = state["dice"].pop(0) if die is None else die
        if not flies(state, name, means, face):
            return
    tokens = price(state, name, means, face)
    bitten = bites(state, name)
    if not bitten or MEANS_ARE_SPENT_ON_A_SKAG_ATTACK:
        spend_means(state, name, means, source)
        state["this_turn"]["roll"] = None
        state["this_turn"]["rolled_for"] = None
    if bitten:
        bite(state, name)
        return
    mover(state)["hand"] -= tokens
    jumped = is_paid_jump(state, name, means)
    take(state, name, tokens, socks="stinky_trolls_socks" in means)
    pay_jump(state, jumped)
    put_means(state, name, means)


def flies(state, name, means, face):
    """Whether a Zeppelin arrives and the hand can pay what is left; it crashes with a blank side, and where
    the tokens are too few conquests end.
    """
    if face and mover(state)["hand"] >= price(state, name, means, face) + means.count("transformed_drakon"):
        return True
    state["this_turn"]["used"]["zeppelin"] += 1
    if face:
        attack(state, name)
        end_conquests(state)
    else:
        crash(state, name)
    return False


def is_paid_jump(state, name, means):
    """Whether Slingmen are paid for taking a region by a jump."""
    other_reach = mover_has(state, "flying") or "catapult" in means
    return is_jump(state, name) and (JUMPS_EARN_WHERE_OTHER_MEANS_REACH or not other_reach)


def pay_jump(state, jumped):
    """A coin at once, after what a toll took."""
    if jumped:
        state["players"][state["player"]]["coins"] += 1


def convert(state, name, means=()):
    refuse_for(*why_not_convert(state, name, means))
    begin_conquests(state)
    way = way_of(state, name, means)
    own, copied = split(means)
    bitten = bites(state, name)
    if not bitten or MEANS_ARE_SPENT_ON_A_SKAG_ATTACK:
        if way in state["this_turn"]["converted"]:
            state["this_turn"]["converted"][way].append(state["regions"][name]["player"])
        use_up(state, own, copied)
    if bitten:
        bite(state, name)
    else:
        if from_the_hand(state, way):
            mover(state)["hand"] -= 1
        jumped = is_paid_jump(state, name, means)
        take(state, name, 1, converted=True)
        pay_jump(state, jumped)
        move_there(state, name, own, copied)
    if CONVERSION_SPENDS_ROLL:
        state["this_turn"]["roll"] = None


def use_in_attempt(state, name, means, source, fires):
    """What a last attempt uses, whether or not it succeeds; `fires`: the Catapult stands then."""
    if fires:
        fire_catapult(state, name, means, source)
    spend_fireballs(state, means)
    use_up(state, *split(means))


def attempt(state, name, die, means, source):
    refuse_for(*why_not(state, name, means, source, die=True))
    begin_conquests(state)
    socks = "stinky_trolls_socks" in means
    full = sum(lines_of(state, name, socks).values())
    reached = mover(state)["hand"] + die + strength(state, [one for one in means if one != "mercenary"])
    reached += means.count("silver_hammer")
    pays = "mercenary" in means and reached < full <= reached + 2
    fires = reached >= full or pays or CATAPULT_STANDS_AFTER_A_FAILURE
    use_in_attempt(state, name, means, source, fires)
    bitten = bites(state, name) and (reached >= full or pays)
    if pays and (not bitten or MEANS_ARE_SPENT_ON_A_SKAG_ATTACK):
        state["players"][state["player"]]["coins"] -= 1
    if bitten:
        bite(state, name)
    elif reached >= full or pays:
        hand = mover(state)["hand"]
        mover(state)["hand"] = 0
        jumped = is_paid_jump(state, name, means)
        take(state, name, hand, socks=socks)
        pay_jump(state, jumped)
        put_means(state, name, means)
    else:
        attack(state, name)
    end_conquests(state)
    ghouls = ghouls_in_decline(state, state["player"])
    if bitten and ghouls and not ghouls["hand"] and not regions_of(state, state["player"], "ghouls"):
        vanish(state, state["player"], ghouls)


def why_not_roll(state):
    if not mover_has(state, "berserk"):
        return "wrong_phase"
    if state["this_turn"]["roll"] is not None:
        return "already_used"
    if mover(state)["hand"] == 0:
        return "no_tokens"
    if mover(state)["hand"] < least(state):
        return "not_enough_tokens"
    return None


def roll(state, die):
    refuse_for(why_not_roll(state))
    begin_conquests(state)
    state["this_turn"]["roll"] = die


def stop(state):
    """The end of conquests, or for Marauding of their first wave."""
    if mover_has(state, "marauding") and not state["this_turn"]["second_wave"]:
        state["this_turn"]["second_wave"] = True
        state["this_turn"]["conquered"] = True  # nothing is abandoned any more, even if nothing was taken
        ready(state, mover(state))
        return
    end_conquests(state)


def end_conquests(state):
    if state["phase"] == "sacrifice":  # it was the last attempt; somebody must answer before it goes on
        state["phase"] = state["sacrifice"]["resume"]
        end_conquests(state)
        state["sacrifice"]["resume"] = state["phase"]
        state["phase"] = "sacrifice"
        return
    if state["mover"] == "ghouls":
        state["mover"] = "active"
        return
    state["phase"] = "redeploy"
    state["this_turn"]["roll"] = None
    state["this_turn"]["rolled_for"] = None
    race = state["players"][state["player"]]["active"]
    leave_what_must_be_left(state)
    held = regions_of(state, state["player"], race["race"])
    if race["race"] == "skeletons":
        gain(state, race, state["this_turn"]["non_empty"] // 2)
    if race["race"] == "fauns":
        taken = state["this_turn"]["from_active"]
        gain(state, race, sum(taken.values()))
        for player, count in taken.items():
            victim = state["players"][player]["active"]
            came = gain(state, victim, count)
            fled_from(state, player, victim["race"], came, {"encampment": 0, "behemoth": 0})
    if race["race"] == "mudmen":
        gain(state, race, count_of(state, held, "swamp"))
    if race["race"] == "iron_dwarves":
        owned = race["pieces"]["silver_hammer"] + count_of(state, held, "mine")
        race["pieces"]["silver_hammer"] = min(HAMMERS, owned)
    if mover_has(state, "shield"):
        more = min(count_of(state, held, "forest"), shields_left(state))
        race["pieces"]["mushroom_shield"] += more
    if mover_has(state, "fireball"):
        magic = count_of(state, held, "magic")
        race["pieces"]["fireball"] = min(FIREBALLS, race["pieces"]["fireball"] + magic)
