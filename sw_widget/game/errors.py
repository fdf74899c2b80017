"""The errors that users meet. Each says what is wrong and where."""

from __future__ import annotations

from collections.abc import Callable

from sw_widget.engine.checks import Problem
from sw_widget.engine.errors import Spoken


class ScenarioError(Problem):
    """A scenario (or a board in it) says something that is not allowed; `path` names the key."""


class SaveError(Problem):
    """A saved game or a position code cannot be read; nothing was changed."""


class NotPlayed(Spoken):
    """What was asked for was not done, and the game is as it was: the common base of `Refused`, where the
    rules do not allow it, and of `ActionError`, where it is not written as actions and questions are.
    """


class ActionError(NotPlayed, Problem):
    """An action, or a question about one, is not written in the way that these are written."""


class problems_as:
    """Turn any `Problem` into the error of the one who reads."""

    __slots__ = ("_error",)

    def __init__(self, error: Callable[[str, str], Problem]) -> None:
        self._error = error

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, raised: BaseException | None, traceback: object) -> None:
        if isinstance(raised, Problem):
            raise self._error(raised.path, raised.message) from None
