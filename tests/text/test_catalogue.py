"""The files of sentences: all of them can be read, and a mistake in one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from sw_widget.text import catalogue

SOUND = """# What a test may say.
-game = Small World
greeting = Welcome to { -game }, { $player }
    .short = Welcome
both =
    { $n ->
        [one] One.
       *[other] { greeting }

                And more.
    }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a language "xx", the only one there is."""
    monkeypatch.setattr(catalogue, "files", lambda package: tmp_path)
    (tmp_path / "xx").mkdir()
    return tmp_path / "xx"


@pytest.mark.parametrize("language", catalogue.languages())
def test_every_entry_can_be_parsed(language: str) -> None:
    """Each is parsed only when it is wanted, so that a mistake might wait for years."""
    known = catalogue.catalogue(language)
    assert len(list(known)) > 1000
    for id in known:
        known.variables(id)


def test_an_entry_ends_where_the_next_one_begins(folder: Path) -> None:
    (folder / "a.ftl").write_text(SOUND, encoding="utf-8")
    found = catalogue.Catalogue("xx")
    assert list(found) == ["greeting", "both"]
    assert "game" not in found
    assert found.attributes("greeting") == ("short",)
    assert found.variables("both") == {"n", "player"}
    assert found.format("greeting", {}, "short") == "Welcome"
    said = found.format("both", {"n": 2, "player": "Ann"})
    assert said == "Welcome to Small World, Ann\n\nAnd more."


@pytest.mark.parametrize("stray", ["no entry", "    a second line of nothing", "9 = nine", "}"])
def test_what_belongs_to_no_entry_is_told_at_once(folder: Path, stray: str) -> None:
    (folder / "a.ftl").write_text(f"# A comment.\n{stray}\n{SOUND}", encoding="utf-8")
    with pytest.raises(ValueError, match=f"^xx/a.ftl: cannot read '{stray.strip()}'"):
        catalogue.Catalogue("xx")


@pytest.mark.parametrize("twice", ["greeting", "-game"])
def test_an_id_that_is_there_twice_is_told_at_once(folder: Path, twice: str) -> None:
    (folder / "a.ftl").write_text(SOUND, encoding="utf-8")
    (folder / "b.ftl").write_text(f"{twice} = Hello", encoding="utf-8")
    with pytest.raises(ValueError, match=f"^xx/b.ftl: '{twice}' is there twice"):
        catalogue.Catalogue("xx")


@pytest.mark.parametrize("broken", ["{ $n", "", "{ $n ->\n    [one] One.\n}"])
def test_an_entry_that_cannot_be_parsed_is_told_when_it_is_wanted(folder: Path, broken: str) -> None:
    (folder / "a.ftl").write_text(f"{SOUND}odd = {broken}\n", encoding="utf-8")
    found = catalogue.Catalogue("xx")
    with pytest.raises(ValueError, match=r"^xx: cannot read 'odd ="):
        found.variables("odd")
