"""The bot that looks ahead: a player's knowledge, the same every time, and better the longer it thinks."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine import actions as do
from sw_widget.engine.chance import shuffled
from sw_widget.explore.bots import CasualBot, LookaheadBot, RandomBot, Seat, play_out
from sw_widget.explore.bots.ahead_choices import AheadChoices
from sw_widget.explore.bots.candidates import Candidates
from sw_widget.explore.bots.coin_estimate import coins_at_the_end
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.bots.plan import as_known
from sw_widget.explore.bots.table_heuristics import AmongMany, heuristics_for
from sw_widget.explore.bots.thinking_time import ThinkingTime
from sw_widget.explore.bots.turn_options import turn_options
from sw_widget.explore.bots.turn_tree import TurnTree
from tests.explore.small_games import tired

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


def test_who_thinks_longer_chooses_better() -> None:
    """First picks, judged by luck that neither thought had: what is chosen in haste leaves less of a lead."""
    leads = {5: 0.0, 800: 0.0}
    for seed in range(4):
        position = as_known(Game(players=NAMES[:2], seed=seed).position)
        for effort in leads:
            chosen = AheadChoices(position, 100, ThinkingTime(effort, None)).all()[0].codes
            tree = TurnTree(position)
            root = tree.node()
            for number in range(10_000, 10_080):
                tree.play(root, chosen, number)
            leads[effort] += root.lead(0)
    assert leads[800] > leads[5]


@pytest.mark.parametrize(("turn", "kind"), [(3, "decline"), (9, "decline"), (10, "stop")])
def test_it_declines_what_can_do_no_more_while_a_turn_is_left(turn: int, kind: str) -> None:
    assert LookaheadBot(effort=100).think(tired(turn).seen_by(0)).actions[0].kind == kind


def test_in_the_very_last_turn_it_takes_the_most() -> None:
    """Nobody moves afterwards: only the coins of this turn count, and they are proven."""
    for seed in range(4):
        game = some_game(seed, 10)
        while game.to_act.player == 0:
            game.play(CasualBot().think(game.seen_by(0)).actions[0])
        if game.to_act.phase == "withdraw":
            continue
        best, before = game.best_turn(looks=3000), game.coins[1]
        if not best.proven or best.best.chancy:
            continue
        Seat(game, 1, LookaheadBot(effort=50)).play_on()
        assert game.coins[1] - before == best.value


@pytest.mark.parametrize("players", [3, 5])
def test_it_plays_with_more_than_one_opponent(players: int) -> None:
    game = play_out(Game(players=NAMES[:players], seed=players), [SMALL, *[RandomBot(8)] * (players - 1)])
    assert game.over and game.winners == [0]


@pytest.mark.parametrize(
    "given",
    [
        {"players": NAMES[:3], "packs": ["base", "sky_islands", "spiders_web"]},
        {"players": NAMES[:2], "packs": ["base", "underground"], "board": "underground/2p"},
        {"players": NAMES[:3], "packs": ["base", "necromancer"], "roles": {"Cleo": "necromancer"}},
        {"players": (*NAMES, "Fay"), "packs": ["base", "underground", "six_player"]},
    ],
    ids=["islands", "underground", "necromancer", "teams"],
)
def test_it_plays_with_all_packs_teams_and_roles(given: dict[str, Any]) -> None:
    """The last turns, after others have played by lot."""
    game = Game(seed=4, **given)
    rng = Random(4)
    while game.turn < game.position.turns - 1 and not game.over:
        game.play(game.legal.sample(rng))
    play_out(game, [SMALL, *[CasualBot()] * (len(game.names) - 1)])
    assert game.over


def test_every_option_of_a_turn_can_be_played_and_ends_it() -> None:
    kinds = set()
    for seed, turn in ((5, 1), (5, 4), (6, 7), (7, 10)):
        position, heuristics = as_known(some_game(seed, turn).position), Heuristics(rng=Random(1))
        for option in turn_options(position, heuristics):
            kinds.add(option.kind)
            game = position.clone()
            assert option.fits(game)
            option.play(game, heuristics)
            assert (game.player, game.turn) != (position.player, position.turn)
            assert not option.fits(game) or option.kind != do.PICK
    assert kinds == {do.PICK, do.CONQUER, do.DECLINE}


def test_everybody_in_the_tree_does_what_is_best_for_them() -> None:
    """Ben picks a combo; then Ann, whose race can do no more, declines."""
    tree = TurnTree(as_known(tired(4).position))
    root = tree.node()
    for number in range(60):
        tree.play(root, ((do.STOP,), (do.END_TURN,)), number)
    assert root.plays == 60
    assert root.expected is not None and root.expected.kind == do.PICK
    child = root.children[root.expected]
    assert child.expected is not None and child.expected.kind == do.DECLINE


def test_against_several_the_tree_is_about_ones_own_turns() -> None:
    """The others play by rules of thumb; so nothing is said of what one of them would do."""
    game = some_game(6, 4, players=3)
    position = as_known(game.position)
    tree = TurnTree(position)
    root = tree.node()
    line = (*Heuristics().line(position),)
    for number in range(40):
        tree.play(root, line, number)
    assert {option.kind for option in root.children} == {do.CONQUER, do.DECLINE}
    assert len({option.hurt for option in root.children}) > 1
    grandchildren = [child for node in root.children.values() for child in node.children.values()]
    assert grandchildren and not any(child.children for child in grandchildren)
    plan = LookaheadBot(effort=100).think(game.seen_by(game.to_act.player))
    assert "with opponents who play by rules of thumb." in plan.sentence
    assert "Most likely" not in plan.sentence


@pytest.mark.parametrize("players", [2, 4])
def test_against_several_more_lines_are_tried_than_a_planner_has(players: int) -> None:
    """There is time for them; between two, as many are tried."""
    few = many = 0
    for turn in range(3, 7):
        position = as_known(some_game(6, turn, players).position)
        if position.stage == do.START:
            few += len(Candidates(position, 100, heuristics_for(players)).all())
            many += len(AheadChoices(position, 100, ThinkingTime(30, None)).all())
    assert 0 < few == many if players == 2 else 0 < few < many


def test_heuristics_for_many_win_among_four() -> None:
    """Two that play as one should against several, and two that play as between two, under equal luck."""
    assert heuristics_for(2) is Heuristics and heuristics_for(3) is heuristics_for(5) is AmongMany
    ahead = 0
    for seed in range(40):
        position, rng = Game(players=NAMES[:4], seed=seed).position.clone(), Random(seed)
        minds = [Heuristics(rng=rng), AmongMany(rng=rng)] * 2
        while not position.over:
            minds[(position.player + seed) % 4].play_turn(position)
        coins = [sum(position.coins[(one + seed) % 2 :: 2]) for one in range(2)]
        ahead += coins[1] - coins[0]
    assert ahead > 0


def test_a_turn_in_another_manner_leaves_the_usual_one() -> None:
    position, heuristics = as_known(some_game(5, 4, players=3).position), AmongMany(rng=Random(1))
    options = turn_options(position, heuristics)
    assert len({option.hurt for option in options if option.kind == do.CONQUER}) == 3
    for option in options:
        option.play(position.clone(), heuristics)
        assert heuristics.hurt == AmongMany().hurt


def test_coins_are_estimated_about_right() -> None:
    """At the end they are what they are; before it, games by rules of thumb come out nearby."""
    game = some_game(12, 8)
    expected = coins_at_the_end(game.position)
    play_out(game, [CasualBot(), CasualBot()])
    assert coins_at_the_end(game.position) == [float(coins) for coins in game.position.coins]
    assert all(abs(there - found) < 20 for there, found in zip(game.position.coins, expected, strict=True))
