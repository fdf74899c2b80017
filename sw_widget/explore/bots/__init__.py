"""Bots to play against: each knows what a player in its seat would know, and gives its reasons.

from sw_widget.explore.bots import Seat, bot
seat = Seat(game, 1, bot("greedy"))
seat.step()
"""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.checks import choice
from sw_widget.explore.bots.beginner import BeginnerBot
from sw_widget.explore.bots.casual import CasualBot
from sw_widget.explore.bots.greedy import GreedyBot
from sw_widget.explore.bots.lookahead import LookaheadBot
from sw_widget.explore.bots.plan import Bot, Plan
from sw_widget.explore.bots.planner import PlannerBot
from sw_widget.explore.bots.random_bot import RandomBot
from sw_widget.explore.bots.seat import BotMove, NeverEnds, NotTheirDecision, Seat, play_out

__all__ = [
    "BeginnerBot",
    "Bot",
    "BotMove",
    "CasualBot",
    "GreedyBot",
    "LookaheadBot",
    "NeverEnds",
    "NotTheirDecision",
    "Plan",
    "PlannerBot",
    "RandomBot",
    "Seat",
    "bot",
    "bots",
    "levels",
    "play_out",
]

_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": lambda seed: GreedyBot(),
    "beginner": lambda seed: BeginnerBot(),
    "casual": lambda seed: CasualBot(),
    # As far above the casual one as below the strongest: among four the planner is too close to the latter.
    "skilled": lambda seed: PlannerBot(looks=20, effort=1, name="skilled"),
    "planner": lambda seed: PlannerBot(),
    "lookahead": lambda seed: LookaheadBot(),
}
_LEVELS = ("beginner", "casual", "skilled", "lookahead")


def bots() -> list[str]:
    """The names of the bots, from the weakest to the strongest."""
    return list(_BOTS)


def levels() -> list[str]:
    """The bots that the widget offers, from one who makes a beginner's mistakes to the strongest."""
    return list(_LEVELS)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name. Only the random one needs a seed; the others always think the same."""
    return _BOTS[choice(name, _BOTS, "bot", "bot")](seed)
