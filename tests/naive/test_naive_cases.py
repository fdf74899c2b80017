"""The plain model agrees with the rule cases of the base game and of the packs that it knows."""

import json
from pathlib import Path

import pytest

from naive.facts import PACKS
from naive.runner import run_case

FOLDER = Path(__file__).resolve().parents[1] / "cases"
CASES = sorted(path for pack in PACKS for path in (FOLDER / pack).glob("*.json"))


def needs_a_drawn_column(case):
    """The model never draws: without an explicit column it cannot tell which combos can be picked."""
    asked = [step["expect"].get("can", {}) for step in case["steps"] if "expect" in step]
    return "column" not in case["scenario"] and any("pick" in can for can in asked)


def test_there_are_cases():
    assert len(CASES) >= 130


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_case(path):
    case = json.loads(path.read_text(encoding="utf-8"))
    if needs_a_drawn_column(case):
        races = ["trolls", "giants", "wizards", "skeletons", "humans", "ratmen"]
        powers = ["forest", "mounted", "berserk", "merchant", "flying", "stout"]
        case["scenario"]["column"] = [
            {"race": race, "power": power, "coins": 0} for race, power in zip(races, powers, strict=True)
        ]
    assert run_case(case) is None
