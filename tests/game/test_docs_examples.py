"""The examples in the documentation run as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"


def run(page: str) -> dict[str, Any]:
    """All examples of a page, one after the other, as a reader would try them."""
    text = (DOCS / page).read_text(encoding="utf-8")
    known: dict[str, Any] = {}
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, page, "exec", dont_inherit=True), known)
    return known


def test_the_own_race_of_the_docs_plays(capsys: pytest.CaptureFixture[str]) -> None:
    run("own-races.md")
    assert "Ann" in capsys.readouterr().out


def test_exploring_goes_as_the_docs_say(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    known = run("exploring.md")
    said = capsys.readouterr().out
    assert "3 actions were played." in said and "proven" in said and "The peak first" in said
    assert "What the opponents could take from Ann" in said and "holds no region" not in said
    assert known["best"].best.score.total > 0
    assert known["match"].over and (tmp_path / "our-game.html").is_file()
    assert len(known["results"].records) == 4
