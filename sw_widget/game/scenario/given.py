"""A scenario as people give it: its data, the path of its file, or the code of a position."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sw_widget.engine.checks import Problem, shown
from sw_widget.game.json_text import LARGEST_FILE, read_table

AnyScenario = Mapping[str, Any] | str | Path
PREFIX = "SW1."


def is_code(given: object) -> bool:
    """Whether this is meant as the code of a position."""
    return isinstance(given, str) and given.strip().startswith(PREFIX)


def scenario_given(given: object) -> dict[str, Any]:
    """The data of the scenario that is given. That of a code is `{"code": …}`, as lessons write it."""
    if is_code(given):
        return {"code": given}
    if isinstance(given, str | Path):
        return read_table(given, "scenario", LARGEST_FILE)
    if not isinstance(given, Mapping):
        known = f"its data, the path of its file, or a code that begins with {PREFIX!r}"
        raise Problem("", f"a scenario is {known}, not {shown(given)}")
    return dict(given)
