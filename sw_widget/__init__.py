"""Small World in a notebook: a rules engine that explains every number, and a widget to learn with.

    from sw_widget import Game
    game = Game(players=["Ann", "Ben"], seed=7)

An unofficial learning tool; see CREDITS.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sw_widget.game.board import Board
from sw_widget.game.cards import places, powers, races, relics
from sw_widget.game.errors import ActionError, NotPlayed, SaveError, ScenarioError
from sw_widget.game.game import Game
from sw_widget.game.ledger import Event, Ledger, Line, Refusal, Refused
from sw_widget.game.legal import Action, Choice, Legal

if TYPE_CHECKING:
    from sw_widget.explore import charts
    from sw_widget.explore.measures import measures
    from sw_widget.explore.playouts import playouts
    from sw_widget.explore.tournaments.results import Tournament
    from sw_widget.explore.tournaments.tournament import tournament
    from sw_widget.explore.whatif.adopted import OutOfDate
    from sw_widget.explore.whatif.branch import Branch
    from sw_widget.explore.whatif.compare import compare
    from sw_widget.teach.learners.class_results import class_results
    from sw_widget.teach.learners.progress import Progress
    from sw_widget.teach.learners.review import review
    from sw_widget.teach.lessons.errors import LessonError
    from sw_widget.teach.lessons.lesson import Lesson
    from sw_widget.teach.library import presets
    from sw_widget.teach.quiz import quiz
    from sw_widget.widget.exercise import check
    from sw_widget.widget.small_world import SmallWorld

__version__ = "0.1.0"
__all__ = [
    "Action", "ActionError", "Board", "Branch", "Choice", "Event", "Game", "Ledger", "Legal", "Lesson",
    "LessonError", "Line", "NotPlayed", "OutOfDate", "Progress", "Refusal", "Refused",
    "SaveError", "ScenarioError", "SmallWorld", "Tournament", "charts", "check", "class_results", "compare",
    "measures", "places", "playouts", "powers", "presets", "quiz", "races", "relics", "review",
    "tournament",
]  # fmt: skip
# What is imported when somebody asks for it: the engine works without any notebook package, and whoever only
# plays does not load what explores or teaches.
_LATER = {
    "Branch": "sw_widget.explore.whatif.branch",
    "Lesson": "sw_widget.teach.lessons.lesson",
    "LessonError": "sw_widget.teach.lessons.errors",
    "OutOfDate": "sw_widget.explore.whatif.adopted",
    "Progress": "sw_widget.teach.learners.progress",
    "SmallWorld": "sw_widget.widget.small_world",
    "Tournament": "sw_widget.explore.tournaments.results",
    "check": "sw_widget.widget.exercise",
    "class_results": "sw_widget.teach.learners.class_results",
    "compare": "sw_widget.explore.whatif.compare",
    "measures": "sw_widget.explore.measures",
    "playouts": "sw_widget.explore.playouts",
    "presets": "sw_widget.teach.library",
    "quiz": "sw_widget.teach.quiz",
    "review": "sw_widget.teach.learners.review",
    "tournament": "sw_widget.explore.tournaments.tournament",
}
_PARTS = {"charts": "sw_widget.explore.charts"}


def __dir__() -> list[str]:
    return [*__all__, *(name for name in globals() if name.startswith("__"))]


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    if name in _PARTS:
        return import_module(_PARTS[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
