"""Measurements of the widget's Python side: what a click costs in the kernel, and how much is sent.

How long a click takes in a browser, with all that lies between, is measured by tests/browser/bench.py.
"""

from __future__ import annotations

import json
from statistics import median, quantiles
from time import process_time
from typing import Any

from sw_widget.bench.engine import mid_game


class Clicks:
    """The widget on that game, with clicks but no browser: what it answers, and how long it takes."""

    def __init__(self) -> None:
        from sw_widget.widget.small_world import SmallWorld

        self.widget = SmallWorld(mid_game())
        self.targets = self.widget.game.targets()
        self.bytes_sent = 0
        self.widget.comm.send = self._send

    def _send(self, data: object = None, **_rest: object) -> None:
        """A kernel would write the message down in here, so its writing is part of the time that it takes."""
        self.bytes_sent += wire_bytes(data)

    def click(self, number: int) -> float:
        """One after the other, every conquest that the board offers and its undoing; gives the seconds."""
        widget, kind = self.widget, "undo" if number % 2 else "play"
        intent = {"type": kind, "version": widget.snapshot["version"]}
        if kind == "play":
            region = self.targets[number // 2 % len(self.targets)]
            intent["actions"] = [{"do": "conquer", "region": region}]
        steps = widget.game.steps
        self.bytes_sent = 0
        start = process_time()
        widget._handle_custom_msg(intent, [])
        spent = process_time() - start
        if widget.game.steps != steps + (1 if kind == "play" else -1):
            raise RuntimeError(f"the widget did not {kind}: {widget.snapshot['notice']}")
        return spent


def wire_bytes(data: object) -> int:
    """The size of a message's content as a kernel writes it: JSON, with a space after each comma."""
    return len(json.dumps(data, ensure_ascii=False, allow_nan=False).encode())


def move_sizes() -> list[int]:
    """Bytes of the answers to each conquest in the middle of a five-player game, and to its undoing."""
    clicks, found = Clicks(), []
    for number in range(2 * len(clicks.targets)):
        clicks.click(number)
        found.append(clicks.bytes_sent)
    return found


def handler(seconds: float) -> dict[str, float]:
    """Milliseconds from a click's message to the answer: the move, the new snapshot, and writing it down."""
    clicks = Clicks()
    for number in range(10):
        clicks.click(number)
    took: list[float] = []
    while sum(took) < seconds or len(took) < 10:
        took.append(clicks.click(len(took)))
    return {"p50": 1e3 * median(took), "p90": 1e3 * quantiles(took, n=10)[-1], "max": 1e3 * max(took)}


def sizes() -> dict[str, int]:
    """Bytes: a move at most, the constant part, and the page's own code and style."""
    from sw_widget.widget.small_world import STATIC

    return {
        "move": max(move_sizes()),
        "scenery": wire_bytes(Clicks().widget.scenery),
        "bundle_js": (STATIC / "widget.js").stat().st_size,
        "bundle_css": (STATIC / "widget.css").stat().st_size,
    }


def measure(seconds: float) -> dict[str, Any]:
    """All figures of the widget."""
    return {"handler_ms": handler(seconds), "bytes": sizes()}


def report(figures: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    took, size = figures["handler_ms"], figures["bytes"]
    bundle = size["bundle_js"] + size["bundle_css"]
    return [
        f"widget, a click  {took['p50']:10,.1f} ms  (p90 {took['p90']:.1f}, at most {took['max']:.1f})",
        f"widget, a move   {size['move'] / 1000:10,.1f} kB",
        f"widget, scenery  {size['scenery'] / 1000:10,.1f} kB",
        f"widget, bundle   {bundle / 1000:10,.1f} kB  (of it style {size['bundle_css'] / 1000:.1f})",
    ]
