"""The legal actions as they were when the game was asked, whatever was played since, and actions drawn from
them.
"""

from __future__ import annotations

import pickle
from random import Random

import pytest

from sw_widget import Game, Refused


def conquering(seed: int = 3) -> Game:
    """A game in which Ann has picked her first combo."""
    return Game(players=["Ann", "Ben"], seed=seed).play("pick", slot=0)


def first_conquest(game: Game) -> dict[str, object]:
    return game.legal.of("conquer")[0].to_dict()


def test_they_stay_what_they_were_when_the_game_goes_on() -> None:
    game = conquering()
    kept, told = game.legal, game.legal.to_dict()
    game.play(first_conquest(game))
    assert game.legal.to_dict() != told
    assert kept.to_dict() == told


def test_they_stay_what_they_were_when_another_way_is_taken() -> None:
    game = conquering()
    game.play(first_conquest(game))
    kept, told = game.legal, game.legal.to_dict()
    game.play("stop")
    game.undo().undo()
    other = game.legal.of("conquer")[-1].to_dict()
    assert other != first_conquest(game)
    game.play(other).play("stop")
    assert kept.to_dict() == told


def test_an_undo_and_a_redo_bring_them_back() -> None:
    game = conquering()
    told = game.legal.to_dict()
    game.play(first_conquest(game)).undo()
    assert game.legal.to_dict() == told
    game.redo()
    assert game.legal.to_dict() != told


def test_a_drawn_action_is_one_of_them_and_the_same_as_from_the_list() -> None:
    for seed in range(5):
        game, rng, same = Game(players=["Ann", "Ben", "Cleo"], seed=seed), Random(seed), Random(seed)
        while not game.over:
            listed = game.copy()
            assert len(listed.legal) > 0  # which lists them
            action = game.legal.sample(rng)
            assert action == listed.legal.sample(same)
            assert action in game.legal
            game.play(action)


def test_drawing_from_kept_ones_does_not_ask_the_game_of_today() -> None:
    game = conquering()
    kept = game.legal
    game.play(first_conquest(game)).play("stop")
    action = kept.sample(Random(1))
    assert action in kept
    assert action not in game.legal


def test_a_drawn_action_is_checked_once_the_game_has_gone_on() -> None:
    game = conquering()
    action = next(a for a in (game.legal.sample(Random(i)) for i in range(50)) if a.kind == "conquer")
    game.play(action)
    code = game.code
    with pytest.raises(Refused):
        game.play(action)  # it is held already
    assert game.code == code


def test_an_action_drawn_in_another_game_is_checked() -> None:
    game, other = conquering(), conquering()
    game.play(first_conquest(game)).play("stop")
    action = other.legal.sample(Random(1))
    with pytest.raises(Refused):
        game.play(action)


def test_of_two_that_were_drawn_both_can_be_played() -> None:
    game = conquering()
    one, two = (game.legal.sample(Random(i)) for i in (1, 2))
    again = game.copy()
    assert game.play(one).last_action is not None
    assert again.play(two).last_action is not None


def test_a_drawn_action_is_written_down_without_its_game() -> None:
    game = conquering()
    action = game.legal.sample(Random(4))
    read = pickle.loads(pickle.dumps(action))
    assert read == action
    game.play(read)


def test_nothing_is_drawn_when_the_game_is_over() -> None:
    game, rng = Game(players=["Ann", "Ben"], seed=1), Random(1)
    while not game.over:
        game.play(game.legal.sample(rng))
    with pytest.raises(IndexError, match="over"):
        game.legal.sample(rng)
    assert not game.legal.kinds
