"""Bots to play against: each knows what a player in its seat would know, and gives its reasons.

from sw_widget.explore.bots import Seat, bot
seat = Seat(game, 1, bot("greedy"))
seat.step()
"""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.checks import choice
from sw_widget.explore.bots.greedy import GreedyBot
from sw_widget.explore.bots.plan import Bot, Plan
from sw_widget.explore.bots.planner import PlannerBot
from sw_widget.explore.bots.random_bot import RandomBot
from sw_widget.explore.bots.seat import BotMove, NeverEnds, NotTheirDecision, Seat, play_out

__all__ = [
    "Bot",
    "BotMove",
    "GreedyBot",
    "NeverEnds",
    "NotTheirDecision",
    "Plan",
    "PlannerBot",
    "RandomBot",
    "Seat",
    "bot",
    "bots",
    "play_out",
]

_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": lambda seed: GreedyBot(),
    "planner": lambda seed: PlannerBot(),
}


def bots() -> list[str]:
    """The names of the bots, from the weakest to the strongest."""
    return list(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name. Only the random one needs a seed; the others always think the same."""
    return _BOTS[choice(name, _BOTS, "bot", "bot")](seed)
