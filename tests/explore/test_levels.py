"""The levels of the widget: a beginner's mistakes, and each level better than the one below it."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.engine import actions as do
from sw_widget.engine.map.board import bits
from sw_widget.explore.bots import BeginnerBot, CasualBot, Seat, bot, levels, play_out
from sw_widget.explore.bots.beginner import Habits
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.bots.plan import as_known


def begun(bot: BeginnerBot | CasualBot, seed: int) -> Game:
    """A game after the first turn, which the bot played for Ann."""
    game = Game(players=["Ann", "Ben"], seed=seed)
    Seat(game, 0, bot).play_on()
    return game


@pytest.mark.parametrize(("better", "worse"), [("beginner", "random"), ("casual", "beginner")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """A few games of bots that need no time; the bench measures those that do."""
    won = 0
    for seed in range(8):
        pair = [bot(better), bot(worse, seed=seed)]
        game = play_out(Game(players=["Ann", "Ben"], seed=seed), pair if seed % 2 else pair[::-1])
        won += game.winners == [1 - seed % 2]
    assert won >= 6


def test_levels_are_bots_by_name() -> None:
    assert [bot(name).name for name in levels()] == levels()


def test_a_beginner_counts_tokens_and_nothing_else() -> None:
    for seed in range(5):
        game = Game(players=["Ann", "Ben"], seed=seed)
        action = BeginnerBot().think(game.seen_by(0)).actions[0]
        tokens = [combo.tokens for combo in game.column]
        assert tokens[action.code[1]] == max(tokens)


def test_a_beginner_forgets_to_spread() -> None:
    """All that is not needed to hold the regions stands in one of them; others spread it."""
    heaps = 0
    for seed in range(5):
        for one in (BeginnerBot(), CasualBot()):
            position = begun(one, seed).position
            standing = [position.tokens[region] for region in bits(position.held[position.active[0]])]
            if isinstance(one, BeginnerBot):
                assert sum(count > 1 for count in standing) <= 1
                heaps += max(standing) > 2
    assert heaps


def test_a_beginner_overpays() -> None:
    """Of two regions that bring as much, it may take the dearer one: prices do not count."""
    assert Habits().thrift == 0 < Heuristics().thrift
    spent: dict[str, int] = {}
    for one in (BeginnerBot(), CasualBot()):
        for seed in range(6):
            position = begun(one, seed).position
            spent[one.name] = spent.get(one.name, 0) + position.held[position.active[0]].bit_count()
    assert spent["beginner"] < spent["casual"]


def test_a_beginner_declines_late() -> None:
    """As long as two regions can be had it goes on, also where others would decline."""
    later = 0
    for seed in range(6):
        game = Game(players=["Ann", "Ben"], seed=seed)
        seats = [Seat(game, each, CasualBot()) for each in range(2)]
        while not game.over:
            position = as_known(game.position)
            if position.stage == do.START and position.turn < position.turns:
                beginner, casual = (mind().should_decline(position) for mind in (Habits, Heuristics))
                later += casual and not beginner
            seats[game.to_act.player].step()
    assert later
