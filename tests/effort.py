"""CPU seconds that something may take on any machine: a loop run beside it says how slow the machine is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

LOOPS = 400_000
# What the loop takes on two cores of a small cloud machine that does nothing else.
ORDINARY = 0.016


def _loop() -> float:
    """CPU seconds of a loop that is always the same."""
    start, total = time.process_time(), 0
    for number in range(LOOPS):
        total += number % 7
    assert total
    return time.process_time() - start


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """What is done inside takes no more than that on an ordinary machine. A slow or busy one has longer."""
    before = _loop()
    start = time.process_time()
    yield
    took = time.process_time() - start
    slower = max(before, _loop(), ORDINARY) / ORDINARY
    assert took < seconds * slower, f"{took:.2f} s, on a machine that is {slower:.1f} times as slow as usual"
