"""What the model shows of a state: everything that the expectations of a rule case can name."""

from fractions import Fraction

from naive import choices, conquest, cost, pieces, refusals, scoring
from naive.conversion import why_not_convert
from naive.facts import MEANS_OF, USED_IN_A_TURN
from naive.readings import FLED_BEHEMOTHS_ARE_IN_HAND
from naive.state import GHOSTS, has_power, is_own_active, mover_regions

# Pieces of which nobody counts those in hand.
NEVER_SHOWN = ("cannon", "queen", "great_ancient", "bag")


def observe_state(state, decider, ready):
    """Everything that the expectations of a rule case can name."""
    seen = {
        "coins": [player["coins"] for player in state["players"]],
        "hand": [tokens_in_hand(state, player["active"]) for player in state["players"]],
        "pieces": [pieces_in_hand(state, player["active"]) for player in state["players"]],
        "pile": {},
        "hand_of": {},
        "tray": {race: pieces.tray(state, race) for race in state["races"]},
        "regions": {name: observe_region(state, name) for name in state["regions"]},
        "column": [dict(combo) for combo in state["column"]],
        "turn": state["turn"],
        "over": state["phase"] == "over",
        "to_act": {"player": decider, "phase": state["phase"]},
    }
    for player in state["players"]:
        for race in [*([player["active"]] if player["active"] else []), *player["declined"]]:
            seen["hand_of"][race["race"]] = tokens_in_hand(state, race)
        seen["pile"].update({kind: count for kind, count in player["pile"].items() if count})
    if state["necromancer"] is not None:
        well = state["players"][state["necromancer"]]["well"]
        seen["well"] = {kind: count for kind, count in well.items() if count}
        seen["reserve"] = pieces.tray(state, GHOSTS)
    if state["score"] is not None:
        seen["score"] = state["score"]
    seen["winners"] = scoring.winners(state) if seen["over"] else []
    seen.update(observe_conquests(state, ready))
    return seen


def tokens_in_hand(state, race):
    if race is None:
        return 0
    return race["hand"] - (pieces.in_hand(state, race, "horde") if "pieces" in race else 0)


def pieces_in_hand(state, race):
    kinds = race["pieces"] if race else {}
    counts = {kind: pieces.in_hand(state, race, kind) for kind in kinds if kind not in NEVER_SHOWN}
    for kind, most in USED_IN_A_TURN.items():
        bringers = (race["race"], race["power"], race["lent"], *race["powers"]) if race else ()
        if kind in [MEANS_OF.get(bringer) for bringer in bringers]:
            last = -1 if state["phase"] == "over" else state["player"]
            on_turn = race is state["players"][last]["active"]
            counts[kind] = most - (state["this_turn"]["used"][kind] if on_turn else 0)
    for fled in state["fled"]:
        if race and fled["race"] == race["race"] and "behemoth" in counts and not FLED_BEHEMOTHS_ARE_IN_HAND:
            counts["behemoth"] -= fled["markers"]["behemoth"]
    return {kind: count for kind, count in counts.items() if count}


def observe_region(state, name):
    region = state["regions"][name]
    if region["player"] is not None:
        return {
            "player": region["player"],
            "race": region["race"],
            "tokens": region["tokens"] - region["markers"].get("horde", 0),
            "in_decline": not is_own_active(state, region["player"], region["race"]),
            "lost_tribe": 0,
            "markers": {**region["markers"], **markers_on_the_ground(state, name)},
            **({"under": dict(region["under"])} if region["under"] else {}),
        }
    markers = {**state["given_up"].get(name, {}), **markers_on_the_ground(state, name)}
    return {"tokens": 0, "lost_tribe": region["lost_tribe"], "markers": markers}


def markers_on_the_ground(state, name):
    """Markers that belong to the region, and not to the race that holds it."""
    markers = {marker: count for marker, count in state["ground"].get(name, {}).items() if count}
    if name == state["island"]:
        markers["necromancer_island"] = 1
    if name in state["winter"]:
        markers["winter_marker"] = 1
    if name in state["lava"]:
        markers["lava_token"] = 1
    if name in state["burning"]:
        markers["burning_region"] = 1
    if name in state["pots_left"]:
        markers["pot_of_gold"] = 1
    if state["loot"]["at"].get(name):
        markers["loot_marker"] = len(state["loot"]["at"][name])
    return markers


def observe_conquests(state, ready):
    names = list(state["regions"])
    can = {
        "pick": sorted({action["slot"] for action in choices.picks(state)}),
        "decline": bool(choices.declines(state)) and state["phase"] in ("start", "after_scoring"),
        "conquer": [],
        "attempt": [],
        "convert": [],
        "abandon": [],
        "ally": [],
        "stop": state["phase"] in ("start", "conquest"),
        "roll": False,
        "use": False,
        "end_turn": False,
    }
    if state["phase"] == "redeploy":
        can["end_turn"] = choices.may_end_turn(state)
        # What `with` could name is never counted.
        can["use"] = any("with" not in use for use in choices.uses_in_redeployment(state))
        if has_power(state, state["player"], "diplomat"):
            can["ally"] = [ally for ally in choices.allies(state) if ally is not None]
    if state["phase"] == "after_scoring":
        uses = [action["do"] for action in choices.legal_after_scoring(state)]
        can["use"], can["end_turn"] = "use" in uses, "end_turn" in uses
        can["decline"] = "decline" in uses
    if state["phase"] == "setup":
        can["use"] = True
    if state["phase"] == "sacrifice":
        can["use"] = can["stop"] = True
    if state["pending"] and state["phase"] == "redeploy":
        can = while_pending(can)
    if state["phase"] not in ("start", "conquest"):
        return {
            "cost": dict.fromkeys(names),
            "why_not": dict.fromkeys(names, "wrong_phase"),
            "chance": dict.fromkeys(names),
            "can": can,
        }
    costs = {}
    for name in names:
        lines = cost.cost(ready, name)
        costs[name] = None if lines is None else {"total": sum(lines.values()), "lines": lines}
    chances = {}
    for name in names:
        sides = refusals.chance(ready, name)
        chances[name] = None if sides is None else str(Fraction(sides, 6))
    reasons = {name: refusals.why_not_conquer(ready, name) for name in names}
    can["conquer"] = [name for name in names if reasons[name] is None]
    can["attempt"] = [name for name in names if chances[name] is not None]
    can["convert"] = [name for name in names if why_not_convert(ready, name)[0] is None]
    if conquest.may_abandon(ready):
        can["abandon"] = mover_regions(ready)
    can["use"] = bool(choices.legal_uses(ready))
    can["roll"] = bool(choices.rolls(ready))
    if state["pending"]:
        can, chances, reasons = while_pending(can), dict.fromkeys(names), dict.fromkeys(names, "wrong_phase")
    seen = {"cost": costs, "why_not": reasons, "chance": chances, "can": can}
    if state["pending"] == "flames":
        del seen["cost"]  # nobody can say before the Volcano stands
    return seen


def while_pending(can):
    """Nothing but a use is legal before it is done."""
    return {**{kind: [] if isinstance(legal, list) else False for kind, legal in can.items()}, "use": True}
