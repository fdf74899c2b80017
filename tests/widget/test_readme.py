"""What the README shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(README), "exec"), {})
    said = capsys.readouterr().out
    assert "Giants: 1 token less, because the race holds a mountain next to it." in said
    assert "Total: 3 tokens" in said and "Total: 1 token\n" in said and "Total: 2 coins" in said
