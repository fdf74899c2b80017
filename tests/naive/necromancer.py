"""The Necromancer: his island, what he buys, the Well of Souls, and how he wins."""

from naive.facts import TOKENS_FOR_A_GHOST
from naive.pieces import all_pieces, in_hand, settle_hordes, tray
from naive.readings import A_BOUGHT_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE
from naive.state import GHOSTS, Refused, empty_region, regions_of


def on_turn(state):
    return state["necromancer"] is not None and state["player"] == state["necromancer"]


def necromancer(state):
    return state["players"][state["necromancer"]]


def put_on_island(state, count):
    """Tokens from the hand go to the island."""
    race = necromancer(state)["active"]
    region = state["regions"][state["island"]]
    race["hand"] -= count
    if region["tokens"] + count:
        region.update(player=state["necromancer"], race=GHOSTS, tokens=region["tokens"] + count)


def take_from_island(state):
    """All tokens of the island come to the hand; none needs to remain."""
    race = necromancer(state)["active"]
    race["hand"] += state["regions"][state["island"]]["tokens"]
    state["regions"][state["island"]] = empty_region()


# ---------------------------------------------------------------------------------------------- buying


def price(state):
    """Coins for one Ghost or power: the powers in use, and the Ghosts on the map and on the island, which may
    be in hand already.
    """
    race = necromancer(state)["active"]
    standing = race["hand"] - in_hand(state, race, "horde")
    for region in state["regions"].values():
        if region["race"] == GHOSTS:
            standing += region["tokens"] - region["markers"].get("horde", 0)
    return len(necromancer(state)["active"]["powers"]) + standing


def reasons_against(state, count, power):
    if not on_turn(state) or state["phase"] not in ("start", "conquest") or state["this_turn"]["began"]:
        return ["wrong_phase"]
    if state["pending"] == GHOSTS:  # the first power is free
        chosen = power in necromancer(state)["offered"] and count is None
        return [] if chosen else ["bad_allocation", "wrong_phase"]
    reasons = []
    if power in necromancer(state)["active"]["powers"]:
        return ["already_used"]
    if power is not None and power not in necromancer(state)["offered"]:
        reasons.append("bad_allocation")
    if (power is None) == (count is None) or (count is not None and count < 1):
        reasons.append("bad_allocation")
    count = count or 0
    if count > tray(state, GHOSTS):
        reasons.append("marker_limit")
    bought = count if power is None else 1
    if sum(price(state) + more for more in range(bought)) > necromancer(state)["coins"]:
        reasons.append("cannot_afford")
    return reasons


def buy(state, count=None, power=None):
    reasons = reasons_against(state, count, power)
    if reasons:
        raise Refused(reasons[0], reasons[1:])
    free = state["pending"] == GHOSTS
    state["pending"] = None
    player = necromancer(state)
    for _ in range(count or 1):
        if not free:
            player["coins"] -= price(state)
        if power is None:
            player["active"]["hand"] += 1
            if state["phase"] == "start":
                put_on_island(state, 1)
            settle_hordes(state, player["active"])
        else:
            use_power(state, power)


def use_power(state, power):
    player = necromancer(state)
    player["offered"].remove(power)
    player["active"]["powers"].append(power)
    state["this_turn"]["bought"].append(power)
    pieces = all_pieces(None, power)
    player["active"]["pieces"].update(pieces)
    player["active"]["hand"] += pieces.get("horde", 0)
    if power == "historian" and A_BOUGHT_HISTORIAN_PAYS_FOR_RACES_IN_DECLINE:
        player["coins"] += sum(len(other["declined"]) for other in state["players"])


def purchases(state):
    """Every use that buys something now."""
    if state["necromancer"] is None:
        return []
    counts = [{"count": count} for count in range(1, tray(state, GHOSTS) + 1)]
    ways = counts + [{"power": power} for power in necromancer(state)["offered"]]
    return [
        {"do": "use", "trait": "necromancer", **way}
        for way in ways
        if not reasons_against(state, way.get("count"), way.get("power"))
    ]


def ask_for_first_power(state):
    if on_turn(state) and necromancer(state)["chooses"]:
        necromancer(state)["chooses"] = False
        state["pending"] = GHOSTS


# -------------------------------------------------------------------------------------------- the Well


def add_souls(state):
    """A soul for each region of his; the island is none."""
    if on_turn(state):
        held = regions_of(state, state["player"], GHOSTS)
        well = necromancer(state)["well"]
        well["souls"] = well.get("souls", 0) + len(held)


def spawn(state):
    """Each four tokens of the Well become a Ghost on the island; Ghosts leave the Well first."""
    if state["necromancer"] is None:
        return
    well = necromancer(state)["well"]
    while sum(well.values()) >= TOKENS_FOR_A_GHOST and tray(state, GHOSTS) + well.get(GHOSTS, 0):
        left = TOKENS_FOR_A_GHOST
        for kind in [GHOSTS, "souls", "lost_tribe", *state["races"]]:
            gone = min(left, well.get(kind, 0))
            left -= gone
            if gone:
                well[kind] -= gone
        necromancer(state)["active"]["hand"] += 1
        put_on_island(state, 1)
        settle_hordes(state, necromancer(state)["active"])


def has_won(state):
    """Whether his own turn ends with neither a Ghost in reserve nor one in the Well."""
    if not on_turn(state):
        return False
    return tray(state, GHOSTS) == 0 and not necromancer(state)["well"].get(GHOSTS)
