"""The public rule cases: none may get lost, and all of them pass."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sw_widget import cases

FOLDER = Path(__file__).resolve().parents[1] / "cases"
AT_LEAST = {
    "base": 62,
    "cursed": 21,
    "grand_dames": 16,
    "be_not_afraid": 30,
    "royal_bonus": 24,
    "spiders_web": 49,
    "sky_islands": 219,
    "underground": 659,
    "six_player": 147,
    "necromancer": 122,
}


def files(pack: str) -> list[Path]:
    return sorted((FOLDER / pack).glob("*.json"))


def read(file: Path) -> dict[str, Any]:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def test_every_folder_of_cases_is_run() -> None:
    assert {folder.name for folder in FOLDER.iterdir() if folder.is_dir()} == set(AT_LEAST)


@pytest.mark.parametrize(("pack", "count"), AT_LEAST.items())
def test_no_case_is_missing(pack: str, count: int) -> None:
    found = files(pack)
    assert len(found) >= count, f"{len(found)} cases, there should be {count}"
    assert len({read(file)["name"] for file in found}) == len(found), "two cases of one name"


@pytest.mark.parametrize(
    "file", [file for pack in AT_LEAST for file in files(pack)], ids=lambda file: file.stem
)
def test_case(file: Path) -> None:
    result = cases.run(read(file))
    assert result.ok, result.message


@pytest.mark.parametrize(
    "file", [file for pack in AT_LEAST for file in files(pack)][:8], ids=lambda file: file.stem
)
def test_a_case_can_fail(file: Path) -> None:
    """With an expectation that cannot hold at its end, the same case fails and says what was found."""
    case = read(file)
    case["steps"] = [*case["steps"], {"expect": {"turn": 99}}]
    result = cases.run(case)
    assert not result.ok and "99" in result.message
