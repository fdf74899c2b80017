"""The examples in the documentation run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_own_race_of_the_docs_plays(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "own-races.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(example, "own-races.md", "exec"), {})
    assert "Ann" in capsys.readouterr().out
