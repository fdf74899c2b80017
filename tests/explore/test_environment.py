"""The environment for agents that learn: PettingZoo's own checks, masks, replay, knowledge, rewards."""

from __future__ import annotations

import copy
import warnings
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from sw_widget import Game
from sw_widget.engine.chance import shuffled
from sw_widget.explore.agents.action_space import ActionSpace
from sw_widget.explore.agents.environment import SmallWorldEnv, env
from sw_widget.explore.agents.observations import Observations
from sw_widget.packs.base import PACK
from tests.amount import amount, sample
from tests.mixes import MIXES, Mix, Table

PLAYERS = (2, 3, 4, 5)
VARIANTS = [variant.id for variant in PACK.variants]
BOARDS = list(PACK.boards)


def allowed(world: SmallWorldEnv) -> list[int]:
    """The actions that the mask of the one who decides allows."""
    return np.flatnonzero(world.observe(world.agent_selection)["action_mask"]).tolist()


def walk(world: SmallWorldEnv, seed: int) -> Iterator[int]:
    """Play a game at random to its end; yields each action before it is taken."""
    rng = Random(seed)
    world.reset(seed=seed)
    while not world.game.over:
        action = rng.choice(allowed(world))
        yield action
        world.step(action)


def play_out(world: SmallWorldEnv, seed: int) -> SmallWorldEnv:
    for _ in walk(world, seed):
        pass
    return world


# PettingZoo's own checks


@pytest.mark.parametrize("players", PLAYERS)
def test_it_keeps_the_interface(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(players), num_cycles=1000)
    # It would rather have a bare array than a dictionary with a mask, unless an environment is on its list.
    expected = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
    others = {str(warning.message) for warning in caught if not str(warning.message).startswith(expected)}
    assert not others
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_is_the_same_game(players: int) -> None:
    seed_test(lambda: env(players), num_cycles=300)


def test_games_after_a_seed_are_the_same_row_of_games() -> None:
    def row(world: SmallWorldEnv) -> list[int]:
        seeds = []
        for _ in range(3):
            world.reset()
            seeds.append(world.game.seed)
        return seeds

    first, again, other = SmallWorldEnv(seed=5), SmallWorldEnv(seed=5), SmallWorldEnv(seed=6)
    assert row(first) == row(again) != row(other)
    first.reset(seed=5)
    again.reset(seed=5)
    assert first.game.position == again.game.position
    assert len(set(row(SmallWorldEnv(seed=5)))) == 3


# Whole games


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_random_play_ends_on_every_board(board: str, players: int) -> None:
    seed = players * 10 + BOARDS.index(board)
    variants = [variant for number, variant in enumerate(VARIANTS) if seed >> number % 4 & 1]
    world = play_out(SmallWorldEnv(players, board=board, variants=variants), seed)
    assert world.game.turn == world.game.position.turns
    assert all(world.terminations.values())
    assert Game.from_dict(world.game.to_dict()).position == world.game.position


def test_the_log_replayed_is_the_game() -> None:
    world = play_out(SmallWorldEnv(4), 3)
    again = Game(list(world.game.names), seed=world.game.seed)
    for action in world.game.log:
        die = action.pop("die", None)
        again.play(action)
        assert die is None or again.log[-1]["die"] == die
    assert again.position == world.game.position
    assert again.winners == world.game.winners


def test_all_kinds_of_actions_come_up() -> None:
    """Random games together take every kind of step; else the tests here would say little."""
    taken: Counter[str] = Counter()
    for players in PLAYERS:
        world = SmallWorldEnv(players)
        for seed in range(8):
            taken.update(world.action_names[action].split(".")[0] for action in walk(world, seed))
    kinds = {name.split(".")[0] for name in SmallWorldEnv(2).action_names}
    assert {kind for kind in kinds if not taken[kind]} == set()


# Masks


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mask_is_what_the_rules_allow(players: int) -> None:
    """Plain choices are exactly the legal ones, seats counted from the agent. (Pieces: see tests/games.)"""
    world = SmallWorldEnv(players)
    for seed in range(3):
        for _ in walk(world, seed):
            decider = world.game.position.decider
            names = sorted(world.action_names[action] for action in allowed(world))
            legal = list(world.game.legal)
            if names[0].startswith("ally"):
                legal = world.game.legal.of("ally")
            elif world.game.to_act.phase in ("redeploy", "withdraw"):
                continue
            assert names == sorted(named(action, decider, players) for action in legal)


def named(action: Any, decider: int, players: int) -> str:
    said = action.to_dict()
    if said["do"] == "ally":
        ally = said["player"]
        return f"ally.{0 if ally is None else (ally - decider) % players}"
    words = [
        said["do"],
        *(str(said[key]) for key in ("slot", "region") if key in said),
        *said.get("with", []),
    ]
    return ".".join(words)


