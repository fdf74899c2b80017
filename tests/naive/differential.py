"""Plays the same random game in the plain model and in the engine, and says where they part."""

import json
import random

from naive.facts import BASE_POWERS, BASE_RACES, PACKS, WITH_COMBOS, powers_of, races_of
from naive.loading import load_board
from naive.model import NeedsShuffle, Refused, apply, legal, load, observe
from naive.play import any_action, random_action
from naive.scenarios import opening_scenario, random_scenario
from naive.state import at_rest
from sw_widget import Game
from sw_widget.cases import expect
from sw_widget.game.scenario.writing import scenario_of

ACTIONS = 60

# How many of the positions are also read back from their code, taken back and told (slow: for long runs).
REREAD = 0.0


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
            wanted.pop(key, None)
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


def written(action):
    """The same words for the same action, in whatever order its means are named."""
    means = {"with": sorted(action["with"])} if "with" in action else {}
    return json.dumps({**action, **means}, sort_keys=True)


ALLOCATIONS = ("redeploy", "place", "withdraw")
FEW = 500


def choices_differ(state, game):
    """What differs between the two lists of legal actions, or None; and the model's list, if it is made.

    The engine has one entry for all ways of an allocation; where they are few, the model counts them too.
    """
    entries = list(game.legal)
    allocations = [entry for entry in entries if hasattr(entry, "count")]
    single = [entry.to_dict() for entry in entries if not hasattr(entry, "count")]
    ways = sum(entry.count() for entry in allocations)
    if ways > FEW:
        return None, None
    wanted = legal(state)
    plain = [action for action in wanted if action["do"] not in ALLOCATIONS]
    if sorted(map(written, single)) != sorted(map(written, plain)):
        known = {*map(written, single)}, {*map(written, plain)}
        only_model = [action for action in plain if written(action) not in known[0]]
        only_engine = [action for action in single if written(action) not in known[1]]
        return f"legal: only model {only_model}, only engine {only_engine}", wanted
    if ways != len(wanted) - len(plain):
        return f"legal: model has {len(wanted) - len(plain)} allocations, engine {ways}", wanted
    missing = [action for action in wanted[:: max(1, len(wanted) // 5)] if action not in game.legal]
    return (f"legal: not in the engine's: {missing}" if missing else None), wanted


def reread_differs(state, game):
    """What differs after a way through the code, through a scenario where a turn begins, or after undo and
    redo.
    """
    wanted = expectation(observe(state))
    wanted.pop("score", None)  # the code does not hold it
    message = expect(Game.from_code(game.code), wanted)
    if message:
        return f"read from its code: {message}"
    used = game.position.used or state["this_turn"]["bought"]  # no scenario says so
    if state["necromancer"] is not None and state["player"] == state["necromancer"]:
        used = used or state["players"][state["player"]]["active"]["hand"]  # nor what the Fountain brought
    if state["phase"] in ("pick", "start") and not used:
        message = expect(Game.from_scenario(scenario_of(game.position, game.names)), wanted)
        if message:
            return f"read from its scenario: {message}"
    if game.steps > game.first_step:
        code = game.code
        game.undo()
        game.redo()
        if game.code != code:
            return "redone: another position"
        game.explain()
    game.view(None)
    return None


def play_both(scenario, rng, actions=ACTIONS, strays=2, decline=0.3):
    """Play a random game from a scenario; gives the combos that decided something in it."""
    state = at_rest(load(scenario))
    game = Game.from_scenario(scenario)
    played = []
    seen_combos = set()
    rng_reread = random.Random(0)

    def compare():
        message = expect(game, expectation(observe(state)))
        differs, actions = choices_differ(state, game)
        if rng_reread.random() < REREAD:
            message = message or reread_differs(state, game)
        if message or differs:
            raise Mismatch(message or differs, scenario, played)
        return actions

    choices = compare()
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
        action = random_action(state, rng, decline, choices)
        try:
            new = apply(state, action)
        except NeedsShuffle:
            break
        found = code_of(game, action)
        if found is not None:
            raise Mismatch(f"{action}: legal in the model, engine {found}", scenario, played)
        game.play(action)
        played.append(action)
        state = at_rest(new)
        choices = compare()
    return seen_combos


def whole_game(seed, players, packs=("base",), board=None, actions=400):
    """A game from the set-up to the end, or until the badges would have to be shuffled."""
    rng = random.Random(seed)
    return play_both(opening_scenario(rng, players, packs, board), rng, actions=actions, strays=1, decline=4)


def base_combos(rng):
    """All 280 combos of the base game in groups that can be on the table together, in random order."""
    return in_groups(rng, [(race, power) for race in BASE_RACES for power in BASE_POWERS], (2, 3))


def all_combos(rng, packs=WITH_COMBOS, sizes=(2, 3, 4, 5, 5)):
    """All combos of these packs (3432 of the eight), likewise; few are of the base game alone."""
    return in_groups(rng, [(race, power) for race in races_of(packs) for power in powers_of(packs)], sizes)


def in_groups(rng, left, sizes):
    rng.shuffle(left)
    groups = []
    while left:
        group = [left.pop()]
        size = rng.choice(sizes)
        for combo in list(left):
            if len(group) == size:
                break
            if all(combo[0] != race and combo[1] != power for race, power in group):
                group.append(combo)
                left.remove(combo)
        groups.append(group)
    return groups


def packs_of(combos):
    """The packs that these combos need, in their usual order; one at least."""
    wanted = {one for combo in combos for one in combo}
    return [pack for pack in PACKS if wanted & {*races_of([pack]), *powers_of([pack])}]


def random_packs(rng, combos, known=WITH_COMBOS):
    """The packs that these combos need and now and then others, in any order, with enough for everybody."""
    packs = packs_of(combos)
    for pack in known:
        share = {"base": 0.9, "six_player": 0.3, "necromancer": 0.15}.get(pack, 0.4)
        packs += [pack] if pack not in packs and rng.random() < share else []
    rng.shuffle(packs)
    short = len(races_of(packs)) < 2 * len(combos) + 2 or len(powers_of(packs)) < 2 * len(combos) + 2
    if short and "base" not in packs:
        packs.append("base")
    return packs


def random_game(seed, combos, packs=None, actions=ACTIONS, known=WITH_COMBOS):
    """One seeded game with these active combos, on a random board or now and then on the printed one.

    Where no packs are given, they are chosen among the known ones.
    """
    rng = random.Random(seed)
    if packs is None:
        packs = random_packs(rng, combos, known)
    scenario = random_scenario(rng, combos, packs=packs)
    if rng.random() < 0.08 and len(combos) == 2 and "base" in packs:
        printed = load_board("base/2p", 2)
        scenario = random_scenario(rng, combos, {"regions": printed["regions"]}, packs)
        scenario["board"] = "base/2p"
    return play_both(scenario, rng, actions, decline=rng.choice((0.3, 0.3, 4)))
