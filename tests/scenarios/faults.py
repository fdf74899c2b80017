"""A sound scenario, and ways to damage it and to read the error."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from sw_widget import Game, ScenarioError
from tests.rules.support import VALLEY, at, player

Json = dict[str, Any]


class _Missing:
    """Stands for a key that is taken away; its name is the same in every process that collects tests."""

    def __repr__(self) -> str:
        return "missing"


MISSING = _Missing()


def sound() -> Json:
    """A scenario without a fault, which the tests below damage in one place each."""
    return copy.deepcopy(
        {
            "format": "sw-scenario/1",
            "board": VALLEY,
            "turn": 2,
            "players": [
                player("humans", "hill", 2, declined=["orcs"], name="Ann"),
                player("elves", "bivouacking", 1, name="Ben"),
            ],
            "regions": {
                "b": at(0, "humans", 2),
                "c": at(0, "orcs"),
                "h": at(1, "elves", 1, encampment=2),
                "g": at(1, "elves"),
            },
            "column": [
                {"race": "trolls", "power": "flying", "coins": 0},
                {"race": "giants", "power": "mounted", "coins": 1},
            ],
            "race_stack": ["ratmen"],
            "power_stack": ["berserk"],
            "discarded": ["swamp"],
        }
    )


def put(scenario: Json, where: str, value: Any) -> Json:
    """The scenario with one key set or taken away."""
    here: Any = scenario
    *way, last = where.split(".")
    for key in way:
        here = here[int(key)] if isinstance(here, list) else here.setdefault(key, {})
    if value is MISSING:
        del here[last]
    elif isinstance(here, list) and int(last) == len(here):
        here.append(value)
    elif isinstance(here, list):
        here[int(last)] = value
    else:
        here[last] = value
    return scenario


def plain(path: str) -> str:
    """Lists may be written `players[0]` or `players.0`."""
    return re.sub(r"\[(\d+)\]", r".\1", path)


def refused(scenario: Any) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        Game.from_scenario(scenario)
    error = caught.value
    assert isinstance(error.path, str)
    assert error.path in str(error), "the message names the key"
    assert len(str(error)) > len(error.path) + 8, "and says more than that"
    return error
