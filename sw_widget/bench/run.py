"""Running the parts of the bench, and printing their figures."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from typing import Any

# Each is a module beside this one, imported when it is asked for.
PARTS = ("engine", "widget", "search", "ladder", "scaling", "agents")
USUAL = ("engine", "widget")
GAMES = 100


def measure(seconds: float, parts: Sequence[str] = USUAL, games: int = GAMES) -> dict[str, Any]:
    """All figures of one run."""
    figures: dict[str, Any] = {}
    for part in parts:
        figures |= _module(part).measure(games if part == "ladder" else seconds)
    return figures


def run_bench(as_json: bool, seconds: float, parts: Sequence[str] = USUAL, games: int = GAMES) -> int:
    """Measure and print, each part as soon as it is there."""
    if as_json:
        print(json.dumps(measure(seconds, parts, games), indent=1))
        return 0
    for part in parts:
        print(*_module(part).report(measure(seconds, (part,), games)), sep="\n", flush=True)
    return 0


def _module(part: str) -> Any:
    return import_module(f"sw_widget.bench.{part}")