@pytest.mark.sampled
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_random_play_is_legal_with_any_packs(mix: Mix) -> None:
    """What is put where the mask allows it can be completed, and no number leaves its bounds."""
    games = amount(5, 200)
    tables = mix.tables[:: max(1, len(mix.tables) // games)]
    for seed, table in enumerate(islice(cycle(tables), games)):
        world, rng = SmallWorldEnv(**options(mix, table)), Random(seed)
        world.reset(seed=seed)
        for step in count():
            agent = world.agent_selection
            may = world._steps.numbers(world._pieces.steps(), world.possible_agents.index(agent))
            if step % amount(20, 1) == 0:  # it takes far longer than a step
                observation = world.observe(agent)
                assert world.observation_space(agent).contains(observation)
                assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(may)
            world.step(rng.choice(may))
            if world.game.over:
                break


def options(mix: Mix, table: Table) -> dict[str, Any]:
    roles = None if table.role is None else {f"player_{table.players - 1}": table.role}
    return {"players": table.players, "board": table.board, "packs": mix.packs, "roles": roles}


@pytest.mark.sampled
@pytest.mark.parametrize("mix", sample(MIXES, 6), ids=lambda mix: mix.name)
def test_it_keeps_the_interface_with_any_packs(mix: Mix) -> None:
    for table in mix.tables[: amount(1, len(mix.tables))]:
        world = env(**options(mix, table))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what is expected, see above
            api_test(world, num_cycles=amount(100, 1000))
        seed_test(lambda table=table: env(**options(mix, table)), num_cycles=amount(50, 300))


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    world = SmallWorldEnv(3)
    rng = Random(1)
    for _ in walk(world, 1):
        forbidden = sorted(set(range(len(world.action_names))) - set(allowed(world)))
        before, steps = world.game.position.clone(), world.game.steps
        action = rng.choice(forbidden)
        with pytest.raises(ValueError, match=r"action: .* is not possible now"):
            world.step(action)
        assert world.game.position == before and world.game.steps == steps


def test_an_illegal_step_ends_the_wrapped_game() -> None:
    world = env(2)
    world.reset(seed=1)
    agent = world.agent_selection
    mask = world.last()[0]["action_mask"]
    world.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(world.terminations.values())
    assert world.rewards[agent] == -1


def test_nobody_but_the_decider_may_act() -> None:
    world = SmallWorldEnv(3)
    for _ in walk(world, 2):
        for agent in world.possible_agents:
            may = world.observe(agent)["action_mask"].any()
            assert may == (agent == world.agent_selection == f"player_{world.game.to_act.player}")


@pytest.mark.parametrize(("bad", "where"), [(-1, "action"), (10**6, "action"), (None, "action")])
def test_a_number_that_is_no_action_is_refused(bad: Any, where: str) -> None:
    world = SmallWorldEnv(2)
    world.reset(seed=1)
    with pytest.raises(ValueError, match=f"^{where}: "):
        world.step(bad)


# What is known


def test_every_number_has_a_name_of_its_own() -> None:
    for players, board in zip(PLAYERS, BOARDS, strict=True):
        world = SmallWorldEnv(players, board=board)
        world.reset(seed=1)
        observation = world.observe("player_0")
        assert len(set(world.observation_names)) == len(observation["observation"])
        assert len(set(world.action_names)) == len(observation["action_mask"])


def test_numbers_say_what_stands_on_the_table() -> None:
    world = SmallWorldEnv(3)
    for _ in walk(world, 4):
        position, view = world.game.position, world.game.view(None)
        for seat, agent in enumerate(world.possible_agents):
            known = dict(zip(world.observation_names, world.observe(agent)["observation"], strict=True))
            assert known["turn"] == view["turn"] and known["own_coins"] == position.coins[seat]
            assert known[f"decides.{(position.decider - seat) % 3}"] == 1
            assert known[f"phase.{world.game.to_act.phase}"] == 1
            for region, found in view["regions"].items():
                tokens = found.get("tokens", 0) if found else 0
                assert known[f"region.{region}.tokens"] == tokens
                if tokens:
                    assert known[f"region.{region}.race.{found['race']}"] == 1
                    assert known[f"region.{region}.seat.{(found['player'] - seat) % 3}"] == 1
            for slot, combo in enumerate(view["column"]):
                assert known[f"offer.{slot}.race.{combo['race']}"] == 1
                assert known[f"offer.{slot}.coins"] == combo["coins"]
            for race, tokens in view["tray"].items():
                assert known[f"race.{race}.tray"] == tokens


def test_what_is_hidden_is_not_in_the_observation() -> None:
    """Others' coins, the order of the stacks and the dice to come may differ: the agent sees the same."""
    world = SmallWorldEnv(3)
    rng = Random(0)
    for step, _ in enumerate(walk(world, 5)):
        if step % 5:
            continue
        other = copy.deepcopy(world)
        position = other.game.position
        for seat, agent in enumerate(world.possible_agents):
            position.coins = [
                coins if player == seat else rng.randrange(40, 90)
                for player, coins in enumerate(world.game.position.coins)
            ]
            position.race_stack = shuffled(position.race_stack, rng)
            position.power_stack = shuffled(position.power_stack, rng)
            position.seed, other.game._dice = rng.randrange(1000), None
            one, two = world.observe(agent), other.observe(agent)
            assert np.array_equal(one["observation"], two["observation"])
            if agent == world.agent_selection:
                assert np.array_equal(one["action_mask"], two["action_mask"])


def test_seats_are_counted_from_the_agent() -> None:
    """The same table seen by the next player is the same but for the seats: nothing depends on the number."""
    game = Game(["A", "B"], seed=1)
    game.play(game.legal.sample(Random(1)))
    senses = Observations(game.position.rules, 2)
    mine, theirs = (
        dict(zip(senses.names, senses.of(game.position, agent, None), strict=True)) for agent in (0, 1)
    )
    for name in senses.names:
        if ".seat.0" in name:
            assert mine[name] == theirs[name.replace(".seat.0", ".seat.1")]
    steps = ActionSpace(game.position.rules, 2)
    named = dict(zip(steps.names, range(len(steps)), strict=True))
    assert [steps.step(named["ally.1"], agent)[1] for agent in (0, 1)] == [1, 0]
    assert [steps.step(named["ally.0"], agent)[1] for agent in (0, 1)] == [-1, -1]


# Rewards and the end


def test_coins_are_rewarded_when_they_come() -> None:
    world = SmallWorldEnv(3, variants=["diplomat_pays"])
    total: Counter[str] = Counter()
    for _ in walk(world, 6):
        total.update(world.rewards)
    total.update(world.rewards)
    coins = dict(zip(world.possible_agents, world.game.coins, strict=True))
    assert {agent: 5 + gained for agent, gained in total.items()} == coins
    assert {agent: info["coins"] for agent, info in world.infos.items()} == coins
    assert [info["won"] for info in world.infos.values()] == [
        player in world.game.winners for player in range(3)
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_result_is_rewarded_at_the_end(players: int) -> None:
    world = SmallWorldEnv(players, rewards="result")
    for _ in walk(world, players):
        assert not any(world.rewards.values())
    assert sum(world.rewards.values()) == pytest.approx(0)
    (winner,) = world.game.winners
    assert world.rewards[f"player_{winner}"] == 1
    assert sorted(world.rewards.values())[0] == pytest.approx(-1 / (players - 1))


# Using it


def test_a_copy_goes_on_by_itself() -> None:
    world = SmallWorldEnv(2)
    moves = walk(world, 7)
    for _ in range(40):
        next(moves)
    other = copy.deepcopy(world)
    rng, again = Random(8), Random(8)
    while not world.game.over:
        world.step(rng.choice(allowed(world)))
    assert not other.game.over
    while not other.game.over:
        other.step(again.choice(allowed(other)))
    assert other.game.log == world.game.log and other.game.coins == world.game.coins


def test_it_shows_the_game_as_text() -> None:
    shown = env(2, render_mode="ansi")
    shown.reset(seed=1)
    assert shown.render() == str(shown.unwrapped.game)
    assert "player_0" in shown.render()
    silent = env(2)
    silent.reset(seed=1)
    assert silent.unwrapped.render() is None


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "players: "),
        ({"players": 9}, "players: "),
        ({"rewards": "glory"}, "rewards: 'glory' is no kind of reward"),
        ({"render_mode": "human"}, "render_mode: 'human' is no way to show the game"),
        ({"board": "atlantis"}, "board: "),
        ({"variants": ["chess"]}, "variants.0: "),
    ],
)
def test_what_cannot_be_played_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        env(**options)


