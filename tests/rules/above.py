"""Shared by the tests of Sky Islands: a board with an island, and a conquest with special means."""

from __future__ import annotations

from typing import Any

from tests.rules.support import Json, act, board, position

PACKS = ("base", "sky_islands")


def _isle() -> Json:
    """Four regions of ground in a row, and an island of three above, which b leads up to."""
    ground = board(
        "ab bc cd xy yz",
        a="hill border",
        b="farmland",
        c="forest",
        d="swamp border",
        x="mountain",
        y="forest",
        z="farmland",
    )
    for name in "xyz":
        ground["regions"][name]["island"] = "Lone Isle"
    return {**ground, "links": {"beanstalk": "x"}}


ISLE = _isle()


def aloft(players: list[Json], regions: Json | None = None, **more: Any) -> Json:
    """A position on that board; the Beanstalk stands in b and makes it a neighbour of x."""
    return position(ISLE, players, regions, **{"packs": PACKS, "links": {"beanstalk": "b"}, **more})


def take(region: str, means: str, **more: Any) -> Json:
    """A conquest for which one special means is used."""
    return act("conquer", region, **{"with": [means], **more})
