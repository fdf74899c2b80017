"""Best turns against brute force: two hundred small positions, every goal, and the line replayed.

`make test` asks about a third of the positions, and about one of the other goals in most of them; `make long`
asks about everything.

Brute force knows the engine only (tests/explore/brute.py); the search is asked through what it offers to
bots. Each answer must be proven, be the same fraction, and come with a line that is legal step by step and
brings what it says: where the line ends with the die, brute force plays on from each face.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from sw_widget import Game
from sw_widget.engine.actions import CONQUER, Code
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import includes, options
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import play
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.search import best
from tests.amount import amount, sample
from tests.explore.brute import Brute, TooWide, Value, added
from tests.explore.pack_positions import COUNT as PACKED
from tests.explore.pack_positions import NEW_POWERS, NEW_RACES, pack_position
from tests.explore.pack_positions import combo as pack_combo
from tests.explore.small_positions import (
    COUNT,
    MADE,
    POWERS,
    RACES,
    combo,
    small_position,
    wanted_phase,
)
from tests.rules.support import at, board, player, position

NARROW = 60
"""Positions that brute force looked at, up to which its plain form is feasible, too."""
MOST_FOR_GOALS, MOST_FOR_DEFENCE = 4000, 2000
FEW_LOOKS = (1, 2, 4, 8, 16, 64)
# One in three and not one in two: there are fourteen races, so that half of them would be left out.
ASKED = sample(range(COUNT), 3)
OTHER_GOALS = ("coins_tokens", "coins_defence", "reach")


# Brute force itself


ROW = board("ab bc", a="hill border", b="farmland", c="mountain")


@pytest.mark.parametrize(
    ("hand", "coins"),
    [
        (1, Fraction(1) + Fraction(1, 2)),  # b is one short: the die shows one or more half of the time
        (2, Fraction(2)),  # b for sure; then c is three short, and there is no token left to try with
        (3, Fraction(2) + Fraction(1, 3)),  # b, and c is two short
        (4, Fraction(2) + Fraction(1, 2)),
        (5, Fraction(3)),
    ],
)
def test_brute_force_finds_what_can_be_counted_by_hand(hand: int, coins: Fraction) -> None:
    scenario = position(ROW, [player("ratmen", "spirit", hand), player()], {"a": at(0, "ratmen")})
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    assert Brute(memo=False, every=True).best(game.position) == (coins,)


def test_brute_force_weighs_the_price_of_a_pick() -> None:
    column = [
        {"race": "ratmen", "power": "swamp", "coins": 1},
        {"race": "humans", "power": "wealthy", "coins": 0},
    ]
    scenario = position(ROW, [player(), player()], {}, column=column, race_stack=[], power_stack=[])
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    # Humans pay 1 coin, take all three regions (2 + 2 + 3 of 9 tokens) and score 3 + 1 farmland + 7.
    assert Brute(memo=False, every=True).best(game.position) == (Fraction(10),)
    game.position.coins[0] = 0
    # Nothing to pay with: ratmen bring the coin that lies on them, and three regions.
    assert Brute(memo=False, every=True).best(game.position) == (Fraction(4),)


@pytest.mark.sampled
def test_what_makes_brute_force_feasible_changes_nothing() -> None:
    compared = 0
    for number in sample(ASKED, 2):
        small = small_position(number)
        if small.looked_at <= NARROW:
            assert Brute(memo=False, every=True).best(small.position) == small.value, small.name
            compared += 1
    assert compared >= amount(8, 50)


@pytest.mark.sampled
def test_every_race_and_power_and_phase_is_among_the_positions() -> None:
    combos = [combo(number) for number in range(MADE)]
    assert len(set(combos)) == MADE
    asked = [number for number in ASKED if number < MADE]
    for some in (combos, [combo(number) for number in asked]):
        assert {race for race, _ in some} == set(RACES) and {power for _, power in some} == set(POWERS)
    for number in asked:
        at_play = small_position(number).position
        active = at_play.active[at_play.player]
        rules = at_play.rules
        assert (rules.races[active].id, rules.powers[at_play.power[active]].id) == combo(number)
        assert at_play.phase == wanted_phase(number)


# The search


@pytest.mark.sampled
@pytest.mark.parametrize("number", ASKED)
def test_the_most_coins(number: int) -> None:
    small = small_position(number)
    before = small.position.clone()
    found = best(small.position, Goal("coins"), looks=None, seconds=None, lines=1)
    assert small.position == before, "asking changed the position"
    assert found.proven
    assert found.ways[0].value[0] == small.value[0], small.name
    assert worth(Brute(), small.position, found.ways[0].codes) == small.value, small.name
    never_claims_too_much(small.position, Goal("coins"), small.value)


def test_a_declined_race_before_one_that_rolls_first() -> None:
    """The active race can only drive out its own declined one: 2 coins if the die shows 2 or 3, else 1."""
    shore = board("ef", e="farmland", f="sea border")
    orcs = player("orcs", "berserk", 1, first_turn=False, declined=[("ghouls", "fortified")])
    scenario = position(shore, [orcs, player()], {"e": at(0, "ghouls")})
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    value = Brute(memo=False, every=True).best(game.position)
    assert value == (Fraction(4, 3),)
    found = best(game.position, Goal("coins"), looks=None, seconds=None, lines=1)
    assert found.proven
    assert found.ways[0].value[:1] == value
    assert worth(Brute(), game.position, found.ways[0].codes) == value


@pytest.mark.sampled
@pytest.mark.parametrize(("number", "goal"), sample([*product(ASKED, OTHER_GOALS)], 4))
def test_every_other_goal(number: int, goal: str) -> None:
    small = small_position(number)
    region = Random(number).randrange(len(small.position.holder)) if goal == "reach" else None
    brute = Brute(goal, region, most=MOST_FOR_DEFENCE if goal == "coins_defence" else MOST_FOR_GOALS)
    try:
        value = brute.best(small.position)
    except TooWide:
        # Every way to put tokens down is tried for the sake of defence. Coins come first all the same.
        assert goal == "coins_defence"
        value = small.value
    asked = Goal(goal) if region is None else Goal(goal, region)
    found = best(small.position, asked, looks=None, seconds=None, lines=1)
    assert found.proven
    assert found.ways[0].value[: len(value)] == value, small.name
    if len(value) > 1:
        assert worth(brute, small.position, found.ways[0].codes) == value, small.name
    never_claims_too_much(small.position, asked, value)


# The packs


def test_every_new_race_and_power_is_among_the_positions_of_the_packs() -> None:
    combos = [pack_combo(number) for number in range(PACKED)]
    assert {race for race, _ in combos} >= set(NEW_RACES)
    assert {power for _, power in combos} >= set(NEW_POWERS)


@pytest.mark.parametrize("number", range(PACKED))
def test_the_most_coins_with_all_packs(number: int) -> None:
    small = pack_position(number)
    found = best(small.position)
    assert found.proven
    assert found.ways[0].value[0] == small.value[0], small.name
    assert worth(Brute(), small.position, found.ways[0].codes) == small.value, small.name
    never_claims_too_much(small.position, Goal("coins"), small.value, bounded=False)


@pytest.mark.parametrize("number", range(PACKED))
def test_other_goals_with_all_packs(number: int) -> None:
    """One for each position; stacks as high as a number of regions are put down without a proof."""
    small = pack_position(number)
    goal = ("coins_tokens", "reach", "coins_defence")[number % 3]
    region = number % len(small.position.holder) if goal == "reach" else None
    brute = Brute(goal, region, most=MOST_FOR_DEFENCE // 2)
    try:
        value = brute.best(small.position)
    except TooWide:
        value = small.value
    asked = Goal(goal) if region is None else Goal(goal, region)
    found = best(small.position, asked)
    assert found.proven or (goal == "coins_defence" and "behemoth" in small.name)
    if found.proven:
        assert found.ways[0].value[: len(value)] == value, small.name
    if len(value) > 1:
        assert worth(brute, small.position, found.ways[0].codes) <= value, small.name
    never_claims_too_much(small.position, asked, value, bounded=False)


def never_claims_too_much(position: Position, goal: Goal, value: Value, bounded: bool = True) -> None:
    """However early the search must stop: no line is worth more than the truth, no ceiling is below it."""
    for looks in FEW_LOOKS:
        early = best(position, goal, looks=looks)
        if early.ceiling is None:
            assert not bounded
            assert early.value[: len(value)] <= value
            continue
        assert early.value[: len(value)] <= value <= early.ceiling[: len(value)], looks


def worth(brute: Brute, position: Position, codes: tuple[Code, ...]) -> Value:
    """What a line brings that is played in the engine to the end of the turn, or to the die and on."""
    here, player, turn = position.clone(), position.player, position.turn
    brought = brute.at_the_start(position)
    for code in codes:
        assert (here.player, here.turn) == (player, turn) and not here.pending, "goes on after the turn"
        assert includes(options(here), code), f"{code} is not legal"
        if takes_die(here, code) or (code is codes[-1] and code[0] == CONQUER):
            # A line that ends with a conquest does so because the player rolls for a loss of his own.
            assert code is codes[-1], "goes on after the die"
            return added(brought, brute.after(here, code))
        before, here = here, here.clone()
        play(here, code, [0] * 9)
        brought = added(brought, brute.gain(before, here))
    assert here.over or here.pending or (here.player, here.turn) != (player, turn), "stops before the end"
    return added(brought, brute.at_the_end(here, player, before.active[player]))
