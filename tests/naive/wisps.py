"""Will-o'-Wisps: the die before the conquest of a region that is named first."""

from naive.conquest import begin_conquests, end_conquests, take
from naive.cost import least, lines_of
from naive.facts import WITHOUT_DIE
from naive.loot import bite, bites
from naive.losses import attack
from naive.means_to_try import means_to_try
from naive.reach import adjacent, beyond_powers
from naive.readings import A_FAILED_ROLL_OF_WISPS_ENDS_CONQUESTS, WISPS_MAY_ROLL_IN_VAIN
from naive.refusals import price, why_not
from naive.relics import split
from naive.state import mover, refuse_for, regions_of
from naive.terrain import is_kind


def near_crystals(state, name):
    """A Magic region, or one next to a Magic region of the Wisps."""
    if is_kind(state, name, "magic"):
        return True
    own = regions_of(state, state["player"], "will_o_wisps")
    return any(is_kind(state, one, "magic") and adjacent(state, one, name) for one in own)


def why_not_roll_for(state, name):
    if mover(state)["race"] != "will_o_wisps" or state["mover"] == "ghouls":
        return "wrong_phase", ()
    if state["this_turn"]["rolled_for"]:
        return "already_used", ("wrong_phase", "unknown_region")
    if name not in state["regions"]:
        return "unknown_region", ()
    reason, also = why_not(state, name)
    if reason not in (None, "not_enough_tokens"):
        return reason, (*also, "bad_allocation", "immune")
    if beyond_powers(state, name):
        return "immune", ("bad_allocation",)
    if not near_crystals(state, name):
        return "bad_allocation", ("not_adjacent",)
    short = sum(lines_of(state, name).values()) - mover(state)["hand"]
    if short > 3 and not WISPS_MAY_ROLL_IN_VAIN:
        return "too_far_short", ()
    return None, ()


def roll_for(state, name, die):
    refuse_for(*why_not_roll_for(state, name))
    begin_conquests(state)
    tokens = max(least(state), price(state, name, [], die))
    if tokens > mover(state)["hand"]:
        if means_would_do(state, name, die):
            state["this_turn"]["rolled_for"] = name
            state["this_turn"]["roll"] = (state["this_turn"]["roll"] or 0) + die
            return
        attack(state, name)
        if A_FAILED_ROLL_OF_WISPS_ENDS_CONQUESTS:
            end_conquests(state)
        return
    state["this_turn"]["roll"] = None
    if bites(state, name):
        bite(state, name)
        return
    mover(state)["hand"] -= tokens
    take(state, name, tokens)


def means_would_do(state, name, die):
    """Whether special means, decided on after the roll, would make the hand suffice."""
    for means in means_to_try(state, name):
        plain, copied = split(means["with"])
        named = plain + ([copied] if copied else [])
        if any(one in WITHOUT_DIE for one in named):
            continue
        reason = why_not(state, name, means["with"], means.get("from"))[0]
        if reason in (None, "not_enough_tokens") and price(state, name, named, die) <= mover(state)["hand"]:
            return True
    return False


def targets(state):
    return [name for name in state["regions"] if why_not_roll_for(state, name)[0] is None]
