"""Relics: who has them, what they do in a conquest, and the Bag that copies one of them."""

from naive.facts import RELIC_MEANS, RELICS
from naive.ground import controls, lay, lies_at, where
from naive.reach import neighbours
from naive.state import asked_once, has_power, is_active, mover_has, refuse_for, regions_of


@asked_once
def relics_of_mover(state, kinds=RELIC_MEANS):
    """The relics that the race that moves has; races in decline have none."""
    if state["mover"] == "ghouls":
        return []
    return [relic for relic in kinds if controls(state, state["player"], relic)]


def split(means):
    """The means of an action without the Bag, and what the Bag copies (None without one, "" for nothing)."""
    means = list(means)
    if "bag" not in means:
        return means, None
    place = means.index("bag")
    copied = means[place + 1] if place + 1 < len(means) else ""
    rest = means[:place] + means[place + 2 :]
    return rest, copied


def has_relics(state, means, copied, kinds=RELIC_MEANS):
    """Whether the relics among these means are there for the race that moves, and the copied one at all."""
    own = relics_of_mover(state, kinds)
    if any(one in RELICS and one not in own for one in means):
        return False
    if copied is None:
        return True
    return mover_has(state, "magic") and copied in kinds and where(state, copied) is not None


def relic_reasons(state, name, means, copied):
    """What speaks against the relics of an action and against the Bag."""
    reasons = []
    used = state["this_turn"]["relics"]
    for relic in RELICS:
        if means.count(relic) > 1 or (relic in means and relic in used):
            reasons.append("already_used")
    if copied is not None:
        if "bag" in used or "bag" in means:
            reasons.append("already_used")
        if where(state, copied) == name:
            reasons.append("bad_allocation")
    return reasons


def use_up(state, means, copied):
    state["this_turn"]["relics"] += [one for one in means if one in RELICS]
    if copied is not None:
        state["this_turn"]["relics"].append("bag")


def move_there(state, name, means, copied):
    """Relics lie where they were used last; of a copied one the Bag does."""
    for relic in means:
        if relic in RELICS:
            lay(state, relic, name)
    if copied is not None:
        put_bag(state, name)


def put_bag(state, name):
    for region in state["regions"].values():
        region["markers"].pop("bag", None)
    state["regions"][name]["markers"]["bag"] = 1


# ------------------------------------------------------------------------- Scepter and Ring at redeployment


def why_not_put(state, relic, name, means=()):
    """Why the Scepter or the Ring cannot be put into a region, and further reasons."""
    bag = "bag" in means
    number = state["player"]
    active = state["players"][number]["active"]
    if state["phase"] != "redeploy" or active is None or [one for one in means if one != "bag"]:
        return "wrong_phase", ()
    if bag and (not has_power(state, number, "magic") or where(state, relic) is None):
        return "wrong_phase", ()
    if not bag and not controls(state, number, relic):
        return "wrong_phase", ()
    if name not in state["regions"]:
        return "unknown_region", ()
    reasons = []
    if ("bag" if bag else relic) in state["this_turn"]["relics"] or list(means).count("bag") > 1:
        reasons.append("already_used")
    if name not in regions_of(state, number, active["race"]):
        reasons.append("bad_allocation")
    if bag and where(state, relic) == name:
        reasons.append("bad_allocation")
    return (reasons[0], tuple(reasons[1:])) if reasons else (None, ())


def put(state, relic, name, means=()):
    refuse_for(*why_not_put(state, relic, name, means))
    if "bag" in means:
        put_bag(state, name)
        state["this_turn"]["relics"].append("bag")
    else:
        lay(state, relic, name)
        state["this_turn"]["relics"].append(relic)
    if relic == "scepter_of_avarice":
        state["this_turn"]["scepter_of_avarice"].append(name)
    else:
        rob(state, sorted(active_neighbours(state, [name])))


def puts(state):
    """Every use of the Scepter, of the Ring and of the Bag for one of them."""
    found = []
    for relic in ("scepter_of_avarice", "froggys_ring"):
        for means in ([], ["bag"]):
            for name in state["regions"]:
                if why_not_put(state, relic, name, means)[0] is None:
                    action = {"do": "use", "trait": relic, "region": name}
                    found.append({**action, **({"with": means} if means else {})})
    return found


def rob(state, payers):
    """Each of these players pays a coin to the one on turn, as far as there are any."""
    for payer in payers:
        paid = min(1, state["players"][payer]["coins"])
        state["players"][payer]["coins"] -= paid
        state["players"][state["player"]]["coins"] += paid


def active_neighbours(state, names):
    """Opponents with an active token next to one of these regions."""
    found = set()
    for name in names:
        for other in neighbours(state, name):
            region = state["regions"][other]
            if region["tokens"] and region["player"] not in (None, state["player"]):
                if is_active(state, region["player"], region["race"]):
                    found.add(region["player"])
    return found


def doubled(state, name):
    """How many Scepters lie on a region for this scoring; the Mine of the Lost Dwarf knows none."""
    if lies_at(state, name, "mine_of_the_lost_dwarf"):
        return 0
    return state["this_turn"]["scepter_of_avarice"].count(name)
