"""Turns that win the game at once: found by the search, played by bots, not blamed by the coach."""

from __future__ import annotations

import pytest

from sw_widget import Game, presets
from sw_widget.explore.bots import Bot, play_out
from sw_widget.explore.bots.greedy import GreedyBot
from sw_widget.explore.bots.planner import PlannerBot
from sw_widget.explore.turns.winning import winning_line
from tests.rules.support import at, player
from tests.rules.test_necromancer import table


def last_two() -> Game:
    """Two Ghosts are in reserve: most coins do not bring them out, three Lost Tribes do."""
    return presets["the-last-ghost"].game()


def for_sale(coins: int) -> Game:
    """One Ghost is in reserve, and costs a coin for the power and one for the only Ghost on the map."""
    regions = {"b": at(2, "ghosts", 1), "a": at(0, "ratmen", 4)}
    role = {"coins": coins, "reserve": 1}
    return Game.from_scenario(
        table(player("ratmen", "hill"), player("giants", "forest"), role, regions, current=2),
        needs_format=False,
    )


def test_a_turn_that_wins_at_once_comes_first() -> None:
    game = last_two()
    found = game.best_turn(looks=300)
    assert found.best.wins and found.proven and found.to_dict()["wins"]
    assert found.sentence.startswith("This turn can win the game at once")
    assert str(found.best).startswith("Wins the game at once: ")
    assert len(found.lines) == 3 and found.lines[1].value > found.value and not found.lines[1].wins
    found.best.play(game)
    assert game.over and game.winners == [2]


def test_what_is_bought_may_win() -> None:
    poor, rich = for_sale(1), for_sale(2)
    assert not poor.best_turn(looks=100).best.wins
    line = rich.best_turn(looks=100).best
    assert line.wins and line.actions[0].kind == "use"
    line.play(rich)
    assert rich.winners == [2]


@pytest.mark.parametrize("name", ["ashore-again", "the-last-ghost"])
def test_only_what_was_played_is_called_a_victory(name: str) -> None:
    """In the turn of anybody else there is nothing to find."""
    game = presets[name].game()
    line = winning_line(game.position)
    assert (line is not None) == (name == "the-last-ghost")
    game.play("stop")
    while game.to_act.player == 2 and not game.over:
        game.play(game.legal.sample())
    assert not game.over and winning_line(game.position) is None


def test_to_reach_a_region_is_still_what_was_asked_for() -> None:
    assert not last_two().best_turn("reach", region="1", looks=100).best.wins


@pytest.mark.parametrize("bot", [GreedyBot(looks=50), PlannerBot(looks=50, effort=2)])
def test_bots_win_where_they_can(bot: Bot) -> None:
    game = last_two()
    plan = bot.think(game)
    assert plan.sentence == "This wins the game at once."
    play_out(game, [bot] * 3)
    assert game.winners == [2] and game.turn == 7


def test_the_coach_does_not_blame_a_victory() -> None:
    game = last_two()
    for action in presets["the-last-ghost"].solutions[0]:
        game.play(action)
    for step in range(game.steps):
        advice = game.coach(step)
        assert advice.lost == 0 and not advice.rated
        assert advice.sentence.startswith("This turn won the game at once")
    assert "This turn won" in str(game.coach()) and game.coach().to_dict()["lost"] == "0"
