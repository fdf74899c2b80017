"""The four questions that the model answers: load, legal, apply, observe."""

from fractions import Fraction

from naive import (
    cannons,
    choices,
    conquest,
    copycat,
    cost,
    emptying,
    igors,
    loading,
    pacts,
    pieces,
    redeployment,
    scoring,
    turn,
    withdrawal,
)
from naive import state as plain
from naive.facts import MEANS_OF, USED_IN_A_TURN
from naive.readings import FLED_BEHEMOTHS_ARE_IN_HAND, PACTS_ARE_GIVEN_AFTER_SCORING
from naive.state import NeedsShuffle, Refused, copy_state

__all__ = ["NeedsShuffle", "Refused", "apply", "decider", "legal", "load", "observe", "readied"]

# Where pacts can be handed out beside the phases of conquest.
PACT_PHASES = ("redeploy", "after_scoring") if PACTS_ARE_GIVEN_AFTER_SCORING else ("redeploy",)
CONQUEST_ACTIONS = ("abandon", "conquer", "convert", "attempt", "roll", "stop", "use")


def load(scenario):
    state = loading.load(scenario)
    for action in scenario.get("prelude", []):
        state = apply(state, action)
    return state


def decider(state):
    """The player who must decide now."""
    if state["phase"] == "withdraw":
        return state["fled"][0]["player"]
    return state["player"]


def readied(state):
    """The state as conquests see it: before the first action of a turn the troops are not readied yet."""
    if state["phase"] != "start":
        return state
    new = copy_state(state)
    conquest.ready_troops(new)
    return new


def legal(state):
    if state["phase"] == "over":
        return []
    if state["phase"] == "pick":
        coins = state["players"][state["player"]]["coins"]
        slots = range(len(state["column"]))
        return [{"do": "pick", "slot": slot} for slot in slots if turn.price_of(state, slot) <= coins]
    if state["phase"] == "start":
        return [*choices.declines(state), *choices.legal_conquests(readied(state))]
    if state["phase"] == "conquest":
        return choices.legal_conquests(state)
    if state["phase"] == "redeploy":
        return choices.legal_redeployment(state)
    if state["phase"] == "after_scoring":
        return [*choices.declines(state), {"do": "end_turn"}]
    return choices.legal_withdrawals(state)


def apply(state, action, die=None):
    """The state after an action; a die that is not given is the next one of the scenario."""
    new = copy_state(state)
    if "by" in action and action["by"] != decider(state):
        raise Refused("not_your_turn")
    kind = action["do"]
    phase = state["phase"]
    if kind == "use" and action["trait"] == "haggling" and phase in PACT_PHASES:
        pacts.give(new, action["player"], action["count"])
    elif kind in CONQUEST_ACTIONS:
        if phase not in ("start", "conquest"):
            raise Refused("wrong_phase")
        if phase == "start":
            conquest.ready_troops(new)
            new["phase"] = "conquest"
        apply_conquest(new, action, die)
    elif kind == "pick":
        if phase != "pick":
            raise Refused("wrong_phase")
        turn.pick(new, action["slot"])
        conquest.ready_troops(new)
        new["phase"] = "conquest"
    elif kind == "decline":
        turn.decline(new, action.get("region"))
    elif kind == "end_turn":
        turn.end_turn(new)
    elif kind == "withdraw":
        if phase != "withdraw":
            raise Refused("wrong_phase")
        withdrawal.withdraw(new, action["tokens"], action.get("markers", {}), action.get("race"))
        turn.pass_on(new)
    elif kind in ("redeploy", "place", "ally"):
        if phase != "redeploy":
            raise Refused("wrong_phase")
        if kind == "redeploy":
            redeployment.redeploy(new, action["tokens"], action.get("race"))
        elif kind == "place":
            redeployment.place(new, action["marker"], action["regions"])
        else:
            redeployment.choose_ally(new, action["player"])
    else:
        raise Refused("wrong_phase")
    return new


def apply_conquest(new, action, die):
    kind = action["do"]
    means = list(action.get("with", []))
    source = action.get("from")
    if kind == "abandon":
        conquest.abandon(new, action["region"])
    elif kind == "conquer":
        conquest.conquer(new, action["region"], means, source, die)
    elif kind == "convert":
        conquest.convert(new, action["region"])
    elif kind == "stop":
        conquest.stop(new)
    elif kind == "use":
        use(new, action)
    elif kind == "attempt":
        reason, also = cost.why_not(new, action["region"], means, source, die=True)
        if reason:
            raise Refused(reason, also)
        conquest.attempt(new, action["region"], new["dice"].pop(0) if die is None else die, means, source)
    elif kind == "roll":
        reason = conquest.why_not_roll(new)
        if reason:
            raise Refused(reason)
        conquest.roll(new, new["dice"].pop(0) if die is None else die)


