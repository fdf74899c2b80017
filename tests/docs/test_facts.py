"""Facts, rulings and boards: what a page gets from them, and that a mistake in one is told by Sphinx."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

SCENARIO = """{"board": {"regions": {"a": {"terrain": "hill", "border": true}, "b": {"terrain": "mountain"}},
  "edges": [["a", "b"]]},
 "players": [{"name": "Ann", "active": {"race": "elves", "power": "stout", "hand": 4}}, {"name": "Ben"}],
 "regions": {"a": {"player": 0, "race": "elves", "tokens": 1}}}"""
FACT = "## A mountain\n\nTakes three.\n\n```{fact} mountain\n:rule: mountain\n:see: R001\n```\n"
BOARD = f"\n```{{board}}\n:cost: b\n{SCENARIO}\n```\n"
RULING = "## R001: What does it cost?\n\nThree.\n\n```{ruling} R001\n:see: mountain\n```\n"


def build(folder: Path, text: str) -> tuple[str, str]:
    """The page that a text gives, and what Sphinx had to say about it."""
    source, out = folder / "source", folder / "out"
    source.mkdir()
    (source / "index.md").write_text(f"# Rules\n\n{text}", encoding="utf-8")
    said = StringIO()
    extensions = ["myst_nb", "_ext.linked", "_ext.boards"]
    with docutils_namespace():
        settings = {"extensions": extensions, "nb_execution_mode": "off", "nitpicky": True}
        app = Sphinx(source, None, out, folder / "trees", "html", settings, status=None, warning=said)
        app.build()
    return (out / "index.html").read_text(encoding="utf-8"), said.getvalue()


def test_a_fact_a_ruling_and_a_board_find_each_other(tmp_path: Path) -> None:
    page, said = build(
        tmp_path, FACT + BOARD + RULING + "\nSee [that mountain](#mountain) and [this](#R001).\n"
    )
    assert said == ""
    assert 'id="mountain"' in page and 'id="R001"' in page
    assert "Rulebook, Conquering a Region" in page
    assert 'href="#R001"' in page and "What does it cost?" in page
    assert '<a href="#mountain">Rulebook, Conquering a Region</a>' in page, (
        "the ledger's line links to its fact"
    )
    assert "Mountains are hard to take" in page and "Total: 3 tokens" in page
    assert "lite/repl/index.html?" in page and "SmallWorld%28code%3D%22SW1." in page
    (picture,) = (tmp_path / "out" / "_boards").glob("*.svg")
    assert f"_boards/{picture.name}" in page


def test_a_fact_comes_before_a_page_of_the_same_name(tmp_path: Path) -> None:
    named = FACT.replace("{fact} mountain", "{fact} index").replace(":see: R001\n", "")
    page, said = build(tmp_path, named + "\nSee [it](#index).\n")
    assert said == "" and re.search(r'href="#index"[^\n]*it<', page)


def test_a_ruling_in_an_output_leads_to_it(tmp_path: Path) -> None:
    ledger = "\n<p><small>Ruling R001</small> <b title='Ruling R001'>Ruling R999</b></p>\n"
    page, _ = build(tmp_path, RULING.replace(":see: mountain\n", "") + ledger)
    assert '<small><a href="#R001">Ruling R001</a></small>' in page
    assert "<b title='Ruling R001'>Ruling R999</b>" in page


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (FACT, "undefined label: 'r001'"),
        (FACT.replace(":see: R001\n", "") * 2, "mountain is already in index"),
        (FACT.replace("mountain\n:see: R001", "molehill"), "no text knows the rule molehill"),
        ("Text with a [link](#nowhere).", "'nowhere'"),
        ("Text with a [link](nowhere.md).", "nowhere.md"),
        (BOARD.replace('"mountain"', '"volcano"'), "this board cannot be shown"),
        (BOARD.replace('{"board"', '["board"'), "this board cannot be shown"),
        (BOARD.replace(":cost: b", ":cost: a"), "region a has no cost now"),
        (BOARD.replace(":cost: b", ":why-not: b"), "region b can be taken now"),
        ("```{board} no_such_preset\n```", "this board cannot be shown"),
    ],
)
def test_a_mistake_is_told(tmp_path: Path, text: str, told: str) -> None:
    _, said = build(tmp_path, text)
    assert told in said
