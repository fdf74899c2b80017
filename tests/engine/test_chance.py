"""Chance: the die and the shuffle come from the seed alone, and taking something back changes no die."""

from __future__ import annotations

import random
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import ActionError, Game
from sw_widget.engine.chance import chance_of_at_least, faces, generator, shuffled
from sw_widget.game.dice import Dice
from tests.engine.made_up_packs import table


def test_the_faces_are_a_distribution() -> None:
    assert faces() == {0: Fraction(1, 2), 1: Fraction(1, 6), 2: Fraction(1, 6), 3: Fraction(1, 6)}
    assert sum(faces().values()) == 1


@pytest.mark.parametrize("needed", range(-2, 6))
def test_chances_follow_from_the_faces(needed: int) -> None:
    assert chance_of_at_least(needed) == sum(
        (p for face, p in faces().items() if face >= needed), Fraction(0)
    )


@settings(deadline=None)
@given(st.integers())
def test_dice_are_repeatable_in_any_order(seed: int) -> None:
    forward = [Dice([], seed)[number] for number in range(6)]
    dice = Dice([], seed)
    assert [dice[number] for number in reversed(range(6))] == forward[::-1]
    assert set(forward) <= {0, 1, 2, 3}


def test_prescribed_dice_come_first() -> None:
    assert [Dice([3, 0, 2], 1)[number] for number in range(3)] == [3, 0, 2]


def test_dice_are_fair() -> None:
    """Over many seeds each face falls about as often as it is on the die."""
    thrown = [Dice([], seed)[0] for seed in range(6000)]
    for face, chance in faces().items():
        assert abs(thrown.count(face) / 6000 - chance) < 0.03


@settings(deadline=None)
@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_everything_and_leaves_its_list_alone(items: list[int], seed: int) -> None:
    before = items[:]
    result = shuffled(items, Random(seed))
    assert sorted(result) == sorted(items) and items == before
    assert result == shuffled(items, Random(seed))


def test_a_shuffle_is_pinned() -> None:
    """These orders never change, on any Python: games are replayed from them."""
    assert shuffled(list(range(10)), generator(7, "badges", 0)) == [4, 9, 2, 5, 1, 0, 3, 7, 8, 6]
    assert [Dice([], 7)[number] for number in range(12)] == [0, 0, 3, 2, 0, 0, 0, 0, 0, 3, 3, 1]


def test_every_order_comes_up() -> None:
    orders = {tuple(shuffled([1, 2, 3, 4], Random(seed))) for seed in range(600)}
    assert len(orders) == 24


def test_only_random_of_the_generator_is_used() -> None:
    """What Python makes of its numbers in `shuffle` has changed between versions; `random()` has not."""

    class OnlyRandom(Random):
        def getrandbits(self, k: int) -> int:
            raise AssertionError("another source than random()")

        def shuffle(self, x: object, *args: object) -> None:
            raise AssertionError("another source than random()")

    assert sorted(shuffled(list(range(20)), OnlyRandom(3))) == list(range(20))


def test_a_game_does_not_touch_pythons_own_generator() -> None:
    random.seed(1)
    before = random.getstate()
    game = Game(players=["Ann", "Ben"], seed=3)
    rng = Random(3)
    while game.turn < 3:
        game.play(game.legal.sample(rng))
    game.branch()
    assert random.getstate() == before


# In a game


def test_one_seed_one_game_and_another_seed_another() -> None:
    one, two = Game(players=["Ann", "Ben"], seed=1), Game(players=["Ann", "Ben"], seed=1)
    assert one.scenario == two.scenario
    columns = [Game(players=["Ann", "Ben"], seed=seed).scenario["column"] for seed in range(5)]
    assert len({str(column) for column in columns}) == 5


def attempted(game: Game, region: str) -> int:
    game.play("attempt", region=region)
    die = game.log[-1]["die"]
    assert isinstance(die, int)
    return die


@pytest.mark.parametrize("seed", range(12))
def test_the_die_after_an_undo_is_the_same_die(seed: int) -> None:
    """No fishing: neither by trying again, nor by trying elsewhere, nor after a detour."""
    game = table(hand=1, seed=seed, regions={"b": "newts"})
    first = attempted(game, "c")
    game.undo()
    assert attempted(game, "c") == first
    game.undo()
    assert attempted(game, "a") == first
    game.undo()
    game.play("conquer", region="a") if game.why_not("conquer", region="a") is None else game.play(
        "stop"
    ).undo()
    assert attempted(game, "c") == first


def test_redo_brings_the_die_that_was_prescribed() -> None:
    game = table(hand=1, regions={"b": "newts"})
    game.play("attempt", region="c", die=3)
    game.undo().redo()
    assert game.log[-1]["die"] == 3


def test_a_die_of_the_scenario_is_used_once() -> None:
    game = table(hand=1, dice=[2, 1], regions={"b": "newts"})
    assert attempted(game, "c") == 2


@pytest.mark.parametrize("die", [4, -1, "2"])
def test_the_die_has_no_other_faces(die: object) -> None:
    game = table(hand=1, regions={"b": "newts"})
    before = game.position.clone()
    with pytest.raises(ActionError):
        game.play("attempt", region="c", die=die)  # type: ignore[arg-type]
    assert game.position == before and game.steps == 0


def test_outcomes_are_the_faces() -> None:
    game = table(hand=1, regions={"b": "newts"})
    assert game.outcomes("attempt", region="c") == faces()
    assert game.outcomes("stop") == {None: Fraction(1)}


@pytest.mark.parametrize(("tokens", "chance"), [(1, "1/3"), (2, "1/6"), (3, None)])
def test_the_chance_of_an_attempt(tokens: int, chance: str | None) -> None:
    game = table(hand=1, regions={"b": "newts", "a": f"geese {tokens}"})
    found = game.chance("a")
    assert (None if found is None else str(found)) == chance
    if found is not None:
        wins = Fraction(0)
        for face, probability in faces().items():
            branch = table(hand=1, regions={"b": "newts", "a": f"geese {tokens}"})
            branch.play("attempt", region="a", die=face)
            wins += probability * (branch.scene()["regions"]["a"]["race"] == "newts")
        assert wins == found
