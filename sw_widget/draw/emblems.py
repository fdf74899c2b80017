"""Emblems of the special powers of all packs: icons from game-icons.net, see CREDITS.md.

They lie in emblems.json, which scripts/emblems.mjs builds; others are chosen there.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypedDict


class Emblem(TypedDict):
    """An icon: what the collection calls it, who drew it, and path data on a grid of 512 by 512."""

    icon: str
    author: str
    path: str


@cache
def load() -> dict[str, Emblem]:
    """All emblems by the id of their power."""
    file = files("sw_widget.draw").joinpath("emblems.json")
    found: dict[str, Emblem] = json.loads(file.read_text(encoding="utf-8"))
    return found


def path(id: str) -> str | None:
    """The drawing of a power; None for those that people made themselves."""
    emblem = load().get(id)
    return None if emblem is None else emblem["path"]