def test_the_page_names_every_kind_of_number() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environment.md").read_text(encoding="utf-8")
    kinds = set()
    for mix in MIXES:
        world = SmallWorldEnv(**options(mix, mix.tables[-1]))
        rules = world.game.position.rules
        things = {thing.id for thing in (*rules.races, *rules.powers, *rules.markers, *rules.board.regions)}
        things |= {*rules.means, *(link.id for link in rules.board.links), *rules.role_names, "lost_tribe"}
        for name in (*world.observation_names, *world.action_names):
            words = ["…" if word in things or word.isdigit() else word for word in name.split(".")]
            if words[0] == "seat" and words[2] in rules.notes and f"`{'.'.join(words)}`" not in page:
                words[2] = "…"
            kinds.add(".".join(words))
    missing = sorted(kind for kind in kinds if f"`{kind}`" not in page)
    assert not missing


def test_six_in_teams_win_together_and_know_their_partner() -> None:
    env = SmallWorldEnv(6, packs=["base", "six_player"], rewards="result")
    env.reset(seed=1)
    rng = Random(1)
    names = env.observation_names
    partner = [names.index(f"seat.{seat}.partner") for seat in range(6)]
    assert list(env.observe("player_2")["observation"][partner]) == [0, 0, 0, 1, 0, 0]
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice([number for number, may in enumerate(mask) if may]))
    won = env.game.winners
    assert len(won) == 2
    assert [env.rewards[f"player_{player}"] for player in won] == [1.0, 1.0]
    assert sum(env.rewards.values()) == 0
