"""How much the long tests do: a sample of it in `make test`, all of it in `make long`.

A test that uses this has the mark `sampled`, by which `make long` finds it. A sample is always the same one,
so that a run can be repeated.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

LONG = os.environ.get("SW_LONG") == "1"

T = TypeVar("T")


def amount(some: int, all: int) -> int:
    """How many of something: some in `make test`."""
    return all if LONG else some


def sample(things: Sequence[T], one_in: int) -> Sequence[T]:
    """One in so many in `make test`, beginning with the first."""
    return things if LONG else things[::one_in]


def and_in_long(*usual: T, others: Sequence[T]) -> list[Any]:
    """Parameters of a test or fixture: the usual ones, and in `make long` the others, too."""
    return [*usual, *(pytest.param(other, marks=pytest.mark.sampled) for other in others if LONG)]
