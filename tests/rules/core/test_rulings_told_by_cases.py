"""Rulings about two rules that meet, each with the public rule case that shows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sw_widget import cases

FOLDER = Path(__file__).resolve().parents[2] / "cases"


@pytest.mark.parametrize(
    ("ruling", "name"),
    [
        ("R345", "underground/altar_takes_the_last_token_beneath_scavengers"),
        ("R345", "six_player/sigil_two_races_in_one_region"),
        ("R345", "underground/throne_and_scavengers"),
        ("R220", "six_player/boneyard_and_winter"),
        ("R220", "necromancer/no_winter_on_the_island"),
        ("R220", "underground/winter_among_gnomes"),
        ("R346", "six_player/boneyard_and_the_crypt_ghost"),
        ("R346", "necromancer/own_crypt_and_the_island"),
        ("R348", "necromancer/monsters_are_no_souls"),
        ("R347", "six_player/boneyard_and_the_throne"),
    ],
)
def test_the_case_of_a_ruling(ruling: str, name: str) -> None:
    case = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert ruling in case["rule"]
    result = cases.run(case)
    assert result.ok, result.message
