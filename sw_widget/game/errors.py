"""The errors that users meet. Each says what is wrong and where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sw_widget.engine.checks import Problem


class ScenarioError(Problem):
    """A scenario (or a board in it) says something that is not allowed; `path` names the key."""


class SaveError(Problem):
    """A saved game or a position code cannot be read; nothing was changed."""


class ActionError(Problem):
    """An action is not written in the way that actions are written."""


@contextmanager
def problems_as(error: Callable[[str, str], Problem]) -> Iterator[None]:
    """Turn any `Problem` into the error of the one who reads."""
    try:
        yield
    except Problem as problem:
        raise error(problem.path, problem.message) from None
