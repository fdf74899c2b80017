"""Small World for agents that learn: a PettingZoo environment in which players act one after another.

    from sw_widget.explore.agents import environment
    env = environment.env(players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

It needs the extra `rl`: pip install "sw-widget[rl]".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sw_widget.engine.actions import Code
from sw_widget.engine.checks import Problem, as_int, choice
from sw_widget.engine.rules import MOST_PLAYERS
from sw_widget.explore.agents.action_space import ActionSpace
from sw_widget.explore.agents.action_steps import ActionSteps
from sw_widget.explore.agents.observations import Observations
from sw_widget.game.board import Board
from sw_widget.game.game import Game
from sw_widget.game.legal import Action

Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]

REWARDS = ("coins", "result")
ILLEGAL = -1
"""The reward for a step that the mask forbids; it ends the game."""
SEEDS = 2**31


def env(players: int = 2, **options: Any) -> AECEnv:
    """The environment for users: it refuses steps out of order, and ends the game at an illegal one.

    `options` are those of `SmallWorldEnv`.
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(SmallWorldEnv(players, **options), illegal_reward=ILLEGAL)
        )
    )


class SmallWorldEnv(AECEnv):
    """A game of Small World, step by step. Agents are "player_0", "player_1" … in turn order.

    `board`, `packs`, `variants` and `roles` are those of `Game`. `rewards` says what an agent is given:
    "coins", the coins that it gains or pays in each step; "result", nothing until the game is over, and then
    1 for the winner and -1 divided among the others. `seed` starts the row of games that `reset()` makes.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "small_world_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        board: str | Board | Mapping[str, Any] | None = None,
        packs: Sequence[str] = ("base",),
        variants: Sequence[str] = (),
        roles: Mapping[str, str] | None = None,
        seed: int | None = None,
        rewards: str = "coins",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        as_int(players, "players", 2, MOST_PLAYERS)
        choice(rewards, REWARDS, "rewards", "kind of reward")
        if render_mode is not None:
            choice(render_mode, self.metadata["render_modes"], "render_mode", "way to show the game")
        self.render_mode = render_mode
        self.rewarded_with = rewards
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self._seeds = Random(seed)
        self._made_with: dict[str, Any] = {
            "board": board,
            "packs": packs,
            "variants": variants,
            "roles": roles,
        }
        self._set_up(0)
        rules = self.game.position.rules
        self._steps, self._senses = ActionSpace(rules, players), Observations(rules, players)
        self.action_names = self._steps.names
        """What each action does, by its number."""
        self.observation_names = self._senses.names
        """What each number of an observation means, by its index."""
        self.action_spaces = {agent: spaces.Discrete(len(self._steps)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        0, np.iinfo(np.int16).max, (len(self.observation_names),), np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, (len(self._steps),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def _set_up(self, seed: int) -> None:
        self.game = Game(self.possible_agents, seed=seed, **self._made_with)
        """The game that is played: its log, ledgers and explanations tell what the agents do."""
        self._pieces = ActionSteps()
        self._pieces.ask(self.game.position)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed makes it, and the games of later resets without one, repeatable."""
        if seed is not None:
            self._seeds = Random(seed)
        self._set_up(self._seeds.randrange(SEEDS))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def step(self, action: int | None) -> None:
        """Take a step for the agent who decides. The game goes on until somebody has a choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        number = as_int(None if action is None else int(action), "action", 0, len(self._steps) - 1)
        step = self._steps.step(number, seat)
        if step not in self._pieces.steps():
            raise Problem("action", f"{self.action_names[number]!r} is not possible now: see the mask")
        coins = self.game.coins
        self._cumulative_rewards[agent] = 0.0
        self._play_on(self._pieces.take(step))
        self._reward(coins)
        self._accumulate_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for player, name in enumerate(self.possible_agents):
                won = player in self.game.winners
                self.infos[name] = {"coins": self.game.coins[player], "won": won}
        self.agent_selection = self._decider()

    def _play_on(self, code: Code | None) -> None:
        """Play an action, and those after it that leave no choice."""
        while code is not None:
            self.game.play(Action(self.game.position.rules, code))
            self._pieces.played(code)
            code = None if self.game.over else self._pieces.ask(self.game.position)

    def _decider(self) -> str:
        return self.possible_agents[self.game.position.decider]

    def _reward(self, before: list[int]) -> None:
        if self.rewarded_with == "coins":
            gained = zip(self.possible_agents, before, self.game.coins, strict=True)
            self.rewards = {agent: float(now - then) for agent, then, now in gained}
        elif self.game.over:
            sides, winners = self._sides(), self.game.winners
            won = len({sides[player] for player in winners})
            count = len(set(sides))
            share = [1 / won if player in winners else 0.0 for player in range(len(before))]
            # Everybody's expectation is taken off, and the sole winner gets 1, or both of a team: the sum is
            # always 0.
            results = [(count * part - 1) / (count - 1) for part in share]
            self.rewards = dict(zip(self.possible_agents, results, strict=True))
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)

    def _sides(self) -> list[tuple[str, int]]:
        """Who wins together, for each player: a team, or the player alone."""
        seats = self.game.position.seats()
        return [
            ("player", player) if seat.team is None else ("team", seat.team)
            for player, seat in enumerate(seats)
        ]

    # Knowing

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and which steps it may take: none while somebody else decides."""
        seat = self.possible_agents.index(agent)
        putting = None if self.game.over else self._pieces.now
        mask = np.zeros(len(self._steps), np.int8)
        if not self.game.over and self.game.position.decider == seat:
            mask[self._steps.numbers(self._pieces.steps(), seat)] = 1
        numbers = self._senses.of(self.game.position, seat, putting, self._pieces.named)
        return {"observation": np.array(numbers, np.int16), "action_mask": mask}

    def render(self) -> str | None:
        """The board, the players and what is asked, as text."""
        return None if self.render_mode is None else str(self.game)

    def close(self) -> None:
        """There is nothing to release."""
