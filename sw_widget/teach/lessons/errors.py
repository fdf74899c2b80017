"""The error that authors of lessons meet."""

from __future__ import annotations

from sw_widget.engine.checks import Problem


class LessonError(Problem):
    """A lesson says something that is not allowed; `path` names the key ("mistakes.0.when.holds")."""
