"""Copycat: a copied power works in every way as if it were the badge, and ends with all its pieces."""

import random

import pytest
from rules.support import act, at, board, expect, player, position

from naive.facts import PACKS, POWERS, RACES
from naive.model import apply, legal, load, observe
from naive.play import random_action
from naive.random_boards import random_board
from naive.runner import run_case
from naive.test_spiders_web_races import ROW
from tests.amount import amount

# What tells the two games apart: the column, and a turn that could still be a decline.
APART = ("column", "to_act")


def position_for(rng, race, power, copied):
    """A race with a badge, or with Copycat beside a column that has the power on top."""
    names = list("abcdef")
    regions = {names[0]: at(0, race, 2), names[1]: at(1, "humans", 3), names[2]: at(1, "humans", 1)}
    on = random_board(random.Random(rng.random()), large=True)
    for name in regions:
        on["regions"][name].update(terrain="mountain", lost_tribe=False)
    other = {"race": "wizards", "power": "copycat" if not copied else power, "coins": 0}
    return position(
        on,
        [
            player(race, "copycat" if copied else power, 8, first_turn=True),
            player("humans", "alchemist" if power != "alchemist" else "hill", 0),
        ],
        regions,
        list(PACKS),
        column=[other],
        race_stack=[],
        power_stack=[],
        dice=[rng.choice((0, 1, 2, 3)) for _ in range(40)],
    )


def seen(state):
    found = {key: value for key, value in observe(state).items() if key not in APART}
    for kind in ("pick", "decline"):
        del found["can"][kind]
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("power", [power for power in POWERS if power != "copycat"])
def test_a_copied_power_works_like_the_badge(power):
    for seed in range(amount(4, 12)):
        rng = random.Random(f"{seed}/{power}")
        race = rng.choice([race for race in RACES if race not in ("humans", "wizards", "igors")])
        state = rng.getstate()
        badge = load(position_for(rng, race, power, copied=False))
        rng.setstate(state)
        copy = apply(
            load(position_for(rng, race, power, copied=True)), {"do": "use", "trait": "copycat", "slot": 0}
        )
        known = observe(badge), observe(copy)
        for key in ("cost", "why_not", "chance"):
            assert known[0][key] == known[1][key]
        while badge["player"] == 0 and badge["phase"] != "over":
            actions = None
            if badge["phase"] not in ("redeploy", "withdraw"):
                actions = [action for action in legal(badge) if action["do"] != "decline"]
            action = random_action(badge, rng, 0, actions)
            badge, copy = apply(badge, action), apply(copy, action)
            assert seen(badge) == seen(copy)


TWO = [player("ratmen", "copycat", 3), player()]
COLUMN = [
    {"race": "elves", "power": "heroic", "coins": 0},
    {"race": "trolls", "power": "wealthy", "coins": 0},
    {"race": "humans", "power": "hordes_of", "coins": 0},
    {"race": "orcs", "power": "seafaring", "coins": 0},
]


def copycat(slot, **more):
    return act("use", trait="copycat", slot=slot, **more)


def check(*steps, players=TWO, regions=None, column=COLUMN, packs=tuple(PACKS), on=ROW):
    given = regions or {"a": at(0, "ratmen", 2), "b": at(0, "ratmen", 1)}
    scenario = position(on, players, given, packs, column=column, race_stack=[], power_stack=[])
    message = run_case({"scenario": scenario, "steps": list(steps)})
    assert message is None, message


def test_it_is_chosen_once_a_turn_and_at_its_start():
    check(
        copycat(9, error="unknown_slot"),
        copycat(0),
        copycat(1, error="already_used"),
        act("conquer", "c"),
        copycat(1, error="wrong_phase"),
    )


def test_wealthy_is_chosen_once():
    check(
        copycat(1),
        act("stop"),
        act("redeploy", tokens={"a": 5, "b": 1}),
        act("end_turn"),
        expect(score={"total": 9, "lines": {"regions": 2, "wealthy": 7}}),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        copycat(0, error="already_used"),
        copycat(1),
    )


def test_heroes_leave_when_the_combo_is_picked():
    steps = (
        copycat(0),
        act("stop"),
        act("redeploy", tokens={"a": 5, "b": 1}),
        act("place", marker="hero", regions={"a": 1, "b": 1}),
        act("end_turn"),
        expect(regions={"a": {"markers": {"hero": 1}}}),
    )
    check(*steps, act("pick", slot=1), expect(why_not={"a": "immune"}))
    check(*steps, act("pick", slot=0), expect(why_not={"a": None}, regions={"a": {"markers": {}}}))


def test_hordes_are_gone_at_the_start_of_the_next_turn():
    check(
        copycat(2),
        expect(hand=[4, 0], pieces=[{"horde": 2}, {}]),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 7}),
        act("end_turn"),
        expect(regions={"b": {"tokens": 5, "markers": {"horde": 2}}}),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        expect(regions={"b": {"tokens": 5, "markers": {}}}, pieces=[{}, {}], hand=[0, 11]),
    )


def test_a_sea_is_left_when_seafaring_ends():
    shore = board("as ab bc", a="hill border", s="sea border", b="farmland", c="hill")
    check(
        copycat(3),
        act("conquer", "s"),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 1, "s": 3}),
        act("end_turn"),
        act("pick", slot=3),
        expect(regions={"s": None}, hand=[3, 10]),
        on=shore,
    )
