"""Small World in a notebook: a rules engine that explains every number, and a widget to learn with.

    from sw_widget import Game
    game = Game(players=["Ann", "Ben"], seed=7)

An unofficial learning tool; see CREDITS.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sw_widget.game.board import Board
from sw_widget.game.errors import ActionError, SaveError, ScenarioError
from sw_widget.game.game import Game
from sw_widget.game.ledger import Event, Ledger, Line, Refusal, Refused
from sw_widget.game.legal import Action, Choice, Legal

if TYPE_CHECKING:
    from sw_widget.widget import SmallWorld

__version__ = "0.1.0"
__all__ = [
    "Action", "ActionError", "Board", "Choice", "Event", "Game", "Ledger", "Legal", "Line",
    "Refusal", "Refused",
    "SaveError", "ScenarioError", "SmallWorld",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """The widget is imported when it is asked for: the engine works without any notebook package."""
    if name == "SmallWorld":
        from sw_widget.widget import SmallWorld

        return SmallWorld
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
