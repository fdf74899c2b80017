"""The library: lessons by name, found by word and topic."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sw_widget import Lesson, SmallWorld, packs, presets
from sw_widget.teach.library import Library
from sw_widget.teach.topics import known
from sw_widget.text import name as name_of
from tests.teach.core.lessons import changed


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    for group, name, title in (("races", "up", "Up <b>there</b>"), ("puzzles", "down", "Down the hole")):
        (tmp_path / group).mkdir()
        teaches = ["mountain"] if name == "up" else ["die"]
        data = changed(title=title, teaches=teaches)
        (tmp_path / group / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    (tmp_path / "puzzles" / "notes.txt").write_text("no lesson", encoding="utf-8")
    return tmp_path


def test_lessons_by_name(shelf: Path) -> None:
    library = Library(shelf)
    assert list(library) == ["up", "down"] and len(library) == 2 and "up" in library
    assert library["up"].name == "up" and library["up"] is library["up"]
    assert library.groups == {"races": ("up",), "puzzles": ("down",)}
    assert repr(library) == "<2 lessons: races, puzzles>"


def test_lessons_by_title(shelf: Path) -> None:
    library = Library(shelf)
    assert library["Down the Hole"] is library["down"] and "down the hole" in library
    assert "Down" not in library and 7 not in library
    titles = {lesson.title.casefold() for lesson in presets.values()}
    assert len(titles) == len(presets) and titles.isdisjoint(presets.groups)
    assert SmallWorld(lesson=presets["giants"].title).game.code == SmallWorld(lesson="giants").game.code


def test_what_was_found_shows_names_and_titles(shelf: Path) -> None:
    found = Library(shelf).find(teaches="mountain")
    assert "Up &lt;b&gt;there" in found._repr_html_() and "1 lesson" in found._repr_html_()
    assert "up " in str(found) and "Mountain" in str(found) and "Down" not in str(found)


def test_finding(shelf: Path) -> None:
    library = Library(shelf)
    assert [lesson.name for lesson in library.find("HOLE")] == ["down"]
    assert [lesson.name for lesson in library.find(teaches="mountain")] == ["up"]
    assert [lesson.name for lesson in library.find("die")] == ["down"]
    assert [lesson.name for lesson in library.find()] == ["up", "down"]
    assert [lesson.name for lesson in library.find("d")] == ["down"], "a word begins with it"
    assert library.find("ole") == library.find("(") == []
    assert library.find("mountain", teaches="die") == library.find("nothing of the kind") == []


def test_an_unknown_name_is_told_with_near_ones(shelf: Path) -> None:
    with pytest.raises(KeyError, match="perhaps 'down'"):
        Library(shelf)["dwon"]
    with pytest.raises(KeyError, match="lists them all"):
        Library(shelf)["xyz"]
    assert Library(shelf).get("xyz") is None


def test_how_it_shows(shelf: Path) -> None:
    html = Library(shelf)._repr_html_()
    assert "2 lessons" in html and "Mountain" in html and "&lt;b&gt;there" in html and "<b>" not in html
    assert "Down the hole" in str(Library(shelf))


def test_the_presets_are_there() -> None:
    assert isinstance(presets["giants"], Lesson) and presets["giants"].name == "giants"
    assert any(lesson.name == "giants" for lesson in presets.find(teaches="mountain"))


def test_lessons_of_a_pack() -> None:
    of_base = {lesson.name for lesson in presets.find(pack="base")}
    assert of_base == set(presets), "its boards and markers are used by all of them"
    for pack in packs.printed()[1:]:
        found = presets.find(pack=pack)
        assert found and all(pack in lesson.packs for lesson in found)
        assert not packs.get(pack).races or f"Races: {name_of('pack', pack)}" in str(presets)
    with pytest.raises(KeyError, match="no pack called 'curse'; known: base"):
        presets.find(pack="curse")


def test_topics() -> None:
    assert all(
        map(known, ("giants", "hill", "lair", "farmland", "mine", "redeploy", "roll", "cost", "not_border"))
    )
    assert not any(map(known, ("", "dragons", "x")))


def test_what_shall_be_taught_is_found_however_it_is_written() -> None:
    assert presets.find(teaches="Mountain") == presets.find(teaches="mountain") != []
    assert presets.find(teaches="Lost Tribe") == presets.find(teaches="lost_tribe") != []
    with pytest.raises(KeyError, match="no lesson teaches 'mountian'; perhaps 'mountain'"):
        presets.find(teaches="mountian")
