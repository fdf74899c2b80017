"""Mirror's Vale: two partners exchange the badges of their active races."""

from naive.copycat import end_copy
from naive.ground import controls
from naive.lent import lose_power
from naive.pieces import all_pieces, in_hand, settle_hordes
from naive.state import refuse_for, regions_of
from naive.teams import partner

VALE = "mirrors_vale"


def why_not_exchange(state):
    other = partner(state, state["player"])
    if state["phase"] not in ("start", "conquest") or state["this_turn"]["began"]:
        return "wrong_phase", ()
    if not controls(state, state["player"], VALE):
        return "wrong_phase", ()
    if other is None or any(badge_of(state, number) is None for number in (state["player"], other)):
        return "wrong_phase", ()
    if state["this_turn"]["exchanged"]:
        return "already_used", ("wrong_phase",)
    return None, ()


def badge_of(state, number):
    active = state["players"][number]["active"]
    return active and active["badge"]


def exchange(state):
    refuse_for(*why_not_exchange(state))
    state["this_turn"]["exchanged"] = True
    two = (state["player"], partner(state, state["player"]))
    given = []
    for number in two:
        end_copy(state, number)
        race = state["players"][number]["active"]
        pieces = pieces_to_give(state, number, race)
        lose_power(state, number, race["power"])
        given.append((race["badge"], pieces))
    for number, (badge, pieces) in zip(two, reversed(given), strict=True):
        race = state["players"][number]["active"]
        race["badge"] = race["power"] = badge
        race["pieces"].update(pieces)
        race["hand"] += pieces.get("horde", 0)
        settle_hordes(state, race)


def pieces_to_give(state, number, race):
    """All pieces of the badge that are still there, from the board and from the hand."""
    pieces = {kind: race["pieces"][kind] for kind in all_pieces(None, race["power"])}
    if "mushroom_shield" in pieces:
        pieces["mushroom_shield"] = in_hand(state, race, "mushroom_shield")
        for name in regions_of(state, number, race["race"]):
            pieces["mushroom_shield"] += state["regions"][name]["markers"].get("mushroom_shield", 0)
    return pieces
