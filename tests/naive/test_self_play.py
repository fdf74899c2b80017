"""Random games in the plain model alone: what it offers it accepts, and nothing is lost or doubled."""

import random
from collections import Counter

import pytest

from naive.choices import placements
from naive.differential import all_combos, packs_of, random_packs, refusal_of
from naive.facts import RACES
from naive.meetings import MEETINGS
from naive.model import NeedsShuffle, apply, legal, load, observe
from naive.pieces import in_hand, tray
from naive.play import any_action, random_action
from naive.scenarios import random_scenario
from tests.amount import amount

NEWEST = {"sky_islands", "underground"}
ACTIONS = 50
GROUPS = [combos for combos in all_combos(random.Random(1)) if NEWEST & {*packs_of(combos)}]
FEW = 300


def races_of_player(player):
    return [*([player["active"]] if player["active"] else []), *player["declined"]]


def check(state):
    """Nothing below zero, nobody on the board who is not in play, each badge once."""
    assert all(0 <= tray(state, race) <= RACES[race][1] for race in state["races"])
    for player in state["players"]:
        assert player["coins"] >= 0
        for race in races_of_player(player):
            assert race["hand"] >= 0
            assert all(in_hand(state, race, kind) >= 0 for kind in race.get("pieces", {}))
    for name, region in state["regions"].items():
        if region["player"] is None:
            assert (region["tokens"], region["markers"], region["under"]) == (0, {}, None), name
            continue
        if region["under"]:
            assert region["race"] == "scavengers" and region["under"]["tokens"] > 0
            owner = state["players"][region["under"]["player"]]
            assert region["under"]["race"] in [declined["race"] for declined in owner["declined"]]
        assert name not in state["burning"]
        assert region["tokens"] > 0 or region["hammered"]
        assert region["race"] in [
            race["race"] for race in races_of_player(state["players"][region["player"]])
        ]
        assert name not in state["lava"] or name in state["this_turn"]["lava"]
    lying = [marker for markers in state["loot"]["at"].values() for marker in markers]
    assert len(lying) + len(state["loot"]["pile"]) + len(state["loot"]["spent"]) == 10
    badges = [combo["power"] for combo in state["column"]] + state["power_stack"] + state["discarded"]
    for player in state["players"]:
        badges += [race.get("badge", race["power"]) for race in races_of_player(player)]
    assert all(count == 1 for badge, count in Counter(badges).items() if badge)


def check_placements(state, rng):
    """A placement is accepted exactly if it is listed."""
    ways = placements(state)
    if len(ways) > FEW:
        return
    for way in rng.sample(ways, min(5, len(ways))):
        check(apply(state, way))
    stray = any_action(state, rng)
    if stray["do"] == "place" and "by" not in stray:
        wanted = {name: count for name, count in stray["regions"].items() if count}
        listed = {"do": "place", "marker": stray["marker"], "regions": wanted} in ways
        assert (refusal_of(state, stray) is None) == listed


def play(seed, combos):
    rng = random.Random(seed)
    state = load(random_scenario(rng, combos, packs=random_packs(rng, combos)))
    decline = rng.choice((0.3, 2))
    for _ in range(ACTIONS):
        check(state)
        observe(state)
        if state["phase"] == "over":
            return
        refusal_of(state, any_action(state, rng))
        if state["phase"] == "redeploy":
            check_placements(state, rng)
        actions = None if state["phase"] in ("redeploy", "withdraw") else legal(state)
        try:
            state = apply(state, random_action(state, rng, decline, actions))
        except NeedsShuffle:
            return


@pytest.mark.sampled
@pytest.mark.parametrize("part", range(4))
def test_combos(part):
    for number, combos in enumerate(GROUPS[part : amount(40, len(GROUPS)) : 4]):
        play(f"{part}/{number}", combos)


@pytest.mark.parametrize(
    "combos",
    [combos for combos in MEETINGS if NEWEST & {*packs_of(combos)}],
    ids=lambda combos: " ".join(race for race, power in combos),
)
def test_meetings(combos):
    for number in range(3):
        play(f"{number}/{combos}", combos)
