"""Every bot plays legal games, explains each action, and knows no more than a person in its seat."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sw_widget import Game
from sw_widget.engine.chance import shuffled
from sw_widget.engine.checks import Problem
from sw_widget.engine.map.board import bits
from sw_widget.explore.bots import (
    BeginnerBot,
    Bot,
    CasualBot,
    GreedyBot,
    LookaheadBot,
    PlannerBot,
    RandomBot,
    bot,
    bots,
    levels,
    play_out,
)
from sw_widget.explore.bots.seat import Seat
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.search import best
from sw_widget.explore.whatif.branch import Branch
from tests.amount import amount, sample

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SMALL: list[Bot] = [
    RandomBot(5),
    BeginnerBot(),
    CasualBot(),
    GreedyBot(looks=60),
    PlannerBot(looks=60, effort=1),
    LookaheadBot(looks=60, effort=20),
]


def some_game(seed: int, turn: int, players: int = 2) -> Game:
    """A game that was played at random for some turns."""
    game, rng = Game(players=NAMES[:players], seed=seed), Random(seed)
    while not game.over and game.turn < turn:
        game.play(game.legal.sample(rng))
    return game


def table_of(game: Game) -> Branch:
    return Branch(game, viewer=game.to_act.player)


def test_bots_by_name() -> None:
    assert bots() == ["random", "greedy", "beginner", "casual", "skilled", "planner", "lookahead"]
    assert levels() == ["beginner", "casual", "skilled", "lookahead"]
    for name in bots():
        assert bot(name).name == name
    with pytest.raises(Problem, match="'deep' is no bot; known:"):
        bot("deep")


@pytest.mark.parametrize("one", SMALL[:4], ids=lambda one: one.name)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_play_whole_games(one: Bot, players: int) -> None:
    game = play_out(Game(players=NAMES[:players], seed=players), [one, *[RandomBot(8)] * (players - 1)])
    assert game.over and game.winners


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("one", "seed"),
    [
        *((one, seed) for one in SMALL[:4] for seed in range(4)),
        # It thinks for every action, so that a game of more than two takes half a minute.
        *((PlannerBot(looks=20, effort=1), seed) for seed in sample((0, 3), 2)),
    ],
)
def test_whoever_is_asked_afresh_for_each_action_comes_to_an_end(one: Bot, seed: int) -> None:
    """A bot has no memory: what it puts down it must not put down again, nor change its mind for ever."""
    game = Game(players=NAMES[: 2 + seed % 3], seed=seed)
    turn, steps, kinds = (0, 0), 0, set()
    while not game.over:
        steps = steps + 1 if turn == (game.turn, game.to_act.player) else 1
        turn = game.turn, game.to_act.player
        assert steps < 60, f"{one.name} never ends its turn"
        before = game.position.clone()
        action = one.think(game.seen_by(turn[1])).actions[0]
        kinds.add(action.kind)
        game.play(action)
        assert game.position != before, action
    assert kinds >= {"pick", "conquer", "redeploy", "end_turn"}


MARKED = ("bivouacking", "heroic", "fortified", "diplomat", "dragon_master", "berserk")


@pytest.mark.parametrize("one", SMALL, ids=lambda one: one.name)
@pytest.mark.parametrize("power", MARKED)
def test_nothing_is_put_down_twice(one: Bot, power: str) -> None:
    """Encampments, heroes, fortresses and allies, with races that others cannot attack everywhere."""
    for race in ("halflings", "ghouls", "ratmen"):
        combo = {"race": race, "power": power}
        game = Game.from_scenario(
            {
                "format": "sw-scenario/1",
                "seed": 3,
                "turn": 2,
                "players": [{"name": name, "coins": 9} for name in ("Ann", "Ben", "Cleo")],
                "column": [combo, {"race": "elves", "power": "hill"}],
            }
        )
        game.play("pick", slot=0)
        done: list[str] = []
        while game.to_act.player == 0 and not game.over:
            plan = one.think(game.seen_by(0))
            done.append(str(plan.actions[0]))
            game.play(plan.actions[0])
        put = [told for told in done if told.startswith(("redeploy", "place", "ally"))]
        assert len(put) == len(set(put)) and len(done) < 30, done


@pytest.mark.parametrize("one", SMALL, ids=lambda one: one.name)
def test_a_plan_can_be_played_and_each_action_has_its_reason(one: Bot) -> None:
    for seed in range(6):
        game = some_game(seed, 2 + seed)
        player = game.to_act.player
        plan = one.think(table_of(game))
        assert plan.sentence and len(plan.reasons) == len(plan.actions) == len(list(plan))
        assert all(plan.reasons)
        for action, _ in plan:
            assert game.to_act.player == player
            game.play(action)
        chance = plan.actions[-1].kind in ("attempt", "roll")
        assert chance or game.to_act.player != player or game.to_act.phase == "after_scoring"


@pytest.mark.parametrize("one", SMALL, ids=lambda one: one.name)
def test_a_plan_shows_itself(one: Bot) -> None:
    plan = one.think(table_of(some_game(2, 3)))
    assert str(plan).splitlines()[0] == plan.sentence
    assert plan._repr_html_().count("<li>") == len(plan)
    data = plan.to_dict()
    assert [step["action"] for step in data["steps"]] == [action.to_dict() for action in plan.actions]


@pytest.mark.sampled
@pytest.mark.parametrize("one", SMALL, ids=lambda one: one.name)
@settings(max_examples=amount(8, 40), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 60), turn=st.integers(1, 9), other=st.integers(0, 99))
def test_what_nobody_can_know_changes_no_plan(one: Bot, seed: int, turn: int, other: int) -> None:
    game = some_game(seed, turn, 2 + seed % 2)
    table = table_of(game)
    before = table.code
    plan = one.think(table)
    assert table.code == before and not table.steps, "thinking must leave the table as it is"

    changed, rng = some_game(seed, turn, 2 + seed % 2), Random(other)
    position = changed.position
    position.race_stack = shuffled(position.race_stack, rng)
    position.power_stack = shuffled(position.power_stack, rng)
    position.seed += 1 + other  # the dice to come, and how badges will be shuffled
    mine = changed.to_act.player
    position.coins = [coins if player == mine else other for player, coins in enumerate(position.coins)]
    again = pickle.loads(pickle.dumps(one)).think(table_of(changed))
    assert again.to_dict() == plan.to_dict()


def test_the_random_bot_follows_its_seed_and_the_step() -> None:
    tables = [table_of(some_game(seed, 2 + seed % 5)) for seed in range(8)]

    def plans(seed: int) -> list[object]:
        return [RandomBot(seed).think(table).to_dict() for table in tables]

    assert plans(1) == plans(1) != plans(2)


def test_greed_is_the_best_line_for_coins() -> None:
    for seed in range(5):
        game = some_game(seed, 3 + seed)
        player, before = game.to_act.player, game.coins
        if game.to_act.phase != "start":
            continue
        found = best(game.position, Goal(), looks=60)
        plan = GreedyBot(looks=60).think(table_of(game))
        assert plan.best is not None and plan.best.value == found.value[0]
        if plan.actions[-1].kind in ("attempt", "roll"):
            continue
        for action, _ in plan:
            game.play(action)
        assert game.coins[player] - before[player] == found.value[0]


def test_greed_picks_the_combo_whose_first_turn_brings_most() -> None:
    game = Game(players=["Ann", "Ben"], seed=4)
    plan = GreedyBot(looks=40).think(table_of(game))
    values = []
    for slot in range(6):
        picked = game.branch().play("pick", slot=slot)
        values.append(picked.coins[0] - 5 + best(picked.position, Goal(), looks=40).value[0])
    assert plan.actions[0] == {"do": "pick", "slot": values.index(max(values))}


DICE_FIRST = (
    "SW1.XdBRK0ZumzTusq9Cggc6ASNa4vEwasEoioYxHUd0Yw3U0zDJ3VZ1NyYDejjaMtM_ouA-NKj4aSKDYO9vgJqkDhhkfWyHHG8pdSB"
)
"""A declined race conquers first, then one that may roll before each conquest: there is much to look at."""


@pytest.mark.parametrize("looks", [1, 30])
def test_who_hardly_looks_has_a_plan_as_well(looks: int) -> None:
    games = [Game.from_code(DICE_FIRST), *(some_game(seed, 1 + seed) for seed in range(8))]
    for game in games:
        for one in (GreedyBot(looks=looks), PlannerBot(looks=looks, effort=1)):
            plan = one.think(table_of(game))
            assert plan.actions and plan.actions[0] in game.legal


def test_greed_spreads_its_tokens_evenly() -> None:
    game = Game(players=["Ann", "Ben"], seed=4)
    play_out_turn(game, GreedyBot(looks=300))
    position = game.position
    tokens = [position.tokens[region] for region in bits(position.held[position.active[0]])]
    assert len(tokens) > 2 and max(tokens) - min(tokens) <= 1


def play_out_turn(game: Game, one: Bot) -> None:
    player = game.to_act.player
    while game.to_act.player == player:
        for action, _ in one.think(table_of(game)):
            game.play(action)


@pytest.mark.parametrize("bot", [GreedyBot(looks=20), RandomBot()], ids=["greedy", "random"])
def test_what_must_come_first_does(bot: Bot) -> None:
    """Flames put down their Volcano before anything else."""
    players = [
        {"name": "Ann", "active": {"race": "flames", "power": "alchemist", "hand": 9}},
        {"name": "Ben"},
    ]
    scenario = {
        "format": "sw-scenario/1",
        "packs": ["base", "underground"],
        "board": "underground/2p",
        "players": players,
        "regions": {},
    }
    game = Game.from_scenario(scenario)
    seat = Seat(game, 0, bot)
    seat.step()
    assert game.log[-1]["do"] == "use" and game.log[-1]["trait"] == "flames"
    while game.to_act.player == 0:
        seat.step()
    assert game.turn == 1 and game.to_act.player == 1
