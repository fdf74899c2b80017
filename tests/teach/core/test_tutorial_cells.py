"""The tutorials for players: an exercise runs by itself; what other cells need is made in the first one."""

from __future__ import annotations

import ast
import builtins
import re
from pathlib import Path

import nbformat
import pytest

import sw_widget

FOLDER = Path(__file__).resolve().parents[3] / "tutorials"
TUTORIALS = sorted(FOLDER.glob("0[1-9]_*.ipynb"))
LATER = sorted(FOLDER.glob("[12]*_*.ipynb"))
FIRST = "# Run this cell first"


def code_cells(file: Path) -> list[str]:
    return [cell.source for cell in nbformat.read(file, as_version=4).cells if cell.cell_type == "code"]  # type: ignore[no-untyped-call]


def needed(source: str) -> set[str]:
    """Names that a cell uses and does not make."""
    names = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)]
    imported = {
        alias.asname or alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    made = imported | {name.id for name in names if isinstance(name.ctx, ast.Store)}
    return {name.id for name in names} - made - set(dir(builtins))


def test_there_are_tutorials_to_look_at() -> None:
    assert len(TUTORIALS) == 9 and len(LATER) == 14


@pytest.mark.parametrize("file", TUTORIALS, ids=lambda file: file.stem)
def test_whoever_leaves_cells_out_can_still_run_an_exercise(file: Path) -> None:
    first, *others = code_cells(file)
    assert needed(first) == set()
    for source in others:
        if "SmallWorld(" in source or "check(" in source:
            assert needed(source) == set(), source
        else:
            assert needed(source) <= {"game"}, source
    # Where cells go on with a game, the first one says so.
    assert first.startswith(FIRST) == any("game" in needed(source) for source in others)


@pytest.mark.parametrize("file", LATER, ids=lambda file: file.stem)
def test_a_later_exercise_imports_what_it_takes_from_the_package(file: Path) -> None:
    first, *others = code_cells(file)
    for source in others:
        if "SmallWorld(lesson=" in source or re.search(r"(?<!\.)\bcheck\(", source):
            # What it needs beside that was made by the reader, or by a cell above.
            left = needed(source)
            assert not left or left - set(sw_widget.__all__), source
    leans = any(needed(source) for source in others)
    assert first.startswith(FIRST) or not leans
