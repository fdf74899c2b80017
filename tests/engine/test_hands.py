"""Hands: they are never below zero, and what fled belongs to somebody."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.engine.checks import Problem
from sw_widget.engine.soundness import check_sound


def test_a_hand_below_zero_is_refused_at_once() -> None:
    game = Game(["Ann", "Ben"], seed=1)
    game.play("pick", slot=0)
    race = game.position.active[0]
    with pytest.raises(ValueError, match="taken from a hand of"):
        game.position.clone().take_from_hand(race, game.hand[0] + 1)
    broken = game.position.clone()
    broken.tray[race] += broken.hand[race] + 1
    broken.hand[race] = -1
    with pytest.raises(Problem, match="fewer than 0 tokens in hand"):
        check_sound(broken)


def test_markers_that_fled_belong_to_somebody() -> None:
    game = Game(["Ann", "Ben"], seed=1)
    resting = next(race for race, owner in enumerate(game.position.owner) if owner < 0)
    game.position.fled_markers[resting, 0] = 1
    with pytest.raises(Problem, match="nobody plays"):
        check_sound(game.position)
