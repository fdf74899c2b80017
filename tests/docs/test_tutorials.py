"""The tutorials as they are committed: no cell of theirs escapes nbval, which runs and compares them."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from scripts.tutorials import GIVES_AWAY, tidied, written

TUTORIALS = sorted((Path(__file__).resolve().parents[2] / "tutorials").glob("*.ipynb"))


@pytest.mark.parametrize("file", TUTORIALS, ids=lambda file: file.stem)
def test_every_cell_is_compared(file: Path) -> None:
    """Cells that were not run are not compared, and others say so by a tag or a comment."""
    text = file.read_text(encoding="utf-8")
    assert "NBVAL_" not in text
    notebook = nbformat.reads(text, as_version=4)
    for cell in notebook.cells:
        tags = cell.metadata.get("tags", [])
        assert tags in ([], [GIVES_AWAY])
        if cell.cell_type == "code":
            assert (cell.execution_count is None) == bool(tags), cell.source
    assert written(tidied(notebook)) == text, "scripts/tutorials.py writes it as it is to be"
