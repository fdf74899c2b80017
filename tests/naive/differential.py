"""Plays the same random game in the plain model and in the engine, and says where they part."""

import json
import random

from naive.facts import POWERS, RACES
from naive.model import NeedsShuffle, Refused, apply, legal, load, observe
from naive.play import any_action, random_action
from naive.scenarios import opening_scenario, random_scenario
from naive.state import load_board
from sw_widget import Game
from sw_widget.cases import expect

ACTIONS = 60


class Mismatch(AssertionError):
    """The model and the engine disagree; the message holds all that is needed to replay it."""

    def __init__(self, what, scenario, actions):
        steps = ",\n  ".join(json.dumps(action) for action in actions)
        super().__init__(f"{what}\nscenario: {json.dumps(scenario)}\nsteps: [\n  {steps}\n]")


def expectation(seen):
    """What the model sees, in the words of a rule case."""
    wanted = dict(seen)
    if wanted["over"]:
        for key in ("to_act", "can", "why_not", "cost", "chance", "turn"):
            del wanted[key]
    return wanted


def code_of(game, action):
    """The code with which the engine refuses an action, or None."""
    action = dict(action)
    refusal = game.why_not(action, by=action.pop("by", None))
    return None if refusal is None else refusal.code


def refusal_of(state, action):
    """The model's answer: None, or a tuple of the codes that would be right."""
    try:
        apply(state, action, die=0)
    except Refused as refused:
        return (refused.code, *refused.also)
    except NeedsShuffle:
        return None
    return None


ALLOCATIONS = ("redeploy", "place", "withdraw")
FEW = 500


def choices_differ(state, game):
    """What differs between the two lists of legal actions, or None.

    The engine has one entry for all ways of an allocation; where they are few, the model counts them too.
    """
    entries = list(game.legal)
    allocations = [entry for entry in entries if hasattr(entry, "count")]
    single = [entry.to_dict() for entry in entries if not hasattr(entry, "count")]
    ways = sum(entry.count() for entry in allocations)
    if ways > FEW:
        return None
    wanted = legal(state)
    plain = [action for action in wanted if action["do"] not in ALLOCATIONS]
    if sorted(map(json.dumps, single)) != sorted(map(json.dumps, plain)):
        return f"legal: model {plain}, engine {single}"
    if ways != len(wanted) - len(plain):
        return f"legal: model has {len(wanted) - len(plain)} allocations, engine {ways}"
    missing = [action for action in wanted[:: max(1, len(wanted) // 5)] if action not in game.legal]
    return f"legal: not in the engine's: {missing}" if missing else None


def play_both(scenario, rng, actions=ACTIONS, strays=2, decline=0.3):
    """Play a random game from a scenario; gives the combos that decided something in it."""
    state = load(scenario)
    game = Game.from_scenario(scenario)
    played = []
    seen_combos = set()

    def compare():
        message = expect(game, expectation(observe(state)))
        message = message or choices_differ(state, game)
        if message is not None:
            raise Mismatch(message, scenario, played)

    compare()
    while state["phase"] != "over" and len(played) < actions:
        active = state["players"][state["player"]]["active"]
        if active is not None and state["phase"] in ("start", "conquest"):
            seen_combos.add((active["race"], active["power"]))
        for _ in range(strays):
            stray = any_action(state, rng)
            right = refusal_of(state, stray)
            found = code_of(game, stray)
            if found not in (right or (None,)):
                raise Mismatch(f"{stray}: model {right}, engine {found}", scenario, played)
        action = random_action(state, rng, decline)
        try:
            new = apply(state, action)
        except NeedsShuffle:
            break
        found = code_of(game, action)
        if found is not None:
            raise Mismatch(f"{action}: legal in the model, engine {found}", scenario, played)
        game.play(action)
        played.append(action)
        state = new
        compare()
    return seen_combos


def whole_game(seed, players):
    """A game from the set-up to the end, or until the badges would have to be shuffled."""
    rng = random.Random(seed)
    return play_both(opening_scenario(rng, players), rng, actions=400, strays=1, decline=4)


def combos_to_play(rng):
    """All 280 combos in groups of two or three that can be on the table together, in random order."""
    left = [(race, power) for race in RACES for power in POWERS]
    rng.shuffle(left)
    groups = []
    while left:
        group = [left.pop()]
        for combo in list(left):
            if len(group) < rng.choice((2, 3)) and all(
                combo[0] != race and combo[1] != power for race, power in group
            ):
                group.append(combo)
                left.remove(combo)
        groups.append(group)
    return groups


def random_game(seed, combos):
    """One seeded game with these active combos, on a random board or now and then on the printed one."""
    rng = random.Random(seed)
    scenario = random_scenario(rng, combos)
    if rng.random() < 0.08 and len(combos) == 2:
        printed = load_board("base/2p", 2)
        scenario = random_scenario(rng, combos, board={"regions": printed["regions"]})
        scenario["board"] = "base/2p"
    return play_both(scenario, rng)
