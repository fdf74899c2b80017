"""Special means of a conquest: what is spent on it, and where they stand afterwards."""

from naive.facts import USED_IN_A_TURN
from naive.pieces import in_hand
from naive.reach import shots
from naive.relics import move_there, split, use_up
from naive.state import mover, mover_regions


def spend_means(state, name, means, source):
    """What is spent whether or not the region falls in the end."""
    fire_catapult(state, name, means, source)
    if "mercenary" in means:
        state["players"][state["player"]]["coins"] -= 1
    if "dragon" in means:
        state["this_turn"]["dragon_used"] = True
    spend_fireballs(state, means)
    for one in USED_IN_A_TURN:
        state["this_turn"]["used"][one] += means.count(one)
    turn_drakons(state, means)
    own, copied = split(means)
    use_up(state, own, copied)


def turn_drakons(state, means):
    """A Drakon becomes a dragon: its token is out of the game."""
    turned = means.count("transformed_drakon")
    if turned:
        mover(state)["hand"] -= turned
        state["out_of_game"]["drakons"] = state["out_of_game"].get("drakons", 0) + turned


def put_means(state, name, means):
    """What stands in a region that has been taken with it."""
    put_behemoths(state, name, means)
    if "dragon" in means:
        for other in state["regions"].values():
            other["markers"].pop("dragon", None)
        state["regions"][name]["markers"]["dragon"] = 1
    if "transformed_drakon" in means:
        state["regions"][name]["markers"]["transformed_drakon"] = 1
    put_hammers(state, name, means)
    own, copied = split(means)
    move_there(state, name, own, copied)


def put_hammers(state, name, means):
    """They lie there until conquests end; a region without a token may be lost then."""
    hammers = means.count("silver_hammer")
    if hammers:
        state["regions"][name]["markers"]["silver_hammer"] = hammers


def fire_catapult(state, name, means, source):
    if "catapult" not in means:
        return
    if source is None:
        source = shots(state, name)[0]
    for region in state["regions"].values():
        region["markers"].pop("catapult", None)
    state["regions"][source]["markers"]["catapult"] = 1
    state["this_turn"]["catapult_used"] = True


def spend_fireballs(state, means):
    if "fireball" in means:
        mover(state)["pieces"]["fireball"] -= means.count("fireball")


def put_behemoths(state, name, means):
    """They come from the hand as far as there are any, then from where they stand and did not fight yet."""
    count = means.count("behemoth")
    if count == 0:
        return
    used = state["this_turn"]["behemoths_used"]
    missing = count - in_hand(state, mover(state), "behemoth")
    for other in mover_regions(state):
        markers = state["regions"][other]["markers"]
        while missing > 0 and markers.get("behemoth", 0) > used.get(other, 0):
            markers["behemoth"] -= 1
            missing -= 1
        if not markers.get("behemoth"):
            markers.pop("behemoth", None)
    state["regions"][name]["markers"]["behemoth"] = count
    used[name] = count