def use(new, action):
    if action["trait"] == "igors":
        igors.exchange(new, action["count"])
    elif action["trait"] == "copycat":
        copycat.copy_power(new, action["slot"])
    elif action["trait"] == "wendigos":
        emptying.empty_forest(new, action["region"])
    elif action["trait"] == "gunner":
        cannons.fire(new, action["region"])
    elif action["trait"] == "haggling":
        pacts.give(new, action["player"], action["count"])
    else:
        raise Refused("wrong_phase")


# --------------------------------------------------------------------------------------- observation


def observe(state):
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
        "to_act": {"player": decider(state), "phase": state["phase"]},
    }
    for player in state["players"]:
        for race in [*([player["active"]] if player["active"] else []), *player["declined"]]:
            seen["hand_of"][race["race"]] = tokens_in_hand(state, race)
        seen["pile"].update({kind: count for kind, count in player["pile"].items() if count})
    if state["score"] is not None:
        seen["score"] = state["score"]
    seen["winners"] = scoring.winners(state) if seen["over"] else []
    seen.update(observe_conquests(state))
    return seen


def tokens_in_hand(state, race):
    if race is None:
        return 0
    return race["hand"] - (pieces.in_hand(state, race, "horde") if "pieces" in race else 0)


def pieces_in_hand(state, race):
    kinds = race["pieces"] if race else {}
    counts = {kind: pieces.in_hand(state, race, kind) for kind in kinds if kind != "cannon"}
    for kind, most in USED_IN_A_TURN.items():
        if race and kind in (MEANS_OF.get(race["race"]), MEANS_OF.get(race["power"])):
            last = -1 if state["phase"] == "over" else state["player"]
            on_turn = race is state["players"][last]["active"]
            counts[kind] = most - (state["this_turn"]["used"][kind] if on_turn else 0)
    for fled in state["fled"]:
        if race and fled["race"] == race["race"] and "behemoth" in counts and not FLED_BEHEMOTHS_ARE_IN_HAND:
            counts["behemoth"] -= fled["markers"]["behemoth"]
    return {kind: count for kind, count in counts.items() if count}


def observe_region(state, name):
    region = state["regions"][name]
    if region["tokens"]:
        return {
            "player": region["player"],
            "race": region["race"],
            "tokens": region["tokens"] - region["markers"].get("horde", 0),
            "in_decline": not plain.is_active(state, region["player"], region["race"]),
            "lost_tribe": 0,
            "markers": {**region["markers"], **markers_on_the_ground(state, name)},
            **({"under": dict(region["under"])} if region["under"] else {}),
        }
    markers = {**state["given_up"].get(name, {}), **markers_on_the_ground(state, name)}
    return {"tokens": 0, "lost_tribe": region["lost_tribe"], "markers": markers}


def markers_on_the_ground(state, name):
    """Markers that belong to the region, and not to the race that holds it."""
    markers = {}
    if name in state["winter"]:
        markers["winter_marker"] = 1
    if name in state["lava"]:
        markers["lava_token"] = 1
    if name in state["burning"]:
        markers["burning_region"] = 1
    if state["loot"]["at"].get(name):
        markers["loot_marker"] = len(state["loot"]["at"][name])
    return markers


def observe_conquests(state):
    names = list(state["regions"])
    player = state["players"][state["player"]]
    can = {
        "pick": [action["slot"] for action in legal(state)] if state["phase"] == "pick" else [],
        "decline": state["phase"] in ("start", "after_scoring"),
        "conquer": [],
        "attempt": [],
        "convert": [],
        "abandon": [],
        "ally": [],
        "stop": state["phase"] in ("start", "conquest"),
        "roll": False,
        "use": False,
        "end_turn": state["phase"] == "after_scoring",
    }
    if state["phase"] == "redeploy":
        can["end_turn"] = choices.may_end_turn(state)
        can["use"] = bool(choices.pact_uses(state))
        if player["active"]["power"] == "diplomat":
            can["ally"] = [ally for ally in choices.allies(state) if ally is not None]
    if state["phase"] not in ("start", "conquest"):
        return {
            "cost": dict.fromkeys(names),
            "why_not": dict.fromkeys(names, "wrong_phase"),
            "chance": dict.fromkeys(names),
            "can": can,
        }
    ready = readied(state)
    costs = {}
    for name in names:
        lines = cost.cost(ready, name)
        costs[name] = None if lines is None else {"total": sum(lines.values()), "lines": lines}
    chances = {}
    for name in names:
        sides = cost.chance(ready, name)
        chances[name] = None if sides is None else str(Fraction(sides, 6))
    reasons = {name: cost.why_not_conquer(ready, name) for name in names}
    can["conquer"] = [name for name in names if reasons[name] is None]
    can["attempt"] = [name for name in names if chances[name] is not None]
    can["convert"] = [name for name in names if cost.why_not_convert(ready, name)[0] is None]
    if conquest.may_abandon(ready):
        can["abandon"] = plain.mover_regions(ready)
    can["use"] = bool(choices.legal_uses(ready))
    can["roll"] = conquest.why_not_roll(ready) is None
    return {"cost": costs, "why_not": reasons, "chance": chances, "can": can}
