"""The bot that looks ahead: the same every time, with a player's knowledge, and the better the longer it thinks."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine import actions as do
from sw_widget.engine.chance import shuffled
from sw_widget.explore.bots import CasualBot, LookaheadBot, PlannerBot, RandomBot, Seat, play_out
from sw_widget.explore.bots.ahead_choices import AheadChoices
from sw_widget.explore.bots.coin_estimate import coins_at_the_end
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.bots.plan import as_known
from sw_widget.explore.bots.thinking_time import ThinkingTime
from sw_widget.explore.bots.turn_options import turn_options
from sw_widget.explore.bots.turn_tree import TurnTree
from tests.rules.support import at, board, player

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SMALL = LookaheadBot(looks=40, effort=30)


def some_game(seed: int, turn: int, players: int = 2) -> Game:
    """A game by rules of thumb, in a turn of it."""
    game = Game(players=NAMES[:players], seed=seed)
    seats = [Seat(game, each, CasualBot()) for each in range(players)]
    while game.turn < turn:
        seats[game.to_act.player].step()
    return game


def thoughts(bot: LookaheadBot, game: Game) -> dict[str, Any]:
    return bot.think(game.seen_by(game.to_act.player)).to_dict()


@pytest.mark.parametrize("turn", [1, 4, 10])
def test_a_counted_thought_is_the_same_every_time(turn: int) -> None:
    game, bot = some_game(5, turn), LookaheadBot(effort=200)
    before = game.code
    once = thoughts(bot, game)
    assert thoughts(pickle.loads(pickle.dumps(bot)), game) == once
    assert game.code == before


def test_what_nobody_can_know_changes_no_thought() -> None:
    game, changed, rng = some_game(6, 4), some_game(6, 4), Random(3)
    position = changed.position
    position.race_stack = shuffled(position.race_stack, rng)
    position.power_stack = shuffled(position.power_stack, rng)
    position.seed += 1
    position.coins[1 - changed.to_act.player] += 30
    assert thoughts(SMALL, changed) == thoughts(SMALL, game)


def test_it_says_what_it_compared_and_what_it_expects() -> None:
    plan = LookaheadBot(effort=400).think(some_game(5, 4).seen_by(0))
    assert " ways in which the next turns could go" in plan.sentence
    assert "Most likely Ben then " in plan.sentence
    assert len(plan.reasons) == len(plan.actions) and all(plan.reasons)


def test_seconds_limit_it_as_well() -> None:
    game = some_game(5, 4)
    assert thoughts(LookaheadBot(effort=40, seconds=60.0), game) == thoughts(LookaheadBot(effort=40), game)
    plan = LookaheadBot(effort=None, seconds=0.01).think(game.seen_by(game.to_act.player))
    assert plan.actions[0] in game.legal
    with pytest.raises(ValueError, match="an effort, or seconds"):
        LookaheadBot(effort=None)


def test_more_time_means_more_looked_at() -> None:
    position = as_known(some_game(5, 4).position)
    plays = []
    for effort in (50, 500):
        choices = AheadChoices(position, 40, ThinkingTime(effort, None))
        choices.all()
        plays.append(choices.plays)
    assert plays[1] > 5 * plays[0]
