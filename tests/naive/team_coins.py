"""Glandulf's Tavern, whose coins may be shared, and the Golden Soapbar, which moves on when it has paid."""

from naive.facts import TAVERN_COINS
from naive.ground import controls, lay
from naive.reach import neighbours
from naive.readings import BOTH_COINS_OF_THE_TAVERN_CAN_BE_GIVEN, SOAPBAR_GOES_INTO_RIVERS
from naive.state import Refused, refuse_for, regions_of
from naive.terrain import is_kind

TAVERN = "glandulfs_tavern"
SOAPBAR = "golden_soapbar"


def why_not_share(state, player, count):
    most = TAVERN_COINS if BOTH_COINS_OF_THE_TAVERN_CAN_BE_GIVEN else TAVERN_COINS - 1
    if state["phase"] != "redeploy" or not controls(state, state["player"], TAVERN):
        return "wrong_phase"
    if player == state["player"] or not 0 <= player < len(state["players"]) or not 1 <= count <= most:
        return "bad_allocation"
    if state["this_turn"]["tavern"] == {"player": player, "count": count}:
        return "already_used"  # they get them already
    return None


def shares(state):
    """Every (player, count) to which coins of the Tavern can be given."""
    ways = [(player, count) for player in range(len(state["players"])) for count in range(TAVERN_COINS + 1)]
    return [way for way in ways if why_not_share(state, *way) is None]


def share(state, player, count):
    refuse_for(why_not_share(state, player, count))
    state["this_turn"]["tavern"] = {"player": player, "count": count}


def pay_share(state):
    """After scoring: what the holder of the Tavern gives away, if he still holds it."""
    given = state["this_turn"]["tavern"]
    if given and controls(state, state["player"], TAVERN):
        state["players"][state["player"]]["coins"] -= given["count"]
        state["players"][given["player"]]["coins"] += given["count"]


# --------------------------------------------------------------------------------------------- Soapbar


def soapbar_sites(state):
    """Regions next to the active race that it does not hold, on land."""
    active = state["players"][state["player"]]["active"]
    if active is None:
        return []
    held = regions_of(state, state["player"], active["race"])
    closed = ("sea", "lake", "chasm") if SOAPBAR_GOES_INTO_RIVERS else ("sea", "lake", "chasm", "river")
    return [
        name
        for name in state["regions"]
        if name not in held
        and any(name in neighbours(state, own) for own in held)
        and not any(is_kind(state, name, kind) for kind in closed)
    ]


def must_move_soapbar(state):
    return state["this_turn"]["soapbar_paid"] and bool(soapbar_sites(state))


def move_soapbar_unasked(state):
    """Where there is one way to go, nobody is asked."""
    sites = soapbar_sites(state)
    if state["this_turn"]["soapbar_paid"] and len(sites) == 1:
        lay(state, SOAPBAR, sites[0])
        state["this_turn"]["soapbar_paid"] = False


def move_soapbar(state, name):
    if state["phase"] != "after_scoring" or not state["this_turn"]["soapbar_paid"]:
        raise Refused("wrong_phase")
    if name not in state["regions"]:
        raise Refused("unknown_region")
    if name not in soapbar_sites(state):
        raise Refused("bad_allocation")
    lay(state, SOAPBAR, name)
    state["this_turn"]["soapbar_paid"] = False
