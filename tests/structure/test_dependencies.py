"""What is installed: within bounds, and those bounds hold what is tried."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
RUNTIME = [*PROJECT["dependencies"], *EXTRAS["lab"], *EXTRAS["rl"]]
TRIED = {
    wanted.name: next(iter(wanted.specifier)).version
    for line in (ROOT / "scripts" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
    for wanted in [Requirement(line)]
}


@pytest.mark.parametrize("line", RUNTIME)
def test_users_get_no_major_version_that_nobody_has_tried(line: str) -> None:
    wanted = Requirement(line)
    bounds = {bound.operator: Version(bound.version) for bound in wanted.specifier}
    assert set(bounds) == {">=", "<"}, "bounded from both sides"
    assert bounds["<"].release == (bounds["<"].major,), "by a major version"
    assert bounds["<"] > bounds[">="]
    if wanted.name in TRIED:
        assert bounds["<"].major == Version(TRIED[wanted.name]).major + 1, "the next one to what is tried"


@pytest.mark.parametrize(
    "line", [*PROJECT["dependencies"], *(line for extra in EXTRAS.values() for line in extra)]
)
def test_what_is_tried_lies_within_the_bounds(line: str) -> None:
    wanted = Requirement(line)
    if wanted.name != "sw-widget" and wanted.name in TRIED:
        assert TRIED[wanted.name] in wanted.specifier
