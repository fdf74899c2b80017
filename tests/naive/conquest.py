"""Abandoning, conquering and the die."""

from naive.banners import vanish
from naive.cost import least, lines_of, price, strength, why_not, why_not_convert
from naive.emptying import crash
from naive.facts import FIREBALLS
from naive.igors import collect
from naive.loot import bite, bites, lay, take_loot
from naive.losses import attack, coins_change_hands, driven_out, fled_from
from naive.means import fire_catapult, put_means, spend_fireballs, spend_means
from naive.pieces import settle_hordes, tray
from naive.reach import is_jump
from naive.readings import (
    CATAPULT_STANDS_AFTER_A_FAILURE,
    CONVERSION_SPENDS_ROLL,
    JUMPS_EARN_WHERE_OTHER_MEANS_REACH,
    MEANS_ARE_SPENT_ON_A_SKAG_ATTACK,
)
from naive.ruins import bury, leave, remove_ruins, wipe_out
from naive.state import (
    Refused,
    empty_region,
    garrison,
    ghouls_in_decline,
    is_active,
    mover,
    mover_power,
    mover_regions,
    race_of,
    regions_of,
)


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
    for name in regions_of(state, state["player"], race["race"]):
        region = state["regions"][name]
        race["hand"] += region["tokens"] - stay
        region["tokens"] = stay
    if race["hand"] != before:
        settle_hordes(state, race)


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


def take(state, name, tokens, converted=False):
    """The region falls to the race that moves, which puts this many tokens there."""
    region = state["regions"][name]
    this_turn = state["this_turn"]
    attack(state, name)
    if state["mover"] == "active" and (region["tokens"] or region["lost_tribe"]):
        this_turn["non_empty"] += 1
    loser = region["player"]
    lost_race = None
    if region["lost_tribe"]:
        collect(state, "lost_tribe", region["lost_tribe"])
    take_loot(state, name)
    if loser is not None:
        lost_race = race_of(state, loser, region["race"])
        coins_change_hands(state, region)
        if mover(state)["race"] == "scavengers" and not is_active(state, loser, region["race"]):
            bury(state, name)
        else:
            remove_ruins(state, name, in_conquest=True)
            driven_out(state, name, lost_race, converted)
    under = state["regions"][name]["under"]
    state["regions"][name] = {**empty_region(), "under": under}
    new = state["regions"][name]
    new["player"] = state["player"]
    new["race"] = mover(state)["race"]
    new["tokens"] = tokens
    if new["race"] == "trolls":
        new["markers"]["lair"] = 1
    if new["race"] == "skags":
        lay(state, name)
    if new["race"] == "halflings" and mover(state)["holes"] > 0:
        new["markers"]["hole"] = 1
        mover(state)["holes"] -= 1
    if lost_race is not None and not is_active(state, loser, lost_race["race"]):
        wipe_out(state, loser, lost_race["race"])
    settle_hordes(state, mover(state))


def conquer(state, name, means, source, die=None):
    reason, also = why_not(state, name, means, source)
    if reason == "not_enough_tokens" and mover_power(state) == "berserk" and not means:
        if state["this_turn"]["roll"] is not None:
            end_conquests(state)  # the roll was the last attempt, and it failed
            return
    if reason:
        raise Refused(reason, also)
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
    if bitten:
        bite(state, name)
        return
    mover(state)["hand"] -= tokens
    jumped = is_paid_jump(state, name, means)
    take(state, name, tokens)
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
    other_reach = mover_power(state) == "flying" or "catapult" in means
    return is_jump(state, name) and (JUMPS_EARN_WHERE_OTHER_MEANS_REACH or not other_reach)


def pay_jump(state, jumped):
    """A coin at once, after what a toll took."""
    if jumped:
        state["players"][state["player"]]["coins"] += 1


def convert(state, name):
    reason, also = why_not_convert(state, name)
    if reason:
        raise Refused(reason, also)
    begin_conquests(state)
    bitten = bites(state, name)
    if not bitten or MEANS_ARE_SPENT_ON_A_SKAG_ATTACK:
        state["this_turn"]["converted"].append(state["regions"][name]["player"])
    if bitten:
        bite(state, name)
    else:
        take(state, name, 1, converted=True)
    if CONVERSION_SPENDS_ROLL:
        state["this_turn"]["roll"] = None


def attempt(state, name, die, means, source):
    reason, also = why_not(state, name, means, source, die=True)
    if reason:
        raise Refused(reason, also)
    begin_conquests(state)
    full = sum(lines_of(state, name).values())
    reached = mover(state)["hand"] + die + strength(state, [one for one in means if one != "mercenary"])
    pays = "mercenary" in means and reached < full <= reached + 2
    if reached >= full or pays or CATAPULT_STANDS_AFTER_A_FAILURE:
        fire_catapult(state, name, means, source)
    spend_fireballs(state, means)
    bitten = bites(state, name) and (reached >= full or pays)
    if pays and (not bitten or MEANS_ARE_SPENT_ON_A_SKAG_ATTACK):
        state["players"][state["player"]]["coins"] -= 1
    if bitten:
        bite(state, name)
    elif reached >= full or pays:
        hand = mover(state)["hand"]
        mover(state)["hand"] = 0
        jumped = is_paid_jump(state, name, means)
        take(state, name, hand)
        pay_jump(state, jumped)
        put_means(state, name, means)
    else:
        attack(state, name)
    end_conquests(state)
    ghouls = ghouls_in_decline(state, state["player"])
    if bitten and ghouls and not ghouls["hand"] and not regions_of(state, state["player"], "ghouls"):
        vanish(state, state["player"], ghouls)


def why_not_roll(state):
    if mover_power(state) != "berserk":
        return "wrong_phase"
    if state["this_turn"]["roll"] is not None:
        return "already_used"
    if mover(state)["hand"] == 0:
        return "no_tokens"
    if mover(state)["hand"] < least(state):
        return "not_enough_tokens"
    return None


def roll(state, die):
    reason = why_not_roll(state)
    if reason:
        raise Refused(reason)
    begin_conquests(state)
    state["this_turn"]["roll"] = die


def stop(state):
    """The end of conquests, or for Marauding of their first wave."""
    if mover_power(state) == "marauding" and not state["this_turn"]["second_wave"]:
        state["this_turn"]["second_wave"] = True
        state["this_turn"]["conquered"] = True  # nothing is abandoned any more, even if nothing was taken
        ready(state, mover(state))
        return
    end_conquests(state)


def end_conquests(state):
    if state["mover"] == "ghouls":
        state["mover"] = "active"
        return
    state["phase"] = "redeploy"
    state["this_turn"]["roll"] = None
    race = state["players"][state["player"]]["active"]
    held = regions_of(state, state["player"], race["race"])
    if race["race"] == "skeletons":
        race["hand"] += min(state["this_turn"]["non_empty"] // 2, tray(state, "skeletons"))
    if race["race"] == "fauns":
        taken = state["this_turn"]["from_active"]
        race["hand"] += min(sum(taken.values()), tray(state, "fauns"))
        for player, count in taken.items():
            victim = state["players"][player]["active"]
            came = min(count, tray(state, victim["race"]))
            victim["hand"] += came
            fled_from(state, player, victim["race"], came, {"encampment": 0, "behemoth": 0})
    if race["power"] == "fireball":
        magic = sum("magic" in state["board"]["regions"][name]["symbols"] for name in held)
        race["pieces"]["fireball"] = min(FIREBALLS, race["pieces"]["fireball"] + magic)
