"""Measurements of the environment for agents that learn; it needs the extra `rl`."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

PLAYERS = (2, 3, 4, 5)


def environment_steps(players: int, seconds: float) -> float:
    """Steps per CPU second of agents that take any step the mask allows, observations included."""
    from sw_widget.explore.agents.environment import SmallWorldEnv

    env, rng = SmallWorldEnv(players, seed=0), Random(0)
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        env.reset(seed=steps)
        while env.agents and not env.terminations[env.agent_selection]:
            possible = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            env.step(int(possible[int(rng.random() * len(possible))]))
            steps += 1
    return steps / spent


def measure(seconds: float) -> dict[str, Any]:
    """All figures of the environment."""
    return {
        "environment_steps_per_s": {str(players): environment_steps(players, seconds) for players in PLAYERS}
    }


def report(figures: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    rates = figures["environment_steps_per_s"].items()
    return [f"{players} players, environment {rate:9,.0f} steps/s" for players, rate in rates]
