"""Regions that change hands because a lone token is replaced: by Sorcerers, Vampires and the Shiny Orb."""

from naive.pieces import height, tray
from naive.reach import adjacent, beyond_powers, flies_to, forbidden, is_jump, may_enter
from naive.readings import RUINS_LEAVE_A_TOKEN_ALONE
from naive.relics import has_relics, relic_reasons, split
from naive.state import garrison, is_active, mover, mover_has, mover_regions, regions_of

ORB = "shiny_orb"


def is_alone(state, name):
    """Whether a lone active token of an opponent stands in a region, one that can be replaced."""
    region = state["regions"][name]
    return (
        region["player"] not in (None, state["player"])
        and is_active(state, region["player"], region["race"])
        and region["tokens"] == 1
        and (region["under"] is None or RUINS_LEAVE_A_TOKEN_ALONE)
        and not region["markers"].get("encampment")
        and not (region["markers"].get("behemoth") and height(state, region["player"]))
        and not beyond_powers(state, name)
    )


def ways_to_convert(state, means=()):
    """The ways that the race that moves has: what is named, or else those of the race and of its powers."""
    if means:
        return [ORB]
    ways = ["sorcerers"] if mover(state)["race"] == "sorcerers" else []
    return ways + (["vampire"] if mover_has(state, "vampire") else [])


def why_not_convert(state, name, means=()):
    """The reason, and further reasons that the texts would allow too."""
    own, copied = split(means)
    if not ways_to_convert(state, means) or any(one != ORB for one in own) or copied not in (None, ORB):
        return "wrong_phase", ()
    if not has_relics(state, own, copied, (ORB,)):
        return "wrong_phase", ()
    if name not in state["regions"]:
        return "unknown_region", ()
    reason = forbidden(state, name)
    if reason:
        return reason, ()
    reasons = [why_not_by(state, name, way) for way in ways_to_convert(state, means)]
    used = relic_reasons(state, name, own, copied)
    if (None, ()) not in reasons:
        reason, also = reasons[0]
        return reason, (*also, *used)
    return (used[0], tuple(used[1:])) if used else (None, ())


def way_of(state, name, means=()):
    """The way that a conversion takes: the first one that is open."""
    for way in ways_to_convert(state, means):
        if why_not_by(state, name, way)[0] is None:
            return way
    return None


def why_not_by(state, name, way):
    if not in_reach(state, name, way):
        return "not_adjacent", ()
    if name in state["this_turn"]["bitten"]:
        return "already_used", ()
    alone = is_alone(state, name)
    if way != ORB and state["regions"][name]["player"] in state["this_turn"]["converted"][way]:
        return "already_used", () if alone else ("no_convert",)
    if not alone or (way == "sorcerers" and tray(state, "sorcerers") == 0):
        return "no_convert", ()
    if garrison(mover(state)["race"]) > 1:
        return "no_convert", ("not_enough_tokens", "no_tokens")  # one token is not enough for Kobolds
    if mover(state)["hand"] == 0:
        return "no_tokens", ()
    return None, ()


def in_reach(state, name, way):
    """Next to a region of the race (of Sorcerers themselves); Vampires may also enter the board like this."""
    flies = flies_to(state, name)
    held = mover_regions(state)
    if way == "sorcerers":
        held = regions_of(state, state["player"], "sorcerers")
    elif not held:
        above = state["board"]["regions"][name]["island"] is not None
        return way == "vampire" and may_enter(state, name, flies, above)
    return flies or any(adjacent(state, own, name) for own in held) or is_jump(state, name)


def from_the_hand(state, way):
    """Whether the new token comes from the hand, because the tray is empty; Sorcerers do not have that."""
    return way != "sorcerers" and tray(state, mover(state)["race"]) == 0
