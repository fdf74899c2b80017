"""No text becomes markup on the page: nothing that reads HTML is in its source, or in what is built of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
READS_MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|DOMParser|srcdoc"
    r"|document\.write|\beval\(|new Function\("
)
BUNDLES = sorted((ROOT / "sw_widget" / "static").glob("*.js"))
SOURCES = [
    file
    for file in sorted((ROOT / "js").rglob("*.js"))
    if not file.name.endswith(".test.js") and "samples" not in file.parts
]


def test_there_is_something_to_search() -> None:
    assert {file.name for file in BUNDLES} == {"editor.js", "lesson.js", "live.js", "widget.js"}
    assert len(SOURCES) > 50 and READS_MARKUP.search("x.innerHTML = y")


@pytest.mark.parametrize("file", [*BUNDLES, *SOURCES], ids=lambda file: file.relative_to(ROOT).as_posix())
def test_nothing_reads_markup(file: Path) -> None:
    assert READS_MARKUP.findall(file.read_text(encoding="utf-8")) == []
