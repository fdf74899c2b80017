"""Measurements, one module a part. `sw-widget bench` runs them.

A part has `measure(seconds)`, which gives its figures as plain data, and `report(figures)`, which puts
them into lines. What they mean is said in docs/speed.md and docs/benchmarks.md.
"""

from sw_widget.bench.engine import NAMES, branch, calibration, clone, full_answer, mid_game, random_play
from sw_widget.bench.run import PARTS, measure, run_bench
from sw_widget.bench.widget import Clicks, handler, move_sizes, sizes, wire_bytes

__all__ = [
    "NAMES",
    "PARTS",
    "Clicks",
    "branch",
    "calibration",
    "clone",
    "full_answer",
    "handler",
    "measure",
    "mid_game",
    "move_sizes",
    "random_play",
    "run_bench",
    "sizes",
    "wire_bytes",
]
