"""The Sigil of Sacrifice: whoever loses a token in a conquest may keep it, if another one is given for it.

Every token that is lost in a conquest is, whoever makes it and also where it fails, comes here first.
"""

from naive.ground import controls
from naive.igors import collect
from naive.losses import fled_from, lose_token
from naive.pieces import fill_up, in_hand, settle_hordes
from naive.readings import SIGIL_SERVES_WHOM_IT_IS_TAKEN_FROM
from naive.ruins import race_lying_in, take_away, wipe_out
from naive.state import Refused, ghouls_in_decline, mover, race_of

SIGIL = "sigil_of_sacrifice"


def holder_now(state):
    """The player whose active race holds the Sigil, or None."""
    for number in range(len(state["players"])):
        if controls(state, number, SIGIL):
            return number
    return None


def holder(state):
    """The player whom the Sigil serves for the losses that are settled now."""
    return state["sacrifice"]["losses"][0]["holder"]


def ask(state, losses, before, conquered=None):
    """Ask for each of these lost tokens, which wait in hand; gives whether somebody must decide now.

    `before`: who held the Sigil before the conquest. Nobody is asked if all that could be given stands in the
    region that was conquered just now. Others may wait already: these come first.
    """
    served = before if SIGIL_SERVES_WHOM_IT_IS_TAKEN_FROM else holder_now(state)
    earlier = state["sacrifice"] or {"losses": [], "resume": state["phase"]}
    new = [{**loss, "holder": served} for loss in losses]
    state["sacrifice"] = {**earlier, "losses": [*new, *earlier["losses"]], "named": None}
    for loss in new:
        save(state, loss)
    if not goes_on(state, conquered):
        state["sacrifice"] = None
        return False
    state["phase"] = "sacrifice"
    return True


def lose_from_hand(state):
    """The race that moves loses a token of its hand, if it has one, also an Elf."""
    race = mover(state)
    if not race["hand"]:
        return
    hordes = in_hand(state, race, "horde") if "pieces" in race else 0
    horde_lost = hordes > 0
    if "hordes_lost_last" in state["variants"] and race["hand"] > hordes:
        horde_lost = False
    race["hand"] -= 1
    if horde_lost:
        race["pieces"]["horde"] -= 1
        return
    rolls = race["race"] == "pygmies"
    loss = {"player": state["player"], "race": race["race"], "collected": True, "rolls": rolls}
    ask(state, [loss], holder_now(state))


def goes_on(state, conquered=None):
    """Whether there is a loss for which somebody can be asked; those before it are lost."""
    losses = state["sacrifice"]["losses"]
    while losses:
        if holder(state) is not None and can_give(state, conquered):
            return True
        lose_after_all(state, losses.pop(0))
    return False


def can_give(state, conquered):
    if not must_name(state):
        return any(name != conquered for name in gifts(state))
    own = holder(state)
    given = [tokens_of(state, number, active=number != own) for number in range(len(state["players"]))]
    return any(name != conquered for names in given for name in names)


def must_name(state):
    """Whether the holder of the Sigil loses a token of his active race, and must say who is asked."""
    loss = state["sacrifice"]["losses"][0]
    own = loss["player"] == holder(state)
    return own and is_own_race(state, loss["player"], loss["race"]) and state["sacrifice"]["named"] is None


def is_own_race(state, number, race):
    active = state["players"][number]["active"]
    return active is not None and active["race"] == race


def decides(state):
    named = state["sacrifice"]["named"]
    return holder(state) if named is None else named


def tokens_of(state, number, active=True, declined=True):
    """Regions in which race tokens of a player lie, of his active race or in decline."""
    return [name for name in state["regions"] if race_lying_in(state, name, number, active, declined)]


def nominees(state):
    """Players who have a token to give for the holder of the Sigil; he himself gives one in decline."""
    own = holder(state)
    return [
        number for number in range(len(state["players"])) if tokens_of(state, number, active=number != own)
    ]


def gifts(state):
    """Regions from which the one who decides may give a token."""
    return tokens_of(state, **asked(state))


def asked(state):
    """Who is asked for a token, and whether it may be one of the active race, or one in decline."""
    named = state["sacrifice"]["named"]
    if named is None:
        return {"number": holder(state), "active": True, "declined": False}
    return {"number": named, "active": named != holder(state), "declined": True}


def answers(state):
    use = {"do": "use", "trait": SIGIL}
    if must_name(state):
        found = [{**use, "player": number} for number in nominees(state)]
    else:
        found = [{**use, "region": name} for name in gifts(state)]
    return [*found, {"do": "stop"}]


def answer(state, action):
    if action["do"] == "stop":
        lose_after_all(state, state["sacrifice"]["losses"][0])
        next_loss(state)
        return
    if action["do"] != "use" or action["trait"] != SIGIL:
        raise Refused("wrong_phase")
    if must_name(state):
        if action.get("player") not in nominees(state):
            raise Refused("bad_allocation", ("wrong_phase",))
        state["sacrifice"]["named"] = action["player"]
        return
    if "region" not in action:
        raise Refused("bad_allocation", ("wrong_phase", "unknown_region"))
    if action["region"] not in state["regions"]:
        raise Refused("unknown_region")
    if action["region"] not in gifts(state):
        raise Refused("bad_allocation")
    give(state, action["region"])
    next_loss(state)


def next_loss(state):
    state["sacrifice"]["losses"].pop(0)
    state["sacrifice"]["named"] = None
    if goes_on(state):
        return
    if ghouls_in_decline(state, state["player"]) is None:
        state["mover"] = "active"
    state["phase"] = state["sacrifice"]["resume"]
    state["sacrifice"] = None


def save(state, loss):
    """The token is not lost: it comes to the hand, and withdraws at the end of the turn."""
    race_of(state, loss["player"], loss["race"])["hand"] += 1
    none = {"encampment": 0, "behemoth": 0}
    active = is_own_race(state, loss["player"], loss["race"])
    redeployed = active or loss["race"] == "ghouls"  # if it is its player's turn
    fled_from(state, loss["player"], loss["race"], 1, none, own=not redeployed)


def lose_after_all(state, loss):
    race_of(state, loss["player"], loss["race"])["hand"] -= 1
    for fled in list(state["fled"]):
        if (fled["player"], fled["race"]) == (loss["player"], loss["race"]):
            fled["tokens"] -= 1
            if not fled["tokens"] + sum(fled["markers"].values()):
                state["fled"].remove(fled)
    lose_token(state, loss)
    if not is_own_race(state, loss["player"], loss["race"]):
        wipe_out(state, loss["player"], loss["race"])


def give(state, name):
    """A token is lost for good, whatever its race or its power would say."""
    player, *which = asked(state).values()
    race = race_lying_in(state, name, player, *which)
    collect(state, race, 1)
    take_away(state, name, player, race)
    if is_own_race(state, player, race):
        fill_up(state, player, race_of(state, player, race))
        settle_hordes(state, race_of(state, player, race))
