"""Running the parts of the bench, and printing what they found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sw_widget.bench import engine, widget

PARTS = {"engine": engine, "widget": widget}
USUAL = ("engine", "widget")


def measure(seconds: float, parts: Sequence[str] = USUAL) -> dict[str, Any]:
    """All figures of one run."""
    figures: dict[str, Any] = {}
    for part in parts:
        figures |= PARTS[part].measure(seconds)
    return figures


def run_bench(as_json: bool, seconds: float, parts: Sequence[str] = USUAL) -> int:
    """Measure and print."""
    figures = measure(seconds, parts)
    if as_json:
        print(json.dumps(figures, indent=1))
        return 0
    for part in parts:
        print(*PARTS[part].told(figures), sep="\n")
    return 0
